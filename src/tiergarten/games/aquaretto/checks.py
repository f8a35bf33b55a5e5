"""Aquaretto: whether a position can be, and what follows from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from ...core.masks import number_of
from ...core.signs import NOTHING
from ...errors import BadPosition
from ...words import Name, Seat
from ..family.tiles.header import (
    check_cargo,
    check_coins_removed,
    check_course,
    check_in_round,
    check_not_begun,
    check_piles,
    check_trucks,
)
from ..family.tiles.left_out import are_known
from ..family.tiles.state import (
    BUILD_EXPANSION,
    COINS,
    FEMALE,
    FIND_STARTER,
    LEAVE_OUT,
    MALE,
    MOVE_COWORKER,
    OFFSPRING,
    PHASE_NAMES,
    PLACE_COWORKER,
    PLACE_OFFSPRING,
    SETTLE_TILE,
)
from ..family.trucks import has_room
from .actions import ACTIONS, BUILD, tile
from .basins import COWORKER_EVERY
from .expansions import write_boxes
from .grid import SPACES
from .money import is_welcome
from .spaces import cell_at, free_spaces
from .state import COWORKERS, EXPANSIONS_EACH, SLOTS, SMALL, START_COINS, TRAINER
from .tiles import BABY, COIN, COPIES, DRAWN, KIND_NAMES, SPECIES, SPECIES_OF


def find_unseen(s: np.record, seen: Counter[str], left_out: Sequence[int]) -> None:
    """What is nowhere to be seen is in the piles; nothing of a species that is left out is anywhere."""
    for kind, name in enumerate(KIND_NAMES):
        if kind in left_out:
            if seen[name]:
                raise BadPosition("position-left-out-seen", tile=tile(kind))
            continue
        most = int(COPIES[kind])
        if seen[name] > most:
            raise BadPosition("position-too-many", tile=tile(kind), found=seen[name], most=most)
        if kind < DRAWN:
            s.sea_bag[kind] = most - seen[name]
            s.sea_unseen += most - seen[name]


def find_unborn(s: np.record, seen: Counter[str]) -> None:
    """The offspring left in the supply; every pair has bred, and what was born must be somewhere."""
    for species, name in enumerate(SPECIES):
        pairs = sum(pairs_of(s, seat, species) for seat in range(s.players))
        babies = seen[f"baby-{name}"]
        if babies != pairs:
            key = "position-unbred" if babies < pairs else "position-no-pair"
            raise BadPosition(key, species=Name(f"species-{name}"), pairs=pairs, babies=babies)
        s.sea_nursery[species] = 0 if species in s.sea_left_out else int(COPIES[BABY + species]) - babies


def pairs_of(s: np.record, seat: int, species: int) -> int:
    """How many pairs of the species live in the seat's water zoo; all of them have bred."""
    home = int(s.basin[seat, species])
    return min(int(number_of(home & int(s.sorts[seat, sort - 1]))) for sort in (MALE, FEMALE))


