"""How fast the engine is on this machine, in CPU seconds of this process.

Every measure first does some of the work unmeasured, then as much as fits into the seconds it is given.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..core import drive
from ..core.game import Game
from ..core.randomness import generator_of
from ..core.signs import NOTHING
from ..core.states import Buffers, States, readable, room_for
from ..core.warm import kernels_of

YARDSTICK = 10_000_000  # integers that the yardstick sums
RING = 64  # states that are copied round
WARM_UP = 0.25  # of the seconds that are measured
GLANCE = 0.02  # of the seconds that are measured: how long a compiled loop runs between two looks at the clock


@dataclass(frozen=True)
class Rate:
    """Work done, and the CPU seconds it took."""

    items: int  # decisions of seats; states where they are copied
    seconds: float

    @property
    def per_second(self) -> float:
        """Items a CPU second."""
        return self.items / self.seconds


def yardstick() -> float:
    """The seconds of a plain Python loop that sums ten million integers: what rates of two machines are compared by."""
    start = time.process_time()
    total = 0
    for number in range(YARDSTICK):
        total += number
    return time.process_time() - start


def measure(work: Callable[[], int], seconds: float) -> Rate:
    """Do some work again and again, for about so many seconds; `work` says how many items it did."""
    work()
    _repeat(work, seconds * WARM_UP)
    return _repeat(work, seconds)


def _repeat(work: Callable[[], int], seconds: float) -> Rate:
    items = 0
    start = now = time.process_time()
    while now - start < seconds:
        items += work()
        now = time.process_time()
    return Rate(items, now - start)


def _measure_loop(loop: Callable[[int], int], seconds: float) -> Rate:
    """As `measure`, for a compiled loop that is told how often to go round: so often that the clock costs nothing."""
    loop(1)  # which may have to be compiled
    times, took = 1, 0.0
    while took < seconds * GLANCE:
        times *= 2
        start = time.process_time()
        loop(times)
        took = time.process_time() - start
    return measure(lambda: loop(times), seconds)


def playouts(game: Game, players: int, seconds: float = 0.5) -> Rate:
    """Random games within compiled code; chance's answers are not counted."""
    kernels_of(game).ensure()
    states, buffers, generator = _options(game, players, 2), Buffers.of(game.parts), generator_of(1)

    def play(games: int) -> int:
        return int(
            drive.random_games(states, games, generator, buffers.actions, buffers.outcomes, buffers.weights),
        )

    return _measure_loop(play, seconds)


def copies(game: Game, seconds: float = 0.5) -> Rate:
    """Copies of a state within compiled code."""
    states = _options(game, game.players.start, RING)
    marks = states.view(np.uint8).reshape(RING, -1)

    def copy(times: int) -> int:
        drive.copy_states(states, marks, times)
        return times

    return _measure_loop(copy, seconds)


def batched(game: Game, players: int, tables: int = 4096, seconds: float = 0.5) -> Rate:
    """A batch moved from Python by random moves, with masks and observations at every step."""
    batch = game.batch(tables, players=players, seed=1)

    def step() -> int:
        decisions = int(np.count_nonzero(batch.actors != NOTHING))
        batch.legal_mask()
        batch.observe()
        batch.step(batch.sample())
        return decisions

    return measure(step, seconds)


def stepped(game: Game, players: int, seconds: float = 0.5) -> Rate:
    """One table after another, each move chosen and made from Python by its id."""
    choice = random.Random(1).choice
    seeds = iter(range(1 << 62))

    def play() -> int:
        table = game.new(players=players, seed=next(seeds))
        decisions = 0
        while actors := table.actors:
            table.play(choice(table.legal_ids(actors[0])), actors[0])
            decisions += 1
        return decisions

    return measure(play, seconds)


def _options(game: Game, players: int, n: int) -> States:
    """Room for n states, the options of a game in the first."""
    states = room_for(n, game.parts)
    game.parts.prepare(readable(states), players, game.check_options(players, {}))
    return states
