"""Aquaretto with Zooloretto: positions as readable JSON, each half as its own game has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...core.parts import Json
from ...core.signs import NOTHING
from ..aquaretto.position import PHASES as SEA_PHASES
from ..aquaretto.position import (
    describe_doing,
    find_out,
    lay_out_doing,
    sea_pieces,
    sea_schema,
)
from ..aquaretto.position import describe_zoo as describe_water_zoo
from ..aquaretto.position import lay_out_zoos as lay_out_water_zoos
from ..aquaretto.position import named as named_in_sea
from ..aquaretto.position import zoo_schema as water_zoo_schema
from ..aquaretto.tiles import COIN as COIN_OF_SEA
from ..aquaretto.tiles import COIN_TILES, TRAINABLE
from ..aquaretto.tiles import KIND_NAMES as SEA_NAMES
from ..aquaretto.tiles import SPECIES as SEA_SPECIES
from ..family.schema import number_schema
from ..family.tiles.header import (
    describe_header,
    describe_seat,
    header_schema,
    lay_out_header,
    lay_out_left_out,
    seat_schemas,
    species_schema,
    tiles_schema,
)
from ..family.tiles.left_out import are_known
from ..family.tiles.state import FIND_STARTER, LEAVE_OUT
from ..zooloretto.checks import find_unseen
from ..zooloretto.inventory import named, zoo_pieces
from ..zooloretto.position import (
    bought_schema,
    describe_bought,
    describe_zoo,
    lay_out_zoos,
    zoo_schema,
)
from ..zooloretto.state import COPIES, MOST_EXPANSIONS
from ..zooloretto.state import KIND_NAMES as ZOO_NAMES
from ..zooloretto.state import SPECIES as ZOO_SPECIES
from .checks import check, check_money
from .state import ALL_COINS, DRAWN_NAMES, GAME_NAMES, SEA_KIND, ZOO, ZOO_COIN

ZOO_COIN_TILES = int(COPIES[ZOO_COIN])
MOST_COINS = ALL_COINS + ZOO_COIN_TILES + COIN_TILES


def schema() -> dict[str, Json]:
    """The JSON Schema of a position's own fields."""
    seat = {**seat_schemas(MOST_COINS), **zoo_schema(), **water_zoo_schema()}
    return {
        "description": "All that lies on the table. What is not named is still in a draw pile or an end pile.",
        "properties": {
            "zoo_left_out": species_schema(ZOO_SPECIES),
            "sea_left_out": species_schema(SEA_SPECIES[TRAINABLE:]),
            "zoo_expansions": {
                "description": "expansions of the zoo that each can build",
                **number_schema(1, max(MOST_EXPANSIONS)),
            },
            **header_schema(DRAWN_NAMES, SEA_PHASES, MOST_COINS),
            "pile": {"description": "game whose tile is being revealed", "enum": [*GAME_NAMES, None]},
            "coin_tiles": _coin_tiles_schema(),
            "bought": bought_schema(),
            **sea_schema(),
            "zoos": {
                "description": "by seat",
                "type": "array",
                "items": {"type": "object", "properties": seat, "required": [*seat], "additionalProperties": False},
            },
            "zoo_removed": tiles_schema("tiles of the zoos that have left the game", ZOO_NAMES),
            "sea_removed": tiles_schema("tiles of the water zoos that have left the game", SEA_NAMES),
        },
    }


def _coin_tiles_schema() -> dict[str, Json]:
    """Of which game the coin tiles were that are money by now."""
    most = dict(zip(GAME_NAMES, (ZOO_COIN_TILES, COIN_TILES), strict=True))
    return {
        "description": "coin tiles of each game that are money by now",
        "type": "object",
        "properties": {name: number_schema(0, n) for name, n in most.items()},
        "required": list(GAME_NAMES),
        "additionalProperties": False,
    }


def describe(s: np.record) -> dict[str, Json]:
    """The state as a position."""
    return {
        "zoo_left_out": [ZOO_SPECIES[species] for species in s.zoo_left_out if species != NOTHING],
        "sea_left_out": [SEA_SPECIES[species] for species in s.sea_left_out if species != NOTHING],
        "zoo_expansions": int(s.zoo_most_expansions),
        **describe_header(s, DRAWN_NAMES),
        "pile": None if s.pile == NOTHING else GAME_NAMES[s.pile],
        "coin_tiles": dict(zip(GAME_NAMES, coin_tiles_of(s), strict=True)),
        "bought": describe_bought(s),
        **describe_doing(s),
        "zoos": [
            {**describe_seat(s, seat), **describe_zoo(s, seat), **describe_water_zoo(s, seat)}
            for seat in range(s.players)
        ],
        "zoo_removed": named(s.zoo_removed),
        "sea_removed": named_in_sea(s.sea_removed),
    }


def coin_tiles_of(s: np.record) -> tuple[int, int]:
    """How many coin tiles of the zoo and of the sea are money: those that are nowhere else."""
    return (
        ZOO_COIN_TILES - zoo_pieces(s)[ZOO_NAMES[ZOO_COIN]],
        COIN_TILES - sea_pieces(s, SEA_KIND)[SEA_NAMES[COIN_OF_SEA]],
    )


def pieces(s: np.record) -> Counter[str]:
    """Every piece of both games, wherever it is; coins and coin tiles are one kind."""
    where = zoo_pieces(s)
    where.update(sea_pieces(s, SEA_KIND))
    where["coin"] += int(s.bank) + sum(int(s.coins[seat]) for seat in range(s.players))
    return +where


def left(s: np.record) -> int:
    """Where chance acts, how many tiles, species or seats there are left."""
    if s.phase == FIND_STARTER:
        return int(s.players)
    if s.phase == LEAVE_OUT:
        if not are_known(s.zoo_left_out, s.players):
            return len(ZOO_SPECIES) - int((s.zoo_left_out != NOTHING).sum())
        return len(SEA_SPECIES) - TRAINABLE - int((s.sea_left_out != NOTHING).sum())
    return int(s.zoo_bag.sum() if s.pile == ZOO else s.sea_bag.sum())


def lay_out(position: Mapping[str, Any], s: np.record) -> None:
    """The position into an empty state; BadPosition says why it cannot be."""
    lay_out_header(position, s, DRAWN_NAMES)
    s.zoo_most_expansions = position["zoo_expansions"]
    s.pile = NOTHING if position["pile"] is None else GAME_NAMES.index(position["pile"])
    lay_out_left_out(position["zoo_left_out"], s, s.zoo_left_out, ZOO_SPECIES)
    lay_out_left_out(position["sea_left_out"], s, s.sea_left_out, SEA_SPECIES)
    lay_out_zoos(position, s, position["bought"], position["zoo_removed"])
    lay_out_doing(position, s)
    lay_out_water_zoos(position, s)
    for name, n in position["sea_removed"].items():
        s.sea_removed[SEA_NAMES.index(name)] = n
    coin_tiles = position["coin_tiles"]
    check_money(s, sum(coin_tiles.values()))
    find_unseen(s, coin_tiles["zoo"])
    find_out(s, SEA_KIND, coin_tiles["sea"])
    check(s)
