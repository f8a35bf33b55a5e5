"""Aquaretto: what a water zoo may become worth. The numbers were found by games of bots against each other."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import number_of
from ..family.tiles.state import FEMALE, MALE, MOVE_COWORKER, PLACE_COWORKER
from .basins import COIN_EVERY, COWORKER_EVERY
from .coworkers import free_slots, spaces_for_trainer
from .depot import species_in_depot
from .grid import SPACES
from .points import fish, points_of_trainer, price_of_species
from .spaces import animals, around, basins, beside, free_spaces, spaces_for
from .state import BASINS, CASHIER, KEEPER, LARGE, MANAGER
from .tiles import MARKED, SORT_OF, SPECIES, SPECIES_OF, TRAINABLE

COIN_WORTH = 0.8
COWORKER_WORTH = 3.5  # of one that a basin is about to earn
# What a basin with so many animals is likely to earn beyond their points, while there is time and room to grow.
PROMISE_OF = (0.0, 0.6, 1.2, 1.9, 2.8, 0.8, 1.0, 1.3, 1.8, 2.6, 0.6, 0.4, 0.2, 0.0)
ROOM = 0.25  # for each space that a basin can spread to, up to so many
ENOUGH_ROOM = 6
NEW_BASIN = 2.0  # for a basin that may still be begun, where there is open water for it
OPEN_SPACE = 0.06  # for each free space beside no animal
PARTNER = 1.2  # for a fertile animal that finds a partner
FERTILE = 0.3  # for one that may find one
FISH_TO_COME, COIN_TO_COME = 1.6, 1.0  # what a keeper and a cashier may gain
PUPIL_TO_COME = 0.4  # what a trainer may gain for each space around that can still be filled
BURIED = 0.3  # for one more tile in the depot
ALL_SPECIES = len(SPECIES)


@rule
def sea_hope(s, seat, time_left):
    """What the water zoo may become worth beyond its points; less where little time is left."""
    hope = open_water(s, seat)
    for species in range(ALL_SPECIES):
        if s.basin[seat, species]:
            hope += basin_hope(s, seat, species)
    hope += FISH_TO_COME * s.staff[seat, KEEPER] + COIN_TO_COME * s.staff[seat, CASHIER]
    for space in range(SPACES):
        if int(s.trainers[seat]) >> space & 1:
            hope += PUPIL_TO_COME * pupils_to_come(s, seat, space)
    hope -= BURIED * s.heights[seat]
    if s.turn == seat and (s.phase == PLACE_COWORKER or s.phase == MOVE_COWORKER):
        hope += best_place(s, seat)
    return time_left * hope


@rule
def basin_hope(s, seat, species):
    """What a basin may earn by growing, as far as it has room for that."""
    room = room_to_grow(s, seat, species)
    promise = PROMISE_OF[number_of(int(s.basin[seat, species]))]
    return promise * min(1.0, room / 2) + ROOM * min(room, ENOUGH_ROOM)


@rule
def room_to_grow(s, seat, species):
    """How many spaces the basin can spread to, if nothing else is built or placed; no more than ENOUGH_ROOM matter."""
    home = int(s.basin[seat, species])
    allowed = free_spaces(s, seat) & ~beside(s, seat, animals(s, seat) & ~home)
    spread, room, before = home, 0, -1
    while room != before and room < ENOUGH_ROOM:
        before = room
        spread |= beside(s, seat, spread) & allowed
        room = number_of(spread & ~home)
    return room


@rule
def open_water(s, seat):
    """What the spaces are worth on which new basins can begin."""
    open_spaces = number_of(free_spaces(s, seat) & ~beside(s, seat, animals(s, seat)))
    new = BASINS + s.built[seat, LARGE] - basins(s, seat)
    return OPEN_SPACE * open_spaces + NEW_BASIN * min(new, open_spaces // 3)


@rule
def pupils_to_come(s, seat, space):
    """How many free spaces around a trainer the basins of animals that can be trained may grow to."""
    free = 0
    for species in range(TRAINABLE):
        if s.basin[seat, species]:
            free |= spaces_for(s, seat, species)
    return number_of(free & around(s, seat, space))


@rule
def best_place(s, seat):
    """What the coworker that is being placed will add, at the best place for it."""
    slots = free_slots(s, seat)
    best = 0.0
    if slots >> CASHIER & 1:
        best = max(best, s.coins[seat] + COIN_TO_COME)
    if slots >> KEEPER & 1:
        best = max(best, fish(s, seat) + FISH_TO_COME)
    if slots >> MANAGER & 1:
        best = max(best, 1.0 * number_of(species_in_depot(s, seat)))
    spaces = spaces_for_trainer(s, seat)
    for space in range(SPACES):
        if spaces >> space & 1:
            best = max(best, points_of_trainer(s, seat, space) + PUPIL_TO_COME * pupils_to_come(s, seat, space))
    return best


@rule
def tile_worth(s, seat, kind, time_left):
    """What one animal would bring the seat: its basin grows, a new one begins, or it goes to the depot."""
    species, sort = int(SPECIES_OF[kind]), SORT_OF[kind]
    if spaces_for(s, seat, species) == 0:
        is_there = species_in_depot(s, seat) >> species & 1
        return -BURIED * time_left - (0 if is_there else price_of_species(s, seat))
    size = number_of(int(s.basin[seat, species])) + 1
    worth = PROMISE_OF[size] - PROMISE_OF[size - 1]
    if size % COIN_EVERY == 0:
        worth += COIN_WORTH
    if size % COWORKER_EVERY == 0:
        worth += COWORKER_WORTH
    if sort in (MALE, FEMALE):
        worth += PARTNER if is_awaited(s, seat, species, sort) else FERTILE
    is_fed = sort == MARKED and species >= TRAINABLE
    return 1.0 + time_left * worth + is_fed * s.staff[seat, KEEPER]


@rule
def is_awaited(s, seat, species, sort):
    """Is there an animal of the other sex that has no partner yet?"""
    home = int(s.basin[seat, species])
    own = number_of(home & int(s.sorts[seat, sort - 1]))
    return own < number_of(home & int(s.sorts[seat, MALE + FEMALE - sort - 1]))
