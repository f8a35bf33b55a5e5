"""Tables for tests: any game, any number of players, any options, at any point of a random game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, TypeVar

import pytest
from hypothesis import strategies as st

import tiergarten as tg
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.core.kernel import COMPILED
from tiergarten.core.options import OptionValue
from tiergarten.core.table import Table
from tiergarten.errors import BadPosition

GAMES = tg.games()
# All numbers of players; where nothing is compiled, which takes long, the most. Playthroughs are of all numbers anyway.
every_game = [(game, n) for game in GAMES for n in (game.players if COMPILED else game.players[-1:])]
names = [f"{game.id}-{players}" for game, players in every_game]
seeds = st.integers(0, 2**64)
T = TypeVar("T")


def random_options(game: Game, players: int, chooser: random.Random) -> dict[str, OptionValue]:
    """A random choice for every option."""
    return {option.name: chooser.choice(option.choices(players)) for option in game.options}


def random_table(game: Game, players: int, seed: int, most_moves: int | None = None) -> Table:
    """A table with random options after a random number of random moves, at most so many; the seed decides all."""
    chooser = random.Random(seed)
    options = game.check_options(players, random_options(game, players, chooser))
    table = Table(game, players, options, Dealer.of(seed))
    play_at_random(table, chooser.randrange(most_moves or 400), chooser)
    return table


def play_at_random(table: Table, moves: int, chooser: random.Random) -> None:
    """So many random moves, fewer where the game ends before."""
    for _ in range(moves):
        if table.over:
            return
        seat = chooser.choice(table.actors)
        table.play(chooser.choice(table.legal_ids(seat)), seat)


def finished_table(game: Game, players: int, seed: int) -> Table:
    """A table whose game was played at random to its end."""
    table = random_table(game, players, seed)
    play_at_random(table, 100_000, random.Random(seed))
    return table


def looked_at(moments: Iterable[T]) -> Iterator[T]:
    """The moments of a game to look at: all; where nothing is compiled, which takes long, every eighth."""
    return islice(moments, None, None, 1 if COMPILED else 8)


def refusal(game: Game, laid_out: Mapping[str, Any]) -> BadPosition:
    """The mistake that a position is which cannot be."""
    with pytest.raises(BadPosition) as refused:
        game.position(laid_out)
    return refused.value
