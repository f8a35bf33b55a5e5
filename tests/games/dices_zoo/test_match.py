"""Several rounds of Dice's Zoo, up to a limit."""

from __future__ import annotations

from typing import Any

import pytest

from tiergarten.core.signs import CHANCE
from tiergarten.core.table import Table

from ...rulebook import rule_test
from .tables import ZOO, all_dice, answers, bag, box, centre, look, numbers, place, play, position, roll, table, told


def totals(at: Table) -> list[int]:
    """Everybody's minus points of the rounds before."""
    return [each["total"] for each in look(at)["hands"]]


def second_round(hands: list[str], before: list[int], **rest: Any) -> Table:
    """A table in the second round of a match, where the second seat is to move."""
    return table(len(hands), hands, turn=1, round=2, totals=before, **{"limit": 50, **rest})


@rule_test("dices-zoo", 63)
def test_without_a_limit_there_is_one_round() -> None:
    at = place(table(hands=["fox", "9 elephant, 3 bear"]), "fox")
    assert (ZOO.new(3, seed=1).position()["limit"], at.over, at.winners) == (0, True, (0,))


@rule_test("dices-zoo", 63, 64)
def test_with_a_limit_another_round_follows_and_minus_points_are_added() -> None:
    at = place(table(hands=["fox", "elephant, x2", "trap"], limit=50), "fox")
    assert (at.over, look(at)["round"], totals(at)) == (False, 2, [0, 13, 0])
    assert numbers(at) == [12, 12, 12]


@rule_test("dices-zoo", 65, 66)
def test_the_match_is_over_when_the_limit_is_reached_and_the_lowest_sums_win_together() -> None:
    """Worked example 22, the first part."""
    at = place(second_round(["elephant, bear", "fox", "2 bear"], [40, 20, 10]), "fox")
    assert (at.over, at.scores, at.winners, at.ranking) == (True, (-51, -20, -20), (1, 2), (3, 1, 1))


@rule_test("dices-zoo", 65)
def test_the_match_goes_on_while_the_limit_is_not_reached() -> None:
    """Worked example 22, the second part."""
    at = place(second_round(["elephant, fox", "fox", "bear"], [40, 20, 30]), "fox")
    assert (at.over, look(at)["round"], totals(at), at.winners) == (False, 3, [49, 20, 35], ())


@rule_test("dices-zoo", 65)
@pytest.mark.parametrize(("dice", "is_over"), [("elephant, fox", False), ("elephant, wild-boar", True)])
def test_reaching_the_limit_is_enough(dice: str, is_over: bool) -> None:
    assert place(second_round([dice, "fox", "trap"], [40, 20, 30]), "fox").over is is_over


@rule_test("dices-zoo", 66)
def test_who_wins_the_last_round_need_not_win_the_match() -> None:
    at = place(second_round(["9 elephant", "fox", "earthworm"], [10, 30, 0]), "fox")
    assert (at.over, at.winners, at.ranking) == (True, (2,), (3, 2, 1))


@rule_test("dices-zoo", 66)
def test_who_goes_out_shares_the_match_with_somebody_who_has_only_traps() -> None:
    at = place(table(hands=["fox", "9 elephant", "2 trap"], limit=50), "fox")
    assert (at.over, at.winners, at.ranking) == (True, (0, 2), (1, 3, 1))


@rule_test("dices-zoo", 64, 66)
def test_a_fox_can_end_a_match_for_somebody_else() -> None:
    at = place(second_round(["trap-d", "fox, 8 elephant", "bear"], [10, 12, 30]), "fox")
    play(at, "trap-d-of-left-2")
    assert (at.over, at.scores, at.winners) == (True, (-10, -60, -35), (0,))


@rule_test("dices-zoo", 67)
def test_the_limits_that_are_offered() -> None:
    option = next(option for option in ZOO.options if option.name == "limit")
    assert option.choices(3) == [0, 50, 30]
    assert [ZOO.new(2, seed=1, limit=limit).position()["limit"] for limit in (0, 1, 999, 1000)] == [0, 1, 999, 1000]


@rule_test("dices-zoo", 68)
@pytest.mark.parametrize("used_dice", ["bag", "box"])
def test_a_new_round_has_a_new_set_up(used_dice: str) -> None:
    rest = {"used_dice": used_dice, "turns": 9, "stalled": 3}
    at = second_round(["2 elephant", "fox, x2", "bear"], [1, 2, 3], **rest)
    place(at, "fox, x2")
    assert (numbers(at), bag(at), box(at), centre(at)) == ([12, 12, 12], 14, 0, {})
    assert all_dice(at) == dict.fromkeys("abcde", 10)
    shown = look(at)
    assert (shown["turns"], shown["stalled"], shown["owner"], shown["uses"]) == (0, 0, None, 0)


@rule_test("dices-zoo", 69)
def test_chance_finds_who_starts_each_later_round() -> None:
    starters = set()
    for seed in range(12):
        at = place(table(hands=["fox", "elephant", "trap"], limit=50, seed=seed), "fox")
        seat, outcome = at.moves[2]
        assert (seat, ZOO.parts.outcomes[outcome]) == (CHANCE, f"start-seat-{look(at)['starter']}")
        assert at.actors == (look(at)["starter"],)
        starters.add(look(at)["starter"])
    assert starters == {0, 1, 2}
    rest: dict[str, Any] = {"limit": 50, "round": 2, "totals": [1, 0, 9], "starter": None}
    assert set(answers(position(hands=[""] * 3, phase="find-starter", turn=None, **rest)).values()) == {1}


@rule_test("dices-zoo", 69)
def test_a_starter_that_is_named_starts_only_the_first_round() -> None:
    at = ZOO.new(2, seed=1, limit=1000, starter=1)
    assert at.actors == (1,)
    at = place(table(2, ["2 trap", "fox"], turn=1, starter=1, limit=1000), "fox")
    assert told(at).count("told-starter") == 1


def test_the_sums_show_where_they_come_from() -> None:
    at = second_round(["2 elephant", "fox", "trap"], [10, 0, 7])
    assert at.breakdown(0) == [("The rounds before", -10), ("2 elephants", -12)]
    assert at.breakdown(2) == [("The rounds before", -7)]


def test_a_match_goes_from_round_to_round_until_its_limit() -> None:
    at = ZOO.new(2, seed=3, limit=20, starter=0)
    while not at.over:
        assert max(totals(at)) < 20
        legal = [ZOO.parts.actions[id] for id in at.legal_ids()]
        best = [name for name in legal if name == "place"] or [name for name in legal if name.endswith("to-place")]
        play(at, *(best[:1] or legal[-1:]))
    assert max(-score for score in at.scores) >= 20
    assert told(at)[-1] == "told-match-over"
    assert told(at).count("told-next-round") == look(at)["round"] - 1


def test_nobody_is_added_anything_before_the_round_is_over() -> None:
    at = roll(second_round(["elephant", "fox, trap", "bear"], [1, 2, 3]), "trap")
    assert totals(at) == [1, 2, 3]
