"""Bots that search: they think a number of iterations, or a time, and can say what they think of every move."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..core.actions import Action
from ..core.drive import who_acts
from ..core.game import Game
from ..core.kernel import BOTS
from ..core.randomness import below, generator_of, siphash
from ..core.states import Buffers, room_for, words_of
from ..core.table import Table
from ..core.warm import Kernels
from .lookahead import ROOT, STATES
from .search import POINTS, POINTS_SQUARED, WINS, begin, desk_for, iterate
from .tree import Tree, room_for_tree

CANDIDATES = 3  # moves that a playout chooses from by looking one move ahead
FIRST_PLAYOUTS = 16  # that tell by how many points games differ from here
NEAR = 0.5  # of the most looks, for a sealed move to be made at all
MOST_NODES = 1 << 16
EDGES_A_NODE = 16  # on the average, in the room for a tree
A_LOOK = 0.02  # seconds between two looks at the clock
LIKELY = 1.96  # standard errors: in nineteen of twenty cases the true value is no further off


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a move: means over its playouts, each with how far off it may well be."""

    action: Action
    visits: int
    share: float  # of all visits
    win: float  # the chance to win, ties counted by the share of the win
    win_error: float
    points: float
    points_error: float


def kernels_of(game: Game) -> Kernels:
    """What the bots need for the game."""
    return Kernels(f"{game.title}, search", f"{game.id}-search.ready", lambda: _steps(game), BOTS)


def _steps(game: Game) -> dict[str, Callable[[], object]]:
    table = game.new(game.players.start, seed=0)
    return {"search": lambda: SearchBot(0, iterations=1).search(table, table.actors[0])}


class SearchBot:
    """A Monte Carlo tree search. With iterations the same seed makes the same choice at the same table."""

    def __init__(
        self, seed: int, *, iterations: int | None = None, seconds: float | None = None, candidates: int = CANDIDATES
    ) -> None:
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._candidates = candidates

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """The move that was looked at most; of sealed ones any that comes near it, as likely as it was looked at.

        So nobody can count on a sealed move; those that were only tried out are not made.
        """
        seat = table.acting_seat(seat)
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        kernels_of(table.game).ensure()
        tree, _ = self.search(table, seat)
        visits = tree.visits[: len(legal)]
        if who_acts(table.imagine(seat), 0) != 1 << seat:
            visits = np.where(visits >= NEAR * visits.max(), visits, 0)
            drawn = int(below(self._generator(table, seat, 1), int(visits.sum())))
            return legal[int(np.searchsorted(np.cumsum(visits), drawn, side="right"))]
        return legal[int(np.argmax(visits))]

    def think(self, table: Table, seat: int | None = None) -> list[Thought]:
        """What the seat's moves are worth, the one that was looked at most first."""
        seat = table.acting_seat(seat)
        kernels_of(table.game).ensure()
        legal = table.legal(seat)
        tree, sums = self.search(table, seat)
        total = int(tree.visits[: len(legal)].sum())
        thoughts = []
        for action, visits, row in zip(legal, tree.visits.tolist(), sums, strict=False):
            win, points = _chance(row[WINS], visits), _mean(row[POINTS], row[POINTS_SQUARED], visits)
            thoughts.append(Thought(action, visits, visits / total, *win, *points))
        return sorted(thoughts, key=lambda thought: -thought.visits)

    def search(self, table: Table, seat: int) -> tuple[Tree, np.ndarray[tuple[int, int], np.dtype[np.float64]]]:
        """The tree, whose first edges are the seat's legal moves, and the sums of what became of each."""
        parts = table.game.parts
        nodes = MOST_NODES if self._iterations is None else min(self._iterations + 1, MOST_NODES)
        tree = room_for_tree(nodes, nodes * EDGES_A_NODE + len(parts.actions))
        states = room_for(STATES, parts)
        states[ROOT] = table.imagine(seat)[0]
        desk = desk_for(states, words_of(states), Buffers.of(parts), nodes, self._generator(table, seat, 0))
        begin(tree, desk, seat, self._candidates, FIRST_PLAYOUTS)
        if self._seconds is None:
            iterate(tree, desk, seat, self._candidates, self._iterations)
        else:
            _iterate_for(self._seconds, lambda times: iterate(tree, desk, seat, self._candidates, times))
        return tree, desk.sums

    def _generator(self, table: Table, seat: int, use: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
        """Chance for one search, of its own for each seed, ply, seat and use."""
        place = np.uint64(table.ply << 8 | seat << 4 | use)
        return generator_of(int(siphash(np.uint64(self._seed % 2**64), np.uint64(0), place)))


def _iterate_for(seconds: float, iterate: Callable[[int], object]) -> None:
    """Iterate until the time is over: a little at first, which tells how often fits between two looks at the clock."""
    start = now = time.perf_counter()
    times = 1
    while now - start < seconds:
        iterate(times)
        before, now = now, time.perf_counter()
        pace = (now - before) / times
        times = max(1, int(min(A_LOOK, start + seconds - now) / max(pace, 1e-7)))


def _chance(wins: float, n: int) -> tuple[float, float]:
    """The share of n games that were won, and how far off it may well be (Agresti and Coull): never nothing."""
    if not n:
        return math.nan, math.inf
    near = (wins + 2) / (n + 4)
    return float(wins / n), abs(near - wins / n) + LIKELY * math.sqrt(near * (1 - near) / (n + 4))


def _mean(total: float, squares: float, n: int) -> tuple[float, float]:
    """The mean of n values, and how far off it may well be; of a single value nothing is known."""
    if n < 2:
        return (float(total) if n else math.nan), math.inf
    mean = total / n
    variance = max(squares / n - mean * mean, 0.0) * n / (n - 1)
    return float(mean), LIKELY * math.sqrt(variance / n)
