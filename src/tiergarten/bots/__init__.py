"""Bots: who plays where no person does. A bot is asked for a move and answers with one of the legal ones.

A bot never sees more than its seat may: what is hidden from the seat is dealt anew, at random, before a bot looks.
"""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from ..core.numbers import whole
from ..errors import BadOption, UnknownBot

if TYPE_CHECKING:
    from ..core.actions import Action
    from ..core.game import Game
    from ..core.table import Table
    from ..core.warm import Kernels

CLASSES = {"random": "RandomBot", "greedy": "GreedyBot"}  # each in the module of its name; weakest first
NAMES = tuple(CLASSES)


class Bot(Protocol):
    """Whatever can choose a move."""

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """One of the seat's legal moves; the seat can be left out where only one may act."""
        ...


def bot(name: str, seed: int | None = None) -> Bot:
    """The bot of that name; the same seed makes the same choices."""
    if name not in NAMES:
        raise UnknownBot("bot-unknown", bot=str(name), known=", ".join(NAMES))
    if seed is None:
        seed = secrets.randbits(64)
    start = whole(seed)
    if start is None or start < 0:
        raise BadOption("seed-bad", seed=str(seed))
    made: Bot = getattr(import_module(f"{__name__}.{name}"), CLASSES[name])(start)
    return made


def all_kernels(game: Game) -> tuple[Kernels, ...]:
    """Everything that is compiled for the game, its bots' part included."""
    from ..core.warm import kernels_of
    from . import greedy

    return kernels_of(game), greedy.kernels_of(game)
