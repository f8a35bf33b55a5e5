"""What is known of the bots' strength: kept as JSON, shown as a table, in the terminal and in docs/strength.md."""

from __future__ import annotations

import json
import shlex
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table

import tiergarten as tg
from tiergarten.core.intervals import Share
from tiergarten.lab.arena.figures import Figures
from tiergarten.lab.files import write_whole

GOALS = {  # line-up, of which the first is measured: the share of wins that it should have at least
    ("hard", "greedy"): 0.90,
    ("hard", "random"): 0.99,
    ("hard", "greedy", "greedy", "greedy"): 0.60,
    ("medium", "easy"): 0.50,
    ("hard", "medium"): 0.50,
    ("expert", "hard"): 0.50,
}
FIGURES = Figures("en")
REACHED, MISSED, OPEN = "✓", "✗", "?"
BEGIN, END = "<!-- strength: the bench writes from here -->", "<!-- strength: to here -->"


@dataclass(frozen=True)
class Outcome:
    """What a match has told so far."""

    game: str
    line_up: tuple[str, ...]
    games: int
    seed: int
    date: str  # of its last game
    win: Share  # of the first of the line-up
    pace: float | None  # its mean CPU seconds for a choice, if they have been measured
    longest: float | None  # its most CPU seconds for a choice

    @property
    def verdict(self) -> str:
        """Is the goal reached? Only if the whole interval says so, and missed only likewise."""
        goal = GOALS.get(self.line_up)
        if goal is None:
            return ""
        return REACHED if self.win.low >= goal else MISSED if self.win.high < goal else OPEN

    @property
    def share(self) -> str:
        """The share of wins, and whether it is enough."""
        return f"{self.verdict} {FIGURES.share(self.win)}".strip()

    @property
    def time(self) -> str:
        """How long the bot thinks about a choice."""
        if self.pace is None:
            return "–"
        return f"{FIGURES.duration(self.pace)}, at most {FIGURES.duration(self.longest)}"


class Book:
    """All outcomes, in a file of their own and in the page beside it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "strength.json"
        self._page = folder / "strength.md"

    def read(self) -> dict[tuple[str, tuple[str, ...]], Outcome]:
        """The outcomes by game and line-up."""
        if not self._file.exists():
            return {}
        entries = json.loads(self._file.read_text(encoding="utf-8"))
        outcomes = (
            Outcome(**{**entry, "line_up": tuple(entry["line_up"]), "win": Share(**entry["win"])}) for entry in entries
        )
        return {(outcome.game, outcome.line_up): outcome for outcome in outcomes}

    def note(self, outcome: Outcome) -> None:
        """Keep an outcome in place of an earlier one, and write the table anew: nothing else of the page."""
        outcomes = {**self.read(), (outcome.game, outcome.line_up): outcome}
        kept = [asdict(outcomes[key]) for key in sorted(outcomes)]
        write_whole(self._file, (json.dumps(kept, indent=1) + "\n").encode())
        text = self._page.read_text(encoding="utf-8") if self._page.exists() else f"{BEGIN}\n{END}\n"
        before, begin, rest = text.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise SystemExit(f"{self._page} has no place for the table: it goes between “{BEGIN}” and “{END}”.")
        write_whole(self._page, f"{before}{begin}\n\n{markdown(outcomes.values())}\n\n{end}{after}".encode())


def called(line_up: Sequence[str]) -> str:
    """Such as “hard – 3 × greedy”."""
    own, *rivals = line_up
    company = ", ".join(bot if times == 1 else f"{times} × {bot}" for bot, times in Counter(rivals).items())
    return f"{own} – {company}"


def goal_of(line_up: tuple[str, ...]) -> str:
    """The share of wins that is asked for, in words."""
    return f"{100 * GOALS[line_up]:.0f} %" if line_up in GOALS else "–"


def commands(outcomes: Sequence[Outcome]) -> list[str]:
    """What plays the outcomes of a game anew: matches of as many games are named by one command."""
    by_size: dict[tuple[int, int], list[Outcome]] = {}
    for outcome in outcomes:
        by_size.setdefault((outcome.games, outcome.seed), []).append(outcome)
    told = []
    for (games, seed), alike in by_size.items():
        words = ["python", "-m", "bench", "strength", "--game", alike[0].game]
        if {outcome.line_up for outcome in alike} != set(GOALS):
            words += [word for outcome in alike for word in ("--match", ",".join(outcome.line_up))]
        told.append(shlex.join([*words, "--games", str(games), "--seed", str(seed)]))
    return told


def markdown(outcomes: Iterable[Outcome]) -> str:
    """The table of the page: a row a game, a column a match, and the commands to play it all anew."""
    known = {(outcome.game, outcome.line_up): outcome for outcome in outcomes}
    line_ups = [*GOALS, *sorted({line_up for _, line_up in known} - set(GOALS))]
    lines = [["game", *(f"{called(line_up)}<br>goal: {goal_of(line_up)}" for line_up in line_ups), "again by"]]
    lines.append(["---"] * len(lines[0]))
    for game in tg.games():
        own = {line_up: known[game.id, line_up] for line_up in line_ups if (game.id, line_up) in known}
        if own:
            cells = [_cell(own[line_up]) if line_up in own else "–" for line_up in line_ups]
            lines.append([game.id, *cells, "<br>".join(f"`{each}`" for each in commands(list(own.values())))])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _cell(outcome: Outcome) -> str:
    return f"{outcome.share}<br>{outcome.games:,} games, {outcome.date}<br>{outcome.time}"


def screen(outcomes: Iterable[Outcome]) -> Table:
    """The table for the terminal: a row a match."""
    table = Table(title="Shares of wins with 95 % intervals, CPU time", title_justify="left", box=SIMPLE_HEAD)
    for column in ("game", "match", "goal", "wins", "games", "date", "time a choice"):
        table.add_column(column, justify="right" if column == "games" else "left")
    for each in outcomes:
        goal, games = goal_of(each.line_up), f"{each.games:,}"
        table.add_row(each.game, called(each.line_up), goal, each.share, games, each.date, each.time)
    return table
