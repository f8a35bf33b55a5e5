"""Tiergarten: a family of zoo board games on one engine, for players, researchers and designers.

>>> import tiergarten as tg
>>> tg.game("mini").new(players=4, seed=7, starter=0).actors
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import errors
from .core.game import Game
from .games import registry

if TYPE_CHECKING:
    from .bots import Bot
    from .core.parts import Json
    from .core.table import Table

__version__ = "0.1.0"
__all__ = ["Game", "bot", "errors", "game", "games", "replay", "verify"]


def game(id: str) -> Game:
    """The game of that id, such as "mini"."""
    return registry.game(id)


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(registry)


def bot(name: str, seed: int | None = None, *, time: float | None = None) -> Bot:
    """A bot by its name, such as "hard"; the same seed makes the same choices. `time` is in seconds a move."""
    from .bots import bot

    return bot(name, seed, time=time)


def replay(record: Mapping[str, Json]) -> Table:
    """The game of a record again, every move checked."""
    from .core.record import replay

    return replay(record, registry)


def verify(record: Mapping[str, Json]) -> Table:
    """Replay, and check that every answer of chance follows from the seed that was committed to."""
    from .core.record import verify

    return verify(record, registry)
