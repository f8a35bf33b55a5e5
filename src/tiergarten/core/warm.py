"""Compiles a game's kernels one after another, and remembers in the cache folder that they are there."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..words import words
from . import crowd, drive
from .dealer import Dealer
from .game import Game
from .kernel import COMPILED, RULES, cache_folder
from .places import rank
from .signs import CHANCE
from .states import Buffers, readable, room_for
from .views import written_view


@dataclass(frozen=True)
class Kernels:
    """Compiled functions that belong together: how to make each do a little work, which compiles it."""

    title: str
    mark: str  # file in the cache folder that says: a run with these very sources has compiled them all
    steps: Callable[[], dict[str, Callable[[], object]]]
    layers: tuple[str, ...] = RULES  # that they are made from

    @property
    def are_ready(self) -> bool:
        """Need nothing be compiled any more?"""
        return not COMPILED or (cache_folder(self.layers) / self.mark).exists()

    def compile(self, progress: Callable[[str, float], None]) -> None:
        """Compile one after another; `progress` hears the name of what comes next and which part is done."""
        steps = self.steps()
        for i, (name, work) in enumerate(steps.items()):
            progress(name, i / len(steps))
            work()
        if COMPILED:
            (cache_folder(self.layers) / self.mark).touch()

    def ensure(self) -> None:
        """Compile what is missing, and say so on the standard error stream instead of waiting in silence."""
        if not self.are_ready:
            sys.stderr.write(words("en").text("warm-start", game=self.title) + "\n")
            self.compile(lambda name, done: None)


def kernels_of(game: Game) -> Kernels:
    """What tables and batches of the game need."""
    return Kernels(game.title, f"{game.id}.ready", lambda: _steps(game))


def _steps(game: Game) -> dict[str, Callable[[], object]]:
    parts = game.parts
    rules = parts.rules
    players = game.players.start
    buffers = Buffers.of(parts)
    actions, outcomes, weights, answers = buffers.actions, buffers.outcomes, buffers.weights, buffers.answers
    states, options = room_for(2, parts), room_for(2, parts)
    parts.prepare(readable(options), players, game.check_options(players, {}))
    dealer = Dealer.of(0).words()
    dealers = np.tile(dealer, (2, 1))
    acting, places = np.zeros(2, np.int8), np.zeros((2, players), np.int8)
    scores, rewards = np.zeros((2, players), np.int16), np.zeros((2, players), np.float32)
    choices, n_choices = np.zeros((2, len(parts.actions)), np.int16), np.zeros(2, np.int16)
    to_choose = (acting, choices, n_choices)
    moves = np.zeros(2, np.int16)
    observations = np.zeros((2, game.spec.length), game.spec.dtype)
    mask = np.zeros((2, len(parts.actions)), np.bool_)
    chance = (answers, outcomes, weights)
    seat_places = np.zeros(CHANCE, np.int8)
    log = np.zeros((0, 2), np.int16)
    log_of_turns = np.zeros((1 + 2 * parts.most_answers, 2), np.int16)
    turn_choices, turn_mask = np.zeros(1 + len(parts.actions), np.int16), np.zeros(len(parts.actions), np.int8)
    around = (dealer, log_of_turns, turn_choices, outcomes, weights, answers, turn_mask, observations[0])

    states[:] = options[0]
    s = readable(states)
    pair = states.copy()
    return {
        "setup": lambda: rules.setup(s),
        "deal": lambda: crowd.deal_games(states, options, dealers, *to_choose, *chance),
        "chance": lambda: drive.let_chance_answer(states, 0, dealer, *chance),
        "actors": lambda: drive.who_acts(states, 0),
        "legal": lambda: drive.legal_actions(states, 0, 0, actions),
        "check": lambda: crowd.first_illegal(moves, *to_choose),
        "mask": lambda: crowd.mark_choices(choices, n_choices, mask, crowd.LEGAL),
        "observe": lambda: crowd.write_observations(states, acting, observations),
        "sample": lambda: crowd.choose_at_random(choices, n_choices, moves, dealer),
        "step": lambda: crowd.step(states, options, moves, dealers, *to_choose, scores, places, rewards, *chance),
        "play": lambda: drive.play(states, 0, 0, -1, dealer, answers, actions, outcomes, weights),
        "replay": lambda: drive.replay(states, 0, log, actions, outcomes, weights),
        "move": lambda: drive.make_move(states.copy(), 0, int(acting[0]), int(moves[0])),
        "try": lambda: drive.try_each(
            states, 0, moves[:0], states[:0], np.zeros((0, drive.POINTS + players), np.int64)
        ),
        "score": lambda: rules.score(s, 0),
        "scores": lambda: drive.write_scores(states, 0, np.zeros(players, np.int64)),
        "view": lambda: written_view(states),
        "rank": lambda: rank(s, seat_places),
        "open": lambda: drive.open_game(pair, *around),
        "turn": lambda: drive.take_turn(pair, 0, -1, *around),
        "playouts": lambda: drive.random_games(options, 1, dealer, actions, outcomes, weights),
    }
