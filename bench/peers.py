"""OpenSpiel's games at random, as it plays them itself and as its documentation steps them from Python."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from tiergarten.lab.speed import Rate, measure

GAMES = {"hearts": "hearts", "pig": "pig(players=4)", "backgammon": "backgammon"}
MISSING = (
    "OpenSpiel is not installed, so there is nothing to compare with: `make bench` installs it, "
    "or `pip install 'tiergarten[bench]'`."
)


def open_spiel_version() -> str | None:
    """The version of OpenSpiel, or None where it cannot be loaded."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return None
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return "unknown"


def play_from_python(game: Any, chooser: random.Random) -> tuple[int, int]:
    """A game stepped by the loop of OpenSpiel's documentation: how many moves players made, and how many chance.

    Chance is picked by `random.choices`, which is faster than the documentation's `numpy.random.choice`.
    """
    state = game.new_initial_state()
    decisions, answers = 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, chances)[0])
            answers += 1
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions, answers


@dataclass
class Peer:
    """A game of OpenSpiel."""

    name: str
    games: int = field(default=0, init=False)  # stepped from Python so far
    decisions: int = field(default=0, init=False)  # made in them

    def from_python(self, seconds: float) -> Rate:
        """Stepped by the loop of OpenSpiel's documentation; only the players' decisions count."""
        import pyspiel

        game = pyspiel.load_game(GAMES[self.name])
        chooser = random.Random(1)

        def play() -> int:
            decisions, _ = play_from_python(game, chooser)
            self.games += 1
            self.decisions += decisions
            return decisions

        return measure(play, seconds)

    def in_cpp(self, seconds: float) -> Rate:
        """Whole games within C++, whose decisions are not counted there: taken to be as many as from Python."""
        import pyspiel

        game = pyspiel.load_game(GAMES[self.name])
        bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
        seeds: Iterator[int] = iter(range(1 << 31))

        def play() -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
            return 1

        played = measure(play, seconds)
        return Rate(round(played.items * self.decisions / self.games), played.seconds)
