"""The command `tiergarten`."""

from __future__ import annotations


def main() -> None:
    """Run the command."""
    from .commands import app

    app()
