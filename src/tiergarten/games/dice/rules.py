"""Zooloretto: The Dice Game: the rules."""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import CHANCE_ACTS, NOTHING
from ..family.start import possible_starters
from ..family.trucks import (
    BLOCKED,
    free_box,
    free_boxes,
    is_round_over,
    loaded_trucks,
    pass_turn,
    return_trucks,
    write_trucks,
)
from .actions import LOAD, ROLL, STARTS, TAKE
from .sheet import ANIMALS, COIN_SPACES, SPACES
from .state import (
    BOXES,
    CHOOSE,
    COIN,
    CUT_OFF,
    DICE,
    FIND_STARTER,
    LOAD_DICE,
    OVER,
    ROLL_FIRST,
    ROLL_SECOND,
    ROLLED,
    SYMBOLS,
    TRUCKS,
    TRUCKS_FOR,
)

ALL_ANIMALS, ALL_SYMBOLS = len(ANIMALS), len(SYMBOLS)


@rule
def setup(s):
    """Empty sheets and trucks, all dice in the supply."""
    s.phase = FIND_STARTER
    s.turn = NOTHING
    s.this_round = 0
    s.supply = DICE[s.players]
    s.hand[:] = NOTHING
    s.truck_of[:] = NOTHING
    s.parked[:] = NOTHING
    s.housed[:] = 0
    s.barn[:] = 0
    s.coins[:] = 0
    s.bonus_of[:] = NOTHING
    lay_out_trucks(s)
    begin(s)


@rule
def lay_out_trucks(s):
    """Three trucks, or four with four players, with three boxes each."""
    for truck in range(TRUCKS):
        for box in range(BOXES):
            s.boxes[truck, box] = NOTHING if truck < TRUCKS_FOR[s.players] else BLOCKED


@rule
def begin(s):
    """The first turn, once it is known who starts."""
    if s.starter != NOTHING:
        s.turn = s.starter
        s.this_round = 1
        s.phase = CHOOSE


@rule
def actors(s):
    """One seat at a time; chance where dice are rolled and before the first turn."""
    if s.phase >= OVER:
        return 0
    if s.phase <= ROLL_SECOND:
        return CHANCE_ACTS
    return 1 << s.turn


@rule
def cut_off(s):
    """Have all rounds been played that the bound allows, with nobody far enough?"""
    return s.phase == CUT_OFF


@rule
def chances(s, outcomes, weights):
    """A seat to start, or a die: each symbol is equally likely."""
    if s.phase == FIND_STARTER:
        return possible_starters(s, outcomes, weights, STARTS)
    for symbol in range(ALL_SYMBOLS):
        outcomes[symbol] = symbol
        weights[symbol] = 1
    return ALL_SYMBOLS


@rule
def legal(s, seat, out):
    """What the seat to move can do."""
    return roll_or_take(s, out) if s.phase == CHOOSE else loads(s, out)


@rule
def roll_or_take(s, out):
    """Roll while there are dice and boxes for them; take any truck that carries something."""
    out[0] = ROLL
    n = int(can_roll(s))
    return n + write_trucks(s, loaded_trucks(s), TAKE, out[n:])


@rule
def can_roll(s):
    """Are there two dice in the supply, and two free boxes? The boxes never run short (docs/rules/dice.md, 19)."""
    boxes = 0
    for truck in range(TRUCKS):
        boxes += free_boxes(s, truck)
    return (s.supply >= ROLLED) & (boxes >= ROLLED)


@rule
def loads(s, out):
    """Each die in hand onto a truck with room, both onto one that has room for both; of equal dice either way once."""
    roomy, roomier = 0, 0  # masks of the trucks with a free box, and with two
    for truck in range(TRUCKS):
        boxes = free_boxes(s, truck)
        roomy |= (boxes >= 1) << truck
        roomier |= (boxes >= 2) << truck
    is_double = s.hand[0] == s.hand[1]
    n = 0
    for first in range(TRUCKS):
        others = roomy & ~(1 << first) & ~(is_double * ((1 << first) - 1))
        seconds = (roomy >> first & 1) * (others | roomier & (1 << first))
        n += write_trucks(s, seconds, LOAD + first * TRUCKS, out[n:])
    return n


@rule
def apply(s, seat, action):
    """Make the move. `action` is one that `legal` wrote, or an outcome that `chances` did."""
    if s.phase <= ROLL_SECOND:
        answer(s, action)
    elif action == ROLL:
        s.phase = ROLL_FIRST
    elif action < TAKE:
        load(s, (action - LOAD) // TRUCKS, (action - LOAD) % TRUCKS)
    else:
        take(s, seat, action - TAKE)


@rule
def answer(s, outcome):
    """Chance finds who starts, or rolls a die; of two dice the lower symbol comes first, so equal rolls are equal."""
    if s.phase == FIND_STARTER:
        s.starter = outcome - STARTS
        begin(s)
        return
    s.supply -= 1
    if s.phase == ROLL_FIRST:
        s.hand[0] = outcome
        s.phase = ROLL_SECOND
    else:
        first = s.hand[0]
        s.hand[0] = min(first, outcome)
        s.hand[1] = max(first, outcome)
        s.phase = LOAD_DICE


@rule
def load(s, first, second):
    """The dice rolled go onto their trucks; that was the turn."""
    s.boxes[first, free_box(s, first)] = s.hand[0]
    s.boxes[second, free_box(s, second)] = s.hand[1]
    s.hand[0] = NOTHING
    s.hand[1] = NOTHING
    s.phase = CHOOSE
    pass_turn(s)


@rule
def take(s, seat, truck):
    """All dice of the truck are crossed off at once and parked; the truck stays, for the others."""
    parked = 0
    for box in range(BOXES):
        symbol = s.boxes[truck, box]
        s.boxes[truck, box] = NOTHING
        if symbol != NOTHING:
            s.parked[seat, parked] = symbol
            parked += 1
            cross_off(s, seat, symbol)
    s.truck_of[seat] = truck
    end_turn(s)


@rule
def cross_off(s, seat, symbol):
    """A coin in the ticket office, an animal in its enclosure or else in the barn; what is full takes no more."""
    if symbol == COIN:
        s.coins[seat] = min(s.coins[seat] + 1, COIN_SPACES)
    elif s.housed[seat, symbol] < SPACES[symbol]:
        s.housed[seat, symbol] += 1
        if s.housed[seat, symbol] == SPACES[symbol] and s.bonus_of[symbol] == NOTHING:
            s.bonus_of[symbol] = seat
    else:
        s.barn[seat, symbol] = 1


@rule
def end_turn(s):
    """The next seat, or the next round: it starts with who took a truck last, who has the turn already."""
    if not is_round_over(s):
        pass_turn(s)
        return
    return_trucks(s)
    s.parked[:] = NOTHING
    s.supply = DICE[s.players]
    if is_last_round(s):
        s.phase = OVER
    elif s.this_round == s.most_rounds:
        s.phase = CUT_OFF
    else:
        s.this_round += 1


@rule
def is_last_round(s):
    """Has anybody at most one enclosure left to fill?"""
    is_last = False
    for seat in range(s.players):
        is_last |= unfilled_enclosures(s, seat) <= 1
    return is_last


@rule
def unfilled_enclosures(s, seat):
    """How many enclosures of the seat have free spaces."""
    n = 0
    for animal in range(ALL_ANIMALS):
        n += s.housed[seat, animal] < SPACES[animal]
    return n
