"""The bot that plays anything legal."""

from __future__ import annotations

from ..core.actions import Action
from ..core.randomness import below, generator_of
from ..core.table import Table


class RandomBot:
    """Any legal move, each as likely as the next."""

    def __init__(self, seed: int) -> None:
        self._generator = generator_of(seed)

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """One of the seat's legal moves."""
        legal = table.legal(table.acting_seat(seat))
        return legal[int(below(self._generator, len(legal)))]
