"""Aquaretto: what is done in water zoos and depots, whatever else the game is played with.

Actions are counted from 0 here; the kinds of tile on trucks from `first` on.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.tiles.purse import pay, pay_seller
from ..family.tiles.state import (
    BOXES,
    BUILD_EXPANSION,
    LEFT_OUT,
    MOVE_COWORKER,
    PLACE_COWORKER,
    PLACE_OFFSPRING,
    PLACE_TILES,
    SEATS,
    SETTLE_TILE,
)
from ..family.tiles.turns import is_alike_before, unload
from .actions import (
    BUILD,
    BUY,
    DISCARD,
    EXPAND,
    LEAVE_CORNER,
    MOVE,
    MOVE_TILE,
    PICK,
    PUT,
    STAFF,
    STORE,
)
from .basins import is_something_due, move_in
from .coworkers import pick_up, place_coworker, write_coworker_places, write_coworkers
from .depot import put_on_depot, take_from_depot, top_of_depot
from .expansions import bare_board, build, write_boxes, write_corners
from .grid import NO_CORNER
from .spaces import space_at, spaces_for, write_spaces
from .state import COWORKERS, EXPANSIONS_EACH, LARGE, SMALL
from .tiles import BABY, COPIES, DRAWN, SORTS_DRAWN, SPECIES_OF

MOVE_PRICE, BUY_PRICE, DISCARD_PRICE = 1, 2, 2
EXPANSION_PRICE = (1, 2)


@rule
def open_sea(s):
    """Bare boards and empty depots, every tile in the bag but those of species already chosen to be left out."""
    for seat in range(SEATS):
        bare_board(s, seat)
    s.staff[:] = 0
    s.supply = COWORKERS
    s.depots[:] = NOTHING
    s.heights[:] = 0
    s.sea_removed[:] = 0
    s.sea_nursery[:] = COPIES[BABY]
    s.carried = NOTHING
    s.coworker_due = 0
    s.moved_from = NOTHING
    s.expansion = NOTHING
    s.box = NOTHING
    s.sea_unseen = 0
    for kind in range(DRAWN):
        s.sea_bag[kind] = COPIES[kind]
        s.sea_unseen += COPIES[kind]
    for i in range(LEFT_OUT[s.players]):
        if s.sea_left_out[i] != NOTHING:
            leave_out(s, s.sea_left_out[i])


@rule
def leave_out(s, species):
    """No tile of the species takes part."""
    s.sea_nursery[species] = 0
    for kind in range(SORTS_DRAWN * species, SORTS_DRAWN * (species + 1)):
        s.sea_unseen -= s.sea_bag[kind]
        s.sea_bag[kind] = 0


@rule
def sea_legal(s, seat, out):
    """Write what the seat can do in the midst of a turn; how many."""
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
    n = 0
    if s.truck_of[seat] != NOTHING:
        out[n] = STORE
        n += 1
    return n + write_spaces(s, seat, spaces_for(s, seat, SPECIES_OF[s.carried]), PUT, out[n:])


@rule
def sea_money_actions(s, seat, out):
    """Write the money actions that the seat can pay and carry out in full; how many."""
    n = 0
    coins = s.coins[seat]
    top = top_of_depot(s, seat)
    if coins >= MOVE_PRICE:
        out[n] = MOVE_TILE
        n += top != NOTHING and is_welcome(s, seat, top)
        n += write_coworkers(s, seat, MOVE, out[n:])
    if coins >= BUY_PRICE:
        for step in range(1, s.players):
            tile = top_of_depot(s, (seat + step) % s.players)
            out[n] = BUY + step - 1
            n += tile != NOTHING and is_welcome(s, seat, tile)
    if coins >= DISCARD_PRICE:
        out[n] = DISCARD
        n += top != NOTHING
    for size in range(SMALL, LARGE + 1):
        out[n] = EXPAND + size
        n += coins >= EXPANSION_PRICE[size] and s.built[seat, size] < EXPANSIONS_EACH
    return n


@rule
def is_welcome(s, seat, tile):
    """Is there a space for the animal in the seat's water zoo?"""
    return spaces_for(s, seat, SPECIES_OF[tile]) != 0


@rule
def sea_apply(s, seat, action, first):
    """Do it. Is it done, so that the seat has nothing more to choose in it?"""
    if action < STORE:
        s.carried = unload(s, seat, action - PICK) - first
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
    if action < EXPAND:
        return move_or_trade(s, seat, action)
    return expand(s, seat, action)


@rule
def move_or_trade(s, seat, action):
    """Pay to move a tile or a coworker, to buy a tile, or to be rid of one. Is it done?"""
    if action == MOVE_TILE:
        pay(s, seat, MOVE_PRICE)
        s.carried = take_from_depot(s, seat)
        s.phase = SETTLE_TILE
        return False
    if action < BUY:
        pay(s, seat, MOVE_PRICE)
        pick_up(s, seat, action - MOVE)
        s.phase = MOVE_COWORKER
        return False
    if action < DISCARD:
        seller = (seat + 1 + action - BUY) % s.players
        pay_seller(s, seat, seller)
        s.carried = take_from_depot(s, seller)
        s.phase = SETTLE_TILE
        return False
    pay(s, seat, DISCARD_PRICE)
    s.sea_removed[take_from_depot(s, seat)] += 1
    return True


@rule
def expand(s, seat, action):
    """Pay for an expansion, choose where it lies, and for a small one which corner it leaves out. Is it done?"""
    if action < BUILD:
        s.expansion = action - EXPAND
        pay(s, seat, EXPANSION_PRICE[s.expansion])
        s.phase = BUILD_EXPANSION
        return False
    if action < LEAVE_CORNER and s.expansion == SMALL:
        s.box = action - BUILD
        return False
    if action < LEAVE_CORNER:
        build(s, seat, action - BUILD, NO_CORNER)
    else:
        build(s, seat, s.box, action - LEAVE_CORNER)
    s.expansion = NOTHING
    s.box = NOTHING
    return True
