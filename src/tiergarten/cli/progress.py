"""Compiling with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from .. import games
from ..bots import all_kernels
from ..core.game import Game
from ..core.parts import Json
from ..core.warm import kernels_of
from ..words import words


def compile_with_progress(game: Game, language: str, *, with_bots: bool = True) -> None:
    """Compile what the game lacks; nothing is shown where nothing is lacking."""
    kernels = [each for each in (all_kernels(game) if with_bots else [kernels_of(game)]) if not each.are_ready]
    if not kernels:
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    text = words(language).text
    sys.stderr.write(text("warm-start", game=game.title) + "\n")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=1.0)

        def show(name: str, done: float) -> None:
            progress.update(task, description=text("warm-step", game=game.title, kernel=name), completed=done)

        for group in kernels:
            group.compile(show)


def compile_for(record: Mapping[str, Json], language: str) -> None:
    """Compile what a record needs; what may be wrong with it others say."""
    game = next((game for game in games() if game.id == record.get("game")), None)
    if game is not None:
        compile_with_progress(game, language, with_bots=False)
