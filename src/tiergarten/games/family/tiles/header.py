"""Positions of games of tiles: what lies in the middle, who is to do what, money; and whether that can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ....core.parts import Json
from ....core.signs import NOTHING
from ....errors import BadPosition
from ....words import Seat
from ..cargo import describe_trucks, lay_out_cargo, lay_out_taken, taken_schema, taken_truck, trucks_schema
from ..schema import number_schema
from ..seats import check_one_each, lay_out_seat, or_none, seat_schema
from ..trucks import has_cargo, trucks_to_load
from .state import (
    BOXES,
    CHOOSE,
    END_PILE,
    FIND_STARTER,
    LEAVE_OUT,
    LEFT_OUT,
    LOAD_TILE,
    OVER,
    PHASE_NAMES,
    PLACE_COWORKER,
    PLACE_OFFSPRING,
    PLACE_TILES,
    REVEAL,
    SEATS,
    SETTLE_TILE,
    TRUCKS,
)
from .turns import lay_out_trucks

IS_PLACING = (PLACE_TILES, SETTLE_TILE, PLACE_OFFSPRING, PLACE_COWORKER)  # tiles of the own truck, one by one


def header_schema(drawn: Sequence[str], phases: Sequence[int], most_coins: int) -> dict[str, Json]:
    """The JSON Schema of the middle, for a game that draws these kinds of tile and has these phases."""
    return {
        "starter": seat_schema(SEATS, "seat that started the game, counted from 0"),
        "phase": {"description": "what is to be done now", "enum": [PHASE_NAMES[phase] for phase in phases]},
        "turn": seat_schema(SEATS, "seat to move, counted from 0"),
        "hand": {"description": "tile just drawn, to be loaded", "enum": [*drawn, None]},
        "trucks": trucks_schema(drawn, TRUCKS, BOXES),
        "bank": {"description": "coins that nobody has", **number_schema(0, most_coins)},
    }


def tiles_schema(meaning: str, names: Sequence[str]) -> dict[str, Json]:
    """The JSON Schema of tiles by kind."""
    return {
        "description": meaning,
        "type": "object",
        "propertyNames": {"enum": list(names)},
        "additionalProperties": number_schema(1, 99),
    }


def species_schema(names: Sequence[str]) -> dict[str, Json]:
    """The JSON Schema of the species that are left out."""
    return {
        "description": "species that take no part",
        "type": "array",
        "items": {"enum": list(names)},
        "uniqueItems": True,
    }


def seat_schemas(most_coins: int) -> dict[str, Json]:
    """The JSON Schema of what every seat has beside its zoo."""
    return {
        "truck": taken_schema(TRUCKS),
        "coins": {"description": "coins and coin tiles", **number_schema(0, most_coins)},
    }


def describe_header(s: np.record, drawn: Sequence[str]) -> dict[str, Json]:
    """The middle of the table as a position has it."""
    return {
        "starter": or_none(s.starter),
        "phase": PHASE_NAMES[s.phase],
        "turn": or_none(s.turn),
        "hand": None if s.hand == NOTHING else drawn[s.hand],
        "trucks": describe_trucks(s, drawn),
        "bank": int(s.bank),
    }


def describe_seat(s: np.record, seat: int) -> dict[str, Json]:
    """What a seat has beside its zoo."""
    return {"truck": taken_truck(s, seat), "coins": int(s.coins[seat])}


def lay_out_header(position: Mapping[str, Any], s: np.record, drawn: Sequence[str]) -> None:
    """The middle of a position, and what the seats under "zoos" have beside their zoos, into an empty state."""
    s.players = position["players"]
    s.phase = PHASE_NAMES.index(position["phase"])
    for field in ("starter", "turn"):
        lay_out_seat(position, field, s, is_needed=s.phase > FIND_STARTER)
    s.hand = NOTHING if position["hand"] is None else drawn.index(position["hand"])
    s.bank = position["bank"]
    lay_out_trucks(s)
    lay_out_cargo(position, s, drawn)
    s.truck_of[:] = NOTHING
    check_one_each(position, "zoos", s)
    for seat, zoo in enumerate(position["zoos"]):
        lay_out_taken(s, seat, zoo["truck"])
        s.coins[seat] = zoo["coins"]


def lay_out_left_out(
    named: Sequence[str], s: np.record, field: np.ndarray[Any, np.dtype[np.int8]], species: Sequence[str]
) -> None:
    """The species that are left out into a field of the state; BadPosition where they are too many or too few."""
    players, number = int(s.players), LEFT_OUT[s.players]
    if len(named) > number or (len(named) < number and s.phase != LEAVE_OUT):
        raise BadPosition("position-left-out", players=players, number=number, found=len(named))
    field[:] = NOTHING
    field[: len(named)] = [species.index(name) for name in named]


def check_trucks(s: np.record) -> None:
    """Each truck taken by one seat; only who is placing has tiles left on the own truck; no gaps on the others."""
    owner: dict[int, int] = {}
    for seat in range(s.players):
        truck = int(s.truck_of[seat])
        if truck == NOTHING:
            continue
        if truck in owner:
            raise BadPosition("position-truck-twice", truck=truck + 1, first=Seat(owner[truck]), second=Seat(seat))
        owner[truck] = seat
        if has_cargo(s, truck) and not (s.turn == seat and s.phase in IS_PLACING):
            raise BadPosition("position-truck-not-placed", truck=truck + 1, seat=Seat(seat))
    for truck, boxes in enumerate(s.boxes):
        loaded = [tile >= 0 for tile in boxes]
        if truck not in owner and loaded != sorted(loaded, reverse=True):
            raise BadPosition("position-truck-gap", truck=truck + 1, box=loaded.index(False) + 1)


def check_course(s: np.record) -> None:
    """Does the middle fit what is said to be done next?"""
    phase = PHASE_NAMES[s.phase]
    if (s.hand != NOTHING) != (s.phase == LOAD_TILE):
        raise BadPosition("position-hand-to-load", phase=phase)
    if s.phase in (REVEAL, CHOOSE, LOAD_TILE):
        check_in_round(s)
        if s.phase != CHOOSE and not trucks_to_load(s):
            raise BadPosition("position-no-box", phase=phase)
    if s.phase == PLACE_TILES:
        seat = int(s.turn)
        if s.truck_of[seat] == NOTHING:
            raise BadPosition("position-no-truck-taken", seat=Seat(seat), phase=phase)
        if not has_cargo(s, s.truck_of[seat]):
            raise BadPosition("position-nothing-to-place", seat=Seat(seat), truck=int(s.truck_of[seat]) + 1)
    if s.phase in (LEAVE_OUT, FIND_STARTER, OVER) and (any(s.truck_of != NOTHING) or any(s.boxes.ravel() >= 0)):
        raise BadPosition("position-trucks-not-back", phase=phase)


def check_cargo(s: np.record, coins: Sequence[int]) -> None:
    """Coin tiles do not wait on a truck that was taken; `coins` are their kinds."""
    for seat in range(s.players):
        truck = s.truck_of[seat]
        if truck != NOTHING and any(kind in coins for kind in s.boxes[truck]):
            raise BadPosition("position-coin-to-place", seat=Seat(seat))


def check_coins_removed(s: np.record, coins: int) -> None:
    """Coin tiles leave the game only on a truck that nobody took, and only two players have one; so many have left."""
    if coins and s.players > 2:
        raise BadPosition("position-coin-removed", players=int(s.players))


def check_in_round(s: np.record) -> None:
    """Who has a truck is out of the round."""
    if s.truck_of[s.turn] != NOTHING:
        raise BadPosition("position-is-out", seat=Seat(int(s.turn)), phase=PHASE_NAMES[s.phase])


def check_not_begun(
    s: np.record, *, are_zoos_empty: bool, are_species_known: bool, start_coins: int, all_coins: int
) -> None:
    """Chance has yet to prepare the game, which has so many coins."""
    phase = PHASE_NAMES[s.phase]
    if s.turn != NOTHING or not are_zoos_empty:
        raise BadPosition("position-too-early", phase=phase)
    if any(s.coins[: s.players] != start_coins):
        raise BadPosition("position-start-coins", phase=phase, coins=start_coins)
    in_bank = all_coins - int(s.players) * start_coins
    if s.bank != in_bank:
        raise BadPosition("position-start-bank", phase=phase, coins=in_bank)
    if s.starter != NOTHING if s.phase == FIND_STARTER else are_species_known:
        raise BadPosition("position-decided", phase=phase)


def check_piles(s: np.record, unseen: int) -> None:
    """The end pile is touched only in the last round, which ends the game; it is never used up."""
    if s.phase == OVER and unseen >= END_PILE:
        raise BadPosition("position-not-over", unseen=unseen, pile=END_PILE)
    loaded = int((s.boxes == NOTHING).sum()) if s.phase == OVER else most_loaded(s, range(128))
    if unseen < END_PILE - loaded:
        raise BadPosition("position-few-unseen", unseen=unseen, least=END_PILE - loaded)


def most_loaded(s: np.record, kinds: range) -> int:
    """How many tiles of some kinds can have been drawn in this round.

    A taken truck can have carried as many as it has boxes.
    """
    taken = [int(truck) for truck in s.truck_of if truck != NOTHING]
    emptied = sum(int((s.boxes[truck] == NOTHING).sum()) for truck in taken)
    return sum(int(tile) in kinds for tile in s.boxes.ravel()) + int(s.hand in kinds) + emptied


def coin_tiles_taken(s: np.record, coins: int) -> int:
    """How many coin tiles are money by now: what there is beyond the coins of the game."""
    money = int(s.bank) + sum(int(s.coins[seat]) for seat in range(s.players))
    if money < coins:
        raise BadPosition("position-money", found=money, coins=coins)
    return money - coins
