"""One game of the arena, from its number to its result."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ...bots import Bot, bot
from ...bots.outside import OutsideBot
from ...core.dealer import Dealer
from ...core.record import LONGEST_NAME
from ...core.table import Table
from .faults import Trouble, noted, troubles_in
from .plan import Plan, dismiss
from .schedule import Seating, chance_for
from .stop import GivenUp


@dataclass(frozen=True, slots=True)
class Result:
    """What statistics need of a game; lists are by seat."""

    number: int
    round: int
    bots: Seating
    points: tuple[int, ...]
    places: tuple[int, ...]  # 0 for all where a limit cut the game off
    choices: tuple[int, ...]  # that the bot was asked for
    seconds: tuple[float, ...]  # that it took for all of them
    forfeits: tuple[int, ...]  # choices of a bot from outside that went to a random move
    moves: int  # chance's answers among them
    troubles: tuple[Trouble, ...] = ()  # why they were forfeited

    @property
    def was_cut_off(self) -> bool:
        """Has a limit stopped the game, so that nobody won?"""
        return 0 in self.places

    def win(self, seat: int) -> float:
        """The seat's share of the win: those who tie for the first place share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played: its result, and its line in the file of records."""

    result: Result
    line: str


@dataclass
class Sitting:
    """A game that is being played: its table, who sits there, and what they were asked; lists are by seat."""

    table: Table
    bots: list[Bot]
    choices: list[int]
    seconds: list[float]

    def ask(self) -> None:
        """Whose turn it is chooses."""
        seat = self.table.actors[0]
        start = perf_counter()
        action = self.bots[seat].choose(self.table, seat)
        self.seconds[seat] += perf_counter() - start
        self.choices[seat] += 1
        self.table.play(action, seat)


def play_game(
    plan: Plan,
    number: int,
    is_stopped: Callable[[], bool],
    giving_up: Callable[[], AbstractContextManager[object]] = nullcontext,
) -> Finished | None:
    """Play one of the plan's games; nothing where the arena is stopped in its midst.

    Within `giving_up` it may be stopped by GivenUp too, so that no bot is waited for.
    """
    table = Table(plan.game, plan.players, plan.options, Dealer.of(plan.seed, number=plan.round(number)))
    sitting = Sitting(table, [], [0] * plan.players, [0.0] * plan.players)
    try:
        with ExitStack() as leaving:
            for seat, name in enumerate(plan.seating(number)):
                sitting.bots.append(bot(name, seed=chance_for(plan.seed, number, f"seat {seat}")))
                leaving.callback(dismiss, sitting.bots[-1])
            while table.actors:
                with giving_up():
                    if is_stopped():
                        return None
                    sitting.ask()
    except GivenUp:
        return None
    return _finished(plan, number, sitting)


def _finished(plan: Plan, number: int, sitting: Sitting) -> Finished:
    seating = plan.seating(number)
    entry: dict[str, object] = {
        "number": number,
        "round": plan.round(number),
        "bots": list(seating),
        "choices": list(sitting.choices),
        "seconds": [round_off(each) for each in sitting.seconds],
        **_failures(sitting.bots),
        "record": sitting.table.record([name[:LONGEST_NAME] for name in seating]),
    }
    return Finished(result_in(entry), json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n")


def _failures(bots: Sequence[Bot]) -> dict[str, object]:
    """What bots from outside have forfeited, by seat, and why; nothing is said where all went well."""
    forfeits = [each.forfeits if isinstance(each, OutsideBot) else 0 for each in bots]
    faults = [fault for each in bots if isinstance(each, OutsideBot) for fault in each.faults]
    return {"forfeits": forfeits, "faults": noted(faults)} if faults else {}


def round_off(seconds: float) -> float:
    """To microseconds: no clock is better, and lines stay short."""
    return float(f"{seconds:.6f}")


def result_in(entry: Mapping[str, Any]) -> Result:
    """The result that a line of the file of records tells."""
    record = entry["record"]
    return Result(
        number=entry["number"],
        round=entry["round"],
        bots=tuple(entry["bots"]),
        points=tuple(record["result"]["scores"]),
        places=tuple(record["result"]["places"]),
        choices=tuple(entry["choices"]),
        seconds=tuple(entry["seconds"]),
        forfeits=tuple(entry.get("forfeits", [0] * len(entry["bots"]))),
        moves=len(record["moves"]),
        troubles=troubles_in(entry),
    )
