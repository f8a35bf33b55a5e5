"""Generic kernels that move many states on at once.

Beside each state stands who acts there and what it may do, found once a step: masks, checks and samples read that list.
"""

from __future__ import annotations

import numpy as np

from .drive import let_chance_answer, lowest_seat
from .kernel import rule
from .places import rank
from .randomness import NUMBER, PLY, below
from .signs import NOTHING
from .verbs import actors, apply, legal, observe, score, setup

ONE, NONE = np.uint64(1), np.uint64(0)
LEGAL, ILLEGAL = True, False  # in masks


@rule
def deal_games(states, options, dealers, acting, choices, n_choices, answers, outcomes, weights):
    """A new game at every table."""
    for i in range(len(states)):
        deal_game(states, options, i, dealers[i], answers, outcomes, weights)
        find_choices(states, i, acting, choices, n_choices)


@rule
def deal_game(states, options, i, dealer, answers, outcomes, weights):
    """Lay out the game that the dealer has come to."""
    states[i] = options[0]
    dealer[PLY] = NONE
    setup(states[i])
    let_chance_answer(states, i, dealer, answers, outcomes, weights)


@rule
def find_choices(states, i, acting, choices, n_choices):
    """Who acts at a table, the first of several, and what it may do."""
    mask = actors(states[i])
    if mask:
        acting[i] = lowest_seat(mask)
        n_choices[i] = legal(states[i], acting[i], choices[i])
    else:
        acting[i] = NOTHING
        n_choices[i] = 0


@rule
def first_illegal(moves, acting, choices, n_choices):
    """The first table whose move is not legal, or NOTHING; tables whose game is over are passed by."""
    for i in range(len(moves)):
        if acting[i] != NOTHING and not is_among(moves[i], choices[i], n_choices[i]):
            return i
    return NOTHING


@rule
def is_among(move, choices, n):
    """Is the move one of the first n choices?"""
    for k in range(n):
        if choices[k] == move:
            return True
    return False


@rule
def step(
    states, options, moves, dealers, acting, choices, n_choices, scores, places, rewards, answers, outcomes, weights
):
    """Make a legal move at every table and let chance answer; where the game was over, deal the next one."""
    for i in range(len(states)):
        if acting[i] == NOTHING:
            dealers[i, NUMBER] += np.uint64(len(states))
            deal_game(states, options, i, dealers[i], answers, outcomes, weights)
            rewards[i, :] = 0.0
        else:
            apply(states[i], acting[i], moves[i])
            dealers[i, PLY] += ONE
            let_chance_answer(states, i, dealers[i], answers, outcomes, weights)
        find_choices(states, i, acting, choices, n_choices)
        if acting[i] == NOTHING:
            settle_up(states[i], scores[i], places[i], rewards[i])


@rule
def settle_up(s, scores, places, rewards):
    """The result of a game that is over; its winners share a reward of 1."""
    rank(s, places)
    winners = 0
    for seat in range(len(scores)):
        scores[seat] = score(s, seat)
        winners += places[seat] == 1
    for seat in range(len(scores)):
        if places[seat] == 1:
            rewards[seat] = 1.0 / winners


@rule
def mark_choices(choices, n_choices, mask, are_legal):
    """At every table, whether the choices are legal: before a step none is any longer, and all others never were."""
    for i in range(len(mask)):
        for k in range(n_choices[i]):
            mask[i, choices[i, k]] = are_legal


@rule
def write_observations(states, acting, observations):
    """At every table, what the seat to act sees; seat 0 where the game is over."""
    for i in range(len(states)):
        observe(states[i], max(acting[i], 0), observations[i])


@rule
def choose_at_random(choices, n_choices, moves, generator):
    """A random legal move at every table."""
    for i in range(len(moves)):
        if n_choices[i]:
            moves[i] = choices[i, below(generator, n_choices[i])]
