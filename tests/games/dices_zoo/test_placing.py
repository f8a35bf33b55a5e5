"""Placing dice in Dice's Zoo: what may replace what, and X2."""

from __future__ import annotations

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import (
    ANIMALS,
    bag,
    centre,
    choices,
    dice,
    faces,
    hand,
    look,
    numbers,
    place,
    placements,
    play,
    roll,
    sets_to,
    table,
)


@rule_test("dices-zoo", 19)
def test_into_an_empty_centre_any_animal_can_be_placed_in_any_number() -> None:
    at = table(hands=["3 elephant, bear, 2 earthworm, 2 trap"])
    assert placements(at) == {
        ("elephant", 1, 0),
        ("elephant", 2, 0),
        ("elephant", 3, 0),
        ("bear", 1, 0),
        ("earthworm", 1, 0),
        ("earthworm", 2, 0),
    }


@rule_test("dices-zoo", 19)
def test_all_animals_placed_are_the_same() -> None:
    at = play(table(hands=["elephant-a, bear-b, fox-a, trap-c"]), "pick-elephant-a-to-place")
    assert choices(at) == {"place"}


@rule_test("dices-zoo", 20)
@pytest.mark.parametrize("lying", ["", "2 fox"])
def test_a_trap_is_never_placed(lying: str) -> None:
    at = table(hands=["3 trap-c, 2 trap-d, trap-e"], centre=lying)
    assert placements(at) == set()
    with pytest.raises(IllegalAction):
        at.play("pick-trap-c-to-place")


@rule_test("dices-zoo", 21)
def test_more_of_the_same_animal_replace_what_lies_there() -> None:
    """Worked example 1, from the rulebook."""
    at = table(hands=["4 elephant, 2 fox, trap"], centre="elephant")
    assert placements(at) == {("elephant", 2, 0), ("elephant", 3, 0), ("elephant", 4, 0)}
    before = bag(at)
    place(at, "3 elephant")
    assert (bag(at) - before, centre(at), look(at)["owner"]) == (1, dice("3 elephant"), 0)
    assert (hand(at), at.actors) == (dice("elephant, 2 fox, trap"), (1,))


@rule_test("dices-zoo", 21)
@pytest.mark.parametrize("animal", ANIMALS)
def test_equally_many_of_the_same_animal_are_too_few(animal: str) -> None:
    assert placements(table(hands=[f"2 {animal}, trap"], centre=f"2 {animal}")) == set()
    assert placements(table(hands=[f"3 {animal}, trap"], centre=f"2 {animal}")) == {(animal, 3, 0)}


@rule_test("dices-zoo", 22, 23)
def test_a_bigger_animal_replaces_as_many_and_no_bigger_one_than_the_elephant_is_there() -> None:
    """Worked example 2, from the rulebook."""
    hands = ["2 bear, 2 trap-c", "2 elephant, 2 trap-d", "2 elephant, 3 bear, squirrel"]
    at = table(hands=hands, centre="2 squirrel")
    before = bag(at)
    place(at, "2 bear")
    assert (bag(at) - before, centre(at)) == (2, dice("2 bear"))
    play(at, "trap-c-of-left-0")
    place(at, "2 elephant")
    assert (bag(at) - before, centre(at), look(at)["owner"], at.actors) == (4, dice("2 elephant"), 1, (2,))
    assert placements(at) == set()
    assert all(name.endswith("to-roll") for name in choices(at))


@rule_test("dices-zoo", 21, 22, 23)
def test_what_can_replace_two_foxes() -> None:
    """Worked example 9."""
    at = table(hands=["3 bear, wild-boar, 3 fox, 4 earthworm"], centre="2 fox")
    assert placements(at) == {("bear", 2, 0), ("fox", 3, 0)}


@rule_test("dices-zoo", 22)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_bigger_animal_has_to_be_exactly_as_many(number: int) -> None:
    at = table(hands=["4 bear, trap"], centre=f"{number} fox")
    assert placements(at) == ({("bear", number, 0)} if number <= 4 else set())


@rule_test("dices-zoo", 22, 23)
def test_sizes_go_from_elephants_down_to_earthworms() -> None:
    for i, lying in enumerate(ANIMALS):
        at = table(hands=[", ".join(f"1 {animal}" for animal in ANIMALS) + ", trap"], centre=lying)
        assert {animal for animal, _, _ in placements(at)} == set(ANIMALS[:i])


@rule_test("dices-zoo", 23)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_a_smaller_animal_never_replaces_a_bigger_one(number: int) -> None:
    assert placements(table(hands=[f"{number} bear, trap"], centre="2 elephant")) == set()


