"""Zooloretto's half of a table: what its rules ask for, and what zoo-and-sea takes from them.

Actions count from 0 here. So do kinds of tile, on trucks too: in zoo-and-sea the zoo's come first.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.left_out import empty_bag, fill_bag
from ..family.tiles.state import BOXES, CHOOSE, LEFT_OUT, PLACE_TILES
from ..family.tiles.turns import is_alike_before, unload
from .actions import BARN, MOVE, PLACE, PLACES, SETTLE
from .money import money_actions, settle, spend
from .state import BABY, COPIES, NO_SPECIES
from .zoo import enclosures_of, put, takes


@rule
def lay_out_zoos(s):
    """Empty zoos, every tile in the bag but those of species already chosen to be left out."""
    s.zoo_hand = NOTHING
    s.zoo_removed[:] = 0
    s.zoo_nursery[:] = COPIES[BABY]
    s.zoo_expansions[:] = 0
    s.dweller[:] = NO_SPECIES
    s.housed[:] = 0
    s.stalls[:] = 0
    s.barn[:] = 0
    s.zoo_unseen = fill_bag(s.zoo_bag, COPIES)
    for i in range(LEFT_OUT[s.players]):
        if s.zoo_left_out[i] != NOTHING:
            leave_out(s, s.zoo_left_out[i])


@rule
def leave_out(s, species):
    """No tile of the species takes part."""
    s.zoo_nursery[species] = 0
    s.zoo_unseen -= empty_bag(s.zoo_bag, 3 * species, 3 * species + 3)


@rule
def draw_from_bag(s, kind):
    """A tile is not unseen any longer."""
    s.zoo_bag[kind] -= 1
    s.zoo_unseen -= 1


@rule
def choices(s, seat, out):
    """Write what the seat can do in its zoo now; how many."""
    if s.phase == CHOOSE:
        return money_actions(s, seat, out)
    if s.phase == PLACE_TILES:
        return placements(s, seat, out)
    return write_places(s, seat, s.zoo_hand, SETTLE, out)


@rule
def placements(s, seat, out):
    """Any tile still on the truck taken, to any place that takes it; of equal tiles one."""
    n = 0
    truck = s.truck_of[seat]
    for box in range(BOXES):
        tile = s.boxes[truck, box]
        if tile >= 0 and not is_alike_before(s, truck, box):
            n += write_places(s, seat, tile, PLACE + box * PLACES, out[n:])
    return n


@rule
def write_places(s, seat, tile, action, out):
    """Write the enclosures that take the tile, and the barn, which always does, from an action on; how many."""
    n = 0
    for enclosure in range(enclosures_of(s, seat)):
        out[n] = action + enclosure
        n += takes(s, seat, enclosure, tile)
    out[n] = action + BARN
    return n + 1


@rule
def act(s, seat, action):
    """What the seat does in its zoo; is it done, or is the seat asked on?"""
    if action < SETTLE:
        put(s, seat, unload(s, seat, action // PLACES), action % PLACES)
    elif action < MOVE:
        settle(s, seat, action - SETTLE)
    else:
        return spend(s, seat, action)
    return True
