"""Where benches show their tables."""

from __future__ import annotations

import sys

from rich.console import Console

PIPE = 160  # columns, where nobody's terminal says how wide it is


def wide_console() -> Console:
    """As wide as the terminal; in a file or a pipe wide enough for every table."""
    return Console(width=None if sys.stdout.isatty() else PIPE)
