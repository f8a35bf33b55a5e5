"""Generic kernels that look one move ahead, by the game's own estimate."""

from __future__ import annotations

from ..core.kernel import rule
from ..core.randomness import below, pick
from ..core.signs import CHANCE, CHANCE_ACTS
from ..core.verbs import actors, apply, chances, estimate, legal

ROOT, WALK, TRIAL = range(3)  # states of a bot: the one asked about, one that is played on, one to try a move in
STATES = 3


@rule
def best_choice(states, seat, samples, generator, values, actions, outcomes, weights):
    """Which of the seat's legal actions in states[ROOT] leads it furthest ahead."""
    n = legal(states[ROOT], seat, actions)
    for k in range(n):
        values[k] = value_of(states, ROOT, seat, actions[k], samples, generator, outcomes, weights)
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
def value_of(states, at, seat, action, samples, generator, outcomes, weights):
    """How far ahead the seat is after the action in states[at], on the average over so many answers of chance to it."""
    total = 0.0
    s = states[TRIAL]
    for _ in range(samples):
        states[TRIAL] = states[at]
        if not try_out(s, seat, action, generator, outcomes, weights):
            return lead(s, seat)
        total += lead(s, seat)
    return total / samples


@rule
def try_out(s, seat, action, generator, outcomes, weights):
    """Make a move and let chance answer, if it is to; did it?

    Where it has but one answer, as when sealed bids are opened, all depends on moves that the seat does not know: what
    comes of them is not looked at.
    """
    apply(s, seat, action)
    if actors(s) != CHANCE_ACTS or chances(s, outcomes, weights) == 1:
        return False
    let_chance_act(s, generator, outcomes, weights)
    return True


@rule
def let_chance_act(s, generator, outcomes, weights):
    """Answer for chance until a seat is to act or the game is over."""
    while actors(s) == CHANCE_ACTS:
        apply(s, CHANCE, outcomes[pick(generator, weights, chances(s, outcomes, weights))])


@rule
def lead(s, seat):
    """The seat's estimated points less the others' average."""
    others = 0.0
    for rival in range(s.players):
        if rival != seat:
            others += estimate(s, rival)
    return estimate(s, seat) - others / (s.players - 1)
