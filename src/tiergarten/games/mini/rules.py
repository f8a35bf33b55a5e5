"""Zooloretto Mini: the rules."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ..family.start import possible_starters
from ..family.tiles.actions import DRAW, LOAD, OWN, TAKE
from ..family.tiles.left_out import are_known, empty_bag, fill_bag, note, possible_species
from ..family.tiles.state import (
    BONUS,
    BOXES,
    CHOOSE,
    FIND_STARTER,
    LEAVE_OUT,
    LEFT_OUT,
    LOAD_TILE,
    PLACE_TILES,
    REVEAL,
    SETTLE_TILE,
)
from ..family.tiles.turns import actors as actors  # as in every game of tiles
from ..family.tiles.turns import (
    begin,
    clear_middle,
    draw_or_take,
    finish_turn,
    hold,
    is_alike_before,
    is_placing,
    load,
    loads,
    possible_tiles,
    unload,
)
from .actions import (
    BARN,
    DECLINE,
    DISCARD,
    LEAVES_OUT,
    PLACE,
    PLACES,
    SETTLE,
    STARTS,
    TAKE_OVER,
)
from .state import BABY, COPIES, ENCLOSURES, KINDS, NO_SPECIES
from .zoo import house, is_welcome, takes


@rule
def setup(s):
    """Empty zoos and trucks, every tile in the bag but those of species already chosen to be left out."""
    clear_middle(s)
    s.filled = 0
    s.dweller[:] = NO_SPECIES
    s.housed[:] = 0
    s.barn[:] = 0
    s.removed[:] = 0
    s.nursery[:] = COPIES[BABY]
    s.unseen = fill_bag(s.bag, COPIES)
    for i in range(LEFT_OUT[s.players]):
        if s.left_out[i] != NOTHING:
            leave_out(s, s.left_out[i])
    begin(s, are_known(s.left_out, s.players))


@rule
def leave_out(s, species):
    """No tile of the species takes part."""
    s.nursery[species] = 0
    s.unseen -= empty_bag(s.bag, 3 * species, 3 * species + 3)


@rule
def chances(s, outcomes, weights):
    """A species to leave out, a seat to start, or a tile: each kind as likely as tiles of it are unseen."""
    if s.phase == REVEAL:
        return possible_tiles(s.bag, outcomes, weights, 0)
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    return possible_species(s.nursery, outcomes, weights, LEAVES_OUT)


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    if s.phase == CHOOSE:
        return draw_or_take(s, s.unseen, out)
    if s.phase == LOAD_TILE:
        return loads(s, out)
    if s.phase == PLACE_TILES:
        return placements(s, seat, out)
    if s.phase == BONUS:
        return bonus_actions(s, seat, out)
    return settlements(s, seat, out)


@rule
def placements(s, seat, out):
    """Any tile still on the truck taken, into an enclosure that takes it or into the barn; of equal tiles one."""
    n = 0
    truck = s.truck_of[seat]
    for box in range(BOXES):
        tile = s.boxes[truck, box]
        if tile < 0 or is_alike_before(s, truck, box):
            continue
        for enclosure in range(ENCLOSURES):
            out[n] = PLACE + box * PLACES + enclosure
            n += takes(s, seat, enclosure, tile)
        out[n] = PLACE + box * PLACES + BARN
        n += 1
    return n


@rule
def bonus_actions(s, seat, out):
    """Discard a tile of the own barn, take over one from another barn that an own enclosure takes, or neither."""
    n = 0
    for tile in range(KINDS):
        if s.barn[seat, tile] > 0:
            out[n] = DISCARD + tile
            n += 1
    for step in range(1, s.players):
        rival = (seat + step) % s.players
        for tile in range(KINDS):
            if s.barn[rival, tile] > 0 and is_welcome(s, seat, tile):
                out[n] = TAKE_OVER + (step - 1) * KINDS + tile
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def settlements(s, seat, out):
    """The enclosures that take the tile taken over; never the barn."""
    n = 0
    for enclosure in range(ENCLOSURES):
        if takes(s, seat, enclosure, s.hand):
            out[n] = SETTLE + enclosure
            n += 1
    return n


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase <= REVEAL:
        answer(s, action)
    elif action == DRAW:
        s.phase = REVEAL
    elif action < TAKE:
        load(s, action - LOAD)
    elif action < OWN:
        s.truck_of[seat] = action - TAKE
        s.phase = PLACE_TILES
    elif action < DISCARD:
        place(s, seat, (action - PLACE) // PLACES, (action - PLACE) % PLACES)
    elif action < SETTLE:
        use_bonus(s, seat, action)
    else:
        settle(s, seat, action - SETTLE)


@rule
def answer(s, outcome):
    """Chance leaves out a species, finds who starts, or reveals a tile."""
    if s.phase == LEAVE_OUT:
        note(s.left_out, outcome - LEAVES_OUT)
        leave_out(s, outcome - LEAVES_OUT)
        begin(s, are_known(s.left_out, s.players))
    elif s.phase == FIND_STARTER:
        s.starter = outcome - STARTS
        begin(s, are_known(s.left_out, s.players))
    else:
        s.bag[outcome] -= 1
        s.unseen -= 1
        hold(s, outcome)


@rule
def place(s, seat, box, destination):
    """A tile from the truck into an enclosure or the barn; after the last one comes the bonus, if it is due."""
    tile = unload(s, seat, box)
    if destination == BARN:
        s.barn[seat, tile] += 1
    else:
        house(s, seat, destination, tile)
    if not is_placing(s):
        if s.filled and has_use_for_bonus(s, seat):
            s.phase = BONUS
        else:
            end_turn(s)


@rule
def has_use_for_bonus(s, seat):
    """Is there a tile to discard or to take over?"""
    for tile in range(KINDS):
        if s.barn[seat, tile] > 0:
            return True
    for step in range(1, s.players):
        for tile in range(KINDS):
            if s.barn[(seat + step) % s.players, tile] > 0 and is_welcome(s, seat, tile):
                return True
    return False


@rule
def use_bonus(s, seat, action):
    """Discard a tile, take one over, or neither."""
    if action < TAKE_OVER:
        s.barn[seat, action - DISCARD] -= 1
        s.removed[action - DISCARD] += 1
        end_turn(s)
    elif action < DECLINE:
        rival = (seat + 1 + (action - TAKE_OVER) // KINDS) % s.players
        s.hand = (action - TAKE_OVER) % KINDS
        s.barn[rival, s.hand] -= 1
        s.phase = SETTLE_TILE
    else:
        end_turn(s)


@rule
def settle(s, seat, enclosure):
    """The tile taken over moves in; filling an enclosure with it earns nothing more."""
    house(s, seat, enclosure, s.hand)
    s.hand = NOTHING
    end_turn(s)


@rule
def end_turn(s):
    """The next seat, or the next round: it starts with who took the last truck. After the last round nothing."""
    s.filled = 0
    finish_turn(s, s.removed, s.unseen)
