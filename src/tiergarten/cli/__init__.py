"""The command `tiergarten`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

INTERRUPTED = 130


def main() -> None:
    """Run the command; from its first moment on an interruption is no traceback."""
    try:
        _mend_streams()
        from .commands import app

        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _mend_streams() -> None:
    """An input that was closed before we came is an empty one; what an output cannot spell it shows as “?”."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the process lives
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
