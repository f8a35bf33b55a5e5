"""Whoever is to act can act, in a hundred thousand random games of every game and number of players."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from tests.tables import every_game, names
from tiergarten.core.game import Game
from tiergarten.core.kernel import COMPILED
from tiergarten.core.randomness import below, generator_of, pick
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.core.verbs import actors, apply, chances, legal, setup

GAMES = 100_000 if COMPILED else 10
LONGEST = 100_000  # moves of a game that is taken to end


@numba.njit(nogil=True)
def stuck_games(states: Any, games: int, generator: Any, actions: Any, outcomes: Any, weights: Any) -> int:
    """Play so many random games; in how many somebody had nothing to do, or there was no end."""
    stuck = 0
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        setup(s)
        moves = 0
        mask = actors(s)
        while mask and moves < LONGEST:
            seat = CHANCE
            if mask == CHANCE_ACTS:
                n = chances(s, outcomes, weights)
            else:
                seat = 0
                while not mask & (1 << seat):
                    seat += 1
                n = legal(s, seat, actions)
            if n == 0:
                moves = LONGEST
                break
            apply(s, seat, outcomes[pick(generator, weights, n)] if seat == CHANCE else actions[below(generator, n)])
            moves += 1
            mask = actors(s)
        stuck += moves == LONGEST
    return stuck


@pytest.mark.parametrize(("game", "players"), every_game, ids=names)
def test_nobody_is_ever_stuck_and_every_game_ends(game: Game, players: int) -> None:
    states, buffers = room_for(2, game.parts), Buffers.of(game.parts)
    game.parts.prepare(readable(states), players, game.check_options(players, {}))
    room = (buffers.actions, buffers.outcomes, buffers.weights)
    assert stuck_games(states, GAMES, generator_of(players), *room) == 0
