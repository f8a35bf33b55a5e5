"""Bots that search: they think a number of iterations, or a time, and can say what they think of every move."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from ..core.actions import Action
from ..core.drive import who_acts
from ..core.game import Game
from ..core.intervals import error_of_mean, wilson
from ..core.kernel import BOTS
from ..core.randomness import below, generator_of, siphash
from ..core.signs import NOTHING
from ..core.states import Buffers, room_for, words_of
from ..core.table import Table
from ..core.warm import Kernels
from .lookahead import ROOT, STATES
from .search import POINTS, SQUARES, WINS, Desk, begin, confirm, desk_for, iterate
from .tree import Tree, room_for_tree

FIRST_PLAYOUTS = 16  # that tell by how many points games differ from here
MOST_GAMES = 1000  # played to the end to say what the moves are worth
MOST_SEATS = 4  # whose decisions a playout has: with five players it would take too long
NEAR = 0.8  # of the most looks, for a sealed move to be made at all
MOST_NODES = 1 << 16
EDGES_A_NODE = 16  # on the average, in the room for a tree
MANY = 10_000  # iterations, from which on playouts had better be good than many
PARTS = 16  # of a search, after each of which is asked whether it is decided
A_LOOK = 0.02  # seconds between two looks at the clock


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a move: means over games that begin with it, and how far off its own may well be."""

    action: Action
    visits: int
    share: float  # of all visits
    win: float  # the seat's chance to win, ties counted by the share of the win
    win_error: float
    points: float
    points_error: float
    wins: tuple[float, ...]  # every seat's chance to win
    all_points: tuple[float, ...]  # every seat's points


@dataclass(frozen=True)
class Search:
    """A search that has ended: the first edges of the tree are the seat's legal moves, in their order."""

    table: Table
    seat: int
    tree: Tree
    desk: Desk
    candidates: int

    @property
    def visits(self) -> NDArray[np.int32]:
        """How often each legal move was looked at."""
        return self.tree.visits[: self.tree.fan[0]]

    def is_decided(self, left: int) -> bool:
        """Will the move that was looked at most be the same after so many more looks?"""
        second, first = np.sort(self.visits)[-2:]
        return bool(first - second > left)

    def thoughts(self) -> list[Thought]:
        """What each move is worth, by games played to the end; the one that was looked at most first."""
        legal = self.table.legal(self.seat)
        self.desk.sums[:] = 0.0
        looks_a_game = max(1.0, self.visits.sum() / MOST_GAMES)
        games = np.ceil(np.maximum(self.visits, 1) / looks_a_game).astype(int).tolist()
        for edge, times in enumerate(games):
            confirm(self.tree, self.desk, self.seat, self.candidates, times, edge)
        return sorted(map(self._thought, range(len(legal)), legal, games), key=lambda thought: -thought.visits)

    def _thought(self, edge: int, action: Action, games: int) -> Thought:
        means = self.desk.sums[edge, :, : self.table.players] / games
        win, points = float(means[WINS, self.seat]), float(means[POINTS, self.seat])
        return Thought(
            action=action,
            visits=int(self.visits[edge]),
            share=int(self.visits[edge]) / int(self.visits.sum()),
            win=win,
            win_error=wilson(win, games).error,
            points=points,
            points_error=error_of_mean(points, float(means[SQUARES, self.seat]), games),
            wins=tuple(means[WINS].tolist()),
            all_points=tuple(means[POINTS].tolist()),
        )


def kernels_of(game: Game) -> Kernels:
    """What the bots need for the game."""
    return Kernels(f"{game.title}, search", f"{game.id}-search.ready", lambda: _steps(game), BOTS)


def _steps(game: Game) -> dict[str, Callable[[], object]]:
    table = game.new(game.players.start, seed=0)
    return {"search": lambda: SearchBot(0, iterations=1).search_at_once(table, table.actors[0]).thoughts()}


