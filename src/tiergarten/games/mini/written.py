"""Zooloretto Mini: the table as everybody sees it, written as JSON."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...core.writing import (
    CLOSE,
    CLOSE_LIST,
    COMMA,
    OPEN,
    OPEN_LIST,
    phrases,
    put,
    put_count,
    put_counts,
    put_number,
    put_number_or_null,
    put_or_null,
    put_sign,
    put_truth,
    quoted,
)
from ..family.tiles.state import BOXES, END_PILE, OFFSPRING, TRUCKS
from ..family.tiles.turns import is_last_round
from ..family.trucks import BLOCKED
from .scoring import animals_in, score
from .state import BABY, ENCLOSURES, KIND_NAMES, LANDSCAPE, PHASE_NAMES, POND, SORTS, SPACES, SPECIES
from .zoo import tiles_in

KIND_TEXTS, SPECIES_TEXTS, PHASE_TEXTS = quoted(*KIND_NAMES), quoted(*SPECIES), quoted(*PHASE_NAMES)

# What stands before each part, in the order in which they are written.
MIDDLE = ("left_out", "starter", "phase", "turn", "hand", "trucks", "removed")
PARTS = (*MIDDLE, "draw_pile", "end_pile", "last_round", "unseen", "unborn", "zoos")
KEYS = phrases(*(f'{"," if number else "{"}"{part}":' for number, part in enumerate(PARTS)))
(
    LEFT_OUT,
    STARTER,
    PHASE,
    TURN,
    HAND,
    CARGO,
    REMOVED,
    DRAW_PILE,
    END_PILE_LEFT,
    LAST_ROUND,
    UNSEEN,
    UNBORN,
    ZOOS,
) = range(len(PARTS))

ZOO_KEYS = phrases('{"seat":', ',"truck":', ',"points":', ',"enclosures":', ',"barn":')
OWNER, TRUCK, POINTS, ENCLOSURE_LIST, BARN = range(5)

ENCLOSURE_KEYS = phrases('{"number":', ',"tiles":', ',"animals":', ',"free":')
NUMBER, TILES, ANIMALS, FREE = range(4)


@rule
def write_view(s, out):
    """Write all that anybody may know; how many bytes."""
    at = write_middle(s, out)
    at = put(out, at, KEYS, DRAW_PILE)
    at = put_number(out, at, max(s.unseen - END_PILE, 0))
    at = put(out, at, KEYS, END_PILE_LEFT)
    at = put_number(out, at, min(s.unseen, END_PILE))
    at = put(out, at, KEYS, LAST_ROUND)
    at = put_truth(out, at, is_last_round(s.unseen))
    at = put(out, at, KEYS, UNSEEN)
    at = put_counts(out, at, KIND_TEXTS, s.bag)
    at = put(out, at, KEYS, UNBORN)
    at = put_counts(out, at, SPECIES_TEXTS, s.nursery)
    at = put(out, at, KEYS, ZOOS)
    for seat in range(s.players):
        at = put_sign(out, at, COMMA if seat else OPEN_LIST)
        at = put_zoo(out, at, s, seat)
    at = put_sign(out, at, CLOSE_LIST)
    return put_sign(out, at, CLOSE)


@rule
def write_middle(s, out):
    """What lies between the zoos, and what is to be done."""
    at = put(out, 0, KEYS, LEFT_OUT)
    at = put_left_out(out, at, s)
    at = put(out, at, KEYS, STARTER)
    at = put_number_or_null(out, at, s.starter)
    at = put(out, at, KEYS, PHASE)
    at = put(out, at, PHASE_TEXTS, s.phase)
    at = put(out, at, KEYS, TURN)
    at = put_number_or_null(out, at, s.turn)
    at = put(out, at, KEYS, HAND)
    at = put_or_null(out, at, KIND_TEXTS, s.hand)
    at = put(out, at, KEYS, CARGO)
    at = put_trucks(out, at, s)
    at = put(out, at, KEYS, REMOVED)
    return put_counts(out, at, KIND_TEXTS, s.removed)


@rule
def put_left_out(out, at, s):
    """The species that are left out, as far as it is known."""
    at = put_sign(out, at, OPEN_LIST)
    begin = at
    for i in range(len(s.left_out)):
        if s.left_out[i] != NOTHING:
            if at > begin:
                at = put_sign(out, at, COMMA)
            at = put(out, at, SPECIES_TEXTS, s.left_out[i])
    return put_sign(out, at, CLOSE_LIST)


@rule
def put_trucks(out, at, s):
    """What lies in the boxes of the trucks in play: their first box is never blocked."""
    at = put_sign(out, at, OPEN_LIST)
    begin = at
    for truck in range(TRUCKS):
        if s.boxes[truck, 0] != BLOCKED:
            if at > begin:
                at = put_sign(out, at, COMMA)
            for box in range(BOXES):
                if s.boxes[truck, box] != BLOCKED:
                    at = put_sign(out, at, COMMA if box else OPEN_LIST)
                    at = put_or_null(out, at, KIND_TEXTS, s.boxes[truck, box])
            at = put_sign(out, at, CLOSE_LIST)
    return put_sign(out, at, CLOSE_LIST)


@rule
def put_zoo(out, at, s, seat):
    """A seat's zoo, with its points so far."""
    at = put(out, at, ZOO_KEYS, OWNER)
    at = put_number(out, at, seat)
    at = put(out, at, ZOO_KEYS, TRUCK)
    truck = s.truck_of[seat]
    at = put_number_or_null(out, at, NOTHING if truck == NOTHING else truck + 1)
    at = put(out, at, ZOO_KEYS, POINTS)
    at = put_number(out, at, score(s, seat))
    at = put(out, at, ZOO_KEYS, ENCLOSURE_LIST)
    for enclosure in range(ENCLOSURES):
        at = put_sign(out, at, COMMA if enclosure else OPEN_LIST)
        at = put_enclosure(out, at, s, seat, enclosure)
    at = put_sign(out, at, CLOSE_LIST)
    at = put(out, at, ZOO_KEYS, BARN)
    at = put_counts(out, at, KIND_TEXTS, s.barn[seat])
    return put_sign(out, at, CLOSE)


@rule
def put_enclosure(out, at, s, seat, enclosure):
    """An enclosure: its tiles by name, how many of them are animals, and how many more there is room for."""
    at = put(out, at, ENCLOSURE_KEYS, NUMBER)
    at = put_number(out, at, enclosure + 1)
    at = put(out, at, ENCLOSURE_KEYS, TILES)
    at = put_sign(out, at, OPEN)
    begin = at
    for sort in range(SORTS):
        n = s.housed[seat, enclosure, sort]
        if n:
            at = put_count(out, at, begin, KIND_TEXTS, kind_of(s.dweller[seat, enclosure], sort), n)
    at = put_sign(out, at, CLOSE)
    at = put(out, at, ENCLOSURE_KEYS, ANIMALS)
    at = put_number(out, at, animals_in(s, seat, enclosure))
    at = put(out, at, ENCLOSURE_KEYS, FREE)
    at = put_number(out, at, SPACES - tiles_in(s, seat, enclosure))
    return put_sign(out, at, CLOSE)


@rule
def kind_of(species, sort):
    """The kind of tile that is of this sort where that species lives."""
    if sort >= LANDSCAPE:
        return POND + sort - LANDSCAPE
    return BABY + species if sort == OFFSPRING else 3 * species + sort
