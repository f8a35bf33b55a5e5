"""Decisions a second of every game: in compiled code, in a batch, at one table; beside OpenSpiel where it is installed.

All cases take turns, round by round, so that a busy moment of the machine hits them alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median

from rich.table import Table

import tiergarten as tg
from tiergarten.errors import UnknownGame
from tiergarten.lab import speed
from tiergarten.lab.speed import Rate

from .console import wide_console
from .peers import GAMES, MISSING, Peer, open_spiel_version

PLAIN_YARDSTICK = 0.4  # seconds: rates are also told as a machine of this yardstick would have them
IN_CPP, FROM_PYTHON = "OpenSpiel hearts, within C++", "OpenSpiel hearts, from Python"  # what ratios are to
TABLES = 4096  # of the batch
SEATS = 4  # of the batch and of the single table, where the game can have as many


@dataclass
class Case:
    """Something to measure, and what came out, a value a round."""

    name: str
    kind: str
    measure: Callable[[float], Rate]
    game: str | None = None  # of ours
    state_bytes: int | None = None
    rates: list[Rate] = field(default_factory=list)

    @property
    def counts_decisions(self) -> bool:
        """Can its rate be compared with decisions?"""
        return self.kind != "copies"

    @property
    def values(self) -> list[float]:
        """The rate of every round."""
        return [rate.per_second for rate in self.rates]

    def normalised(self, yardsticks: Sequence[float]) -> float:
        """The rate that a machine with the plain yardstick would have."""
        return median(each * yard / PLAIN_YARDSTICK for each, yard in zip(self.values, yardsticks, strict=True))

    def times(self, peer: Case | None) -> float | None:
        """How many times as fast as a peer, round by round."""
        if peer is None or not self.counts_decisions:
            return None
        return median(own / other for own, other in zip(self.values, peer.values, strict=True))


@dataclass
class Report:
    """All cases after some rounds."""

    cases: list[Case]
    yardsticks: list[float] = field(default_factory=list)

    def named(self, name: str) -> Case | None:
        """The case of that name, where it was measured."""
        return next((case for case in self.cases if case.name == name), None)

    def worst(self, goal: Goal) -> float | None:
        """The figure a goal is about, of the case that does worst; None where it was not measured."""
        cases = [case for case in self.cases if case.kind == goal.kind and case.game == goal.game]
        figures = [figure for case in cases if (figure := goal.figure(self, case)) is not None]
        return min(figures, key=lambda figure: goal.sign * figure, default=None)


@dataclass(frozen=True)
class Goal:
    """What a game is meant to reach, whatever the number of players."""

    text: str
    game: str
    kind: str
    figure: Callable[[Report, Case], float | None]
    bound: float
    unit: str = ""
    at_most: bool = False

    @property
    def sign(self) -> int:
        """1 where more is better, -1 where less is."""
        return -1 if self.at_most else 1

    def is_met(self, figure: float) -> bool:
        """Is the figure good enough?"""
        return self.sign * figure >= self.sign * self.bound


def _normalised(report: Report, case: Case) -> float | None:
    return case.normalised(report.yardsticks)


def _plain(report: Report, case: Case) -> float | None:
    return median(case.values)


def _times_cpp(report: Report, case: Case) -> float | None:
    return case.times(report.named(IN_CPP))


def _times_python(report: Report, case: Case) -> float | None:
    return case.times(report.named(FROM_PYTHON))


def _state_bytes(report: Report, case: Case) -> float | None:
    return case.state_bytes


GOALS = (
    Goal("random playouts, normalised", "mini", "playouts", _normalised, 8e6, "/s"),
    Goal("random playouts, to hearts within C++", "mini", "playouts", _times_cpp, 5, "×"),
    Goal("random playouts, to hearts from Python", "mini", "playouts", _times_python, 50, "×"),
    Goal("state", "mini", "playouts", _state_bytes, 512, " bytes", at_most=True),
    Goal("copies of a state", "mini", "copies", _plain, 1e6, "/s"),
    Goal(f"batch of {TABLES}, normalised", "mini", "batch", _normalised, 3e6, "/s"),
    Goal("one table, to hearts from Python", "mini", "table", _times_python, 1, "×"),
    Goal("random playouts, normalised", "dice", "playouts", _normalised, 5e6, "/s"),
    Goal("random playouts, normalised", "dices-zoo", "playouts", _normalised, 5e6, "/s"),
    Goal("random playouts, normalised", "o-zoo-le-mio", "playouts", _normalised, 1e6, "/s"),
    Goal("state", "o-zoo-le-mio", "playouts", _state_bytes, 4096, " bytes", at_most=True),
    Goal("random playouts, normalised", "zooloretto", "playouts", _normalised, 3e6, "/s"),
    Goal("state", "zooloretto", "playouts", _state_bytes, 2048, " bytes", at_most=True),
    Goal("random playouts, normalised", "aquaretto", "playouts", _normalised, 2e6, "/s"),
    Goal("state", "aquaretto", "playouts", _state_bytes, 2048, " bytes", at_most=True),
    Goal("random playouts, normalised", "zoo-and-sea", "playouts", _normalised, 2e6, "/s"),
    Goal("state", "zoo-and-sea", "playouts", _state_bytes, 2048, " bytes", at_most=True),
)


def peer_cases() -> list[Case]:
    """OpenSpiel's games; from Python first, since that tells how long its games are."""
    cases = []
    for peer in map(Peer, GAMES):
        cases.append(Case(f"OpenSpiel {peer.name}, from Python", "peer", peer.from_python))
        cases.append(Case(f"OpenSpiel {peer.name}, within C++", "peer", peer.in_cpp))
    return cases


