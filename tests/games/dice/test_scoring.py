"""Points and places in Zooloretto: The Dice Game."""

from __future__ import annotations

from typing import Any

import pytest

from ...rulebook import rule_test
from .tables import ALL_FIRST, ANIMALS, Zoo, ended, own, play, table, zoo


def points(enclosures: str, first: str = "", barn: str = "", coins: int = 0, **rest: Any) -> int:
    """What a zoo is worth; its breakdown has to say the same."""
    at = ended(zoo(enclosures, first, barn, coins), rival(first), **rest)
    assert sum(points for _, points in at.breakdown(0)) == at.scores[0]
    return at.scores[0]


def rival(first: str) -> Zoo:
    """Somebody who has filled everything, and has all bonuses but these."""
    return zoo("1 2 3 4 5", " ".join(animal for animal in ANIMALS if animal not in first))


def rows(enclosures: str, first: str = "", barn: str = "", coins: int = 0) -> list[tuple[str, int]]:
    """Where the points of a zoo come from."""
    return ended(zoo(enclosures, first, barn, coins), rival(first)).breakdown(0)


@rule_test("dice", 43)
@pytest.mark.parametrize(
    ("enclosures", "worth"),
    [("0 0 0 0 0", 0), ("1 0 0 0 0", 1), ("0 0 0 0 5", 5), ("1 1 2 3 4", 11), ("1 2 3 4 5", 15)],
)
def test_each_animal_in_an_enclosure_earns_a_point(enclosures: str, worth: int) -> None:
    assert points(enclosures) == worth


@rule_test("dice", 44)
@pytest.mark.parametrize(
    ("first", "worth"), [("", 0), ("crocodile", 1), ("monkey lion", 1 + 2), ("elephant", 2), (" ".join(ANIMALS), 7)]
)
def test_each_bonus_earns_its_points(first: str, worth: int) -> None:
    assert points("1 2 3 4 5", first) == 15 + worth


@rule_test("dice", 45, 46)
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_each_complete_coin_group_earns_a_point(coins: int, worth: int) -> None:
    assert points("0 0 0 0 0", coins=coins) == worth


@rule_test("dice", 45)
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_groups_are_crossed_off_one_after_the_other(coins: int, worth: int) -> None:
    assert points("0 0 0 0 0", coins=coins, coin_groups="1-2-3") == worth


@rule_test("dice", 46, 48)
@pytest.mark.parametrize(("coins", "worth"), [(1, 3 - 4), (2, 3 - 2), (4, 3), (6, 3 + 1)])
def test_a_complete_group_clears_an_animal_from_the_barn_before_it_earns_a_point(coins: int, worth: int) -> None:
    """Rulings 19 and 20."""
    assert points("1 2 0 0 0", barn="crocodile ostrich", coins=coins) == worth


@rule_test("dice", 47)
@pytest.mark.parametrize(
    ("barn", "cost"), [("", 0), ("crocodile", 2), ("crocodile ostrich", 4), (" ".join(ANIMALS), 10)]
)
def test_each_animal_left_in_the_barn_costs_two_points(barn: str, cost: int) -> None:
    assert points("1 2 3 4 5", barn=barn) == 15 - cost


@rule_test("dice", 48)
@pytest.mark.parametrize("coins", range(7))
@pytest.mark.parametrize("in_barn", range(6))
def test_no_other_use_of_the_coin_groups_would_be_better(coins: int, in_barn: int) -> None:
    groups = coins // 2
    uses = [15 - 2 * (in_barn - cleared) + (groups - cleared) for cleared in range(min(groups, in_barn) + 1)]
    assert points("1 2 3 4 5", barn=" ".join(ANIMALS[:in_barn]), coins=coins) == max(uses)


@rule_test("dice", 49)
def test_twenty_five_points_are_the_most_and_less_than_nothing_is_possible() -> None:
    assert points("1 2 3 4 5", " ".join(ANIMALS), coins=6) == 25
    assert points("1 0 0 0 0", barn="crocodile") == -1


