"""Who starts: an option names the seat, or chance finds one. The state has `players` and `starter`."""

from __future__ import annotations

from ...core.kernel import rule


@rule
def possible_starters(s, outcomes, weights, first):
    """Write chance's outcomes, from the id `first` on: every seat is equally likely to start; how many."""
    for seat in range(s.players):
        outcomes[seat] = first + seat
        weights[seat] = 1
    return s.players