def find_coworkers(s: np.record, at_work: Sequence[int]) -> None:
    """The coworkers that nobody has, and whether one is due; a seat has just as many as its basins have earned."""
    s.supply = COWORKERS - sum(at_work)
    if s.phase == PLACE_OFFSPRING and s.carried != NOTHING:
        home = int(s.basin[s.turn, SPECIES_OF[s.carried]])
        s.coworker_due = number_of(home) % COWORKER_EVERY == 0
    is_waiting = s.coworker_due or s.phase in (PLACE_COWORKER, MOVE_COWORKER)
    for seat, number in enumerate(at_work):
        earned = sum(int(number_of(int(home))) // COWORKER_EVERY for home in s.basin[seat])
        found = number + int(is_waiting and seat == s.turn)
        if found != earned:  # nobody can keep a coworker for later, or lose one (docs/rules/aquaretto.md, 51 and 55)
            raise BadPosition("position-coworkers", seat=Seat(seat), earned=earned, found=found)
    if s.phase == PLACE_COWORKER and not any(_has_just_earned(s, species) for species in range(len(SPECIES))):
        raise BadPosition("position-coworker-late", seat=Seat(int(s.turn)))


def _has_just_earned(s: np.record, species: int) -> bool:
    """Can a basin of the seat to move have got its 5th or 10th animal just now, and nothing but offspring since?"""
    home = int(s.basin[s.turn, species])
    has_offspring = bool(home & int(s.sorts[s.turn, OFFSPRING - 1]))
    earned, more = divmod(int(number_of(home)), COWORKER_EVERY)
    return earned > 0 and more <= int(has_offspring)


def check(s: np.record) -> None:
    """Does what lies on the table fit what is said to be done next?"""
    check_trucks(s)
    check_course(s)
    check_cargo(s, (COIN,))
    check_coins_removed(s, int(s.sea_removed[COIN]))
    if s.phase in (LEAVE_OUT, FIND_STARTER):
        check_not_begun(
            s,
            are_zoos_empty=not (s.basin.any() or s.built.any() or s.heights.any() or s.sea_removed.any()),
            are_species_known=bool(are_known(s.sea_left_out, s.players)),
            start_coins=START_COINS,
            all_coins=COINS,
        )
    check_doing(s)
    check_piles(s, int(s.sea_unseen))


def check_doing(s: np.record) -> None:
    """Does what a seat is in the midst of doing in its water zoo fit the phase?"""
    _check_paid(s)
    _check_carried(s)
    _check_expansion(s)
    _check_moved(s)


def _check_paid(s: np.record) -> None:
    """In the midst of a money action the bank has got a coin."""
    is_spending = s.phase in (MOVE_COWORKER, BUILD_EXPANSION) or (
        s.phase == SETTLE_TILE and s.truck_of[s.turn] == NOTHING
    )
    if is_spending and s.bank == 0:
        raise BadPosition("position-unpaid", phase=PHASE_NAMES[s.phase])


def _check_carried(s: np.record) -> None:
    """An animal is carried while it is to be put somewhere: off the own truck, bought or moved, or just born."""
    if (s.carried != NOTHING) != (s.phase in (SETTLE_TILE, PLACE_OFFSPRING)):
        raise BadPosition("position-carried", phase=PHASE_NAMES[s.phase])
    if s.phase in (SETTLE_TILE, PLACE_OFFSPRING, PLACE_COWORKER):
        truck = int(s.truck_of[s.turn])
        if truck != NOTHING and not has_room(s, truck):
            raise BadPosition("position-truck-full", truck=truck + 1)
    if s.carried == NOTHING:
        return
    seat, species = int(s.turn), int(SPECIES_OF[s.carried])
    by_truck = s.phase == SETTLE_TILE and s.truck_of[seat] != NOTHING
    if by_truck and s.carried >= BABY:
        raise BadPosition("position-baby-carried", tile=tile(s.carried))
    if s.phase == PLACE_OFFSPRING and not (s.carried >= BABY and pairs_of(s, seat, species)):
        raise BadPosition("position-not-born", tile=tile(s.carried), seat=Seat(seat))
    if not by_truck and not is_welcome(s, seat, s.carried):
        raise BadPosition("position-no-space", tile=tile(s.carried), seat=Seat(seat))


def _check_expansion(s: np.record) -> None:
    """An expansion is being built that the seat still has, on land where it fits."""
    phase = PHASE_NAMES[s.phase]
    if (s.expansion != NOTHING) != (s.phase == BUILD_EXPANSION) or (s.box != NOTHING and s.expansion != SMALL):
        raise BadPosition("position-expansion", phase=phase)
    if s.phase == BUILD_EXPANSION:
        check_in_round(s)
        if s.built[s.turn, s.expansion] == EXPANSIONS_EACH:
            raise BadPosition("position-built", seat=Seat(int(s.turn)), most=EXPANSIONS_EACH)
        out = np.zeros(ACTIONS, np.int16)
        if s.box != NOTHING and BUILD + s.box not in out[: write_boxes(s, s.turn, s.expansion, BUILD, out)]:
            raise BadPosition("position-box", seat=Seat(int(s.turn)))


def _check_moved(s: np.record) -> None:
    """A coworker is being moved who came from a place that is free by now."""
    if (s.moved_from != NOTHING) != (s.phase == MOVE_COWORKER):
        raise BadPosition("position-moved-from", phase=PHASE_NAMES[s.phase])
    if s.phase != MOVE_COWORKER:
        return
    check_in_round(s)
    seat, place = int(s.turn), int(s.moved_from)
    if place < TRAINER:
        was_there = s.staff[seat, place] < SLOTS[place]
    else:
        was_there = place - TRAINER in free_cells(s, seat)
    if not was_there:
        raise BadPosition("position-moved", seat=Seat(seat))


def free_cells(s: np.record, seat: int) -> list[int]:
    """The cells of the free spaces in a water zoo."""
    free = int(free_spaces(s, seat))
    return [int(cell_at(s, seat, space)) for space in range(SPACES) if free >> space & 1]
