"""Zooloretto: The Dice Game: what a seat may hope for, which is what the greedy bot goes by."""

from __future__ import annotations

import pytest

import tiergarten as tg
from tiergarten.core.table import Table

from .tables import ALL_FIRST, DICE, EMPTY, OUT, Zoo, ended, play, table, zoo


def estimate(at: Table, seat: int = 0) -> float:
    """The seat's estimate in this state."""
    return float(DICE.parts.rules.estimate(at.state, seat))


def test_a_truck_that_fits_raises_hopes_and_one_for_the_barn_lowers_them() -> None:
    full = [zoo("1 2 0 0 0", "crocodile ostrich")]
    good, nothing, bad = (table(zoos=full, trucks=dice) for dice in ("lion lion", "", "crocodile ostrich"))
    assert estimate(good) > estimate(nothing)
    assert estimate(bad) < estimate(good)


def test_who_is_out_hopes_for_nothing_more_in_this_round() -> None:
    good, bad = (table(zoos=[OUT], trucks=dice, turn=1) for dice in ("lion lion lion", "coin"))
    assert estimate(good) == estimate(bad)


def test_who_comes_later_hopes_for_the_truck_that_is_left() -> None:
    at = table(zoos=[zoo("1 2 3 0 0", "crocodile ostrich monkey")], trucks="lion lion lion | crocodile", turn=1)
    alone = table(zoos=[zoo("1 2 3 0 0", "crocodile ostrich monkey")], trucks="lion lion lion | crocodile", turn=0)
    assert estimate(at) < estimate(alone)


def test_more_dice_in_the_supply_are_worth_a_little() -> None:
    out = zoo(coins=2, truck=1, parked="coin coin")
    plenty, few = (table(4, [EMPTY, out, *[EMPTY] * 2], trucks) for trucks in ("coin coin", "coin coin | coin coin"))
    assert 0 < estimate(plenty) - estimate(few) < 1


@pytest.mark.parametrize(
    ("own", "cargo", "less"),
    [
        (zoo("0 0 0 0 4"), "lion", "ostrich"),  # the larger bonus
        (zoo("0 0 0 0 1"), "lion", "crocodile"),  # the barn comes later
        (zoo(coins=6), "monkey", "coin"),  # no coin counts any more
        (zoo("1 0 0 0 0", "crocodile"), "coin", "crocodile"),  # nothing but the barn
    ],
)
def test_of_two_dice_the_better_one_is_worth_more(own: Zoo, cargo: str, less: str) -> None:
    better, worse = (play(table(zoos=[own], trucks=f"{die} | coin"), "take-truck-1") for die in (cargo, less))
    assert estimate(better) > estimate(worse)


def test_an_open_bonus_makes_progress_worth_more_than_one_that_is_gone() -> None:
    gone = zoo("0 0 3 0 0", "monkey")
    fresh, late = (table(3, [zoo("0 0 2 0 0"), rival]) for rival in (EMPTY, gone))
    assert estimate(fresh) > estimate(late)


def test_at_the_end_the_estimate_is_the_score() -> None:
    at = ended(zoo("1 2 0 0 3", barn="crocodile", coins=3), ALL_FIRST)
    assert [estimate(at, seat) for seat in (0, 1)] == list(at.scores)


def test_in_the_last_round_who_is_out_has_what_the_sheet_is_worth() -> None:
    done = zoo("1 2 3 4 0", "crocodile ostrich monkey elephant", truck=2, parked="monkey")
    at = table(zoos=[EMPTY, done], trucks="lion")
    assert estimate(at, 1) == at.scores[1] == 10 + 5


@pytest.mark.parametrize(
    ("own", "trucks", "best"),
    [
        (
            zoo("1 2 3 0 4", "crocodile ostrich monkey"),
            "crocodile ostrich monkey | lion elephant elephant",
            "take-truck-2",
        ),
        (zoo("0 0 0 3 0"), "elephant | elephant coin coin | lion lion", "take-truck-2"),
    ],
)
def test_greedy_takes_the_truck_that_brings_most(own: Zoo, trucks: str, best: str) -> None:
    at = table(zoos=[own], trucks=trucks)
    assert tg.bot("greedy", seed=1).choose(at).name == best


def test_greedy_spoils_the_truck_that_its_rival_wants() -> None:
    rival = zoo("1 2 0 0 0", "crocodile ostrich")
    at = table(zoos=[EMPTY, rival], trucks="elephant elephant", hand="crocodile ostrich")
    assert "1" in tg.bot("greedy", seed=1).choose(at).name


def test_greedy_rolls_where_nothing_on_the_trucks_is_of_use() -> None:
    full = zoo("1 2 0 0 0", "crocodile ostrich")
    assert tg.bot("greedy", seed=1).choose(table(zoos=[full], trucks="crocodile ostrich")).name == "roll"
