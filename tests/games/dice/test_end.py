"""The end of a round and of a game of Zooloretto: The Dice Game."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import DICE, EMPTY, OUT, cargo, choices, firsts, housed, look, play, rolled, steps, table, told, zoo

NEARLY = zoo("1 2 2 4 0", "crocodile ostrich elephant")  # one monkey before the end
DONE = zoo("1 2 3 4 0", "crocodile ostrich monkey elephant", truck=2, parked="monkey")


@rule_test("dice", 36)
def test_when_everybody_has_taken_a_truck_all_dice_go_back_to_the_supply() -> None:
    at = table(zoos=[zoo(), OUT], trucks="coin lion | - | ostrich")
    play(at, "take-truck-1")
    assert (look(at)["supply"], cargo(at)) == (6, "- - - | - - - | - - -")
    assert [(each["truck"], each["parked"]) for each in look(at)["zoos"]] == [(None, [])] * 2


@rule_test("dice", 36)
def test_the_round_goes_on_while_somebody_has_taken_no_truck() -> None:
    at = play(table(3, [zoo(), OUT], trucks="coin lion | ostrich"), "take-truck-1")
    assert [each["truck"] for each in look(at)["zoos"]] == [1, 2, None]
    assert look(at)["round"] == 12
    assert look(play(at, "take-truck-2"))["round"] == 13


@rule_test("dice", 37)
def test_the_last_one_in_the_round_may_roll_on_while_there_are_dice() -> None:
    at = table(3, [zoo(), OUT, OUT], trucks="coin lion")
    for left in (2, 0):
        assert "roll" in choices(at)
        play(at, "roll", "load-trucks-3-3" if left else "load-trucks-2-2")
        assert (at.actors, look(at)["supply"]) == ((0,), left)
    assert choices(at) == {"take-truck-1", "take-truck-2", "take-truck-3"}
    assert look(play(at, "take-truck-1"))["round"] == 13


@rule_test("dice", 37)
def test_the_last_one_in_the_round_may_take_a_truck_at_once() -> None:
    at = play(table(3, [zoo(), OUT, OUT], trucks="coin lion"), "take-truck-1")
    assert look(at)["round"] == 13


@rule_test("dice", 38)
@pytest.mark.parametrize("last", [0, 1, 2])
def test_who_took_a_truck_last_begins_the_next_round(last: int) -> None:
    """Ruling 22."""
    zoos = [OUT if seat != last else EMPTY for seat in range(3)]
    at = play(table(3, zoos, trucks="coin lion", turn=last), "take-truck-1")
    assert at.actors == (last,)
    assert told(at)[-1] == f"The round is over. Player {last + 1} starts the next one."


@rule_test("dice", 39)
@pytest.mark.parametrize(("players", "least", "most"), [(2, 3, 5), (3, 5, 7), (4, 6, 9)])
def test_a_round_has_so_many_turns(players: int, least: int, most: int) -> None:
    turns, lengths = 0, set()
    for seed in range(40):
        for name, at in steps(players, seed):
            turns += name.startswith(("roll", "take"))
            if at.over or (name.startswith("take") and not any(each["parked"] for each in look(at)["zoos"])):
                lengths.add(turns)
                turns = 0
    assert lengths == set(range(least, most + 1))


@rule_test("dice", 40)
@pytest.mark.parametrize(
    ("enclosures", "is_last"),
    [("1 2 3 4 0", True), ("1 2 3 4 5", True), ("0 2 3 4 5", True), ("1 2 3 3 4", False), ("1 1 3 4 5", True),
     ("0 1 3 4 5", False)],
)  # fmt: skip
def test_at_most_one_enclosure_left_to_fill_ends_the_game_however_full_it_is(enclosures: str, is_last: bool) -> None:
    """Rulings 16 and 24."""
    own_zoo = zoo(enclosures, full(enclosures), truck=2, parked="lion" if enclosures[-1] != "0" else "elephant")
    at = table(zoos=[zoo(), own_zoo], trucks="coin")
    assert look(at)["last_round"] == is_last
    assert play(at, "take-truck-1").over == is_last


def full(enclosures: str) -> str:
    """The animals whose enclosures are full."""
    names = ("crocodile", "ostrich", "monkey", "elephant", "lion")
    return " ".join(names[i] for i, number in enumerate(enclosures.split()) if int(number) == i + 1)


@rule_test("dice", 40)
def test_a_full_barn_and_a_full_ticket_office_do_not_end_the_game() -> None:
    own_zoo = zoo("1 2 3 3 4", "crocodile ostrich monkey", "crocodile ostrich monkey", 6, truck=2, parked="lion")
    at = play(table(zoos=[zoo(), own_zoo], trucks="coin"), "take-truck-1")
    assert not look(at)["last_round"]
    assert not at.over


@rule_test("dice", 40)
def test_that_the_last_round_has_come_is_told_and_shown() -> None:
    at = table(3, [NEARLY], trucks="monkey coin")
    assert not look(at)["last_round"]
    play(at, "take-truck-1")
    assert look(at)["last_round"]
    assert told(at)[-1] == "Player 1 has only one enclosure left to fill: this is the last round."
    assert "This is the last round." in DICE.parts.draw(at.view(), DICE.words(), ["A", "B", "C"])


def test_who_fills_every_enclosure_is_told_of_as_well() -> None:
    before = zoo("1 2 3 3 4", "crocodile ostrich monkey")
    at = play(table(3, [before], trucks="elephant lion"), "take-truck-1")
    assert told(at)[-1] == "Player 1 has filled every enclosure: this is the last round."


@rule_test("dice", 41)
def test_the_others_still_take_their_turns_in_the_last_round() -> None:
    """Rulings 14 and 15."""
    at = play(table(3, [NEARLY], trucks="monkey coin"), "take-truck-1")
    assert (at.over, at.actors) == (False, (1,))
    at = play(rolled(at, "lion lion"), "load-trucks-1-2")
    assert at.actors == (2,)
    play(at, "take-truck-1")
    assert (at.over, at.actors) == (False, (1,))
    play(at, "take-truck-2")
    assert (at.over, housed(at, 1)) == (True, "0 0 0 0 1")
    assert told(at)[-1] == "The last round is over."


@rule_test("dice", 41)
def test_who_is_out_gets_nothing_more_in_the_last_round() -> None:
    at = table(zoos=[zoo("0 0 0 0 4"), DONE], trucks="lion")
    before = housed(at, 1)
    play(at, "take-truck-1")
    assert (at.over, housed(at, 1), firsts(at)) == (True, before, {"lion"})


@rule_test("dice", 42, 57)
@pytest.mark.parametrize("most_rounds", [1, 20, 200])
def test_after_the_last_round_that_is_allowed_the_game_is_cut_off_and_nobody_wins(most_rounds: int) -> None:
    at = table(zoos=[zoo(), OUT], trucks="lion", this_round=most_rounds, most_rounds=most_rounds)
    play(at, "take-truck-1")
    assert (at.over, at.cut_off, at.winners, at.ranking) == (True, True, (), (0, 0))
    assert at.scores == (1, 1)
    assert told(at)[-1].endswith("the game is cut off, and nobody wins.")


@rule_test("dice", 42)
def test_before_the_last_round_that_is_allowed_the_game_goes_on() -> None:
    at = play(table(zoos=[zoo(), OUT], trucks="lion", this_round=199), "take-truck-1")
    assert (at.over, look(at)["round"]) == (False, 200)


@rule_test("dice", 42)
def test_a_game_that_ends_in_the_last_round_allowed_is_not_cut_off() -> None:
    at = play(table(zoos=[zoo(), DONE], trucks="lion", this_round=200), "take-truck-1")
    assert (at.over, at.cut_off, at.winners) == (True, False, (1,))


@rule_test("dice", 57)
def test_a_game_of_one_round_is_cut_off_after_it() -> None:
    tables = [at for _, at in steps(2, seed=1, rounds=1)]
    assert tables[-1].cut_off
    assert look(tables[-1])["round"] == 1


def test_the_rounds_are_counted_from_one() -> None:
    assert look(DICE.new(2, seed=1))["round"] == 1
