"""Tables of Aquaretto with Zooloretto as short text: zoos and water zoos as the tests of the two games write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import tiergarten
from tests.games.aquaretto import tables as sea_tables
from tests.games.zooloretto import tables as zoo_tables
from tiergarten.core.table import Table
from tiergarten.games.aquaretto.tiles import KIND_NAMES as SEA_NAMES
from tiergarten.games.zooloretto.state import KIND_NAMES as ZOO_NAMES

GAME = tiergarten.game("zoo-and-sea")
COINS = 60


@dataclass(frozen=True)
class Zoos:
    """What one seat has: enclosures and barn, waters and depot, coins, the truck it took, and its staff."""

    enclosures: str = ""
    barn: str = ""
    waters: str = ""
    depot: str = ""
    coins: int = 2
    truck: int | None = None
    cashier: int = 0
    keeper: int = 0
    manager: int = 0

    @property
    def zoo(self) -> zoo_tables.Zoo:
        """The zoo of the seat."""
        return zoo_tables.Zoo(self.enclosures, self.barn, self.coins, self.truck)

    @property
    def water_zoo(self) -> sea_tables.Zoo:
        """The water zoo of the seat."""
        staff = {"cashier": self.cashier, "keeper": self.keeper, "manager": self.manager}
        return sea_tables.zoo(self.waters, self.depot, self.coins, self.truck, **staff)


def position(
    players: int = 3,
    zoos: Sequence[Zoos] = (),
    trucks: str = "",
    *,
    zoo_unseen: int | None = None,
    sea_unseen: int | None = None,
    coin_tiles: tuple[int, int] = (0, 0),
    zoo_removed: str = "",
    sea_removed: str = "",
    **rest: Any,
) -> dict[str, Any]:
    """A position as JSON; `rest` are fields of it. `trucks` is "panda zoo-coin - | orca | -".

    With `zoo_unseen` or `sea_unseen`, all but so many of the tiles that lie nowhere are out of the game. Of more than
    two players coin tiles leave it only when a half closes: otherwise they have been spent.
    """
    seats = [*zoos, *(Zoos() for _ in range(players - len(zoos)))]
    texts = f"{trucks} {rest.get('hand')} {rest.get('bought')} {rest.get('carried')}"
    zoo_out = zoo_tables.unneeded_species(players, [each.zoo for each in seats], texts, zoo_removed)
    depots = " ".join(each.depot for each in seats)
    sea_out = sea_tables.unneeded_species(players, [each.water_zoo for each in seats], [texts, depots, sea_removed])
    laid_out: dict[str, Any] = {
        "game": "zoo-and-sea",
        "rules": GAME.rules_version,
        "players": players,
        "zoo_left_out": zoo_out,
        "sea_left_out": sea_out,
        "zoo_expansions": 1,
        "starter": 0,
        "phase": "choose-action",
        "turn": 0,
        "pile": None,
        "trucks": zoo_tables.boxes(trucks, players),
        "bank": COINS + sum(coin_tiles) - sum(each.coins for each in seats),
        "coin_tiles": dict(zip(("zoo", "sea"), coin_tiles, strict=True)),
        **dict.fromkeys(("hand", "bought", "carried", "moved_from", "expansion", "box")),
        "zoos": [zoo_tables.described(each.zoo) | sea_tables.laid_out_zoo(each.water_zoo) for each in seats],
        "zoo_removed": zoo_tables.tiles(zoo_removed),
        "sea_removed": dict(Counter(sea_removed.split())),
        **rest,
    }
    for name, coins, unseen, surplus in (
        ("zoo", coin_tiles[0], zoo_unseen, zoo_tables.surplus),
        ("sea", coin_tiles[1], sea_unseen, sea_tables.surplus),
    ):
        if unseen is not None:
            gone = surplus(half(laid_out, name, coins), unseen)
            if players > 2 and unseen:
                spent = gone.pop("coin", 0)
                laid_out["bank"] += spent
                laid_out["coin_tiles"][name] += spent
            laid_out[f"{name}_removed"] = dict(Counter(laid_out[f"{name}_removed"]) + gone)
    return laid_out


def half(laid_out: dict[str, Any], name: str, coin_tiles: int) -> dict[str, Any]:
    """What belongs to one of the two games, as its own positions have it."""
    other = "sea" if name == "zoo" else "zoo"
    known = ZOO_NAMES if name == "zoo" else SEA_NAMES

    def own(tile: str | None) -> str | None:
        called = None if tile is None or tile == f"{other}-coin" else tile.removeprefix(f"{name}-")
        return called if called in known else None

    return {
        "left_out": laid_out[f"{name}_left_out"],
        "removed": laid_out[f"{name}_removed"],
        "trucks": [[own(tile) for tile in row] for row in laid_out["trucks"]],
        **{field: own(laid_out[field]) for field in ("hand", "bought", "carried")},
        "bank": 30 + coin_tiles,
        "zoos": [{**each, "coins": 0} for each in laid_out["zoos"]],
    }


def table(players: int = 3, zoos: Sequence[Zoos] = (), trucks: str = "", *, seed: int = 1, **rest: Any) -> Table:
    """A table to go on playing at; `rest` as in `position`."""
    return GAME.position(position(players, zoos, trucks, **rest), seed)


def only(unseen: int, game: str) -> dict[str, Any]:
    """So many tiles of a game are unseen, as `position` takes it."""
    return {f"{game}_unseen": unseen}


def play(at: Table, *names: str) -> Table:
    """Make these moves, by their fixed names."""
    for name in names:
        at.play(name)
    return at


def choices(at: Table) -> set[str]:
    """The fixed names of the moves that are possible now."""
    return {action.name for action in at.legal()}


def middle_choices(at: Table) -> set[str]:
    """The same without money actions."""
    return {name for name in choices(at) if name.startswith(("draw-", "take-", "load-"))}


def look(at: Table) -> dict[str, Any]:
    """What everybody sees."""
    return cast(dict[str, Any], at.view())


def own(at: Table, seat: int = 0) -> dict[str, Any]:
    """What a seat has."""
    return cast(dict[str, Any], look(at)["zoos"][seat])


def unseen(at: Table) -> tuple[int, int]:
    """How many tiles of the zoo and of the sea are unseen."""
    piles = look(at)["piles"]
    zoo, sea = (sum(piles[name]["unseen"].values()) for name in ("zoo", "sea"))
    return zoo, sea


def steps(players: int, seed: int) -> Iterator[tuple[str, Table]]:
    """A new game played at random: each move, the table after it."""
    at = GAME.new(players=players, seed=seed)
    dice = Random(seed)
    while not at.over:
        name = dice.choice([action.name for action in at.legal()])
        yield name, play(at, name)
