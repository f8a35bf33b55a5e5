"""A turn of Dice's Zoo: placing or re-rolling."""

from __future__ import annotations

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import (
    ZOO,
    bag,
    centre,
    choices,
    dice,
    faces,
    hand,
    kinds,
    look,
    numbers,
    place,
    placements,
    play,
    roll,
    sets_to,
    symbols,
    table,
)


@rule_test("dices-zoo", 14)
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_each_seat_comes_the_one_to_its_left(turn: int, following: int) -> None:
    assert roll(table(4, turn=turn), "trap").actors == (following,)
    placer = ["2 trap-c"] * 4
    placer[turn] = "elephant, trap"
    assert place(table(4, placer, turn=turn), "elephant").actors == (following,)


@rule_test("dices-zoo", 15)
def test_in_a_turn_one_places_or_re_rolls_and_cannot_pass() -> None:
    at = table(hands=["fox-a, bear-b, trap-c"])
    assert choices(at) == {
        "pick-bear-b-to-place",
        "pick-fox-a-to-place",
        "pick-bear-b-to-roll",
        "pick-fox-a-to-roll",
        "pick-trap-c-to-roll",
    }
    assert "pick-fox-a-to-place" not in choices(play(at, "pick-bear-b-to-roll"))
    assert choices(at) == {"pick-fox-a-to-roll", "pick-trap-c-to-roll", "roll"}


@rule_test("dices-zoo", 16)
def test_who_could_place_may_re_roll_instead() -> None:
    """Worked example 6."""
    at = table(hands=["3 elephant, 2 squirrel, trap"], centre="2 elephant")
    assert placements(at) == {("elephant", 3, 0)}
    roll(at, "2 squirrel, trap")
    assert (centre(at), hand(at)["elephant"] >= 3, at.actors) == (dice("2 elephant"), True, (1,))


@rule_test("dices-zoo", 17)
def test_own_animals_that_are_still_there_are_put_away_before_the_turn() -> None:
    """Worked example 11."""
    at = table(3, ["elephant, trap", "3 fox"], "5 earthworm", owner=0, turn=1, bag=9)
    roll(at, "fox")
    assert (bag(at), centre(at), at.actors) == (9, dice("5 earthworm"), (2,))
    roll(at, "elephant")
    assert (bag(at), centre(at), look(at)["owner"], at.actors) == (14, {}, None, (0,))
    assert placements(at) == {("elephant", 1, 0)}
    assert [*map(symbols, sets_to("roll", at))] == [dice("elephant"), dice("elephant, trap"), dice("trap")]


@rule_test("dices-zoo", 17)
def test_animals_of_somebody_else_stay() -> None:
    at = roll(table(hands=["trap", "trap", "trap"], centre="2 fox", owner=2), "trap")
    assert (centre(at), look(at)["owner"], at.actors) == (dice("2 fox"), 2, (1,))


@rule_test("dices-zoo", 18)
def test_who_re_rolls_then_leaves_the_centre_empty_for_the_next() -> None:
    at = table(hands=["2 trap", "fox, bear", "2 trap"], centre="elephant", owner=0, turn=2)
    roll(at, "trap")
    roll(at, "trap")
    assert (centre(at), at.actors, placements(at)) == ({}, (1,), {("bear", 1, 0), ("fox", 1, 0)})


@rule_test("dices-zoo", 25)
def test_what_was_placed_stays_until_the_next_turn_of_who_placed_it() -> None:
    at = place(table(hands=["2 elephant, trap", "2 trap", "2 trap"]), "2 elephant")
    lying = []
    for _ in range(2):
        lying.append((centre(at), look(at)["owner"], bag(at)))
        roll(at, "trap")
    assert lying == [(dice("2 elephant"), 0, 43)] * 2
    assert (centre(at), bag(at)) == ({}, 45)


@rule_test("dices-zoo", 25)
def test_what_was_placed_leaves_the_centre_when_it_is_replaced() -> None:
    at = place(table(hands=["2 elephant, trap"], centre="2 fox"), "2 elephant")
    assert (look(at)["centre"], bag(at)) == ({"elephant-a": 2}, 50 - 1 - 4 - 2)


@rule_test("dices-zoo", 34)
@pytest.mark.parametrize("rolled", ["trap-c", "fox-a, trap-c", "2 fox-a, bear-b, x2-e, trap-c, trap-d"])
def test_any_number_of_own_dice_is_rolled_once_and_the_turn_is_over(rolled: str) -> None:
    at = table(hands=["2 fox-a, bear-b, x2-e, trap-c, trap-d"])
    before = faces(at)
    roll(at, rolled)
    kept = dice("2 fox-a, bear-b, x2-e, trap-c, trap-d") - dice(rolled)
    assert at.actors == (1,)
    assert [seat for seat, _ in at.moves].count(7) == dice(rolled).total()
    assert kinds(faces(at)) == kinds(before)
    assert all(faces(at).get(face, 0) >= n for face, n in kept.items())


@rule_test("dices-zoo", 34)
def test_at_least_one_die_is_rolled() -> None:
    at = table(hands=["fox, trap"])
    with pytest.raises(IllegalAction):
        at.play("roll")


@rule_test("dices-zoo", 34)
def test_nobody_elses_dice_can_be_rolled() -> None:
    at = table(hands=["fox-a", "bear-b", "trap-c"])
    assert {name for name in choices(at) if name.endswith("roll")} == {"pick-fox-a-to-roll"}


@rule_test("dices-zoo", 35)
def test_animals_traps_and_x2_can_all_be_rolled() -> None:
    every = "elephant-a, bear-b, wild-boar-b, fox-a, squirrel-a, earthworm-b, x2-e, trap-c"
    at = table(hands=[every])
    assert {name for name in choices(at) if name.endswith("roll")} == {f"pick-{face}-to-roll" for face in dice(every)}


@rule_test("dices-zoo", 36)
def test_who_cannot_place_re_rolls_and_the_centre_stays() -> None:
    """Worked example 5."""
    at = table(hands=["2 elephant, 3 trap, 2 squirrel"], centre="2 elephant")
    assert placements(at) == set()
    roll(at, "3 trap, squirrel")
    assert (centre(at), look(at)["owner"], numbers(at)[0], at.actors) == (dice("2 elephant"), 2, 7, (1,))
    assert (hand(at)["elephant"] >= 2, hand(at)["squirrel"] >= 1) == (True, True)


def test_an_answer_of_chance_is_not_a_move_of_a_seat() -> None:
    at = ZOO.new(2, seed=1, starter=0)
    assert at.actors == (0,)
    with pytest.raises(IllegalAction):
        at.play("place", 1)
