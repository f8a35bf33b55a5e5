"""Taking a truck and crossing off in Zooloretto: The Dice Game."""

from __future__ import annotations

from itertools import permutations

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import OUT, barn, cargo, choices, firsts, housed, look, own, play, rolled, steps, table, told, zoo

FIRSTS = zoo("1 2 0 0 0", "crocodile ostrich")  # a rival who was faster


@rule_test("dice", 20)
def test_any_truck_with_a_die_can_be_taken_and_no_empty_one() -> None:
    at = table(4, trucks="lion | - | coin coin coin | ostrich ostrich")
    assert choices(at) == {"roll", "take-truck-1", "take-truck-3", "take-truck-4"}
    with pytest.raises(IllegalAction):
        play(at, "take-truck-2")


@rule_test("dice", 20)
def test_a_truck_full_of_useless_dice_can_be_taken() -> None:
    """Ruling 6."""
    at = table(zoos=[zoo("1 0 0 0 0", "crocodile", "crocodile")], trucks="crocodile crocodile")
    before = housed(at), barn(at), at.scores
    play(at, "take-truck-1")
    assert (housed(at), barn(at), at.scores) == before
    assert own(at)["truck"] == 1


@rule_test("dice", 21)
def test_all_dice_of_a_truck_are_crossed_off_at_once() -> None:
    at = play(table(trucks="lion coin monkey | lion"), "take-truck-1")
    assert (housed(at), own(at)["coins"]) == ("0 0 1 0 1", 1)
    assert (cargo(at), at.actors) == ("- - - | lion - - | - - -", (1,))


@rule_test("dice", 22)
def test_the_dice_stay_with_who_took_them_and_are_not_in_the_supply() -> None:
    at = play(table(trucks="lion coin"), "take-truck-1")
    assert (own(at)["parked"], look(at)["supply"]) == (["lion", "coin"], 4)


@rule_test("dice", 23)
def test_an_emptied_truck_can_be_loaded_and_taken_again_in_the_same_round() -> None:
    """Rulings 7 and 8."""
    at = rolled(play(table(trucks="lion coin"), "take-truck-1"), "monkey monkey")
    assert "load-trucks-1-1" in choices(at)
    play(at, "load-trucks-1-1")
    assert "take-truck-1" in choices(at)
    play(at, "take-truck-1")
    assert housed(at, seat=1) == "0 0 2 0 0"


@rule_test("dice", 24)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_there_is_always_something_to_do_and_a_die_on_a_truck_when_the_supply_is_empty(players: int, seed: int) -> None:
    """Ruling 4."""
    for _, at in steps(players, seed):
        assert at.over or choices(at)
        if not at.over and look(at)["supply"] == 0 and not look(at)["hand"]:
            assert any(die for row in look(at)["trucks"] for die in row)


@rule_test("dice", 25)
@pytest.mark.parametrize(
    ("symbol", "after"),
    [("crocodile", "1 0 0 0 0"), ("ostrich", "0 1 0 0 0"), ("monkey", "0 0 1 0 0"), ("elephant", "0 0 0 1 0"),
     ("lion", "0 0 0 0 1")],
)  # fmt: skip
def test_an_animal_crosses_off_a_space_of_its_enclosure(symbol: str, after: str) -> None:
    at = play(table(trucks=f"{symbol} | coin"), "take-truck-1")
    assert (housed(at), barn(at), own(at)["coins"]) == (after, [], 0)


@rule_test("dice", 26)
def test_an_animal_whose_enclosure_is_full_goes_to_the_barn() -> None:
    at = play(table(zoos=[zoo("0 2 0 0 0", "ostrich")], trucks="ostrich | coin"), "take-truck-1")
    assert (housed(at), barn(at)) == ("0 2 0 0 0", ["ostrich"])


@rule_test("dice", 26)
def test_one_more_animal_than_the_barn_can_take_changes_nothing() -> None:
    """Ruling 18."""
    at = table(zoos=[zoo("0 2 0 0 0", "ostrich", barn="ostrich")], trucks="ostrich | coin")
    play(at, "take-truck-1")
    assert (housed(at), barn(at), at.scores[0]) == ("0 2 0 0 0", ["ostrich"], 2 + 1 - 2)


@rule_test("dice", 27)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_a_coin_crosses_off_a_space_of_the_ticket_office_while_there_is_one(before: int, after: int) -> None:
    """Ruling 17."""
    at = play(table(zoos=[zoo(coins=before)], trucks="coin coin"), "take-truck-1")
    assert own(at)["coins"] == after


@rule_test("dice", 28)
@pytest.mark.parametrize("dice", ["crocodile crocodile lion", "coin crocodile ostrich", "ostrich ostrich ostrich"])
def test_the_order_of_crossing_off_makes_no_difference(dice: str) -> None:
    results = set()
    for order in permutations(dice.split()):
        at = play(table(zoos=[zoo("0 1 0 0 0")], trucks=f"{' '.join(order)} | lion"), "take-truck-1")
        results.add((housed(at), tuple(barn(at)), own(at)["coins"], frozenset(firsts(at)), at.scores))
    assert len(results) == 1


