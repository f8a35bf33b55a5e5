"""The arena at the terminal: what will be played, how far it is, and the tables at the end."""

from __future__ import annotations

import signal
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..lab.arena import Plan, Standings, Stop, play_arena, stopping_by_hand
from ..lab.arena.tables import Grid, Tables, fault_lines, summary
from ..words import words
from . import INTERRUPTED
from .progress import compile_with_progress
from .speech import say

PIPE = 200  # columns of a table that is not shown in a terminal
MOST_LINE_UPS = 15  # rows of line-ups for which there is room on the screen
STEPS = 10  # sentences of progress where there is no bar


def hold_arena(plan: Plan, games: int, jobs: int, out: Path | None, language: str) -> None:
    """Play, show the standings, and end with exit code 130 where Ctrl-C stopped it; then nothing interrupts its end."""
    text = words(language).text
    stop = Stop()
    with ExitStack() as till_all_is_said:
        progress = _Bar(language) if sys.stderr.isatty() else _Sentences(language)

        def prepare(plan: Plan) -> None:
            rounds, seatings = plan.rounds(games), len(plan.seatings)
            say(text("arena-start", rounds=rounds, seatings=seatings, games=rounds * seatings))
            compile_with_progress(plan.game, language)
            till_all_is_said.enter_context(stopping_by_hand(stop, lambda: progress.tell(text("arena-stopping"))))
            till_all_is_said.callback(_turn_deaf, stop)

        with closing(progress):
            standings = play_arena(
                plan, games, jobs, out, prepare=prepare, watch=progress.show, stop=stop, language=language
            )
        _say_all(standings, out, language)
    if standings.missing:
        raise typer.Exit(INTERRUPTED)


def _turn_deaf(stop: Stop) -> None:
    """Whoever stopped the arena has been heard: one more press, while Python leaves, would only be a traceback."""
    if stop.is_wanted:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _say_all(standings: Standings, out: Path | None, language: str) -> None:
    text = words(language).text
    if standings.games:
        console = Console(width=None if sys.stdout.isatty() else PIPE)
        for grid in Tables(standings, language).all():
            if grid.title != text("arena-line-ups-title") or len(grid.rows) <= MOST_LINE_UPS:
                _show(grid, console)
    else:
        say(text("arena-nothing"))
    for line in (*summary(standings, language), *fault_lines(standings, language)) if standings.games else ():
        say(line)
    if out:
        say(text("arena-written" if standings.games else "arena-unwritten", folder=str(out)))
    if standings.missing and out:
        say(text("arena-resume"))


def _show(grid: Grid, console: Console) -> None:
    table = Table(title=grid.title, title_justify="left", caption=grid.note, caption_justify="left", box=SIMPLE_HEAD)
    for at, name in enumerate(grid.header):
        table.add_column(name, justify="left" if at < grid.names else "right", overflow="fold")
    for row in grid.rows:
        table.add_row(*row)
    console.print(table)
    console.print()


class _Bar:
    """Progress as a bar in a terminal, on the error stream."""

    def __init__(self, language: str) -> None:
        self._text = words(language).text
        columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task("", total=None)

    def show(self, done: int, games: int) -> None:
        """So many games are there."""
        self._bar.start()  # only now: compiling has a bar of its own
        description = self._text("arena-progress", done=done, games=games)
        self._bar.update(self._task, completed=done, total=games, description=description)

    def tell(self, sentence: str) -> None:
        """Something else that is to be known meanwhile."""
        self._bar.console.print(sentence, markup=False, highlight=False)

    def close(self) -> None:
        """Nothing more is to be shown."""
        self._bar.stop()


class _Sentences:
    """Progress where there is no terminal: a sentence for each tenth of the games, on the error stream."""

    def __init__(self, language: str) -> None:
        self._text = words(language).text
        self._start = 0.0
        self._before: int | None = None  # games that were there at the start
        self._told = 0

    def show(self, done: int, games: int) -> None:
        """So many games are there."""
        if self._before is None:
            self._start, self._before, self._told = monotonic(), done, done * STEPS // games
            if done:
                self.tell(self._text("arena-there", games=done))
        elif done * STEPS // games > self._told:
            self._told = done * STEPS // games
            seconds = round((monotonic() - self._start) / (done - self._before) * (games - done))
            left = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
            self.tell(self._text("arena-progress-left", done=done, games=games, left=left))

    def tell(self, sentence: str) -> None:
        """Something else that is to be known meanwhile."""
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()

    def close(self) -> None:
        """Nothing more is to be shown: sentences stay."""
