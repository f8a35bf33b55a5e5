"""Random games in compiled code, many of them, that look whether anybody is ever without a legal action."""

from __future__ import annotations

from typing import Any

from tiergarten.core.game import Game
from tiergarten.core.kernel import COMPILED, rule
from tiergarten.core.randomness import below, generator_of, pick
from tiergarten.core.signs import CHANCE, CHANCE_ACTS
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.core.verbs import actors, apply, chances, legal, setup

MANY = 100_000 if COMPILED else 3
LONGEST = 100_000  # moves of a game that is taken to end


@rule
def count_stuck(states: Any, games: int, generator: Any, actions: Any, outcomes: Any, weights: Any) -> int:
    """How many of so many random games, of the options in states[0], leave somebody without an action or an end."""
    stuck = 0
    for _ in range(games):
        states[1] = states[0]
        s = states[1]
        setup(s)
        moves, mask = 0, actors(s)
        while mask and moves < LONGEST and move_at_random(s, mask, generator, actions, outcomes, weights):
            moves += 1
            mask = actors(s)
        stuck += mask != 0
    return stuck


@rule
def move_at_random(s: Any, mask: int, generator: Any, actions: Any, outcomes: Any, weights: Any) -> Any:
    """A random move of the first seat in the mask of actors, or of chance; how many it could choose from."""
    if mask == CHANCE_ACTS:
        n = chances(s, outcomes, weights)
        if n:
            apply(s, CHANCE, outcomes[pick(generator, weights, n)])
    else:
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        n = legal(s, seat, actions)
        if n:
            apply(s, seat, actions[below(generator, n)])
    return n


def stuck_games(game: Game, players: int, seed: int = 1) -> int:
    """How many of many random games get stuck."""
    states, buffers = room_for(2, game.parts), Buffers.of(game.parts)
    game.parts.prepare(readable(states), players, game.check_options(players, {}))
    room = (buffers.actions, buffers.outcomes, buffers.weights)
    return int(count_stuck(states, MANY, generator_of(seed), *room))
