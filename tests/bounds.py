"""No index is ever out of bounds: what `make test` runs with NUMBA_BOUNDSCHECK=1, where one would raise.

Machine code otherwise reads and writes whatever lies there. Random games, with random options, ask every verb of every
game for every seat at every state. What is written once for all games, searches and batches, is run for two of them:
one that everybody sees all of, and one with sealed moves. Tests of single rules check bounds where they run
uncompiled, since NumPy does.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tests.stuck import move_at_random
from tests.tables import play_at_random, random_options
from tiergarten.bots import thinker
from tiergarten.bots.thinker import SearchBot
from tiergarten.core.batch import Batch
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.core.kernel import numba_config, rule
from tiergarten.core.randomness import generator_of
from tiergarten.core.rows import above, copy_row, copy_start
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.core.stepping import Stepped
from tiergarten.core.table import Table
from tiergarten.core.verbs import actors, cut_off, estimate, observe, redeal, score, setup, standing, unseal, write_view
from tiergarten.core.views import MOST_BYTES

A_NUMBER = 200  # games of each number of players
largest_first = sorted(tg.games(), key=lambda game: -game.parts.state.itemsize)  # it takes longest to compile


def test_bounds_are_checked() -> None:
    @rule
    def beyond(numbers: Any, i: int) -> Any:
        return numbers[i]

    @rule
    def copied(state: Any, i: int, out: Any, at: int) -> int:
        copy_row(state.rows, i, out, at)
        return above(state.rows, i, 0)

    @rule
    def started(state: Any, first: int, n: int, out: Any, at: int) -> None:
        copy_start(state.row, first, n, out, at)

    assert numba_config.BOUNDSCHECK
    with pytest.raises(IndexError):
        beyond(np.zeros(3), 3)
    state = np.zeros(1, [("rows", np.int8, (2, 3))]).view(np.recarray)[0]
    for i, at in ((0, -1), (0, 3), (-1, 0), (2, 0)):
        with pytest.raises(IndexError):
            copied(state, i, np.zeros(5, np.int8), at)
    row = np.zeros(1, [("row", np.int8, 6)]).view(np.recarray)[0]
    for first, n, at in ((-1, 1, 0), (4, 1, 0), (0, 4, 0), (0, -1, 0), (0, 1, 3), (0, 1, -1)):
        with pytest.raises(IndexError):
            started(row, first, n, np.zeros(5, np.int8), at)


@pytest.mark.parametrize("game", largest_first, ids=lambda game: game.id)
def test_every_verb_keeps_within_bounds_in_random_games(game: Game) -> None:
    buffers = Buffers.of(game.parts)
    seen = (np.zeros(game.spec.length, game.spec.dtype), np.zeros(MOST_BYTES, np.uint8))
    room = (buffers.actions, buffers.outcomes, buffers.weights, *seen)
    chooser, generator = random.Random(game.id), generator_of(1)
    for players in game.players:
        for _ in range(A_NUMBER):
            states = room_for(2, game.parts)
            options = game.check_options(players, random_options(game, players, chooser))
            game.parts.prepare(readable(states), players, options)
            play_and_look(states, generator, *room)


@rule
def play_and_look(
    states: Any, generator: Any, actions: Any, outcomes: Any, weights: Any, observation: Any, view: Any
) -> None:
    """Play a random game of the options in states[0] there, and look at every state; states[1] is to try things in."""
    s = states[0]
    setup(s)
    look(states, generator, observation, view)
    mask = actors(s)
    while mask:
        move_at_random(s, mask, generator, actions, outcomes, weights)
        look(states, generator, observation, view)
        mask = actors(s)


@rule
def look(states: Any, generator: Any, observation: Any, view: Any) -> None:
    """Ask all that can be asked of every seat."""
    s, trial = states[0], states[1]
    cut_off(s)
    write_view(s, view)
    for seat in range(s.players):
        score(s, seat)
        standing(s, seat)
        estimate(s, seat)
        observe(s, seat, observation)
        states[1] = states[0]
        unseal(trial, seat)
        redeal(trial, seat, generator)


@pytest.mark.parametrize("game", ["mini", "o-zoo-le-mio"])
def test_searches_and_batches_keep_within_bounds(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in tg.game(game).players:
        step_on(tg.game(game).batch(5, players, seed=1))
        step_alone(tg.game(game), players)
        for most_nodes in (8, thinker.MOST_NODES):
            monkeypatch.setattr(thinker, "MOST_NODES", most_nodes)
            think_along(tg.game(game).new(players, seed=players))
            monkeypatch.undo()


def step_on(batch: Batch) -> None:
    """Play games at random at all tables."""
    for _ in range(1_000):
        assert batch.legal_mask().any(axis=1).tolist() == [not over for over in batch.over]
        batch.observe()
        batch.step(batch.sample())


def step_alone(game: Game, players: int) -> None:
    """Play games at random as environments do."""
    stepped, chooser = Stepped(game, players, game.check_options(players, {})), random.Random(1)
    for number in range(5):
        stepped.deal(Dealer.of(1, number=number))
        while not stepped.over:
            stepped.move(chooser.choice(stepped.choices))


def think_along(table: Table) -> None:
    """Let bots think about a random game, every few moves."""
    while not table.over:
        for seat in table.actors:
            search = SearchBot(1, iterations=100).search(table, seat, also=table.legal_ids(seat)[-1])
            assert search.thoughts()
            assert tg.bot("greedy", seed=1).choose(table, seat) in table.legal(seat)
        play_at_random(table, 10, random.Random(table.ply))