def game_cases(game: tg.Game) -> list[Case]:
    """Playouts for every number of players, then copies, a batch and a table."""
    seats = min(SEATS, game.players.stop - 1)

    def case(name: str, kind: str, measure: Callable[[float], Rate]) -> Case:
        return Case(f"{game.id} {name}", kind, measure, game.id, game.parts.state.itemsize)

    def playouts(players: int) -> Case:
        return case(f"{players}p, playouts", "playouts", lambda s: speed.playouts(game, players, s))

    return [
        *map(playouts, game.players),
        case("copies of a state", "copies", lambda s: speed.copies(game, s)),
        case(f"{seats}p, batch of {TABLES}", "batch", lambda s: speed.batched(game, seats, TABLES, s)),
        case(f"{seats}p, one table from Python", "table", lambda s: speed.stepped(game, seats, s)),
    ]


def run(cases: list[Case], runs: int, seconds: float) -> Report:
    """Measure every case once a round."""
    report = Report(cases)
    for number in range(1, runs + 1):
        print(f"round {number} of {runs} …", file=sys.stderr, flush=True)
        report.yardsticks.append(speed.yardstick())
        for case in cases:
            case.rates.append(case.measure(seconds))
    return report


def short(figure: float | None) -> str:
    """A figure with three digits, and k or M."""
    if figure is None:
        return "–"
    for size, letter in ((1e6, "M"), (1e3, "k"), (1.0, "")):
        if figure >= size:
            digits = 2 if figure < 10 * size else 1 if figure < 100 * size else 0
            return f"{figure / size:.{digits}f}{letter}"
    return f"{figure:.2f}"


def figures_of(report: Report) -> Table:
    """All cases as one table."""
    yards = report.yardsticks
    title = f"Decisions a CPU second, one core; yardstick {median(yards):.3f} s ({min(yards):.3f}–{max(yards):.3f})"
    table = Table("case", title=title)
    for heading in ("median", "min–max", f"at {PLAIN_YARDSTICK} s", "× C++", "× Python", "bytes"):
        table.add_column(heading, justify="right", no_wrap=True)
    game = report.cases[0].game
    for case in report.cases:
        if case.game != game:
            table.add_section()
        game = case.game
        table.add_row(
            case.name,
            short(median(case.values)),
            f"{short(min(case.values))}–{short(max(case.values))}",
            short(case.normalised(report.yardsticks)),
            short(_times_cpp(report, case)),
            short(_times_python(report, case)),
            "–" if case.state_bytes is None else str(case.state_bytes),
        )
    table.caption = (
        f"at {PLAIN_YARDSTICK} s: as with that yardstick · × C++, × Python: to OpenSpiel hearts, round by round"
    )
    return table