@rule_test("dices-zoo", 24)
def test_what_is_replaced_is_in_the_bag_before_the_squirrel_lets_draw() -> None:
    at = table(3, ["2 squirrel-a, trap-c", "trap-c"], "squirrel-d", bag=0)
    place(at, "2 squirrel")
    assert (bag(at), look(at)["bag"], choices(at)) == (1, {"d": 1}, {"left-1", "left-2"})
    play(at, "left-1")
    assert (bag(at), faces(at, 1)["trap-c"], sum(n for face, n in faces(at, 1).items() if face[-1] == "d")) == (0, 1, 1)


@rule_test("dices-zoo", 26)
def test_which_of_the_dice_with_the_same_animal_are_placed_is_a_choice() -> None:
    at = table(hands=["2 elephant-a, elephant-c, trap"], centre="elephant")
    assert sets_to("place", at) == [
        {"elephant-a": 2},
        {"elephant-a": 2, "elephant-c": 1},
        {"elephant-a": 1, "elephant-c": 1},
    ]
    place(at, "elephant-a, elephant-c")
    assert faces(at) == {"elephant-a": 1, "trap-c": 1}


@rule_test("dices-zoo", 27)
def test_any_number_of_x2_can_be_placed_with_animals() -> None:
    """Worked example 10."""
    at = table(hands=["elephant-a, elephant-c, fox-a, trap-c, trap-d, trap-e, x2"])
    shapes = {("elephant", 1), ("elephant", 2), ("fox", 1)}
    assert placements(at) == {(*shape, doubles) for shape in shapes for doubles in (0, 1)}
    ways = sets_to("roll", at)
    assert len(ways) == len({frozenset(way) for way in ways}) == 2**7 - 1


@rule_test("dices-zoo", 27)
def test_of_several_x2_none_some_or_all_are_placed() -> None:
    at = table(hands=["fox, 3 x2, trap"])
    assert placements(at) == {("fox", 1, doubles) for doubles in (0, 1, 2, 3)}


@rule_test("dices-zoo", 27)
@pytest.mark.parametrize("lying", ["", "earthworm", "3 elephant"])
def test_who_has_nothing_but_an_x2_has_to_re_roll_it(lying: str) -> None:
    """Worked example 23."""
    at = table(hands=["x2"], centre=lying)
    assert choices(at) == {"pick-x2-e-to-roll"}
    assert choices(play(at, "pick-x2-e-to-roll")) == {"roll"}
    play(at, "roll")
    assert (numbers(at)[0], at.actors) == (1, (1,))


@rule_test("dices-zoo", 28)
def test_x2_do_not_help_to_replace_animals() -> None:
    at = table(hands=["2 fox, bear, 2 x2, trap"], centre="2 fox")
    assert placements(at) == set()


@rule_test("dices-zoo", 28)
def test_x2_do_not_make_a_bigger_animal_too_many() -> None:
    at = table(hands=["2 bear, 2 x2, trap"], centre="2 fox")
    assert placements(at) == {("bear", 2, doubles) for doubles in (0, 1, 2)}


@rule_test("dices-zoo", 28, 33)
def test_x2_do_not_protect_the_animals_they_were_placed_with() -> None:
    at = place(table(hands=["elephant, 2 x2, trap", "2 elephant, trap"]), "elephant, 2 x2")
    assert (centre(at), placements(at)) == (dice("elephant"), {("elephant", 2, 0)})


@rule_test("dices-zoo", 32)
def test_x2_may_be_placed_with_elephants_and_do_nothing() -> None:
    at = table(hands=["2 elephant, 2 x2, trap"])
    place(at, "elephant, 2 x2")
    assert (numbers(at), at.actors, len(at.moves)) == ([2, 2, 2], (1,), 4)


@rule_test("dices-zoo", 32)
def test_more_x2_than_gifts_may_be_placed() -> None:
    at = place(table(hands=["earthworm, 3 x2, trap"]), "earthworm, 3 x2")
    play(at, "own-trap-c", "left-1")
    assert (at.over, at.winners) == (True, (0,))


@rule_test("dices-zoo", 33)
@pytest.mark.parametrize("animal", ["elephant", "bear"])
def test_all_x2_are_put_away_at_the_end_of_the_turn_used_or_not(animal: str) -> None:
    at = table(hands=[f"{animal}, 2 x2, 3 trap"])
    before = bag(at)
    place(at, f"{animal}, 2 x2")
    if animal == "bear":
        for _ in range(3):
            assert (centre(at), bag(at)) == (dice("bear, 2 x2"), before)
            play(at, "trap-d-of-left-1" if "trap-d-of-left-1" in choices(at) else min(choices(at)))
    assert (centre(at), bag(at) - before, at.actors) == (dice(animal), 2, (1,))


def test_a_re_roll_does_not_bring_back_x2() -> None:
    at = place(table(hands=["elephant, x2, trap"]), "elephant, x2")
    roll(at, "trap")
    assert centre(at) == dice("elephant")
