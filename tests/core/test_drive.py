"""Generic kernels: whole random games, copies."""

from __future__ import annotations

import numpy as np
import pytest

import tiergarten as tg
from tests.tables import every_game, names
from tiergarten.core import drive
from tiergarten.core.game import Game
from tiergarten.core.randomness import generator_of
from tiergarten.core.states import Buffers, readable, room_for


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_random_games_come_to_an_end(game: Game, players: int) -> None:
    states, buffers = room_for(2, game.parts), Buffers.of(game.parts)
    game.parts.prepare(readable(states), players, game.check_options(players, {}))
    room = (buffers.actions, buffers.outcomes, buffers.weights)
    assert drive.random_games(states, 3, generator_of(players), *room) > 3 * players
    assert game.parts.rules.actors(readable(states, 1)) == 0


def test_copies_are_really_made() -> None:
    parts = tg.game("mini").parts
    states = room_for(4, parts)
    marks = states.view(np.uint8).reshape(4, -1)
    drive.copy_states(states, marks, 10)
    assert marks[:, 0].tolist() == [8, 9, 10, 7]
