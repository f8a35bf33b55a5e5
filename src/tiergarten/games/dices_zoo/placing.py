"""Dice's Zoo: which dice can be placed, picked one by one.

Dice are picked from left to right, as they lie by size: so each set of dice can be picked in one way only.
"""

from __future__ import annotations

from ...core.kernel import rule
from ...core.signs import NOTHING
from .dice import ANIMALS, DICE, FACES, X2_FACE

TOO_MANY = DICE + 1


@rule
def in_centre(s):
    """How many animals lie in the centre."""
    return 0 if s.animal == NOTHING else int(s.centre[2 * s.animal] + s.centre[2 * s.animal + 1])


@rule
def fewest(s, animal):
    """How many dice of an animal it takes at least to replace what lies in the centre; TOO_MANY if it cannot."""
    lying = in_centre(s)
    if s.animal == NOTHING:
        return 1
    if animal == s.animal:
        return lying + 1
    return lying if animal < s.animal else TOO_MANY  # animals are numbered from the biggest on


@rule
def most(s, animal):
    """How many dice of an animal can be placed at most, however many one has."""
    return DICE if s.animal == NOTHING or animal == s.animal else in_centre(s)


@rule
def picked_animal(s):
    """The animal that is being picked to be placed."""
    animal = 0
    while s.picked[2 * animal] + s.picked[2 * animal + 1] == 0:
        animal += 1
    return animal


@rule
def last_picked(s):
    """The last face picked, or NOTHING."""
    last = NOTHING
    for face in range(FACES):
        if s.picked[face] > 0:
            last = face
    return last


@rule
def is_enough(s, animal):
    """Can the animals picked be placed as they are?"""
    picked = s.picked[2 * animal] + s.picked[2 * animal + 1]
    return fewest(s, animal) <= picked <= most(s, animal)


@rule
def first_places(s, seat, out, action):
    """Write the faces that a placement can begin with, as actions from the id `action` on; how many."""
    n = 0
    hand = s.hands[seat]
    for animal in range(ANIMALS):
        needed = fewest(s, animal)
        left, right = hand[2 * animal], hand[2 * animal + 1]
        out[n] = action + 2 * animal
        n += (left > 0) & (left + right >= needed)
        out[n] = action + 2 * animal + 1
        n += (right > 0) & (right >= needed)
    return n


@rule
def next_places(s, seat, out, action):
    """Write the faces that can be picked to the ones picked already; how many."""
    n = 0
    hand = s.hands[seat]
    animal = picked_animal(s)
    last = last_picked(s)
    picked = s.picked[2 * animal] + s.picked[2 * animal + 1]
    for face in range(max(last, 2 * animal), 2 * animal + 2):
        rest = hand[face] - s.picked[face]
        to_come = rest + (hand[face + 1] if face == 2 * animal else 0)
        if rest > 0 and picked < most(s, animal) and picked + to_come >= fewest(s, animal):
            out[n] = action + face
            n += 1
    if is_enough(s, animal) and hand[X2_FACE] > s.picked[X2_FACE]:
        out[n] = action + X2_FACE
        n += 1
    return n


@rule
def next_rolls(s, seat, out, action):
    """Write the faces that can be picked to be rolled, from the last one picked on; how many."""
    n = 0
    for face in range(max(last_picked(s), 0), FACES):
        out[n] = action + face
        n += s.hands[seat, face] > s.picked[face]
    return n
