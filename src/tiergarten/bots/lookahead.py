"""Generic kernels of the greedy bot."""

from __future__ import annotations

from ..core.kernel import rule
from ..core.randomness import below, pick
from ..core.signs import CHANCE, CHANCE_ACTS
from ..core.verbs import actors, apply, chances, estimate, legal


@rule
def best_choice(states, seat, samples, generator, values, actions, outcomes, weights):
    """Which of the seat's legal actions in states[0] leads it furthest ahead; states[1] is room to try them."""
    n = legal(states[0], seat, actions)
    for k in range(n):
        values[k] = value_of(states, seat, actions[k], samples, generator, outcomes, weights)
    best = 0
    equals = 0
    for k in range(n):
        if values[k] > values[best] + 1e-9:
            best, equals = k, 1
        elif values[k] > values[best] - 1e-9:
            equals += 1
            if below(generator, equals) == 0:
                best = k
    return best


@rule
def value_of(states, seat, action, samples, generator, outcomes, weights):
    """How far ahead the seat is after the action, on the average over answers of chance where it has to answer.

    Where chance has but one answer, as when sealed bids are opened, all depends on moves that the seat does not know:
    what comes of them is not looked at.
    """
    total = 0.0
    s = states[1]
    for _ in range(samples):
        states[1] = states[0]
        apply(s, seat, action)
        if actors(s) != CHANCE_ACTS or chances(s, outcomes, weights) == 1:
            return lead(s, seat)
        while actors(s) == CHANCE_ACTS:
            apply(s, CHANCE, outcomes[pick(generator, weights, chances(s, outcomes, weights))])
        total += lead(s, seat)
    return total / samples


@rule
def lead(s, seat):
    """The seat's estimated points less the others' average."""
    others = 0.0
    for rival in range(s.players):
        if rival != seat:
            others += estimate(s, rival)
    return estimate(s, seat) - others / (s.players - 1)
