"""Compiling with a progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING

from .. import games
from ..bots import all_kernels
from ..core.game import Game
from ..core.parts import Json
from ..core.warm import kernels_of
from ..words import words

if TYPE_CHECKING:
    from rich.progress import Progress


def compile_with_progress(game: Game, language: str, *, with_bots: bool = True) -> None:
    """Compile what the game lacks; nothing is shown where nothing is lacking."""
    kernels = [each for each in (all_kernels(game) if with_bots else [kernels_of(game)]) if not each.are_ready]
    if not kernels:
        return
    text, title = words(language).text, game.title_in(language)
    sys.stderr.write(text("warm-start", game=title) + "\n")
    with progress_bar() as progress:
        task = progress.add_task("", total=1.0)

        def show(name: str, done: float) -> None:
            progress.update(task, description=text("warm-step", game=title, kernel=name), completed=done)

        for group in kernels:
            group.compile(show)


def compile_all(chosen: Sequence[Game], language: str) -> None:
    """Compile all of several games, as many at once as there are cores."""
    text = words(language).text
    lacking = [game for game in chosen if not all(each.are_ready for each in all_kernels(game))]
    lacking.sort(key=lambda game: -game.parts.state.itemsize)  # what takes longest is not left to the end
    with progress_bar() as progress, ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        task = progress.add_task("", total=len(lacking))
        for work in as_completed([pool.submit(compile_silently, game) for game in lacking]):
            progress.console.print(text("warm-game", game=work.result().title_in(language)))
            progress.advance(task)


def compile_silently(game: Game) -> Game:
    """Compile what the game lacks."""
    for kernels in all_kernels(game):
        if not kernels.are_ready:
            kernels.compile(lambda name, done: None)
    return game


def progress_bar() -> Progress:
    """A bar on the error stream that vanishes when it is full."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def compile_for(record: Mapping[str, Json], language: str, *, with_bots: bool = False) -> None:
    """Compile what a record or a position needs; what may be wrong with it others say."""
    game = next((game for game in games() if game.id == record.get("game")), None)
    if game is not None:
        compile_with_progress(game, language, with_bots=with_bots)
