"""What always holds in Zooloretto, at every point of random games."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import bank, coins, look, steps

all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule_test("zooloretto", 5)
@all_players
def test_money_is_thirty_coins_and_the_coin_tiles_taken(players: int) -> None:
    for _, at in steps(players, seed=3):
        money = bank(at) + sum(coins(at, seat) for seat in range(players))
        tiles = look(at)["unseen"].get("coin", 0) + look(at)["removed"].get("coin", 0)
        tiles += sum(row.count("coin") for row in look(at)["trucks"]) + (look(at)["hand"] == "coin")
        assert money == 30 + 12 - tiles


@rule_test("zooloretto", 30, 33)
@all_players
def test_one_placement_pays_one_bonus_at_most_and_an_exchange_none(players: int) -> None:
    """Coins before and after every move of a seat, told by what the move was."""
    purses = [2] * players
    for name, at in steps(players, seed=4):
        now = [coins(at, seat) for seat in range(players)]
        seat = [seat for seat, _ in at.moves if seat < players][-1]
        gained = now[seat] - purses[seat]
        if name.startswith("place-"):
            assert 0 <= gained <= 2
        elif name.startswith("exchange-"):
            assert gained == -1
        elif name.startswith("move-"):
            assert -1 <= gained <= 1
        elif name.startswith("settle-"):
            assert 0 <= gained <= 2
        purses = now
