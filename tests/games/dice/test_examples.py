"""The worked examples of Zooloretto: The Dice Game, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from ...rulebook import rule_test
from .tables import (
    ANIMALS,
    DICE,
    EMPTY,
    OUT,
    Zoo,
    barn,
    cargo,
    choices,
    ended,
    firsts,
    housed,
    look,
    own,
    play,
    rolled,
    table,
    zoo,
)


def points(own_zoo: Zoo, **rest: Any) -> int:
    """What a zoo is worth at the end, beside a rival who has filled everything and has all other bonuses."""
    others = " ".join(animal for animal in ANIMALS if animal not in own_zoo.first)
    return ended(own_zoo, zoo("1 2 3 4 5", others), **rest).scores[0]


@rule_test("dice", 46, 47, 48)
@pytest.mark.parametrize(("enclosures", "total"), [("1 2 2 3 5", 14), ("1 2 0 0 5", 9), ("1 2 3 4 5", 16)])
def test_example_1_the_scoring_of_the_rulebook(enclosures: str, total: int) -> None:
    assert points(zoo(enclosures, "crocodile lion", "crocodile ostrich", coins=2)) == total


def test_example_1_the_group_clears_the_crocodile_and_the_ostrich_costs_two() -> None:
    at = ended(
        zoo("1 2 2 3 5", "crocodile lion", "crocodile ostrich", coins=2), zoo("1 2 3 4 0", "ostrich monkey elephant")
    )
    assert at.breakdown(0)[-2:] == [
        ("In the barn: crocodile, ostrich", -4),
        ("A coin group clears from the barn: crocodile", 2),
    ]
    assert at.scores[0] > 13 + 3 + 1 - 4


@pytest.mark.parametrize(("players", "dice", "trucks"), [(2, 6, 3), (3, 8, 3), (4, 10, 4)])
def test_example_2_the_set_up(players: int, dice: int, trucks: int) -> None:
    seen = look(DICE.new(players, seed=1))
    assert (seen["supply"], len(seen["trucks"])) == (dice, trucks)


@rule_test("dice", 12)
def test_example_3_the_supply_is_exhausted() -> None:
    out = zoo("0 0 0 0 3", truck=2, parked="lion lion lion")
    at = table(zoos=[zoo(), out], trucks="lion | - | coin coin")
    assert look(at)["supply"] == 0
    assert choices(at) == {"take-truck-1", "take-truck-3"}


@rule_test("dice", 37)
def test_example_4_the_last_player_rolls_on_and_has_to_take_in_the_end() -> None:
    passed = [zoo("0 0 0 0 2", truck=1, parked="lion lion"), zoo("0 0 0 0 2", truck=2, parked="lion lion")]
    at = table(3, [*passed, zoo()], turn=2)
    assert look(at)["supply"] == 4
    for supply in (2, 0):
        play(at, "roll", "load-trucks-1-2")
        assert (look(at)["supply"], at.actors) == (supply, (2,))
    assert choices(at) == {"take-truck-1", "take-truck-2"}


@rule_test("dice", 15, 16, 21, 22, 23, 36, 37, 38)
def test_example_5_a_complete_round_of_two() -> None:
    at = rolled(DICE.new(2, seed=1, starter=0), "lion coin")
    play(at, "load-trucks-1-2")
    assert (cargo(at), look(at)["supply"]) == ("lion - - | coin - - | - - -", 4)
    at = play(rolled(at, "crocodile crocodile"), "load-trucks-3-3")
    assert (cargo(at), look(at)["supply"]) == ("lion - - | coin - - | crocodile crocodile -", 2)
    play(at, "take-truck-1")
    assert (housed(at), at.actors) == ("0 0 0 0 1", (1,))
    at = play(rolled(at, "monkey lion"), "load-trucks-1-1")
    assert (look(at)["supply"], at.actors) == (0, (1,))
    assert choices(at) == {"take-truck-1", "take-truck-2", "take-truck-3"}
    dice = DICE.parts.pieces(at.state)["die"]
    play(at, "take-truck-1")
    assert (dice, housed(at, 1), at.actors, look(at)["round"]) == (6, "0 0 1 0 1", (1,), 2)


@rule_test("dice", 26, 32)
def test_example_6_overflow() -> None:
    at = play(table(trucks="crocodile crocodile crocodile | lion"), "take-truck-1")
    assert (housed(at), firsts(at), barn(at)) == ("1 0 0 0 0", {"crocodile"}, ["crocodile"])
    assert at.scores[0] == 1 + 1 - 2 == 0


@rule_test("dice", 31)
def test_example_7_double_completion() -> None:
    at = table(3, [zoo("0 1 3 0 0", "monkey")], trucks="crocodile ostrich coin | lion")
    play(at, "take-truck-1")
    assert (housed(at), firsts(at), own(at)["coins"]) == ("1 2 3 0 0", {"crocodile", "ostrich", "monkey"}, 1)
    assert not look(at)["last_round"]


@rule_test("dice", 40)
@pytest.mark.parametrize(
    ("before", "dice", "after", "ends"),
    [
        ("1 2 3 3 0", "elephant", "1 2 3 4 0", True),
        ("1 2 3 3 4", "elephant lion", "1 2 3 4 5", True),
        ("0 2 3 3 5", "elephant", "0 2 3 4 5", True),
        ("1 2 3 2 4", "elephant", "1 2 3 3 4", False),
        ("1 1 3 3 5", "elephant", "1 1 3 4 5", True),
        ("0 1 3 4 4", "lion", "0 1 3 4 5", False),
    ],
)
def test_example_8_the_end_condition(before: str, dice: str, after: str, ends: bool) -> None:
    full = [int(number) == i + 1 for i, number in enumerate(before.split())]
    first = " ".join(animal for animal, is_full in zip(ANIMALS, full, strict=True) if is_full)
    at = play(table(zoos=[zoo(before, first), OUT], trucks=f"{dice} | {'coin' * (' ' in dice)}"), "take-truck-1")
    assert (housed(at), at.over) == (after, ends)


@rule_test("dice", 45)
@pytest.mark.parametrize(("groups", "complete"), [("2-2-2", [0, 0, 1, 1, 2, 2, 3]), ("1-2-3", [0, 1, 1, 2, 2, 2, 3])])
def test_example_9_coin_groups(groups: str, complete: list[int]) -> None:
    tables = [table(zoos=[zoo(coins=coins)], coin_groups=groups) for coins in range(7)]
    assert [own(at)["complete_groups"] for at in tables] == complete


def test_example_10_mixed_use() -> None:
    assert points(zoo("1 2 3 4 0", "crocodile monkey", "crocodile", coins=5)) == 10 + 2 + 1 == 13


@pytest.mark.parametrize(
    ("in_barn", "coins", "total"),
    [("crocodile ostrich monkey", 6, 12), ("crocodile ostrich monkey", 3, 8), ("", 6, 15)],
)
def test_example_11_three_strikes(in_barn: str, coins: int, total: int) -> None:
    assert points(zoo("1 2 3 4 2", barn=in_barn, coins=coins)) == total


@rule_test("dice", 49)
@pytest.mark.parametrize(
    ("own_zoo", "total"),
    [
        (zoo("1 2 3 4 5", " ".join(ANIMALS), coins=6), 25),
        (zoo("1 0 0 0 0", barn="crocodile"), -1),
        (zoo("1 2 3 4 5", barn=" ".join(ANIMALS)), 5),
    ],
)
def test_example_12_extremes(own_zoo: Zoo, total: int) -> None:
    assert points(own_zoo) == total


@rule_test("dice", 51, 53)
@pytest.mark.parametrize(("coins", "winners"), [(3, (0,)), (2, (0, 1))])
def test_example_13_the_tie_break(coins: int, winners: tuple[int, ...]) -> None:
    """A third player has the bonuses for monkeys and elephants, and ends the game."""
    first = zoo("1 2 3 2 4", "crocodile", coins=coins)
    second = zoo("1 2 3 4 2", "ostrich", coins=2)
    third = zoo("1 2 3 4 0", "monkey elephant", barn="monkey")
    at = ended(first, second, third)
    assert (at.scores[:2], at.winners) == ((14, 14), winners)


@rule_test("dice", 15, 17)
@pytest.mark.parametrize(
    ("players", "rival", "trucks", "different", "double"),
    [
        (3, EMPTY, "", 9, 6),
        (4, EMPTY, "", 16, 10),
        (3, OUT, "lion lion lion | lion lion", 3, 2),
        (3, EMPTY, "lion lion | lion lion | lion lion", 6, 3),
    ],
)
def test_example_14_placement_counts(players: int, rival: Zoo, trucks: str, different: int, double: int) -> None:
    assert len(choices(table(players, [EMPTY, rival], trucks, hand="lion coin"))) == different
    assert len(choices(table(players, [EMPTY, rival], trucks, hand="coin coin"))) == double


@rule_test("dice", 24)
def test_example_15_the_tight_case_of_four() -> None:
    passed = [zoo("0 0 0 0 3", truck=truck, parked="lion lion lion") for truck in (1, 2, 3)]
    at = table(4, [zoo(), *passed], trucks="coin")
    assert look(at)["supply"] == 0
    assert choices(at) == {"take-truck-1"}


@rule_test("dice", 30)
def test_example_16_the_bonus_race() -> None:
    at = table(3, [zoo("0 0 0 3 0"), zoo("0 0 0 3 0")], trucks="elephant | elephant elephant | coin", turn=1)
    play(at, "take-truck-1")
    assert (housed(at, 1), firsts(at, 1)) == ("0 0 0 4 0", {"elephant"})
    play(at, "take-truck-3", "take-truck-2")
    assert (housed(at, 0), firsts(at, 0), barn(at, 0)) == ("0 0 0 4 0", set(), ["elephant"])


@rule_test("dice", 8, 38)
def test_example_17_the_start_player() -> None:
    at = play(table(4, trucks="coin | coin | coin | coin", turn=2), "take-truck-1")
    at = play(rolled(at, "lion lion"), "load-trucks-1-1")
    assert at.actors == (0,)
    at = play(rolled(play(at, "take-truck-2"), "lion lion"), "load-trucks-2-2")
    assert at.actors == (3,)
    play(at, "take-truck-3", "take-truck-4")
    order = [at.actors[0]]
    for _ in range(3):
        at = play(rolled(at, "lion coin"), "load-trucks-1-2")
        order.append(at.actors[0])
    assert order == [1, 2, 3, 0]
