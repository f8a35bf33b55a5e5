"""Zooloretto Mini: the rules."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import CHANCE_ACTS, NOTHING
from ..family.start import possible_starters
from ..family.trucks import (
    BLOCKED,
    free_box,
    has_cargo,
    is_round_over,
    pass_turn,
    return_trucks,
    trucks_to_load,
    trucks_to_take,
    write_trucks,
)
from .actions import (
    BARN,
    DECLINE,
    DISCARD,
    DRAW,
    LEAVES_OUT,
    LOAD,
    PLACE,
    PLACES,
    SETTLE,
    STARTS,
    TAKE,
    TAKE_OVER,
)
from .state import (
    BABY,
    BONUS,
    BOXES,
    CHOOSE,
    COPIES,
    DRAWN,
    ENCLOSURES,
    END_PILE,
    FIND_STARTER,
    KINDS,
    LEAVE_OUT,
    LEFT_OUT,
    LOAD_TILE,
    NO_SPECIES,
    OVER,
    PLACE_TILES,
    REVEAL,
    SETTLE_TILE,
    SPECIES,
    TRUCKS,
)
from .zoo import house, is_welcome, takes

ALL_SPECIES = len(SPECIES)


@rule
def setup(s):
    """Empty zoos and trucks, every tile in the bag but those of species already chosen to be left out."""
    s.phase = LEAVE_OUT
    s.turn = NOTHING
    s.hand = NOTHING
    s.filled = 0
    s.dweller[:] = NO_SPECIES
    s.housed[:] = 0
    s.barn[:] = 0
    s.removed[:] = 0
    s.nursery[:] = COPIES[BABY]
    s.truck_of[:] = NOTHING
    lay_out_trucks(s)
    s.unseen = 0
    for kind in range(DRAWN):
        s.bag[kind] = COPIES[kind]
        s.unseen += COPIES[kind]
    for i in range(LEFT_OUT[s.players]):
        if s.left_out[i] != NOTHING:
            leave_out(s, s.left_out[i])
    begin(s)


@rule
def lay_out_trucks(s):
    """One truck a player with three boxes each; for two players one with one, one with two and one with three."""
    for truck in range(TRUCKS):
        for box in range(BOXES):
            is_there = box <= truck < 3 if s.players == 2 else truck < s.players
            s.boxes[truck, box] = NOTHING if is_there else BLOCKED


@rule
def leave_out(s, species):
    """No tile of the species takes part."""
    s.nursery[species] = 0
    for kind in range(3 * species, 3 * species + 3):
        s.unseen -= s.bag[kind]
        s.bag[kind] = 0


@rule
def begin(s):
    """The first turn, once it is known which species are out and who starts."""
    for i in range(LEFT_OUT[s.players]):
        if s.left_out[i] == NOTHING:
            s.phase = LEAVE_OUT
            return
    if s.starter == NOTHING:
        s.phase = FIND_STARTER
        return
    s.turn = s.starter
    s.phase = CHOOSE


@rule
def actors(s):
    """One seat at a time; chance where a tile is revealed and before the first turn."""
    if s.phase == OVER:
        return 0
    if s.phase <= REVEAL:
        return CHANCE_ACTS
    return 1 << s.turn


@rule
def chances(s, outcomes, weights):
    """A species to leave out, a seat to start, or a tile: each kind as likely as tiles of it are unseen."""
    n = 0
    if s.phase == REVEAL:
        for kind in range(DRAWN):
            outcomes[n] = kind
            weights[n] = s.bag[kind]
            n += s.bag[kind] > 0  # a kind that is used up is written over by the next
        return n
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    for species in range(ALL_SPECIES):
        outcomes[n] = LEAVES_OUT + species
        weights[n] = 1
        n += s.nursery[species] > 0
    return n


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    if s.phase == CHOOSE:
        return draw_or_take(s, out)
    if s.phase == LOAD_TILE:
        return loads(s, out)
    if s.phase == PLACE_TILES:
        return placements(s, seat, out)
    if s.phase == BONUS:
        return bonus_actions(s, seat, out)
    return settlements(s, seat, out)


@rule
def draw_or_take(s, out):
    """Draw while a truck has room; take any truck that carries something."""
    n = 0
    if s.unseen > 0 and trucks_to_load(s):  # there always are tiles (docs/rules/mini.md, 52)
        out[n] = DRAW
        n += 1
    return n + write_trucks(s, trucks_to_take(s), TAKE, out[n:])


@rule
def loads(s, out):
    """Any truck with room that nobody has taken."""
    return write_trucks(s, trucks_to_load(s), LOAD, out)


@rule
def placements(s, seat, out):
    """Any tile still on the truck taken, into an enclosure that takes it or into the barn; of equal tiles one."""
    n = 0
    truck = s.truck_of[seat]
    for box in range(BOXES):
        tile = s.boxes[truck, box]
        if tile < 0 or is_on_board(s, truck, box, tile):
            continue
        for enclosure in range(ENCLOSURES):
            out[n] = PLACE + box * PLACES + enclosure
            n += takes(s, seat, enclosure, tile)
        out[n] = PLACE + box * PLACES + BARN
        n += 1
    return n


@rule
def is_on_board(s, truck, boxes, tile):
    """Lies the same kind of tile in one of the truck's first boxes?"""
    for box in range(boxes):
        if s.boxes[truck, box] == tile:
            return True
    return False


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
    elif action < PLACE:
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
        i = 0
        while s.left_out[i] != NOTHING:
            i += 1
        s.left_out[i] = outcome - LEAVES_OUT
        leave_out(s, outcome - LEAVES_OUT)
        begin(s)
    elif s.phase == FIND_STARTER:
        s.starter = outcome - STARTS
        begin(s)
    else:
        s.bag[outcome] -= 1
        s.unseen -= 1
        s.hand = outcome
        s.phase = LOAD_TILE


@rule
def load(s, truck):
    """The tile drawn goes onto a truck; that was the turn."""
    s.boxes[truck, free_box(s, truck)] = s.hand
    s.hand = NOTHING
    s.phase = CHOOSE
    pass_turn(s)


@rule
def place(s, seat, box, destination):
    """A tile from the truck into an enclosure or the barn; after the last one comes the bonus, if it is due."""
    truck = s.truck_of[seat]
    tile = s.boxes[truck, box]
    s.boxes[truck, box] = NOTHING
    if destination == BARN:
        s.barn[seat, tile] += 1
    else:
        house(s, seat, destination, tile)
    if not has_cargo(s, truck):
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
    s.phase = CHOOSE
    if not is_round_over(s):
        pass_turn(s)
        return
    clear_left_truck(s)
    return_trucks(s)
    if is_last_round(s):
        s.phase = OVER


@rule
def clear_left_truck(s):
    """With two players the tiles on the truck that nobody took leave the game."""
    for truck in range(TRUCKS):
        for box in range(BOXES):
            if s.boxes[truck, box] >= 0:
                s.removed[s.boxes[truck, box]] += 1


@rule
def is_last_round(s):
    """Has a tile of the end pile been revealed?"""
    return s.unseen < END_PILE
