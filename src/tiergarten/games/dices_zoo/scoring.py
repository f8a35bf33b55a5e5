"""Dice's Zoo: minus points, places, and what a hand of dice may be worth."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...core.signs import NOTHING
from ...words import Message, message
from .actions import symbol_name
from .dice import ANIMALS, EARTHWORM, FACES, FOX, MINUS_OF, MINUS_POINTS, SYMBOL_OF, SYMBOLS, X2_FACE
from .placing import most, picked_animal
from .state import FINISH_ABILITY, ONE_ROUND, PICK_TO_PLACE, PICK_TO_ROLL, USE_ABILITY

# What a seat may hope for, found by games of bots against each other: everything in turns that it costs to get rid of.
GROUP = 1.0  # all dice with the same animal
DIE = 0.35  # each of them
OF_TRAP, OF_X2 = 1.6, 1.4
ROLLED = 1.1  # a die that is about to be rolled
WIN = 50.0
PROMISE = (0.0, 0.4, 1.0, -0.3, 0.8, 2.0)  # what using each animal's ability once is likely to bring


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
    has_dice = 0
    for face in range(FACES):
        has_dice |= s.hands[seat, face] > 0
    return 2 * score(s, seat) - has_dice


@rule
def estimate(s, seat):
    """How near the seat is to having no dice: by the dice it will have when the turn that it is in has gone well."""
    dice = 0
    for face in range(FACES):
        dice += s.hands[seat, face]
    if dice == 0:
        return WIN
    hope = 0.0
    rolled = 0
    placed = NOTHING
    if seat == s.turn:
        if s.phase == PICK_TO_PLACE:
            placed = picked_animal(s)
            hope += promise(s, seat, placed, 1 + s.picked[X2_FACE], dice - placing(s, seat, placed))
        elif s.phase == PICK_TO_ROLL:
            rolled = 1
        elif s.phase in (USE_ABILITY, FINISH_ABILITY):
            hope += promise(s, seat, s.animal, s.uses, dice)
    return hope - burden(s, seat, placed, rolled)


@rule
def placing(s, seat, animal):
    """How many dice the seat can place that has begun to pick an animal: all it may, and the X2 picked."""
    held = s.hands[seat, 2 * animal] + s.hands[seat, 2 * animal + 1]
    if s.picked[2 * animal] == 0:
        held = s.hands[seat, 2 * animal + 1]  # dice are picked from left to right
    if s.picked[X2_FACE] > 0:
        held = s.picked[2 * animal] + s.picked[2 * animal + 1]
    return min(held, most(s, animal)) + s.picked[X2_FACE]


@rule
def promise(s, seat, animal, uses, dice_left):
    """What the abilities to come are likely to bring; gifts may win the game, and foxes may lose it."""
    if animal == EARTHWORM and dice_left <= uses:
        return WIN
    if animal == FOX and dice_left > 0 and everybody_else_has_at_most(s, seat, uses):
        return -WIN
    return uses * PROMISE[animal]


@rule
def everybody_else_has_at_most(s, seat, dice):
    """Will so many removals take somebody's last die, whoever it is?"""
    for rival in range(s.players):
        n = 0
        for face in range(FACES):
            n += s.hands[rival, face]
        if rival != seat and n > dice:
            return False
    return True


@rule
def burden(s, seat, placed, rolled):
    """What the seat's dice cost it, without those about to be placed and with those about to be rolled as such."""
    cost = 0.0
    for animal in range(ANIMALS):
        dice = 0
        for face in (2 * animal, 2 * animal + 1):
            dice += s.hands[seat, face] - rolled * s.picked[face]
            cost += ROLLED * rolled * s.picked[face]
        if animal == placed:
            dice -= placing(s, seat, animal) - s.picked[X2_FACE]
        if dice > 0:
            cost += GROUP + DIE * dice
    for face in range(X2_FACE, FACES):
        each = OF_X2 if face == X2_FACE else OF_TRAP
        cost += (ROLLED if rolled else each) * s.hands[seat, face]  # who rolls rolls all of these
    if placed != NOTHING:
        cost -= OF_X2 * s.picked[X2_FACE]
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