def goals_of(report: Report) -> Table:
    """The goals, and whether they are met."""
    table = Table("goal", title="Goals, by the number of players that does worst")
    for heading in ("wanted", "is", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for goal in GOALS:
        figure = report.worst(goal)
        met = "not measured" if figure is None else "met" if goal.is_met(figure) else "not met"
        table.add_row(
            f"{goal.game}: {goal.text}",
            f"{'≤' if goal.at_most else '≥'} {short(goal.bound)}{goal.unit}",
            "–" if figure is None else f"{short(figure)}{goal.unit}",
            met,
            style="red" if met == "not met" else None,
        )
    return table


def machine() -> dict[str, str | int | None]:
    """What the figures were measured on."""
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "tiergarten": tg.__version__,
        "numba": version("numba"),
        "numpy": version("numpy"),
        "open_spiel": open_spiel_version(),
    }


def _cpu_model() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"


def as_json(report: Report, seconds: float) -> str:
    """Every single value, for later comparison."""
    cases = [
        {
            "name": case.name,
            "kind": case.kind,
            "game": case.game,
            "state_bytes": case.state_bytes,
            "normalised": case.normalised(report.yardsticks),
            "times_hearts_in_cpp": _times_cpp(report, case),
            "times_hearts_from_python": _times_python(report, case),
            "rounds": [
                {"items": rate.items, "seconds": rate.seconds, "per_second": rate.per_second} for rate in case.rates
            ],
        }
        for case in report.cases
    ]
    goals = []
    for goal in GOALS:
        figure = report.worst(goal)
        met = None if figure is None else goal.is_met(figure)
        goals.append({"goal": f"{goal.game}: {goal.text}", "bound": goal.bound, "is": figure, "met": met})
    whole = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        "seconds": seconds,
        "yardsticks": report.yardsticks,
        "cases": cases,
        "goals": goals,
    }
    return json.dumps(whole, indent=1) + "\n"


def at_least_one(text: str) -> int:
    """A number of rounds."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1 round is needed")
    return number


def some_seconds(text: str) -> float:
    """A length of time."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("a case needs more than 0 seconds")
    return seconds


def main(arguments: Sequence[str]) -> int:
    """Measure, print, and write the values to a file where one is wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench engine", description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=at_least_one, default=5, help="rounds, each with all cases (5)")
    parser.add_argument("--seconds", type=some_seconds, default=0.5, help="CPU seconds for each case in a round (0.5)")
    parser.add_argument("--game", metavar="ID", help="only this game (all)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write every single value there")
    options = parser.parse_args(arguments)
    try:
        games = tg.games() if options.game is None else (tg.game(options.game),)
    except UnknownGame as mistake:
        parser.error(str(mistake))
    if options.json and not options.json.parent.is_dir():
        parser.error(f"there is no folder {options.json.parent} to write to")

    console = wide_console()
    peers = peer_cases() if open_spiel_version() else []
    if not peers:
        console.print(MISSING, markup=False, highlight=False)
    report = run(peers + [case for game in games for case in game_cases(game)], options.runs, options.seconds)
    made_of = machine()
    console.print(
        f"{made_of['cpu']}, Python {made_of['python']}, Numba {made_of['numba']}, NumPy {made_of['numpy']}",
        highlight=False,
    )
    console.print(figures_of(report))
    console.print(goals_of(report))
    if options.json:
        options.json.write_text(as_json(report, options.seconds))
    return 0
