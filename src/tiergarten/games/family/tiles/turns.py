"""The course of a game of tiles: set-up, drawing and loading, taking a truck, the next turn, round, end.

The state has COMMON_FIELDS; Mini's, which knows no money, has all of them but `coins` and `bank`.
"""

from __future__ import annotations

from ....core.kernel import rule
from ....core.signs import CHANCE_ACTS, NOTHING
from ..trucks import (
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
from .actions import DRAW, LOAD, TAKE
from .state import (
    BOXES,
    CHOOSE,
    END_PILE,
    FIND_STARTER,
    LEAVE_OUT,
    LOAD_TILE,
    OVER,
    PLACE_TILES,
    REVEAL,
    TRUCKS,
)


@rule
def clear_middle(s):
    """Empty trucks, nothing drawn, nobody to move."""
    s.turn = NOTHING
    s.hand = NOTHING
    s.truck_of[:] = NOTHING
    lay_out_trucks(s)


@rule
def lay_out_trucks(s):
    """One truck a player with three boxes each; for two players one with one, one with two and one with three."""
    for truck in range(TRUCKS):
        for box in range(BOXES):
            is_there = box <= truck < 3 if s.players == 2 else truck < s.players
            s.boxes[truck, box] = NOTHING if is_there else BLOCKED


@rule
def begin(s, are_species_known):
    """The first turn, once it is known which species are out and who starts."""
    if not are_species_known:
        s.phase = LEAVE_OUT
    elif s.starter == NOTHING:
        s.phase = FIND_STARTER
    else:
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
def possible_tiles(bag, outcomes, weights, first):
    """Write chance's outcomes, from the id `first` on: each kind as likely as tiles of it are unseen; how many."""
    n = 0
    for kind in range(len(bag)):
        outcomes[n] = first + kind
        weights[n] = bag[kind]
        n += bag[kind] > 0  # a kind that is used up is written over by the next
    return n


@rule
def draw_or_take(s, unseen, out):
    """Write: draw, while there are tiles and a truck has room; take any truck that carries something. How many."""
    out[0] = DRAW
    n = int(unseen > 0 and trucks_to_load(s) > 0)
    return n + write_trucks(s, trucks_to_take(s), TAKE, out[n:])


@rule
def loads(s, out):
    """Write: any truck with room that nobody has taken. How many."""
    return write_trucks(s, trucks_to_load(s), LOAD, out)


@rule
def shift(out, n, by):
    """Count the first n actions not from 0 but from another id; how many."""
    for i in range(n):
        out[i] += by
    return n


@rule
def hold(s, tile):
    """The tile drawn is seen by everybody, and is to be loaded."""
    s.hand = tile
    s.phase = LOAD_TILE


@rule
def load(s, truck):
    """The tile drawn goes onto a truck; that was the turn."""
    s.boxes[truck, free_box(s, truck)] = s.hand
    s.hand = NOTHING
    s.phase = CHOOSE
    pass_turn(s)


@rule
def is_placing(s):
    """Has the seat to move tiles on the truck it took?"""
    truck = s.truck_of[s.turn]
    return truck != NOTHING and has_cargo(s, truck)


@rule
def is_alike_before(s, truck, box):
    """Lies the same kind of tile in an earlier box of the truck? Of equal tiles only one is offered."""
    for earlier in range(box):
        if s.boxes[truck, earlier] == s.boxes[truck, box]:
            return True
    return False


@rule
def unload(s, seat, box):
    """A tile off the truck that the seat took."""
    truck = s.truck_of[seat]
    tile = s.boxes[truck, box]
    s.boxes[truck, box] = NOTHING
    return tile


@rule
def remove_left_cargo(s, removed, first):
    """The tiles on trucks that nobody took leave the game, which is so with two players.

    Counts in `removed` those from the kind `first` on, as many kinds as it has room for.
    """
    for truck in range(TRUCKS):
        for box in range(BOXES):
            kind = s.boxes[truck, box] - first
            if s.boxes[truck, box] >= 0 and 0 <= kind < len(removed):
                removed[kind] += 1


@rule
def go_on(s, removed, unseen):
    """The next tile of the truck, or the end of the turn; as in `finish_turn`."""
    if is_placing(s):
        s.phase = PLACE_TILES
    else:
        finish_turn(s, removed, unseen)


@rule
def finish_turn(s, removed, unseen):
    """The turn is over, and maybe the round: what is left on trucks is `removed`. So many tiles are unseen."""
    if is_round_over(s):
        remove_left_cargo(s, removed, 0)
    next_turn(s, is_last_round(unseen))


@rule
def is_last_round(unseen):
    """Has a tile of the end pile been revealed, when so many are unseen?"""
    return unseen < END_PILE


@rule
def next_turn(s, is_last):
    """To the next seat, or to the next round: it starts with who took the last truck. After the last round nothing."""
    s.phase = CHOOSE
    if not is_round_over(s):
        pass_turn(s)
        return
    return_trucks(s)
    if is_last:
        s.phase = OVER
