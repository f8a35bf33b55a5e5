"""The verbs of every game, as generic kernels call them: Numba picks the game's own function by the state's type.

`RULES_OF` knows each game's functions by its record type: by NumPy's for uncompiled runs, by Numba's for compiled ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numba.extending import overload
from numba.np import numpy_support

from .kernel import rule
from .signs import NOTHING


@dataclass(frozen=True)
class Rules:
    """A game's compiled functions, one a verb."""

    setup: Callable[..., None]
    actors: Callable[..., int]
    legal: Callable[..., int]
    chances: Callable[..., int]
    apply: Callable[..., None]
    cut_off: Callable[..., bool]
    redeal: Callable[..., None]
    unseal: Callable[..., None]
    score: Callable[..., int]
    standing: Callable[..., int]
    estimate: Callable[..., float]
    observe: Callable[..., None]
    gist: Callable[..., int]
    write_view: Callable[..., int]


RULES_OF: dict[object, Rules] = {}


def teach(state: np.dtype[np.void], rules: Rules) -> None:
    """From now on the verbs know the rules of states of this type."""
    for kind in (state, numpy_support.from_dtype(state)):
        if RULES_OF.setdefault(kind, rules) is not rules:
            raise ValueError("two games have states of one and the same type; rename a field of one of them")


def setup(s):
    """Lay out a new game from the options already in the state."""
    RULES_OF[s.dtype].setup(s)


def actors(s):
    """Bit mask of the seats that may act now; CHANCE_ACTS where chance does, 0 when the game is over."""
    return RULES_OF[s.dtype].actors(s)


def legal(s, seat, out):
    """Write the ids of the seat's legal actions; how many."""
    return RULES_OF[s.dtype].legal(s, seat, out)


def chances(s, outcomes, weights):
    """Where chance acts: write the possible outcomes and their weights; how many."""
    return RULES_OF[s.dtype].chances(s, outcomes, weights)


def apply(s, seat, action):
    """Make a seat's move, or chance's."""
    RULES_OF[s.dtype].apply(s, seat, action)


def cut_off(s):
    """Has a limit stopped the game, so that nobody wins?"""
    return RULES_OF[s.dtype].cut_off(s)


def redeal(s, seat, generator):
    """Deal anew, at random, what this seat cannot know."""
    RULES_OF[s.dtype].redeal(s, seat, generator)


def unseal(s, seat):
    """Take back what the others have sealed and this seat cannot know: they have yet to choose."""
    RULES_OF[s.dtype].unseal(s, seat)


def score(s, seat):
    """The seat's points if the game ended now."""
    return RULES_OF[s.dtype].score(s, seat)


def standing(s, seat):
    """What seats are compared by: the points, then all that breaks ties, in one whole number. More is better."""
    return RULES_OF[s.dtype].standing(s, seat)


def estimate(s, seat):
    """The points this seat may hope for, roughly: what it has and what it is about to get."""
    return RULES_OF[s.dtype].estimate(s, seat)


def observe(s, seat, out):
    """Write the fixed-length numeric observation of the seat, own seat first."""
    RULES_OF[s.dtype].observe(s, seat, out)


def gist(s, seat, action, after):
    """A number that says all that is told of a seat's move and its label, given who acts then and whose points change.

    So what was told of one move can be told of the next that has the same. NOTHING where it takes more than a number.
    """
    return RULES_OF[s.dtype].gist(s, seat, action, after)


def write_view(s, out):
    """Write what everybody sees as JSON, where all see the same; how many bytes. 0 where views are made otherwise."""
    return RULES_OF[s.dtype].write_view(s, out)


@rule
def no_gist(s, seat, action, after):
    """What `gist` says in a game whose moves are told anew each time."""
    return NOTHING


@rule
def writes_no_view(s, out):
    """What `write_view` does in a game whose views are made by Python."""
    return 0


@rule
def nothing_hidden(s, seat, generator):
    """What `redeal` does in a game in which everybody sees everything."""


@rule
def nothing_sealed(s, seat):
    """What `unseal` does in a game without sealed moves."""


@rule
def never_cut_off(s):
    """What `cut_off` says in a game that ends by itself."""
    return False


def _choose_by_type(verb: Callable[..., object]) -> None:
    @overload(verb)
    def choose(s, *args):  # pragma: no cover - runs only while Numba infers types
        own = getattr(RULES_OF[s], verb.__name__)

        def call(s, *args):
            return own(s, *args)

        return call


MOVING = (setup, actors, legal, chances, apply, cut_off, redeal, unseal)
SHOWING = (score, standing, estimate, observe, gist, write_view)
for _verb in (*MOVING, *SHOWING):
    _choose_by_type(_verb)
