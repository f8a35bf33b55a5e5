"""Logs as lines of JSON. They have paths and kinds of faults, never tokens, keys, or what somebody has chosen."""

from __future__ import annotations

import json
import logging
import sys

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}

QUIETER = {"debug": "info"}  # for what we do not log ourselves: it would tell what sockets send, tokens first


class JsonLines(logging.Formatter):
    """A line for each thing that is logged."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def log_as_json(level: str) -> None:
    """Everything to the error stream, one line a record."""
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines())
    for name, its_level in (("tiergarten", level), ("uvicorn", QUIETER.get(level, level))):
        logger = logging.getLogger(name)
        logger.handlers[:] = [stream]
        logger.setLevel(its_level.upper())
        logger.propagate = False
