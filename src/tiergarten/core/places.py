"""Everybody's place, for every game the same way."""

from __future__ import annotations

from .kernel import rule
from .verbs import cut_off, standing


@rule
def rank(s, out):
    """Write every seat's place: one more than the number of seats that stand better; 0 for all in a game cut off."""
    counts = not cut_off(s)
    for seat in range(s.players):
        out[seat] = counts
        for rival in range(s.players):
            if counts and standing(s, rival) > standing(s, seat):
                out[seat] += 1
