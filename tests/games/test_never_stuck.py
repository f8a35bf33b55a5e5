"""Whoever is to act can act, in a hundred thousand random games of every game and number of players."""

from __future__ import annotations

import pytest

from tests.stuck import stuck_games
from tests.tables import every_game, names
from tiergarten.core.game import Game


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_nobody_is_ever_stuck_and_every_game_ends(game: Game, players: int) -> None:
    assert stuck_games(game, players) == 0
