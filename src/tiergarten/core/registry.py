"""The list of games: the one place that knows them all."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import UnknownGame
from .game import Game


class Registry:
    """The games by their ids, in the order they were registered."""

    def __init__(self, *games: Game) -> None:
        self._games = {game.id: game for game in games}

    def __iter__(self) -> Iterator[Game]:
        return iter(self._games.values())

    def game(self, id: str) -> Game:
        """The game of that id."""
        try:
            return self._games[id]
        except (KeyError, TypeError):
            raise UnknownGame("game-unknown", game=str(id), known=", ".join(self._games)) from None
