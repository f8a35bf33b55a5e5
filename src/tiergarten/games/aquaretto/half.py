"""Aquaretto's half of a table: what its rules ask for, and what zoo-and-sea takes from them.

Actions count from 0 here, and so do kinds of tile; on trucks these count from `first_kind`.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.left_out import empty_bag, fill_bag
from ..family.tiles.state import (
    BOXES,
    BUILD_EXPANSION,
    CHOOSE,
    LEFT_OUT,
    PLACE_OFFSPRING,
    PLACE_TILES,
    SEATS,
    SETTLE_TILE,
)
from ..family.tiles.turns import is_alike_before, unload
from .actions import BUILD, LEAVE_CORNER, MOVE_TILE, PICK, PUT, STAFF, STORE
from .basins import is_something_due, move_in
from .coworkers import place_coworker, write_coworker_places
from .depot import put_on_depot
from .expansions import bare_board, write_boxes, write_corners
from .money import money_actions, spend
from .spaces import space_at, spaces_for, write_spaces
from .state import COWORKERS
from .tiles import BABY, COPIES, SORTS_DRAWN, SPECIES_OF


@rule
def lay_out_water_zoos(s):
    """Bare boards and empty depots, every tile in the bag but those of species already chosen to be left out."""
    for seat in range(SEATS):
        bare_board(s, seat)
    s.staff[:] = 0
    s.supply = COWORKERS
    s.depots[:] = 0
    s.heights[:] = 0
    s.sea_removed[:] = 0
    s.sea_nursery[:] = COPIES[BABY]
    s.carried = NOTHING
    s.coworker_due = 0
    s.moved_from = NOTHING
    s.expansion = NOTHING
    s.box = NOTHING
    s.sea_unseen = fill_bag(s.sea_bag, COPIES)
    for i in range(LEFT_OUT[s.players]):
        if s.sea_left_out[i] != NOTHING:
            leave_out(s, s.sea_left_out[i])


@rule
def leave_out(s, species):
    """No tile of the species takes part."""
    s.sea_nursery[species] = 0
    s.sea_unseen -= empty_bag(s.sea_bag, SORTS_DRAWN * species, SORTS_DRAWN * (species + 1))


@rule
def draw_from_bag(s, kind):
    """A tile is not unseen any longer."""
    s.sea_bag[kind] -= 1
    s.sea_unseen -= 1


@rule
def choices(s, seat, out):
    """Write what the seat can do in its water zoo now; how many."""
    if s.phase == CHOOSE:
        return money_actions(s, seat, out)
    if s.phase == PLACE_TILES:
        return picks(s, seat, out)
    if s.phase == SETTLE_TILE:
        return settlements(s, seat, out)
    if s.phase == PLACE_OFFSPRING:
        return write_spaces(s, seat, spaces_for(s, seat, SPECIES_OF[s.carried]), PUT, out)
    if s.phase == BUILD_EXPANSION:
        if s.box == NOTHING:
            return write_boxes(s, seat, s.expansion, BUILD, out)
        return write_corners(s, seat, s.box, LEAVE_CORNER, out)
    return write_coworker_places(s, seat, STAFF, out)  # of one that was earned, or that is moved


@rule
def picks(s, seat, out):
    """Write: any tile still on the truck taken, of equal ones one; how many."""
    n = 0
    truck = s.truck_of[seat]
    for box in range(BOXES):
        out[n] = PICK + box
        n += s.boxes[truck, box] >= 0 and not is_alike_before(s, truck, box)
    return n


@rule
def settlements(s, seat, out):
    """Write: any space that takes the animal, and, if it came by truck, the depot; how many."""
    n = write_spaces(s, seat, spaces_for(s, seat, SPECIES_OF[s.carried]), PUT, out)
    if s.truck_of[seat] != NOTHING:
        out[n] = STORE
        n += 1
    return n


@rule
def act(s, seat, action, first_kind):
    """What the seat does in its water zoo; is it done, or is the seat asked on?"""
    if action < STORE:
        s.carried = unload(s, seat, action - PICK) - first_kind
        s.phase = SETTLE_TILE
        return False
    if action == STORE:
        put_on_depot(s, seat, s.carried)
        s.carried = NOTHING
        return True
    if action < STAFF:
        move_in(s, seat, space_at(s, seat, action - PUT))
        return not is_something_due(s, seat)
    if action < MOVE_TILE:
        place_coworker(s, seat, action - STAFF)
        return True
    return spend(s, seat, action)
