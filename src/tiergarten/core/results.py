"""How a game stands, as Python has it: everybody's points and places."""

from __future__ import annotations

import numpy as np

from . import drive
from .places import rank
from .signs import CHANCE
from .states import States, readable


def scores_of(states: States, players: int) -> tuple[int, ...]:
    """Everybody's points in the first of the states, as if the game ended now."""
    scores = np.zeros(players, np.int64)
    drive.write_scores(states, 0, scores)
    return tuple(scores.tolist())


def ranking_of(states: States, players: int) -> tuple[int, ...]:
    """Everybody's place in the first of the states, 1 for the best; 0 for all in a game that was cut off."""
    places = np.zeros(CHANCE, np.int8)
    rank(readable(states), places)
    return tuple(places[:players].tolist())