@rule_test("dice", 29, 33)
def test_who_is_first_to_fill_an_enclosure_has_its_bonus_at_once() -> None:
    """Ruling 13."""
    at = play(table(zoos=[zoo("0 1 0 0 0")], trucks="ostrich | coin"), "take-truck-1")
    assert (firsts(at), at.scores[0]) == ({"ostrich"}, 2 + 1)
    assert "ostrich" not in look(at)["open_bonuses"]


@rule_test("dice", 29)
def test_nobody_gets_a_bonus_that_somebody_has() -> None:
    at = play(table(zoos=[zoo("0 1 0 0 0"), FIRSTS], trucks="ostrich | coin"), "take-truck-1")
    assert (firsts(at), firsts(at, 1), at.scores[0]) == (set(), {"crocodile", "ostrich"}, 2)


@rule_test("dice", 29)
def test_an_enclosure_that_is_not_full_earns_no_bonus() -> None:
    at = play(table(zoos=[zoo("0 0 1 0 0")], trucks="monkey | coin"), "take-truck-1")
    assert (firsts(at), at.scores[0]) == (set(), 2)


@rule_test("dice", 30)
def test_in_one_round_the_earlier_truck_gets_the_bonus() -> None:
    """Ruling 9."""
    at = table(zoos=[zoo("0 1 0 0 0"), zoo("0 1 0 0 0")], trucks="ostrich | ostrich", turn=1)
    play(at, "take-truck-2", "take-truck-1")
    assert (firsts(at, 0), firsts(at, 1), at.scores) == (set(), {"ostrich"}, (2, 3))


@rule_test("dice", 31)
def test_a_truck_can_bring_three_bonuses() -> None:
    """Ruling 10."""
    at = play(table(zoos=[zoo("0 1 2 0 0")], trucks="crocodile ostrich monkey | lion"), "take-truck-1")
    assert (firsts(at), at.scores[0]) == ({"crocodile", "ostrich", "monkey"}, 6 + 3)


@rule_test("dice", 32)
def test_what_a_truck_brings_too_much_fills_then_goes_to_the_barn_and_then_is_nothing() -> None:
    """Ruling 11."""
    at = play(table(trucks="crocodile crocodile crocodile | lion"), "take-truck-1")
    assert (housed(at), firsts(at), barn(at)) == ("1 0 0 0 0", {"crocodile"}, ["crocodile"])


@rule_test("dice", 34)
def test_a_bonus_is_open_to_the_last_truck_of_the_game() -> None:
    """Ruling 12."""
    done = zoo("1 2 3 4 0", "crocodile ostrich monkey elephant", truck=1, parked="elephant")
    at = table(zoos=[zoo("0 0 0 0 4"), done], trucks="- | lion")
    play(at, "take-truck-2")
    assert (at.over, firsts(at)) == (True, {"lion"})


@rule_test("dice", 35)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_nothing_that_is_crossed_off_is_taken_back(players: int, seed: int) -> None:
    """Ruling 21."""
    crossed = [0] * (players * 16)
    for _, at in steps(players, seed):
        state = at.state
        now = [
            number
            for seat in range(players)
            for number in (*state.housed[seat], *state.barn[seat], state.coins[seat], *(state.bonus_of == seat))
        ]
        assert all(new >= old for new, old in zip(now, crossed, strict=True))
        crossed = now


def test_taking_is_told_animal_by_animal_and_then_the_coins() -> None:
    at = play(table(zoos=[zoo("0 1 0 0 2")], trucks="ostrich lion coin | coin"), "take-truck-1")
    assert told(at) == [
        "Player 1 takes truck 1.",
        "Player 1 crosses off an ostrich: 2 of 2.",
        "Player 1 is the first to fill the ostrich enclosure: 1 bonus point.",
        "Player 1 crosses off a lion: 3 of 5.",
        "Player 1 crosses off a coin: 1 of 6.",
    ]


def test_what_does_not_fit_is_told_too() -> None:
    at = table(zoos=[zoo("0 0 0 0 0", coins=5), FIRSTS], trucks="crocodile crocodile crocodile | coin coin coin")
    play(at, "take-truck-1")
    assert told(at)[1:] == [
        "Player 1 crosses off a crocodile: 1 of 1.",
        "Player 1 has filled the crocodile enclosure too, but that bonus is gone.",
        "Player 1 has no room for a crocodile and crosses it off in the barn.",
        "One more crocodile changes nothing for Player 1: the barn has one already.",
    ]
    full = play(table(zoos=[zoo(coins=5)], trucks="coin coin coin | lion"), "take-truck-1")
    assert told(full)[1:] == [
        "Player 1 crosses off a coin: 6 of 6.",
        "2 more coins change nothing for Player 1: the ticket office is full.",
    ]


def test_a_rival_who_is_out_keeps_the_dice_in_sight() -> None:
    assert own(table(zoos=[zoo(), OUT], trucks="lion"), 1)["parked"] == ["lion"]
