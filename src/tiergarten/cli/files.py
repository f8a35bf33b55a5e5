"""Files that the command reads and writes."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from ..core.parts import Json
from ..core.position import read_json
from ..errors import BadOption, BadPosition, DamagedRecord, TiergartenError
from ..lab.files import write_whole
from ..words import words


def read_record(file: Path) -> dict[str, Json]:
    """A record from a file."""
    return read_json(_text_of(file, DamagedRecord), DamagedRecord)


def read_position(file: Path) -> dict[str, Json]:
    """A position from a file."""
    return read_json(_text_of(file, BadPosition), BadPosition)


def _text_of(file: Path, mistake: type[TiergartenError]) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as fault:
        raise mistake("file-unreadable", file=str(file), reason=fault.strerror or str(fault)) from None
    except UnicodeDecodeError:
        raise mistake("file-unreadable", file=str(file), reason="not UTF-8") from None


def names_in(record: dict[str, Json], language: str) -> list[str]:
    """Who sat at seats 0, 1, … of a record that has been checked: by their names, if it has them."""
    names = record.get("names")
    if isinstance(names, list):
        return [str(name) for name in names]
    players = record["players"]
    assert isinstance(players, int)
    return [words(language).text("player", number=seat + 1) for seat in range(players)]


def check_writable(file: Path) -> None:
    """Can a record be put there? Nothing is ever written over."""
    if file.exists():
        raise BadOption("file-exists", file=str(file))
    try:
        with tempfile.TemporaryFile(dir=file.absolute().parent):
            pass
    except OSError as fault:
        raise BadOption("file-unwritable", file=str(file), reason=fault.strerror or str(fault)) from None


def write_record(record: dict[str, Json], file: Path) -> None:
    """A record into a new file, whole or not at all."""
    check_writable(file)
    try:
        write_whole(file, pretty(record).encode())
    except OSError as fault:
        raise BadOption("file-unwritable", file=str(file), reason=fault.strerror or str(fault)) from None


def pretty(record: dict[str, Json]) -> str:
    """JSON that a person can read: one field a line, one move a line."""
    lines = []
    for field, value in record.items():
        text = json.dumps(value, ensure_ascii=False)
        if field == "moves" and isinstance(value, list) and value:
            text = "[\n    " + ",\n    ".join(json.dumps(move, ensure_ascii=False) for move in value) + "\n  ]"
        lines.append(f"  {json.dumps(field)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
