"""Bots that search: they think a number of iterations, or a time, and can say what they think of every move."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from ..core.actions import Action
from ..core.drive import make_move, who_acts
from ..core.game import Game
from ..core.intervals import error_of_mean, wilson
from ..core.kernel import BOTS
from ..core.randomness import generator_of, pick, siphash
from ..core.signs import NOTHING
from ..core.states import Buffers, room_for, words_of
from ..core.table import SEATS_OF, Table
from ..core.warm import Kernels
from .lookahead import ROOT, STATES
from .search import POINTS, SQUARES, WINS, Desk, begin, confirm, desk_for, iterate
from .tree import Tree, looks_near_most, room_for_tree

FIRST_PLAYOUTS = 16  # that tell by how many points games differ from here
MOST_GAMES = 1000  # played to the end to say what the moves are worth
MOST_SEATS = 4  # whose decisions a playout has: with five players it would take too long
MOST_NODES = 1 << 16
EDGES_A_NODE = 16  # on the average, in the room for a tree
MANY = 10_000  # iterations, from which on playouts had better be good than many
PARTS = 16  # of a search, after each of which is asked whether it is decided
A_LOOK = 0.02  # seconds between two looks at the clock
TO_SEARCH, TO_DRAW = range(2)  # what chance is for
FOR_LOOKS = 0.75  # of the time to think; the rest is for games played to the end


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a move: means over games that begin with it, and how far off its own may well be."""

    action: Action
    visits: int
    share: float  # of all visits
    odds: float  # how likely the bot makes this move; unless moves are sealed, it makes the one looked at most
    win: float  # the seat's chance to win, ties counted by the share of the win
    win_error: float
    points: float
    points_error: float
    wins: tuple[float, ...]  # every seat's chance to win
    all_points: tuple[float, ...]  # every seat's points


