"""The engine's speed on this machine, as a table."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ..core.game import Game
from ..lab import speed
from ..words import words
from .progress import compile_with_progress

SECONDS = 1.0  # of measuring for each line


def print_speeds(games: list[Game], language: str) -> None:
    """Random decisions a second of every game and player count."""
    console = Console()
    text = words(language).text
    yardstick = speed.yardstick()
    console.print(text("bench-yardstick", seconds=f"{yardstick:.2f}"))
    table = Table(text("bench-game"), text("bench-players"), text("bench-rate"))
    for game in games:
        compile_with_progress(game, language)
        for players in game.players:
            rate = speed.playouts(game, players, SECONDS)
            table.add_row(game.id, str(players), f"{rate.per_second:,.0f}")
    console.print(table)
