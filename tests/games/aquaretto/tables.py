"""Tables of Aquaretto as short text: a test writes down what matters, the rest is filled in.

Cells are written as the rules page has them, column and row from the board's upper left corner: "2,3". In the game that
cell is called k12; `cell` translates.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import tiergarten
from tiergarten.core.table import Table
from tiergarten.games.aquaretto.grid import BOARD, CELL_NAMES, cell_of, place_of
from tiergarten.games.aquaretto.picture import KIND_OF_SIGN
from tiergarten.games.aquaretto.tiles import COPIES, DRAWN, KIND_NAMES, SPECIES

AQUARETTO = tiergarten.game("aquaretto")
LEFT_OUT = {2: 3, 3: 2, 4: 1, 5: 0}  # species left out, by players
TRUCK_SIZES = {2: (1, 2, 3), 3: (3,) * 3, 4: (3,) * 4, 5: (3,) * 5}
COINS = 30
Place = tuple[int, int]


@dataclass(frozen=True)
class Zoo:
    """What one seat has; `waters` as in the function of that name."""

    waters: str = ""
    depot: str = ""
    coins: int = 1
    truck: int | None = None
    added: str = ""
    cashier: int = 0
    keeper: int = 0
    manager: int = 0


def zoo(waters: str = "", depot: str = "", coins: int = 1, truck: int | None = None, **rest: Any) -> Zoo:
    """A water zoo as text: its animals and trainers, the depot from the bottom to the top, and the staff."""
    return Zoo(waters, depot, coins, truck, **rest)


def places(text: str) -> list[Place]:
    """ "2,3 4,1" as columns and rows."""
    pairs = (word.split(",") for word in text.split())
    return [(int(x), int(y)) for x, y in pairs]


def waters(text: str = "", added: str = "") -> list[str]:
    """A picture of a water zoo: "D 2,2 3,2; Om 4,4" has two dolphins and a male orca, `added` are more spaces."""
    shown = {(x, y): sign for y, row in enumerate(BOARD) for x, sign in enumerate(row) if sign != "."}
    shown |= dict.fromkeys(places(added), "-")
    for group in filter(None, (part.strip() for part in text.split(";"))):
        sign, _, where = group.partition(" ")
        for place in places(where):
            assert shown[place] == "-", f"{place} is taken"
            shown[place] = sign
    left, right = min(x for x, _ in shown), max(x for x, _ in shown)
    top, bottom = min(y for _, y in shown), max(y for _, y in shown)
    return [" ".join(shown.get((x, y), ".") for x in range(left, right + 1)) for y in range(top, bottom + 1)]


def cell(x: int, y: int) -> str:
    """The name of a cell."""
    return CELL_NAMES[cell_of(x, y)]


def place(name: str) -> Place:
    """The column and row of a cell by its name."""
    return place_of(CELL_NAMES.index(name))


def position(
    players: int = 3,
    zoos: Sequence[Zoo] = (),
    trucks: str = "",
    *,
    turn: int | None = 0,
    hand: str | None = None,
    phase: str | None = None,
    carried: str | None = None,
    moved_from: str | None = None,
    expansion: str | None = None,
    box: str | None = None,
    starter: int | None = 0,
    left_out: Sequence[str] | None = None,
    removed: str = "",
    bank: int | None = None,
    unseen: int | None = None,
) -> dict[str, Any]:
    """A position as JSON. `trucks` is "orca coin - | - | penguin", free boxes at the end may be left away.

    With `unseen`, all but so many of the tiles that lie nowhere are out of the game; the last 15 are the end pile. Of
    more than two players coin tiles do not leave the game: they have been spent.
    """
    seats = [*zoos, *(Zoo() for _ in range(players - len(zoos)))]
    if phase is None:
        is_placing = turn is not None and seats[turn].truck is not None
        phase = "load-tile" if hand else "settle-tile" if carried else "place-tiles" if is_placing else "choose-action"
    texts = [trucks, f"{hand} {carried} {removed}", *(each.depot for each in seats)]
    laid_out: dict[str, Any] = {
        "game": "aquaretto",
        "rules": AQUARETTO.rules_version,
        "players": players,
        "left_out": list(left_out) if left_out is not None else unneeded_species(players, seats, texts),
        "starter": starter,
        "phase": phase,
        "turn": turn,
        "hand": hand,
        "carried": carried,
        "moved_from": moved_from,
        "expansion": expansion,
        "box": box,
        "trucks": boxes(trucks, players),
        "bank": COINS - sum(each.coins for each in seats) if bank is None else bank,
        "zoos": [laid_out_zoo(each) for each in seats],
        "removed": dict(Counter(removed.split())),
    }
    if unseen is not None:
        gone = surplus(laid_out, unseen)
        if players > 2:
            laid_out["bank"] += gone.pop("coin", 0)
        laid_out["removed"] = dict(Counter(laid_out["removed"]) + gone)
    return laid_out


def laid_out_zoo(zoo: Zoo) -> dict[str, Any]:
    """What one seat has, as JSON."""
    return {
        "truck": zoo.truck,
        "coins": zoo.coins,
        "water_zoo": waters(zoo.waters, zoo.added),
        "depot": zoo.depot.split(),
        "cashier": zoo.cashier,
        "keeper": zoo.keeper,
        "manager": zoo.manager,
    }


def table(players: int = 3, zoos: Sequence[Zoo] = (), trucks: str = "", *, seed: int = 1, **rest: Any) -> Table:
    """A table to go on playing at; `rest` as in `position`."""
    return AQUARETTO.position(position(players, zoos, trucks, **rest), seed)


def boxes(trucks: str, players: int) -> list[list[str | None]]:
    """The boxes of all trucks, filled up with free ones."""
    rows: list[list[str | None]] = [
        [None if name == "-" else name for name in cargo.split()] for cargo in trucks.split("|")
    ]
    rows += [[] for _ in range(len(TRUCK_SIZES[players]) - len(rows))]
    return [row + [None] * (size - len(row)) for row, size in zip(rows, TRUCK_SIZES[players], strict=True)]


def unneeded_species(players: int, zoos: Sequence[Zoo], texts: Sequence[str]) -> list[str]:
    """As many species as have to be left out, none that a text names."""
    letters = {part.strip()[0] for each in zoos for part in each.waters.split(";") if part.strip()}
    named = " ".join(texts)
    free = [
        name for name, letter in zip(SPECIES, "DOLTHCPB", strict=True) if letter not in letters and name not in named
    ]
    return [name for name in free if name in SPECIES[3:]][-LEFT_OUT[players] :] if LEFT_OUT[players] else []


def surplus(laid_out: Mapping[str, Any], unseen: int) -> Counter[str]:
    """What has to leave the game so that just so many tiles are unseen: the ones there are most of."""
    bag = Counter({name: copies(name) for name in KIND_NAMES[:DRAWN] if not name.endswith(tuple(laid_out["left_out"]))})
    bag.subtract(laid_out["removed"])
    bag.subtract(name for row in laid_out["trucks"] for name in row if name)
    bag.subtract(name for name in (laid_out["hand"], laid_out["carried"]) if name)
    bag["coin"] -= laid_out["bank"] + sum(each["coins"] for each in laid_out["zoos"]) - COINS
    for each in laid_out["zoos"]:
        bag.subtract(each["depot"])
        signs = " ".join(each["water_zoo"]).split()
        bag.subtract(KIND_NAMES[KIND_OF_SIGN[sign]] for sign in signs if sign in KIND_OF_SIGN)
    gone: Counter[str] = Counter()
    while sum(bag[name] for name in KIND_NAMES[:DRAWN]) > unseen:
        most = max(KIND_NAMES[:DRAWN], key=lambda name: bag[name])
        bag[most] -= 1
        gone[most] += 1
    return gone


def play(at: Table, *names: str) -> Table:
    """Make these moves, by their fixed names."""
    for name in names:
        at.play(name)
    return at


def choices(at: Table) -> set[str]:
    """The fixed names of the moves that are possible now."""
    return {action.name for action in at.legal()}


def spaces_offered(at: Table, verb: str = "put-") -> set[Place]:
    """The cells that moves of this name are possible to now."""
    return {place(name.removeprefix(verb)) for name in choices(at) if name.startswith(verb)}


def look(at: Table) -> dict[str, Any]:
    """What everybody sees."""
    return cast(dict[str, Any], at.view())


def own(at: Table, seat: int = 0) -> dict[str, Any]:
    """What a seat has."""
    return cast(dict[str, Any], look(at)["zoos"][seat])


def on(at: Table, x: int, y: int, seat: int = 0) -> str | None:
    """What is on a space."""
    return cast(str | None, own(at, seat)["spaces"][cell(x, y)])


def animals(at: Table, species: str, seat: int = 0) -> int:
    """How many animals of a species live in a water zoo."""
    return sum(str(tile).endswith(species) for tile in own(at, seat)["spaces"].values())


def settle(at: Table, tile: str, x: int, y: int) -> Table:
    """Take a tile from the own truck and put it on a space."""
    return play(at, pick(at, tile), f"put-{cell(x, y)}")


def store(at: Table, tile: str) -> Table:
    """Take a tile from the own truck and put it on the depot."""
    return play(at, pick(at, tile), "store")


def pick(at: Table, tile: str) -> str:
    """The name of the move that takes this tile from the own truck."""
    truck = look(at)["trucks"][own(at, at.actors[0])["truck"] - 1]
    return f"pick-box-{truck.index(tile) + 1}"


def steps(players: int, seed: int) -> Iterator[tuple[str, Table]]:
    """A new game played at random, but eager to fill water zoos so that much happens: each move, the table after it."""
    at = AQUARETTO.new(players=players, seed=seed)
    dice = Random(seed)
    while not at.over:
        names = [action.name for action in at.legal()]
        name = dice.choice(names)
        if name == "store" and len(names) > 1 and dice.random() < 0.8:
            name = dice.choice([each for each in names if each != "store"])
        yield name, play(at, name)


def copies(kind: str) -> int:
    """How many tiles of a kind the game has."""
    return int(COPIES[KIND_NAMES.index(kind)])
