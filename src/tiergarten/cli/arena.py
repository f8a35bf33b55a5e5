"""The arena at the terminal: what will be played, how far it is, and the tables at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..lab.arena import Plan, Watcher, play_arena
from ..lab.arena.tables import Grid, Tables, summary
from ..words import words
from . import INTERRUPTED
from .progress import compile_with_progress
from .speech import say

PIPE = 200  # columns of a table that is not shown in a terminal
MOST_LINE_UPS = 15  # rows of line-ups for which there is room on the screen
STEPS = 10  # sentences of progress where there is no bar


def hold_arena(plan: Plan, games: int, jobs: int, out: Path | None, language: str) -> None:
    """Play, show the standings, and end with exit code 130 where Ctrl-C stopped it."""
    text = words(language).text

    def prepare(plan: Plan) -> None:
        rounds, seatings = plan.rounds(games), len(plan.seatings)
        say(text("arena-start", rounds=rounds, seatings=seatings, games=rounds * seatings))
        compile_with_progress(plan.game, language)

    with _progress(language) as watch:
        standings = play_arena(plan, games, jobs, out, prepare=prepare, watch=watch, language=language)
    if standings.games:
        console = Console(width=None if sys.stdout.isatty() else PIPE)
        for grid in Tables(standings, language).all():
            if grid.title != text("arena-line-ups-title") or len(grid.rows) <= MOST_LINE_UPS:
                _show(grid, console)
    else:
        say(text("arena-nothing"))
    for line in summary(standings, language) if standings.games else ():
        say(line)
    if out:
        say(text("arena-written", folder=str(out)))
    if standings.missing:
        if out:
            say(text("arena-resume"))
        raise typer.Exit(INTERRUPTED)


def _show(grid: Grid, console: Console) -> None:
    table = Table(title=grid.title, title_justify="left", caption=grid.note, caption_justify="left", box=SIMPLE_HEAD)
    for at, name in enumerate(grid.header):
        table.add_column(name, justify="left" if at < grid.names else "right")
    for row in grid.rows:
        table.add_row(*row)
    console.print(table)
    console.print()


@contextmanager
def _progress(language: str) -> Iterator[Watcher]:
    """A bar in a terminal; elsewhere a sentence now and then. Both on the error stream."""
    if not sys.stderr.isatty():
        yield _Sentences(language)
        return
    text = words(language).text
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=None)

    def show(done: int, games: int) -> None:
        bar.start()  # only now: compiling has a bar of its own
        bar.update(task, completed=done, total=games, description=text("arena-progress", done=done, games=games))

    try:
        yield show
    finally:
        bar.stop()


class _Sentences:
    """Progress in sentences, one for each tenth of the games."""

    def __init__(self, language: str) -> None:
        self._text = words(language).text
        self._start = 0.0
        self._before: int | None = None  # games that were there at the start
        self._told = 0

    def __call__(self, done: int, games: int) -> None:
        if self._before is None:
            self._start, self._before, self._told = monotonic(), done, done * STEPS // games
            if done:
                sys.stderr.write(self._text("arena-there", games=done) + "\n")
        elif done * STEPS // games > self._told:
            self._told = done * STEPS // games
            seconds = round((monotonic() - self._start) / (done - self._before) * (games - done))
            left = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
            sys.stderr.write(self._text("arena-progress-left", done=done, games=games, left=left) + "\n")
