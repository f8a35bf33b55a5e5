"""Games of Dice's Zoo that do not end by themselves, and why most do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.tables import random_options, seeds
from tiergarten.core.table import Table

from ...rulebook import rule_test
from .tables import (
    ALL_DICE,
    ANIMALS,
    ZOO,
    all_dice,
    choices,
    faces,
    look,
    numbers,
    place,
    play,
    roll,
    steps,
    table,
    told,
)

all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def roll_one(at: Table) -> None:
    """The seat to move re-rolls its first die."""
    roll(at, next(iter(faces(at, at.actors[0]))))


@rule_test("dices-zoo", 74, 58)
@all_players
@given(seed=seeds)
def test_the_dice_in_all_hands_never_become_more_and_no_two_go_out_at_once(players: int, seed: int) -> None:
    at = ZOO.new(players, seed=seed)
    held, turns, placements = sum(numbers(at)), 0, 0
    for name, _ in steps(at, seed):
        if name == "place" and at.state.animal != ANIMALS.index("squirrel"):
            placements += 1
        if at.over or at.state.turns > turns:
            assert numbers(at).count(0) == (at.over and not at.cut_off)
            assert all_dice(at) == dict.fromkeys("abcde", 10)
            assert sum(numbers(at)) <= held
            assert at.over or (look(at)["stalled"] > 0) == (sum(numbers(at)) == held)
            held, turns = sum(numbers(at)), look(at)["turns"]
    assert placements <= {2: 23, 3: 34, 4: 45, 5: 46}[players]


@rule_test("dices-zoo", 75)
@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("doubles", [0, 1, 2])
def test_only_a_single_squirrel_keeps_as_many_dice_in_the_hands(animal: str, number: int, doubles: int) -> None:
    at = table(2, [f"2 {animal}, 2 x2, 5 trap", "6 trap-d"])
    before = sum(numbers(at))
    place(at, f"{number} {animal}, {doubles} x2" if doubles else f"{number} {animal}")
    while at.actors == (0,):
        play(at, min(choices(at)))
    change = sum(numbers(at)) - before
    assert change <= 0
    assert (change == 0) == (animal == "squirrel" and number == 1) == (look(at)["stalled"] == 1)


@rule_test("dices-zoo", 75)
def test_a_single_squirrel_that_lapses_takes_a_die_out_of_the_hands() -> None:
    at = table(2, ["squirrel-a, trap-c"], bag=0)
    place(at, "squirrel")
    assert (sum(numbers(at)), look(at)["stalled"]) == (ALL_DICE - 1, 0)


@rule_test("dices-zoo", 75)
def test_re_rolling_changes_no_number_of_dice() -> None:
    at = roll(table(hands=["3 fox, trap"], stalled=4, turns=4), "2 fox, trap")
    assert (numbers(at), look(at)["stalled"]) == ([4, 2, 2], 5)


@rule_test("dices-zoo", 76, 78)
def test_after_so_many_turns_the_round_is_cut_off_and_nobody_wins() -> None:
    """Worked example 25."""
    at = ZOO.new(2, seed=1, turns=10)
    for turn in range(10):
        assert (at.over, look(at)["turns"]) == (False, turn)
        roll_one(at)
    assert (at.over, at.cut_off, look(at)["phase"]) == (True, True, "cut-off")
    assert (at.winners, at.ranking, numbers(at), at.legal()) == ((), (0, 0), [12, 12], [])


@rule_test("dices-zoo", 76)
@pytest.mark.parametrize(("turns", "is_cut"), [(998, False), (999, True)])
def test_a_round_has_a_thousand_turns_at_most(turns: int, is_cut: bool) -> None:
    limits = ZOO.new(2, seed=1).position()
    assert (limits["most_turns"], limits["most_stalled"]) == (1000, 300)
    at = roll(table(hands=["2 trap"], turns=turns), "trap")
    assert (at.cut_off, at.over, look(at)["turns"]) == (is_cut, is_cut, turns + 1)


@rule_test("dices-zoo", 77)
@pytest.mark.parametrize(("stalled", "is_cut"), [(298, False), (299, True)])
def test_a_round_is_cut_off_after_300_turns_in_a_row_without_a_die_less(stalled: int, is_cut: bool) -> None:
    at = roll(table(hands=["2 trap"], turns=400, stalled=stalled), "trap")
    assert (at.cut_off, look(at)["stalled"]) == (is_cut, stalled + 1)


@rule_test("dices-zoo", 77)
def test_a_die_less_in_the_hands_starts_the_count_again() -> None:
    at = place(table(hands=["2 elephant, trap"], turns=400, stalled=299), "elephant")
    assert (at.over, look(at)["stalled"]) == (False, 0)


@rule_test("dices-zoo", 77)
def test_a_single_squirrel_does_not_start_the_count_again() -> None:
    at = play(place(table(hands=["squirrel, trap"], turns=400, stalled=299), "squirrel"), "left-1")
    assert (at.cut_off, look(at)["stalled"]) == (True, 300)


@rule_test("dices-zoo", 76, 77)
@pytest.mark.parametrize(("option", "field"), [("turns", "most_turns"), ("stalled", "most_stalled")])
@pytest.mark.parametrize("value", [1, 37, 10_000])
def test_both_limits_can_be_chosen(option: str, field: str, value: int) -> None:
    chosen: dict[str, Any] = {option: value}
    at = ZOO.new(2, seed=1, **chosen)
    assert at.position()[field] == value
    roll_one(at)
    assert at.cut_off == (value == 1)


@rule_test("dices-zoo", 78)
def test_a_match_that_is_cut_off_is_not_continued_and_has_no_winner() -> None:
    at = table(3, ["2 trap"], limit=50, round=2, totals=[1, 30, 0], turns=999)
    roll(at, "trap")
    assert (at.over, at.cut_off, at.winners, at.ranking) == (True, True, (), (0, 0, 0))
    assert (look(at)["round"], told(at)[-1]) == (2, "told-cut-off")


@rule_test("dices-zoo", 79)
@pytest.mark.parametrize("limits", [{"turns": 999}, {"turns": 400, "stalled": 299}])
def test_who_goes_out_in_the_last_turn_before_the_limit_has_won(limits: dict[str, Any]) -> None:
    at = place(table(hands=["fox"], **limits), "fox")
    assert (at.over, at.cut_off, at.winners) == (True, False, (0,))


@given(seed=seeds)
def test_with_any_options_a_game_ends_with_a_winner_or_is_cut_off(seed: int) -> None:
    chooser = Random(seed)
    players = chooser.choice([2, 3, 4, 5])
    chosen: dict[str, Any] = {**random_options(ZOO, players, chooser), "limit": chooser.choice([0, 10])}
    at = ZOO.new(players, seed=seed, **chosen)
    for _ in steps(at, seed):
        assert all_dice(at) == dict.fromkeys("abcde", 10)
    assert at.over
    assert bool(at.winners) == (not at.cut_off)
