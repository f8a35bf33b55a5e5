"""The bot that looks one move ahead."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..core.actions import Action
from ..core.game import Game
from ..core.kernel import BOTS
from ..core.randomness import generator_of
from ..core.states import Buffers, room_for
from ..core.table import Table
from ..core.warm import Kernels
from .lookahead import ROOT, STATES, best_choice

SAMPLES = 32  # answers of chance looked at for a move that it decides


def kernels_of(game: Game) -> Kernels:
    """What the bot needs for the game."""
    return Kernels(f"{game.title}, greedy", f"{game.id}-greedy.ready", lambda: _steps(game), BOTS)


def _steps(game: Game) -> dict[str, Callable[[], object]]:
    table = game.new(game.players.start, seed=0)
    return {"greedy": lambda: GreedyBot(0).look(table, table.actors[0])}


class GreedyBot:
    """The move after which the seat is furthest ahead, by the game's own estimate; of equal ones any."""

    def __init__(self, seed: int) -> None:
        self._generator = generator_of(seed)

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """One of the seat's legal moves."""
        seat = table.acting_seat(seat)
        kernels_of(table.game).ensure()
        return table.legal(seat)[self.look(table, seat)]

    def look(self, table: Table, seat: int) -> int:
        """Which of the seat's legal moves is best."""
        parts = table.game.parts
        buffers = Buffers.of(parts)
        states = room_for(STATES, parts)
        states[ROOT] = table.imagine(seat)[0]
        values = np.zeros(len(parts.actions), np.float64)
        room = (buffers.actions, buffers.outcomes, buffers.weights)
        return int(best_choice(states, seat, SAMPLES, self._generator, values, *room))
