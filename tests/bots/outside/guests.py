"""What the tests of bots from outside share.

Those that are to answer get more time than any machine needs. Only who never answers has a short time, and never for
its first question, as a start takes longer on some machines than on others.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tiergarten as tg
from tiergarten.bots.outside import OutsideBot
from tiergarten.core.table import Table

PROJECT = Path(__file__).parents[3]
MINI, O_ZOO = tg.game("mini"), tg.game("o-zoo-le-mio")
PLENTY = 60.0  # seconds
SHORT = 1.0  # for who never answers
LOADS = {"load-truck-1", "load-truck-2", "load-truck-3"}

Written = Callable[..., str]
Made = Callable[..., OutsideBot]


def outside(name: str, seconds: float | None = PLENTY, seed: int = 1) -> OutsideBot:
    """The bot of that name."""
    bot = tg.bot(name, seed=seed, time=seconds)
    assert isinstance(bot, OutsideBot)
    return bot


def with_a_choice() -> Table:
    """Mini, where a tile can go onto any of three trucks."""
    table = MINI.new(3, seed=1, starter=0)
    table.play("draw")
    return table


def play_to_the_end(table: Table, *bots: Any) -> None:
    while not table.over:
        seat = table.actors[0]
        table.play(bots[seat].choose(table, seat))


def problems(bot: OutsideBot) -> list[str]:
    """What went wrong, in words."""
    return [str(fault) for fault in bot.faults]


def append(file: Path, what: str) -> str:
    """Python that writes something more into a file."""
    return f"open({str(file)!r}, 'a').write({what})"


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PLENTY
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


class Answers:
    """An object that answers what it is told to."""

    def __init__(self, *answers: Any) -> None:
        self.answers = iter(answers)
        self.views: list[Any] = []

    def choose(self, view: Any, legal: Any) -> Any:
        """The next answer; what can be called is called for it."""
        self.views.append(view)
        answer = next(self.answers)
        return answer(view, legal) if callable(answer) else answer
