"""Dice's Zoo: minus points, places, and what a hand of dice may be worth."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.playouts import Playouts
from ...words import Message, message
from .abilities import dice_of
from .actions import symbol_name
from .dice import (
    ANIMALS,
    EARTHWORM,
    ELEPHANT,
    FACES,
    FOX,
    MINUS_OF,
    MINUS_POINTS,
    PLACEABLE,
    SYMBOL_OF,
    SYMBOLS,
    X2_FACE,
)
from .placing import in_centre, last_picked, most, picked_animal
from .state import FINISH_ABILITY, ONE_ROUND, OVER, PICK_TO_PLACE, PICK_TO_ROLL, USE_ABILITY

PLAYOUTS = Playouts(candidates=8, thorough=8, for_winning=1.0)  # a race: by how many points it was lost says little

# What a seat may hope for, found by games of bots against each other: everything in turns that it costs to get rid of.
OF_GROUP = 0.6  # all dice with the same animal
SMALLER = 0.12  # more for each size that the animal is smaller than an elephant
OF_DIE = 0.3  # each die of a group
OF_X2, OF_TRAP = 1.4, 2.4
OF_ROLL = 1.0  # a die that is about to be rolled
PROMISE = (0.0, 0.0, 0.5, 0.0, 0.8, 0.7)  # what using each animal's ability once is likely to bring
OF_MINUS = 0.3  # a minus point of an earlier round of the match
HOLD = 0.6  # animals that nobody else can replace
WIN = 50.0


@rule
def minus_points(s, seat):
    """What the symbols in front of the seat cost."""
    points = 0
    for face in range(FACES):
        points += int(s.hands[seat, face]) * int(MINUS_OF[face])
    return points


@rule
def score(s, seat):
    """All minus points, as a negative number: of the rounds before and of the dice that the seat has."""
    return -(s.totals[seat] + minus_points(s, seat))


@rule
def standing(s, seat):
    """Who has no dice comes first, then who has the fewest minus points; in a match only these count."""
    if s.limit != ONE_ROUND:
        return score(s, seat)
    return 2 * score(s, seat) - (dice_of(s, seat) > 0)


@rule
def estimate(s, seat):
    """How near the seat is to winning: by the dice it will have when the turn that it is in has gone well."""
    if s.phase == OVER:
        return WIN if is_first(s, seat) else -WIN
    return hope_in_round(s, seat) - OF_MINUS * s.totals[seat]


@rule
def is_first(s, seat):
    """Does nobody stand better?"""
    for rival in range(s.players):
        if standing(s, rival) > standing(s, seat):
            return False
    return True


@rule
def hope_in_round(s, seat):
    """How near the seat is to winning this round."""
    dice = dice_of(s, seat)
    if seat == s.turn and s.phase == PICK_TO_PLACE:
        animal = picked_animal(s)
        number = about_to_place(s, seat, animal)
        doubles = s.picked[X2_FACE]
        if can_go_out(s, seat, animal, dice - number):
            return WIN
        hope = promise(s, seat, animal, 1 + doubles, dice - number - doubles) + HOLD * held_off(s, seat, animal, number)
        return hope - cost_after_placing(s, seat, animal, number, doubles)
    if seat == s.turn and s.phase == PICK_TO_ROLL:
        return -cost_after_rolling(s, seat)
    hope = 0.0
    if seat == s.owner:
        hope += HOLD * held_off(s, seat, s.animal, in_centre(s))
    if seat == s.turn and s.phase in (USE_ABILITY, FINISH_ABILITY):
        hope += promise(s, seat, s.animal, s.uses, dice)
    return hope - cost_after_placing(s, seat, ELEPHANT, 0, 0)


@rule
def about_to_place(s, seat, animal):
    """How many dice a seat can place that has begun to pick an animal: all that it may."""
    last = last_picked(s)  # dice are picked from left to right, and what was passed over stays
    number = 0
    for face in (2 * animal, 2 * animal + 1):
        number += s.hands[seat, face] if face >= last else s.picked[face]
    return min(number, most(s, animal))


@rule
def can_go_out(s, seat, animal, dice_left):
    """Is nothing left when all X2 are placed too, or no more than earthworms give away then?"""
    doubles = s.hands[seat, X2_FACE]
    return dice_left - doubles <= (1 + doubles if animal == EARTHWORM else 0)


@rule
def promise(s, seat, animal, uses, dice_left):
    """What the abilities to come are likely to bring; gifts may win the game, and foxes may lose it."""
    if animal == EARTHWORM and dice_left <= uses:
        return WIN
    if animal == FOX and dice_left > 0 and spare_dice_of_others(s, seat) < uses:
        return -WIN
    return uses * PROMISE[animal]


@rule
def spare_dice_of_others(s, seat):
    """How many dice can be taken from the rivals before one of them has none, if they are chosen well."""
    dice = 0
    for rival in range(s.players):
        if rival != seat:
            dice += dice_of(s, rival) - 1
    return dice


@rule
def held_off(s, seat, animal, number):
    """The share of rivals who could not replace so many dice of an animal with what they have."""
    rivals = 0
    for step in range(1, s.players):
        hand = s.hands[(seat + step) % s.players]
        can_replace = False
        for bigger in range(animal + 1):
            can_replace |= hand[2 * bigger] + hand[2 * bigger + 1] >= number + (bigger == animal)
        rivals += not can_replace
    return rivals / (s.players - 1)


@rule
def cost_after_placing(s, seat, animal, number, doubles):
    """What the seat's dice cost it without so many dice of an animal, and so many X2."""
    cost = OF_X2 * (s.hands[seat, X2_FACE] - doubles)
    for each in range(ANIMALS):
        dice = s.hands[seat, 2 * each] + s.hands[seat, 2 * each + 1] - (number if each == animal else 0)
        if dice > 0:
            cost += OF_GROUP + SMALLER * each + OF_DIE * dice
    for face in range(PLACEABLE, FACES):
        cost += OF_TRAP * s.hands[seat, face]
    return cost


@rule
def cost_after_rolling(s, seat):
    """What the seat's dice cost it when those picked are about to be rolled, and with them all traps and X2 to come."""
    cost = 0.0
    last = last_picked(s)
    for animal in range(ANIMALS):
        picked = s.picked[2 * animal] + s.picked[2 * animal + 1]
        dice = s.hands[seat, 2 * animal] + s.hands[seat, 2 * animal + 1] - picked
        cost += OF_ROLL * picked
        if dice > 0:
            cost += OF_GROUP + SMALLER * animal + OF_DIE * dice
    for face in range(X2_FACE, FACES):
        rolled = s.hands[seat, face] if face >= last else s.picked[face]
        cost += OF_ROLL * rolled + (OF_X2 if face == X2_FACE else OF_TRAP) * (s.hands[seat, face] - rolled)
    return cost


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the minus points come from: one row a symbol, which sum to the score."""
    rows = []
    if s.totals[seat]:
        rows.append((message("points-rounds-before"), -int(s.totals[seat])))
    for symbol in range(len(SYMBOLS)):
        dice = int(s.hands[seat][symbol == SYMBOL_OF].sum())
        if dice and MINUS_POINTS[symbol]:
            rows.append((message("points-dice", symbol=symbol_name(symbol), number=dice), -MINUS_POINTS[symbol] * dice))
    return rows
