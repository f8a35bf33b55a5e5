"""Dice's Zoo: what a seat may hope for, and what the greedy bot makes of it."""

from __future__ import annotations

import pytest

from tiergarten.bots import bot
from tiergarten.core.table import Table

from .tables import hand, numbers, place, play, table, told


def estimate(at: Table, seat: int = 0) -> float:
    """The seat's estimate in this state."""
    return float(at.game.parts.rules.estimate(at.state, seat))


def greedy_turn(at: Table, seed: int) -> list[str]:
    """Let the greedy bot move while it is the first seat's turn; the names of its moves."""
    greedy, made = bot("greedy", seed), []
    while at.actors == (0,):
        action = greedy.choose(at)
        made.append(action.name)
        at.play(action)
    return made


seeds = pytest.mark.parametrize("seed", range(4))


@seeds
@pytest.mark.parametrize(
    ("own", "lying"),
    [
        ("2 fox", ""),
        ("bear", ""),
        ("3 wild-boar", "2 wild-boar"),
        ("elephant, x2", ""),
        ("2 squirrel", "2 earthworm"),
        ("2 fox, 2 x2", ""),
        ("fox-a, fox-e", ""),
    ],
)
def test_greedy_places_its_last_dice_and_wins(own: str, lying: str, seed: int) -> None:
    at = table(hands=[own, "2 fox, bear", "2 bear, elephant"], centre=lying)
    greedy_turn(at, seed)
    assert at.winners == (0,)


@seeds
@pytest.mark.parametrize(
    ("own", "lying"),
    [
        ("earthworm, elephant", ""),
        ("2 earthworm, fox", "earthworm"),
    ],
)
def test_greedy_gives_its_last_die_away_and_wins(own: str, lying: str, seed: int) -> None:
    at = table(hands=[own, "2 fox, bear", "2 bear, elephant"], centre=lying)
    greedy_turn(at, seed)
    assert (at.winners, told(at)[-2:]) == ((0,), ["told-give", "told-out"])


@seeds
def test_greedy_does_not_take_the_last_die_of_a_rival_if_another_one_has_more(seed: int) -> None:
    at = place(table(hands=["fox, 2 bear, trap", "trap", "3 elephant"]), "fox")
    greedy_turn(at, seed)
    assert (at.over, numbers(at)) == (False, [3, 1, 2])


@seeds
def test_greedy_places_no_fox_that_would_have_to_take_the_only_rivals_last_die(seed: int) -> None:
    at = table(2, ["fox, bear, elephant, trap", "trap"])
    greedy_turn(at, seed)
    assert (at.over, numbers(at)[1]) == (False, 1)


@seeds
def test_greedy_re_rolls_traps_and_keeps_its_animals_when_it_cannot_place(seed: int) -> None:
    at = table(hands=["2 elephant, 3 trap-c"], centre="2 elephant")
    made = greedy_turn(at, seed)
    assert set(made) == {"pick-trap-c-to-roll", "roll"}
    assert hand(at)["elephant"] >= 2


def test_nothing_is_better_than_having_no_dice() -> None:
    won = place(table(hands=["fox", "trap", "2 bear"]), "fox")
    assert estimate(won) > max(estimate(won, 1), estimate(won, 2))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("fox", "2 fox"),
        ("2 fox", "fox, bear"),
        ("2 fox", "fox, trap"),
        ("2 bear, elephant", "2 bear, trap"),
        ("elephant", "x2"),
    ],
)
def test_fewer_dice_of_fewer_animals_raise_hopes_and_traps_lower_them(better: str, worse: str) -> None:
    assert estimate(table(hands=[better]), 0) > estimate(table(hands=[worse]), 0)


def test_a_rivals_traps_are_good_for_oneself() -> None:
    few, many = (table(2, ["2 fox", traps]) for traps in ("trap", "4 trap"))
    assert estimate(few, 1) > estimate(many, 1)
    assert estimate(few) == estimate(many)


def test_a_gift_that_will_win_is_as_good_as_won() -> None:
    at = place(table(hands=["earthworm, x2, 2 trap-c"]), "earthworm, x2")
    assert estimate(at) > 40
    play(at, "own-trap-c", "left-1")
    assert estimate(at) > 40


@seeds
@pytest.mark.parametrize(
    "own", ["2 fox-a, 2 fox-e", "elephant-a, elephant-c, 2 x2", "squirrel-a, 2 squirrel-d, 2 x2", "3 bear, x2"]
)
def test_greedy_sees_that_all_its_dice_can_go_whatever_their_kinds_and_with_x2(own: str, seed: int) -> None:
    at = table(hands=[own, "2 fox, bear", "2 bear, elephant"])
    greedy_turn(at, seed)
    assert at.winners == (0,)


@seeds
def test_greedy_sees_that_x2_add_the_gifts_it_needs(seed: int) -> None:
    at = table(hands=["earthworm, x2, 2 trap", "2 fox, bear", "2 bear, elephant"])
    greedy_turn(at, seed)
    assert at.winners == (0,)


@seeds
def test_greedy_re_rolls_traps_of_all_kinds(seed: int) -> None:
    at = table(hands=["2 elephant-a, trap-c, trap-d, trap-e"], centre="2 elephant")
    made = greedy_turn(at, seed)
    assert made == ["pick-trap-c-to-roll", "pick-trap-d-to-roll", "pick-trap-e-to-roll", "roll"]


def test_two_removals_from_two_rivals_with_two_dice_each_lose_nothing() -> None:
    at = place(table(hands=["fox, x2, trap", "2 trap", "2 trap"]), "fox, x2")
    assert estimate(at) > -40


def test_in_a_match_a_fox_does_not_hand_a_round_to_a_rival() -> None:
    for limit in (0, 50):
        at = place(table(3, ["fox-a, 3 elephant-a, 2 bear-b", "trap-d", "5 bear-d"], limit=limit), "fox")
        assert bot("greedy", seed=1).choose(at).name == "bear-d-of-left-2"


def test_at_the_end_of_a_match_only_the_sums_count() -> None:
    at = place(table(3, ["fox", "trap", "elephant"], limit=50, round=2, totals=[49, 0, 48]), "fox")
    assert at.winners == (1,)
    assert estimate(at, 1) > estimate(at, 0) == estimate(at, 2)