@rule_test("dice", 50)
def test_the_most_points_win() -> None:
    at = ended(zoo("0 0 0 0 3", coins=6), zoo("1 2 3 4 0", "crocodile ostrich monkey elephant"), zoo("0 0 3 0 4"))
    assert (at.scores, at.winners) == ((6, 15, 7), (1,))


@rule_test("dice", 50)
def test_coins_do_not_help_against_more_points() -> None:
    at = ended(zoo("1 2 3 0 0", coins=6), ALL_FIRST, zoo("1 2 3 4 0"))
    assert (at.scores, at.ranking) == ((9, 22, 10), (3, 1, 2))


@rule_test("dice", 51)
def test_of_equal_points_the_most_coins_win() -> None:
    first, second = zoo("1 2 3 4 0", "crocodile ostrich", coins=3), zoo("1 2 3 4 0", "monkey elephant", coins=0)
    at = ended(first, second)
    assert (at.scores, at.winners) == ((13, 13), (0,))


@rule_test("dice", 52)
def test_coins_that_cleared_the_barn_still_break_a_tie() -> None:
    cleared = zoo("1 2 3 4 0", "crocodile ostrich", "crocodile", coins=2)
    at = ended(cleared, zoo("1 2 3 4 0", "monkey elephant", coins=1), bonuses="1-1-1-1-2")
    assert (at.scores, at.winners) == ((12, 12), (0,))


@rule_test("dice", 52)
def test_a_seventh_coin_does_not_break_a_tie() -> None:
    """Ruling 17."""
    done = zoo("1 2 3 4 0", "crocodile ostrich monkey elephant", coins=6, truck=2, parked="coin")
    at = table(zoos=[zoo("1 2 3 2 2", coins=6), done], trucks="coin", bonuses="0-0-0-0-0")
    play(at, "take-truck-1")
    assert (at.scores, at.winners, own(at)["coins"]) == ((13, 13), (0, 1), 6)


@rule_test("dice", 53)
def test_equal_points_and_equal_coins_share_the_victory() -> None:
    first, second = zoo("1 2 3 4 0", "crocodile ostrich", coins=3), zoo("1 2 3 4 0", "monkey", coins=3)
    at = ended(first, second, zoo("1 2 3 4 0", "elephant"), bonuses="1-1-2-1-2")
    assert (at.scores, at.winners, at.ranking) == ((13, 13, 11), (0, 1), (1, 1, 3))


@rule_test("dice", 54)
def test_the_other_places_go_by_points_and_coins_too_and_are_shared() -> None:
    at = ended(zoo("0 0 0 0 3", coins=1), ALL_FIRST, zoo("0 0 2 0 1", coins=1), zoo("0 0 2 0 1"))
    assert (at.scores, at.ranking) == ((3, 22, 3, 3), (2, 1, 2, 4))


def test_the_breakdown_shows_what_each_coin_group_is_used_for() -> None:
    assert rows("1 2 0 0 3", "crocodile", "crocodile ostrich", coins=2) == [
        ("Crocodile enclosure, 1 of 1", 1),
        ("Crocodile enclosure, first to fill it", 1),
        ("Ostrich enclosure, 2 of 2", 2),
        ("Lion enclosure, 3 of 5", 3),
        ("In the barn: crocodile, ostrich", -4),
        ("A coin group clears from the barn: crocodile", 2),
    ]
    assert rows("1 0 0 0 0", "", "crocodile", coins=6) == [
        ("Crocodile enclosure, 1 of 1", 1),
        ("In the barn: crocodile", -2),
        ("A coin group clears from the barn: crocodile", 2),
        ("2 coin groups to spare", 2),
    ]
    assert rows("1 2 0 0 0", "", "crocodile ostrich", coins=5)[-1] == (
        "2 coin groups clear from the barn: crocodile, ostrich",
        4,
    )


def test_an_empty_sheet_has_no_rows() -> None:
    assert rows("0 0 0 0 0", coins=1) == []