@dataclass(frozen=True)
class Search:
    """A search that has ended: the edges of the root are the seat's legal moves, in their order."""

    table: Table
    seat: int
    tree: Tree
    desk: Desk
    root: int  # the node of the seat's choice
    candidates: int
    odds: NDArray[np.int32]  # how likely each legal move is made
    also: int | None  # a move, counted as the edges are, of which as much is to be said as of the best one
    end: float | None  # of the time to think, if there is one

    @property
    def visits(self) -> NDArray[np.int32]:
        """How often each legal move was looked at."""
        return looks_at(self.tree, self.root)

    def thoughts(self) -> list[Thought]:
        """What each move is worth, by games played to the end; the one that was looked at most first."""
        self.desk.sums[:] = 0.0
        games = np.zeros(len(self.visits), int)
        if self.end is None:
            self._play_up_to(min(MOST_GAMES, int(self.visits.sum())), games)
        else:
            iterate_until(self.end, lambda times: self._play_up_to(int(games.sum()) + times, games))
        legal = self.table.legal(self.seat)
        return sorted(map(self._thought, range(len(legal)), legal, games.tolist()), key=lambda thought: -thought.visits)

    def _play_up_to(self, total: int, games: NDArray[np.int_]) -> None:
        """Play on until there are about so many games, of each move as many as it was looked at.

        Of a move that was looked at twice there are two at least, of any other one: how far one is off nobody can tell.
        """
        wanted = np.ceil(self.visits * (total / self.visits.sum())).astype(int)
        wanted = np.maximum(wanted, np.clip(self.visits, 1, 2))
        if self.also is not None:
            wanted[self.also] = wanted.max()
        for edge in np.flatnonzero(wanted > games).tolist():
            more = int(wanted[edge] - games[edge])
            confirm(self.tree, self.desk, self.candidates, more, int(self.tree.first[self.root]) + edge, edge)
        games[:] = np.maximum(wanted, games)

    def _thought(self, edge: int, action: Action, games: int) -> Thought:
        means = self.desk.sums[edge, :, : self.table.players] / games
        win, points = float(means[WINS, self.seat]), float(means[POINTS, self.seat])
        is_certain = self._ends_game(action)
        return Thought(
            action=action,
            visits=int(self.visits[edge]),
            share=int(self.visits[edge]) / int(self.visits.sum()),
            odds=int(self.odds[edge]) / int(self.odds.sum()),
            win=win,
            win_error=0.0 if is_certain else wilson(win, games).error,
            points=points,
            points_error=0.0 if is_certain else error_of_mean(points, float(means[SQUARES, self.seat]), games),
            wins=tuple(means[WINS].tolist()),
            all_points=tuple(means[POINTS].tolist()),
        )

    def _ends_game(self, action: Action) -> bool:
        """Is the game over after the move, so that there is nothing more to guess?"""
        states = self.table.imagine(self.seat)
        make_move(states, 0, self.seat, action.id)
        return bool(who_acts(states, 0) == 0)


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
        """The move that was looked at most; of sealed ones any that was looked at enough, as likely as it was."""
        seat = table.acting_seat(seat)
        legal = table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        odds = self.search(table, seat, only_to_choose=True).odds
        return legal[int(pick(self._generator(table.ply, seat, TO_DRAW), odds, len(odds)))]

    def think(self, table: Table, seat: int | None = None) -> list[Thought]:
        """What the seat's moves are worth, the one that was looked at most first."""
        return self.search(table, table.acting_seat(seat)).thoughts()

    def search(self, table: Table, seat: int, also: int | None = None, *, only_to_choose: bool = False) -> Search:
        """Search for the seat; the move whose id is `also` then gets as many looks as the best one, if it had fewer.

        A sealed move does not: from more looks at it the others would learn what they cannot know. But as many games
        are played with it.
        A search only to choose ends as soon as further iterations cannot change the choice. Any other leaves some of
        its time, if it has one, for games that tell what the moves are worth. Where moves are sealed all seats make
        the same search, whoever has moved already, and each looks at its own node: what one thinks is what all think.
        """
        kernels_of(table.game).ensure()
        return self.search_at_once(table, seat, also, only_to_choose=only_to_choose)

    def search_at_once(
        self, table: Table, seat: int, also: int | None = None, *, only_to_choose: bool = False
    ) -> Search:
        """As `search`, where the kernels are known to be compiled, or are to be."""
        start = time.perf_counter()
        choosers = choosing_with(table, seat)
        playouts = table.game.parts.playouts
        candidates = self._candidates or (playouts.thorough if self._iterations >= MANY else playouts.candidates)
        tree, desk = self._room(table, seat, choosers)
        begin(tree, desk, choosers[0], candidates, FIRST_PLAYOUTS)
        go_on = partial(iterate, tree, desk, candidates, playouts.horizon * min(table.players, MOST_SEATS))
        root = choosers.index(seat)
        go_on(root, NOTHING)  # adds the nodes of those who choose before the seat
        if self._seconds is None:
            self._iterate(go_on, tree, can_end_early=only_to_choose and len(choosers) == 1)
        else:
            share = 1.0 if only_to_choose else FOR_LOOKS if also is None else FOR_LOOKS / 2
            iterate_until(start + share * self._seconds, lambda times: go_on(times, NOTHING))
        odds = odds_of(tree, root, len(choosers) > 1)
        move = None if also is None else table.legal_ids(seat).index(also)
        search = Search(table, seat, tree, desk, root, candidates, odds, move, self._end(start))
        if move is not None and len(choosers) == 1:
            self._look_again(go_on, search, move, start)
        return search

    def _room(self, table: Table, seat: int, choosers: Sequence[int]) -> tuple[Tree, Desk]:
        """An empty tree, and a desk on which the table lies as the seat sees it."""
        parts = table.game.parts
        nodes = MOST_NODES if self._seconds is not None else min(self._iterations + len(choosers), MOST_NODES)
        tree = room_for_tree(nodes, nodes * EDGES_A_NODE + len(parts.actions))
        states = room_for(STATES, parts)
        states[ROOT] = table.imagine(seat)[0]
        ply = table.ply - (len(choosers) - len(table.actors))  # before the first move was sealed
        generator = self._generator(ply, choosers[0], TO_SEARCH)
        desk = desk_for(states, words_of(states), Buffers.of(parts), nodes, generator, parts.playouts.for_winning)
        return tree, desk

    def _end(self, start: float, share: float = 1.0) -> float | None:
        """When a share of the time is over, if there is one."""
        return None if self._seconds is None else start + share * self._seconds

    def _iterate(self, go_on: Callable[[int, int], object], tree: Tree, *, can_end_early: bool) -> None:
        left = self._iterations
        while left:
            part = min(left, self._iterations // PARTS + 1)
            go_on(part, NOTHING)
            left -= part
            if can_end_early and is_decided(looks_at(tree, 0), left):
                break

    def _look_again(self, go_on: Callable[[int, int], object], search: Search, move: int, start: float) -> None:
        """Give a move as many looks as the best one, or as many as there is time for."""
        missing = int(search.visits.max() - search.visits[move])
        edge = int(search.tree.first[search.root]) + move
        end = self._end(start, FOR_LOOKS)
        if end is None:
            go_on(missing, edge)
        elif missing:
            iterate_until(end, lambda times: go_on(times, edge), missing)

    def _generator(self, ply: int, seat: int, use: int) -> NDArray[np.uint64]:
        """Chance of its own for each seed, ply, seat and use."""
        place = np.uint64(ply << 8 | seat << 4 | use)
        return generator_of(int(siphash(np.uint64(self._seed % 2**64), np.uint64(0), place)))


def chances_to_win(thoughts: Sequence[Thought]) -> tuple[float, ...]:
    """Everybody's chance to win, if the bot makes the move."""
    chances = np.array([thought.wins for thought in thoughts]).T @ [thought.odds for thought in thoughts]
    return tuple(chances.tolist())


def choosing_with(table: Table, seat: int) -> tuple[int, ...]:
    """Who makes a move at the same time, the seat among them: only the seat, unless moves are sealed."""
    return SEATS_OF[who_acts(table.imagine(seat), 0)]


def looks_at(tree: Tree, node: int) -> NDArray[np.int32]:
    """How often each move of the node was looked at."""
    return tree.visits[tree.first[node] : tree.first[node] + tree.fan[node]]


def is_decided(visits: NDArray[np.int32], left: int) -> bool:
    """Will the move that was looked at most be the same after so many more looks?"""
    second, first = np.sort(visits)[-2:]
    return bool(first - second > left)


def odds_of(tree: Tree, node: int, are_sealed: bool) -> NDArray[np.int32]:
    """How likely each move of the node is made: if it is an open one, the one looked at most for sure."""
    odds = np.zeros(tree.fan[node], np.int32)
    if are_sealed:
        looks_near_most(tree, node, odds)
    else:
        odds[np.argmax(looks_at(tree, node))] = 1
    return odds


def iterate_until(end: float, go_on: Callable[[int], object], most: int = sys.maxsize) -> None:
    """Iterate until the time is over, so often at most: first once, which tells how often fits until the next look."""
    times, now = 1, time.perf_counter()
    while times:
        go_on(times)
        before, now = now, time.perf_counter()
        most -= times
        pace = max((now - before) / times, 1e-7)
        times = min(most, max(1, int(min(A_LOOK, end - now) / pace))) if now < end else 0
