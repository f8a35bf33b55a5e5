"""Tables of Zooloretto: The Dice Game as short text: a test writes down what matters, the rest is filled in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import tiergarten
from tiergarten.core.table import Table

DICE = tiergarten.game("dice")
ANIMALS = ("crocodile", "ostrich", "monkey", "elephant", "lion")
SPACES = (1, 2, 3, 4, 5)
ALL_DICE = {2: 6, 3: 8, 4: 10}  # by players
TRUCKS = {2: 3, 3: 3, 4: 4}


@dataclass(frozen=True)
class Zoo:
    """What one seat has: "1 2 0 0 5" is crossed off in the enclosures, and what it was the first to fill."""

    enclosures: str = "0 0 0 0 0"
    first: str = ""
    barn: str = ""
    coins: int = 0
    truck: int | None = None
    parked: str = ""

    @property
    def animals(self) -> list[int]:
        """What is crossed off, animal by animal."""
        return [int(number) for number in self.enclosures.split()]


EMPTY = Zoo()
OUT = Zoo("0 0 0 0 1", truck=2, parked="lion")  # a rival who has taken a truck with one lion
ALL_FIRST = Zoo("1 2 3 4 5", first=" ".join(ANIMALS))  # a rival who was the first everywhere


def zoo(
    enclosures: str = "0 0 0 0 0",
    first: str = "",
    barn: str = "",
    coins: int = 0,
    truck: int | None = None,
    parked: str = "",
) -> Zoo:
    """A zoo as text."""
    return Zoo(enclosures, first, barn, coins, truck, parked)


def position(
    players: int = 2,
    zoos: Sequence[Zoo] = (),
    trucks: str = "",
    *,
    hand: str = "",
    turn: int | None = 0,
    phase: str | None = None,
    supply: int | None = None,
    this_round: int = 12,
    most_rounds: int = 200,
    starter: int | None = 0,
    bonuses: str = "1-1-1-2-2",
    coin_groups: str = "2-2-2",
) -> dict[str, Any]:
    """A position as JSON. `trucks` is "lion coin | - | lion"; what lies nowhere is in the supply."""
    seats = [*zoos, *[EMPTY] * (players - len(zoos))]
    cargo = boxes(trucks, players)
    rolled = hand.split()
    lying = len(rolled) + sum(len(each.parked.split()) for each in seats)
    lying += sum(die is not None for row in cargo for die in row)
    return {
        "game": "dice",
        "rules": DICE.rules_version,
        "players": players,
        "bonuses": dict(zip(ANIMALS, map(int, bonuses.split("-")), strict=True)),
        "coin_groups": [int(spaces) for spaces in coin_groups.split("-")],
        "most_rounds": most_rounds,
        "starter": starter,
        "phase": phase or ("load-dice" if rolled else "roll-or-take"),
        "turn": turn,
        "round": this_round,
        "supply": ALL_DICE[players] - lying if supply is None else supply,
        "hand": rolled,
        "trucks": cargo,
        "zoos": [sheet(each) for each in seats],
    }


def sheet(own: Zoo) -> dict[str, Any]:
    """A zoo as JSON."""
    return {
        "truck": own.truck,
        "parked": own.parked.split(),
        "enclosures": dict(zip(ANIMALS, own.animals, strict=True)),
        "bonuses": own.first.split(),
        "barn": own.barn.split(),
        "coins": own.coins,
    }


def boxes(trucks: str, players: int) -> list[list[str | None]]:
    """The boxes of all trucks, filled up with free ones."""
    rows: list[list[str | None]] = [[None if die == "-" else die for die in row.split()] for row in trucks.split("|")]
    rows += [[] for _ in range(TRUCKS[players] - len(rows))]
    return [row + [None] * (3 - len(row)) for row in rows]


def table(players: int = 2, zoos: Sequence[Zoo] = (), trucks: str = "", *, seed: int = 1, **rest: Any) -> Table:
    """A table to go on playing at; `rest` as in `position`."""
    return DICE.position(position(players, zoos, trucks, **rest), seed)


def ended(*zoos: Zoo, **rest: Any) -> Table:
    """A game that is over with these zoos."""
    return table(len(zoos), zoos, phase="game-over", **rest)


def play(at: Table, *names: str) -> Table:
    """Make these moves, by their fixed names."""
    for name in names:
        at.play(name)
    return at


def rolled(at: Table, dice: str) -> Table:
    """The table after its player has rolled just these dice."""
    assert "roll" in choices(at)
    before = cast(dict[str, Any], at.position())
    return DICE.position(
        {**before, "supply": before["supply"] - 2, "hand": dice.split(), "phase": "load-dice"},
    )


def choices(at: Table) -> set[str]:
    """The fixed names of the moves that are possible now."""
    return {action.name for action in at.legal()}


def look(at: Table) -> dict[str, Any]:
    """What everybody sees."""
    return cast(dict[str, Any], at.view())


def own(at: Table, seat: int = 0) -> dict[str, Any]:
    """What everybody sees of a zoo."""
    return cast(dict[str, Any], look(at)["zoos"][seat])


def housed(at: Table, seat: int = 0) -> str:
    """What is crossed off in the enclosures, as `zoo` reads it."""
    return " ".join(str(each["animals"]) for each in own(at, seat)["enclosures"])


def firsts(at: Table, seat: int = 0) -> set[str]:
    """The enclosures that the seat was the first to fill."""
    return {each["animal"] for each in own(at, seat)["enclosures"] if each["bonus_of"] == seat}


def barn(at: Table, seat: int = 0) -> list[str]:
    """The animals in a barn."""
    return cast(list[str], own(at, seat)["barn"])


def cargo(at: Table) -> str:
    """What lies on the trucks, as `table` reads it."""
    return " | ".join(" ".join(die or "-" for die in row) for row in look(at)["trucks"])


def told(at: Table) -> list[str]:
    """What happened at this table, in English."""
    return at.story("en")


def steps(players: int, seed: int, **options: Any) -> Iterator[tuple[str, Table]]:
    """A new game played at random: each move, the table after it."""
    at = DICE.new(players=players, seed=seed, **options)
    chooser = Random(seed)
    while not at.over:
        name = chooser.choice(at.legal()).name
        yield name, play(at, name)
