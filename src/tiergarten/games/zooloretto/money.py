"""Zooloretto: the money actions, and what each seat can do for its coins."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.masks import lowest
from ...core.rows import above
from ...core.signs import NOTHING
from ..family.tiles.purse import pay, pay_seller
from ..family.tiles.state import SETTLE_TILE
from .actions import BUY, DISCARD, EXCHANGE, EXCHANGE_BARN, EXPAND, MOVE, MOVE_STALL, PAIRS
from .state import (
    ENCLOSURES,
    KIND_OF,
    KINDS,
    KINDS_OF,
    NO_SPECIES,
    SORTS,
    SPACES,
    SPECIES,
    STALL,
    STALLS,
)
from .zoo import animals_in, animals_in_barn, breed, enclosures_of, put, takes, takes_stall

ALL_SPECIES, TYPES = len(SPECIES), len(STALLS)
TO_MOVE, TO_EXCHANGE, TO_BUY, TO_DISCARD, TO_EXPAND = 1, 1, 2, 2, 3  # prices


@rule
def money_actions(s, seat, out):
    """Write all that the seat can pay for and carry out in full; how many."""
    coins = s.coins[seat]
    n = 0
    if coins >= TO_MOVE:
        n += moves(s, seat, out)
        n += stall_moves(s, seat, out[n:])
    if coins >= TO_EXCHANGE:
        n += exchanges(s, seat, out[n:])
        n += barn_exchanges(s, seat, out[n:])
    if coins >= TO_BUY:
        n += purchases(s, seat, out[n:])
    if coins >= TO_DISCARD:
        n += discards(s, seat, out[n:])
    if coins >= TO_EXPAND and s.zoo_expansions[seat] < s.zoo_most_expansions:
        out[n] = EXPAND
        n += 1
    return n


@rule
def moves(s, seat, out):
    """A tile of the barn into an enclosure or onto a stall space that takes it."""
    n = 0
    kinds = above(s.barn, seat, 0)
    while kinds:
        kind = lowest(kinds)
        for enclosure in range(enclosures_of(s, seat)):
            out[n] = MOVE + kind * ENCLOSURES + enclosure
            n += takes(s, seat, enclosure, kind)
        kinds &= kinds - 1
    return n


@rule
def stall_moves(s, seat, out):
    """A stall to another enclosure with a free stall space; never into the barn."""
    n = 0
    stalls = above(s.stalls, seat, 0)
    while stalls:
        stall = lowest(stalls)  # its enclosure times TYPES, and its type
        for new in range(enclosures_of(s, seat)):
            out[n] = MOVE_STALL + stall * ENCLOSURES + new
            n += new != stall // TYPES and takes_stall(s, seat, new)
        stalls &= stalls - 1
    return n


@rule
def exchanges(s, seat, out):
    """All animals of two enclosures, of different species, where each group fits into the other enclosure."""
    n = 0
    for pair in range(len(PAIRS)):
        first, second = PAIRS[pair, 0], PAIRS[pair, 1]
        out[n] = EXCHANGE + pair
        n += can_exchange(s, seat, first, second)
    return n


@rule
def can_exchange(s, seat, first, second):
    """Have both enclosures animals, of different species, that fit into the other? One that is not built has none."""
    there, other = s.dweller[seat, first], s.dweller[seat, second]
    are_two = (there != NO_SPECIES) & (other != NO_SPECIES) & (there != other)
    fits_first = animals_in(s, seat, second) <= SPACES[first]
    return are_two and fits_first and animals_in(s, seat, first) <= SPACES[second]


@rule
def barn_exchanges(s, seat, out):
    """All animals of an enclosure with all animals of another species in the barn that fit into it."""
    n = 0
    kinds = above(s.barn, seat, 0)
    for species in range(ALL_SPECIES):
        if kinds & KINDS_OF[species]:
            group = animals_in_barn(s, seat, species)
            for enclosure in range(enclosures_of(s, seat)):
                dweller = s.dweller[seat, enclosure]
                out[n] = EXCHANGE_BARN + enclosure * ALL_SPECIES + species
                n += dweller != NO_SPECIES and dweller != species and group <= SPACES[enclosure]
    return n


@rule
def purchases(s, seat, out):
    """Any tile of any other barn: it can always go into the own barn."""
    n = 0
    for step in range(1, s.players):
        seller = (seat + step) % s.players
        n += write_kinds(above(s.barn, seller, 0), BUY + (step - 1) * KINDS, out[n:])
    return n


@rule
def discards(s, seat, out):
    """Any tile of the own barn."""
    return write_kinds(above(s.barn, seat, 0), DISCARD, out)


@rule
def write_kinds(kinds, action, out):
    """Write an action for each kind of tile of the mask, from the id `action` on; how many."""
    n = 0
    while kinds:
        out[n] = action + lowest(kinds)
        kinds &= kinds - 1
        n += 1
    return n


@rule
def spend(s, seat, action):
    """Pay, then carry out the money action; is it done, or is a tile bought that is yet to be placed?"""
    if action < MOVE_STALL:
        move(s, seat, (action - MOVE) // ENCLOSURES, (action - MOVE) % ENCLOSURES)
    elif action < EXCHANGE:
        stall = (action - MOVE_STALL) // ENCLOSURES
        move_stall(s, seat, stall // TYPES, stall % TYPES, (action - MOVE_STALL) % ENCLOSURES)
    elif action < EXCHANGE_BARN:
        exchange(s, seat, PAIRS[action - EXCHANGE, 0], PAIRS[action - EXCHANGE, 1])
    elif action < BUY:
        exchange_with_barn(s, seat, (action - EXCHANGE_BARN) // ALL_SPECIES, (action - EXCHANGE_BARN) % ALL_SPECIES)
    elif action < DISCARD:
        buy(s, seat, (seat + 1 + (action - BUY) // KINDS) % s.players, (action - BUY) % KINDS)
        return False
    elif action < EXPAND:
        discard(s, seat, action - DISCARD)
    else:
        expand(s, seat)
    return True


@rule
def move(s, seat, tile, enclosure):
    """A tile out of the barn."""
    pay(s, seat, TO_MOVE)
    s.barn[seat, tile] -= 1
    put(s, seat, tile, enclosure)


@rule
def move_stall(s, seat, enclosure, type_, new):
    """A stall to another enclosure."""
    pay(s, seat, TO_MOVE)
    s.stalls[seat, enclosure, type_] -= 1
    put(s, seat, STALL + type_, new)


@rule
def exchange(s, seat, first, second):
    """Two enclosures change their animals: never any coins, and no births, for all pairs have bred before."""
    pay(s, seat, TO_EXCHANGE)
    s.dweller[seat, first], s.dweller[seat, second] = s.dweller[seat, second], s.dweller[seat, first]
    for sort in range(SORTS):
        there = s.housed[seat, first, sort]
        s.housed[seat, first, sort] = s.housed[seat, second, sort]
        s.housed[seat, second, sort] = there


@rule
def exchange_with_barn(s, seat, enclosure, species):
    """The animals of an enclosure for all of a species in the barn: never any coins, but pairs breed."""
    pay(s, seat, TO_EXCHANGE)
    dweller = s.dweller[seat, enclosure]
    for sort in range(SORTS):
        there = s.housed[seat, enclosure, sort]
        s.housed[seat, enclosure, sort] = s.barn[seat, KIND_OF[species, sort]]
        s.barn[seat, KIND_OF[species, sort]] = 0
        s.barn[seat, KIND_OF[dweller, sort]] += there
    s.dweller[seat, enclosure] = species
    breed(s, seat, enclosure)


@rule
def buy(s, seat, seller, tile):
    """A tile out of another barn into the hand: it is placed next."""
    pay_seller(s, seat, seller)
    s.barn[seller, tile] -= 1
    s.zoo_hand = tile
    s.phase = SETTLE_TILE


@rule
def settle(s, seat, place):
    """The tile bought to its place."""
    put(s, seat, s.zoo_hand, place)
    s.zoo_hand = NOTHING


@rule
def discard(s, seat, tile):
    """A tile of the barn leaves the game."""
    pay(s, seat, TO_DISCARD)
    s.barn[seat, tile] -= 1
    s.zoo_removed[tile] += 1


@rule
def expand(s, seat):
    """One more expansion is there."""
    pay(s, seat, TO_EXPAND)
    s.zoo_expansions[seat] += 1
