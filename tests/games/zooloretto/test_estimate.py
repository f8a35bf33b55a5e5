"""Zooloretto: what a seat may hope for, which is what the greedy bot goes by."""

from __future__ import annotations

import pytest

import tiergarten as tg
from tiergarten.core.table import Table

from .tables import play, table, zoo


def estimate(table: Table, seat: int = 0) -> float:
    """The seat's estimate in this state."""
    return float(table.game.parts.rules.estimate(table.state, seat))


def chosen(at: Table) -> str:
    """What the greedy bot does."""
    return tg.bot("greedy", seed=1).choose(at).name


def test_a_growing_enclosure_promises_more_than_its_points() -> None:
    small, large = (table(zoos=[zoo(pandas)], turn=1) for pandas in ("panda", "2 panda"))
    assert estimate(large) - estimate(small) > large.scores[0] - small.scores[0] == 0


def test_a_truck_full_of_the_own_species_raises_hopes() -> None:
    own = [zoo("| 3 panda | zebra", barn="camel")]
    assert estimate(table(zoos=own, trucks="panda panda -")) > estimate(table(zoos=own, trucks="leopard leopard -"))


def test_who_is_out_hopes_for_nothing_more_in_this_round() -> None:
    out = [zoo("| 3 panda", truck=3)]
    good, bad = (table(zoos=out, trucks=trucks, turn=1) for trucks in ("panda panda -", "zebra zebra -"))
    assert estimate(good) == estimate(bad)


def test_coins_are_worth_something_but_less_than_a_point() -> None:
    poor, rich = (table(zoos=[zoo(coins=coins)], turn=1, bank=30) for coins in (2, 3))
    assert 0 < estimate(rich) - estimate(poor) < 1


def test_hopes_fade_towards_the_end() -> None:
    early, late = (table(zoos=[zoo("| | 3 panda")], turn=1, unseen=unseen) for unseen in (60, 15))
    assert estimate(early) > estimate(late)


def test_at_the_end_nothing_counts_but_points_and_then_coins() -> None:
    at = table(zoos=[zoo("3 panda", coins=5), zoo("3 zebra", coins=2)], phase="game-over", unseen=14)
    assert [estimate(at, seat) for seat in (0, 1)] == [4 + 5 / 64, 4 + 2 / 64]


def test_a_tile_that_was_bought_counts_for_the_buyer() -> None:
    bought = table(zoos=[zoo("3 panda", coins=2)], bought="panda")
    assert estimate(bought) > estimate(table(zoos=[zoo("3 panda", coins=2)]))


@pytest.mark.parametrize(
    ("enclosures", "barn", "coins", "choice"),
    [
        ("| 4 panda | zebra", "panda", 1, "move-panda-enclosure-2"),  # fills it, and pays
        ("4 camel | 5 zebra | 2 leopard", "6 panda", 1, "exchange-enclosure-3-barn-panda"),  # full at once
    ],
)
def test_greedy_uses_its_coins_where_it_pays(enclosures: str, barn: str, coins: int, choice: str) -> None:
    at = table(zoos=[zoo(enclosures, barn, coins), zoo(truck=2), zoo(truck=3)], unseen=40)
    assert chosen(at) == choice


def test_greedy_buys_what_fills_an_enclosure() -> None:
    own = zoo("4 camel | 4 panda | 6 zebra", coins=2)
    at = table(zoos=[own, zoo(barn="panda", truck=2), zoo(truck=3)], unseen=40)
    assert chosen(at) == "buy-panda-from-left-1"
    assert chosen(play(at, "buy-panda-from-left-1")) == "settle-enclosure-2"


def test_greedy_places_a_new_stall_where_it_counts() -> None:
    at = table(zoos=[zoo("3 panda | 2 zebra | 4 camel", truck=1)], trucks="snack-stall", unseen=15)
    assert chosen(at) == "place-box-1-enclosure-3"