class SearchBot:
    """A Monte Carlo tree search. With iterations the same seed makes the same choice at the same table."""

    def __init__(
        self, seed: int, *, iterations: int = 0, seconds: float | None = None, candidates: int | None = None
    ) -> None:
        """Thinks so many iterations, or so many seconds where they are given; with 1 candidate playouts are random."""
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
        is_sealed = who_acts(table.imagine(seat), 0) != 1 << seat
        visits = self.search(table, seat, is_for_best=not is_sealed).visits
        if is_sealed:
            good = np.where(visits >= NEAR * visits.max(), visits, 0)
            drawn = int(below(self._generator(table, seat, 1), int(good.sum())))
            return legal[int(np.searchsorted(np.cumsum(good), drawn, side="right"))]
        return legal[int(np.argmax(visits))]

    def think(self, table: Table, seat: int | None = None) -> list[Thought]:
        """What the seat's moves are worth, the one that was looked at most first."""
        return self.search(table, table.acting_seat(seat)).thoughts()

    def search(self, table: Table, seat: int, also: int | None = None, *, is_for_best: bool = False) -> Search:
        """Search for the seat; the move whose id is `also` then gets as many looks as the best one, if it had fewer.

        A search for the best move alone ends as soon as further iterations cannot change which one that is.
        """
        kernels_of(table.game).ensure()
        return self.search_at_once(table, seat, also, is_for_best=is_for_best)

    def search_at_once(self, table: Table, seat: int, also: int | None = None, *, is_for_best: bool = False) -> Search:
        """As `search`, where the kernels are known to be compiled, or are to be."""
        parts = table.game.parts
        playouts = parts.playouts
        candidates = self._candidates or (playouts.thorough if self._iterations >= MANY else playouts.candidates)
        nodes = MOST_NODES if self._seconds is not None else min(self._iterations + 1, MOST_NODES)
        tree = room_for_tree(nodes, nodes * EDGES_A_NODE + len(parts.actions))
        states = room_for(STATES, parts)
        states[ROOT] = table.imagine(seat)[0]
        generator = self._generator(table, seat, 0)
        desk = desk_for(states, words_of(states), Buffers.of(parts), nodes, generator, playouts.for_winning)
        begin(tree, desk, seat, candidates, FIRST_PLAYOUTS)
        decisions = playouts.horizon * min(table.players, MOST_SEATS)
        go_on = partial(iterate, tree, desk, seat, candidates, decisions)
        search = Search(table, seat, tree, desk, candidates)
        if self._seconds is None:
            self._iterate(search, lambda times: go_on(times, NOTHING), is_for_best)
        else:
            _iterate_for(self._seconds, lambda times: go_on(times, NOTHING))
        if also is not None:
            edge = table.legal_ids(seat).index(also)
            go_on(int(search.visits.max() - search.visits[edge]), edge)
        return search

    def _iterate(self, search: Search, go_on: Callable[[int], object], is_for_best: bool) -> None:
        left = self._iterations
        while left:
            part = min(left, self._iterations // PARTS + 1)
            go_on(part)
            left -= part
            if is_for_best and search.is_decided(left):
                break

    def _generator(self, table: Table, seat: int, use: int) -> NDArray[np.uint64]:
        """Chance for one search, of its own for each seed, ply, seat and use."""
        place = np.uint64(table.ply << 8 | seat << 4 | use)
        return generator_of(int(siphash(np.uint64(self._seed % 2**64), np.uint64(0), place)))


def _iterate_for(seconds: float, go_on: Callable[[int], object]) -> None:
    """Iterate until the time is over: a little at first, which tells how often fits between two looks at the clock."""
    start = now = time.perf_counter()
    times = 1
    while now - start < seconds:
        go_on(times)
        before, now = now, time.perf_counter()
        pace = (now - before) / times
        times = max(1, int(min(A_LOOK, start + seconds - now) / max(pace, 1e-7)))
