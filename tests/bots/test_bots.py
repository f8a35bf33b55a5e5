"""Bots choose legal moves, reproducibly, and greedy ones choose well."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

import tiergarten as tg
from tests.tables import every_game, names, random_table, seeds
from tiergarten.bots import Bot, all_kernels
from tiergarten.core.actions import Action
from tiergarten.core.game import Game
from tiergarten.core.table import Table
from tiergarten.errors import BadOption, GameOver, UnknownBot, WrongSeat

KINDS = ("random", "greedy", "easy")  # the other levels are the same bot with more time
each_game = pytest.mark.parametrize(("game", "players"), every_game, ids=names)


@each_game
@pytest.mark.parametrize("name", KINDS)
@given(seed=seeds)
def test_a_bot_chooses_a_legal_move_and_the_same_one_for_the_same_seed(
    name: str, game: Game, players: int, seed: int
) -> None:
    table = random_table(game, players, seed)
    for seat in table.actors:
        before = table.state_bytes()
        first, second = (tg.bot(name, seed=seed).choose(table, seat) for _ in range(2))
        assert first in table.legal(seat)
        assert first == second
        assert table.state_bytes() == before


class FirstMove:
    """Always makes the first move of the list."""

    def choose(self, table: Table, seat: int | None = None) -> Action:
        """The first legal move."""
        return table.legal(seat)[0]


def wins_of_greedy(game: Game, players: int, rival: Callable[[int], Bot]) -> float:
    """The share of games that greedy wins, in every seat in turn, against rivals made from a seed."""
    wins, games = 0.0, 30
    for number in range(games):
        table, clever = game.new(players, seed=1, number=number), number % players
        bots = [tg.bot("greedy", seed=number) if seat == clever else rival(number) for seat in range(players)]
        while not table.over:
            seat = table.actors[0]
            table.play(bots[seat].choose(table, seat))
        wins += (clever in table.winners) / len(table.winners)
    return wins / games


@each_game
def test_greedy_beats_random(game: Game, players: int) -> None:
    assert wins_of_greedy(game, players, lambda seed: tg.bot("random", seed)) > 0.8


@each_game
def test_greedy_beats_who_always_makes_the_first_move(game: Game, players: int) -> None:
    assert wins_of_greedy(game, players, lambda seed: FirstMove()) > 1.3 / players  # clearly more than its share


@pytest.mark.parametrize("name", KINDS)
def test_a_bot_is_not_asked_for_a_seat_that_waits_or_a_game_that_is_over(name: str) -> None:
    table = tg.game("mini").new(3, seed=1, starter=0)
    with pytest.raises(WrongSeat, match="it is the turn of: Player 1"):
        tg.bot(name).choose(table, 1)
    while not table.over:
        table.play(table.legal_ids()[0])
    with pytest.raises(GameOver):
        tg.bot(name).choose(table)


@pytest.mark.parametrize("game", tg.games(), ids=lambda game: game.id)
def test_every_kernel_of_the_bots_is_ready_after_a_warm_up(game: Game) -> None:
    for kernels in all_kernels(game):
        kernels.ensure()
        assert kernels.are_ready


@pytest.mark.parametrize("name", ["clever", ["greedy"], None])
def test_an_unknown_bot_names_the_known_ones(name: object) -> None:
    with pytest.raises(UnknownBot, match="the bots are: random, greedy"):
        tg.bot(name)  # type: ignore[arg-type]


def test_a_bots_seed_is_a_number() -> None:
    with pytest.raises(BadOption, match="A seed is a whole number"):
        tg.bot("random", seed="x")  # type: ignore[arg-type]


def test_bots_without_a_seed_differ() -> None:
    table = tg.game("mini").new(5, seed=1)
    for name in ("draw", "load-truck-1"):
        table.play(name)
    bots = [tg.bot("random") for _ in range(64)]
    assert len({bot.choose(table).id for bot in bots}) == len(table.legal_ids())
