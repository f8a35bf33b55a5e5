"""Tables of Zooloretto as short text: a test writes down what matters, the rest is filled in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import tiergarten
from tiergarten.core.table import Table
from tiergarten.games.zooloretto.state import COPIES, DRAWN, KIND_NAMES, SPECIES, SPECIES_OF

ZOOLORETTO = tiergarten.game("zooloretto")
LEFT_OUT = {2: 3, 3: 2, 4: 1, 5: 0}  # species left out, by players
TRUCK_SIZES = {2: (1, 2, 3), 3: (3,) * 3, 4: (3,) * 4, 5: (3,) * 5}
COINS = 30
PLACES = ("enclosure-1", "enclosure-2", "enclosure-3", "expansion-1", "expansion-2")  # the second one for two players
Tiles = dict[str, int]


@dataclass(frozen=True)
class Zoo:
    """What one seat has: its enclosures as "4 panda | 2 zebra, drinks-stall | | camel", of which a fourth and a fifth
    are expansions; its barn, its coins, the truck it took."""

    enclosures: str = ""
    barn: str = ""
    coins: int = 2
    truck: int | None = None


def zoo(enclosures: str = "", barn: str = "", coins: int = 2, truck: int | None = None) -> Zoo:
    """A zoo as text."""
    return Zoo(enclosures, barn, coins, truck)


def tiles(text: str) -> Tiles:
    """Tiles by kind: "4 panda, drinks-stall" is {"panda": 4, "drinks-stall": 1}."""
    counted: Counter[str] = Counter()
    for entry in filter(None, (part.strip() for part in text.split(","))):
        number, _, kind = entry.rpartition(" ")
        counted[kind] += int(number or 1)
    return dict(counted)


def position(
    players: int = 3,
    zoos: Sequence[Zoo] = (),
    trucks: str = "",
    *,
    turn: int | None = 0,
    hand: str | None = None,
    bought: str | None = None,
    phase: str | None = None,
    starter: int | None = 0,
    left_out: Sequence[str] | None = None,
    removed: str = "",
    unseen: int | None = None,
    bank: int | None = None,
) -> dict[str, Any]:
    """A position as JSON. `trucks` is "panda coin - | - | zebra", free boxes at the end may be left away.

    The bank has what is missing to 30 coins, if it is not said otherwise. With `unseen`, all but so many of the tiles
    that lie nowhere are out of the game; the last 15 are the end pile. Of more than two players coin tiles do not leave
    the game: they have been spent.
    """
    seats = [*zoos, *(Zoo() for _ in range(players - len(zoos)))]
    out = (
        list(left_out) if left_out is not None else unneeded_species(players, zoos, trucks, f"{hand} {bought}", removed)
    )
    if phase is None:
        is_placing = turn is not None and seats[turn].truck is not None
        phase = "load-tile" if hand else "settle-tile" if bought else "place-tiles" if is_placing else "choose-action"
    laid_out: dict[str, Any] = {
        "game": "zooloretto",
        "rules": ZOOLORETTO.rules_version,
        "players": players,
        "left_out": out,
        "starter": starter,
        "phase": phase,
        "turn": turn,
        "hand": hand,
        "bought": bought,
        "trucks": boxes(trucks, players),
        "bank": max(COINS - sum(each.coins for each in seats), 0) if bank is None else bank,
        "zoos": [described(each) for each in seats],
        "removed": tiles(removed),
    }
    if unseen is not None:
        gone = surplus(laid_out, unseen)
        if players > 2:
            laid_out["bank"] += gone.pop("coin", 0)
        laid_out["removed"] = dict(Counter(laid_out["removed"]) + gone)
    return laid_out


def described(each: Zoo) -> dict[str, Any]:
    """A zoo as a position has it."""
    lodged = {"enclosures": fences(each.enclosures), "barn": tiles(each.barn)}
    return {"truck": each.truck, "coins": each.coins, **lodged}


def table(players: int = 3, zoos: Sequence[Zoo] = (), trucks: str = "", *, seed: int = 1, **rest: Any) -> Table:
    """A table to go on playing at; `rest` as in `position`."""
    return ZOOLORETTO.position(position(players, zoos, trucks, **rest), seed)


def boxes(trucks: str, players: int) -> list[list[str | None]]:
    """The boxes of all trucks, filled up with free ones."""
    rows: list[list[str | None]] = [
        [None if name == "-" else name for name in cargo.split()] for cargo in trucks.split("|")
    ]
    rows += [[] for _ in range(len(TRUCK_SIZES[players]) - len(rows))]
    return [
        row + [None] * (size - len(row))
        for row, size in zip(rows, [*TRUCK_SIZES[players], *[0] * len(rows)], strict=False)
    ]


def fences(enclosures: str) -> list[Tiles]:
    """The tiles of the enclosures, at least three."""
    fenced = [tiles(each) for each in enclosures.split("|")]
    return fenced + [{} for _ in range(3 - len(fenced))]


def alone(number: int, own: str) -> str:
    """All five enclosures of a zoo for two players, of which one has these tiles."""
    return " | ".join(own if each == number else "" for each in range(1, 6))


def unneeded_species(players: int, zoos: Sequence[Zoo], *texts: str) -> list[str]:
    """As many species as have to be left out, none that a text names."""
    named = " ".join([*texts, *(f"{each.enclosures} {each.barn}" for each in zoos)])
    return [species for species in SPECIES if species not in named][: LEFT_OUT[players]]


def surplus(laid_out: Mapping[str, Any], unseen: int) -> Counter[str]:
    """What has to leave the game so that just so many tiles are unseen: the ones there are most of."""
    lying: Counter[str] = Counter(laid_out["removed"])
    lying.update(name for row in laid_out["trucks"] for name in row if name)
    lying.update(name for name in (laid_out["hand"], laid_out["bought"]) if name)
    for each in laid_out["zoos"]:
        for somewhere in (each["barn"], *each["enclosures"]):
            lying.update(somewhere)
    lying["coin"] += laid_out["bank"] + sum(each["coins"] for each in laid_out["zoos"]) - COINS
    species_in = [i for i, species in enumerate(SPECIES) if species not in laid_out["left_out"]]
    bag = {
        KIND_NAMES[kind]: int(COPIES[kind]) - as_printed(lying)[KIND_NAMES[kind]]
        for kind in range(DRAWN)
        if SPECIES_OF[kind] < 0 or SPECIES_OF[kind] in species_in
    }
    gone: Counter[str] = Counter()
    while sum(bag.values()) > unseen:
        most = max(bag, key=lambda name: bag[name])
        bag[most] -= 1
        gone[most] += 1
    return gone


def as_printed(lying: Mapping[str, int]) -> Counter[str]:
    """Fathers as males and mothers as females."""
    printed: Counter[str] = Counter()
    for name, n in lying.items():
        printed[name.replace("father-", "male-").replace("mother-", "female-")] += n
    return printed


def play(at: Table, *names: str) -> Table:
    """Make these moves, by their fixed names."""
    for name in names:
        at.play(name)
    return at


def choices(at: Table) -> set[str]:
    """The fixed names of the moves that are possible now."""
    return {action.name for action in at.legal()}


def money_choices(at: Table) -> set[str]:
    """The fixed names of the money actions that are possible now."""
    return {name for name in choices(at) if name != "draw" and not name.startswith(("take-", "load-"))}


def look(at: Table) -> dict[str, Any]:
    """What everybody sees."""
    return cast(dict[str, Any], at.view())


def enclosure(at: Table, number: int, seat: int = 0) -> Tiles:
    """The tiles of an enclosure, counted from 1; 4 and 5 are expansions."""
    return cast(Tiles, look(at)["zoos"][seat]["enclosures"][number - 1]["tiles"])


def barn(at: Table, seat: int = 0) -> Tiles:
    """The tiles of a barn."""
    return cast(Tiles, look(at)["zoos"][seat]["barn"])


def coins(at: Table, seat: int = 0) -> int:
    """What a seat has in its purse."""
    return cast(int, look(at)["zoos"][seat]["coins"])


def bank(at: Table) -> int:
    """What the bank has."""
    return cast(int, look(at)["bank"])


def points(own: str, barn: str = "", players: int = 3) -> int:
    """What a zoo is worth."""
    return table(players, zoos=[zoo(own, barn)]).scores[0]


def cargo(at: Table) -> str:
    """What lies on the trucks, as `table` reads it."""
    rows: list[list[str | None]] = look(at)["trucks"]
    return " | ".join(" ".join(name or "-" for name in row) for row in rows)


def steps(players: int, seed: int) -> Iterator[tuple[str, Table]]:
    """A new game played at random, but eager to fill enclosures so that much happens: each move, the table after it."""
    at = ZOOLORETTO.new(players=players, seed=seed)
    dice = Random(seed)
    while not at.over:
        names = [action.name for action in at.legal()]
        name = dice.choice(names)
        if name.startswith("place-") and dice.random() < 0.8:
            name = min(names, key=lambda each: each.endswith("barn"))
        yield name, play(at, name)


def draw_on(at: Table) -> str:
    """Draw while that is possible, otherwise load, take or place as it comes; the name of what was done."""
    names = [action.name for action in at.legal()]
    name = next((each for each in names if each == "draw"), names[0])
    at.play(name)
    return name
