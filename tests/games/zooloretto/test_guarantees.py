"""What always holds in Zooloretto, at every point of random games."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import look, steps

all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule_test("zooloretto", 5)
@all_players
def test_money_is_thirty_coins_and_the_coin_tiles_taken(players: int) -> None:
    for _, at in steps(players, seed=3):
        seen = look(at)
        tiles = seen["unseen"].get("coin", 0) + seen["removed"].get("coin", 0)
        tiles += sum(row.count("coin") for row in seen["trucks"]) + (seen["hand"] == "coin")
        assert seen["bank"] + sum(each["coins"] for each in seen["zoos"]) == 30 + 12 - tiles


@rule_test("zooloretto", 30, 33)
@all_players
def test_one_placement_pays_one_bonus_at_most_and_an_exchange_none(players: int) -> None:
    """Coins before and after every move, by what the move was."""
    bounds = {"place": (0, 2), "settle": (0, 2), "move": (-1, 1), "exchange": (-1, -1), "discard": (-2, -2)}
    purses, mover = [2] * players, None
    for name, at in steps(players, seed=4):
        seen = look(at)
        now = [each["coins"] for each in seen["zoos"]]
        if mover is not None and name.split("-")[0] in bounds:
            least, most = bounds[name.split("-")[0]]
            assert least <= now[mover] - purses[mover] <= most
        purses, mover = now, seen["turn"]
