"""Zooloretto: The Dice Game: points, places, and where the points come from."""

from __future__ import annotations

import numpy as np

from ...core.kernel import rule
from ...words import Message, message
from .actions import die
from .sheet import ANIMALS, BARN_COST, COIN_SPACES, GROUP_POINTS, GROUPS, SPACES

ALL_ANIMALS = len(ANIMALS)
MORE_THAN_COINS = COIN_SPACES + 1  # points decide first


@rule
def score(s, seat):
    """Animals and bonuses; each coin group clears an animal from the barn, or earns a point where none is left."""
    points = 0
    in_barn = 0
    for animal in range(ALL_ANIMALS):
        points += s.housed[seat, animal]
        points += (s.bonus_of[animal] == seat) * int(s.bonuses[animal])
        in_barn += s.barn[seat, animal]
    spare = complete_groups(s, seat) - in_barn
    return points + (spare * GROUP_POINTS if spare > 0 else spare * BARN_COST)


@rule
def complete_groups(s, seat):
    """Coin groups that are crossed off wholly: they fill one after the other."""
    complete, spaces = 0, 0
    for group in range(GROUPS):
        spaces += s.coin_groups[group]
        complete += s.coins[seat] >= spaces
    return complete


@rule
def standing(s, seat):
    """What two seats are compared by: points, then coins."""
    return score(s, seat) * MORE_THAN_COINS + int(s.coins[seat])


@rule
def estimate(s, seat):
    return float(score(s, seat))


def breakdown(s: np.record, seat: int) -> list[tuple[Message, int]]:
    """Where the points come from: one row a source, which sum to the score."""
    rows = []
    for animal in range(ALL_ANIMALS):
        animals = int(s.housed[seat, animal])
        if animals:
            row = message("points-enclosure", die=die(animal), animals=animals, spaces=SPACES[animal])
            rows.append((row, animals))
        if s.bonus_of[animal] == seat:
            rows.append((message("points-bonus", die=die(animal)), int(s.bonuses[animal])))
    barn = [die(animal) for animal in range(ALL_ANIMALS) if s.barn[seat, animal]]
    groups = int(complete_groups(s, seat))
    if barn:
        rows.append((message("points-barn", kinds=tuple(barn)), -BARN_COST * len(barn)))
    if cleared := barn[:groups]:
        row = message("points-cleared", groups=len(cleared), kinds=tuple(cleared))
        rows.append((row, BARN_COST * len(cleared)))
    if spare := groups - len(cleared):
        rows.append((message("points-groups", groups=spare), GROUP_POINTS * spare))
    return rows
