"""The abilities of the animals in Dice's Zoo."""

from __future__ import annotations

from collections import Counter

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import (
    answers,
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
    play,
    position,
    table,
)


def dice_of(step: int, text: str) -> set[str]:
    """The actions that choose one of these dice of the seat so many steps to the left."""
    return {f"{face}-of-left-{step}" for face in dice(text)}


@rule_test("dices-zoo", 37)
def test_three_earthworms_give_one_gift() -> None:
    """Worked example 3, from the rulebook."""
    hands = [
        "3 earthworm-b, 9 trap-c",
        "3 elephant-a, 3 bear-b, 3 fox-a, 3 squirrel-a",
        "4 wild-boar-e, 4 bear-d, 4 squirrel-d",
    ]
    at = table(hands=hands)
    place(at, "3 earthworm")
    assert numbers(at) == [9, 12, 12]
    play(at, "own-trap-c", "left-1")
    assert (numbers(at), at.actors) == ([8, 13, 12], (1,))


@rule_test("dices-zoo", 37)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_fox_takes_one_die_however_many_foxes_there_are(number: int) -> None:
    at = place(table(hands=["3 fox-a, trap-c", "3 trap-d", "3 trap-d"]), f"{number} fox")
    play(at, "trap-d-of-left-1")
    assert (numbers(at), at.actors) == ([4 - number, 2, 3], (1,))


@rule_test("dices-zoo", 38)
@pytest.mark.parametrize("animal", ["bear", "wild-boar", "fox", "squirrel", "earthworm"])
def test_an_ability_cannot_be_declined(animal: str) -> None:
    at = place(table(hands=[f"2 {animal}, trap"]), animal)
    assert at.actors == (0,)
    assert not choices(at) & {"place", "roll"}
    assert not any(name.startswith("pick-") for name in choices(at))
    with pytest.raises(IllegalAction):
        at.play("roll")


@rule_test("dices-zoo", 38, 43)
def test_who_keeps_one_wild_boar_has_to_swap_it() -> None:
    """Worked example 4, the second part."""
    at = place(table(hands=["4 wild-boar-b", "2 trap-d", "trap-d"], centre="2 wild-boar"), "3 wild-boar")
    assert choices(at) == {"own-wild-boar-b"}
    assert choices(play(at, "own-wild-boar-b")) == dice_of(1, "trap-d") | dice_of(2, "trap-d")


@rule_test("dices-zoo", 39, 47)
def test_what_cannot_be_used_lapses_and_the_next_seat_moves() -> None:
    at = table(2, ["2 squirrel-a, trap-c"], bag=0)
    place(at, "2 squirrel")
    assert (at.actors, bag(at), look(at)["uses"]) == ((1,), 0, 0)


@rule_test("dices-zoo", 40)
def test_traps_and_x2_can_be_chosen_too_and_nothing_in_the_centre() -> None:
    own, left, right = "trap-c, x2-e, elephant-a", "trap-d, x2-e", "wild-boar-b, trap-e"
    hands = [f"{{}}, {own}", left, right]
    for animal, expected in {
        "bear": dice_of(0, own) | dice_of(1, left) | dice_of(2, right),
        "fox": dice_of(1, left) | dice_of(2, right),
        "wild-boar": {f"own-{face}" for face in dice(own)},
        "earthworm": {f"own-{face}" for face in dice(own)},
    }.items():
        at = place(table(hands=[hands[0].format(f"2 {animal}"), *hands[1:]]), f"2 {animal}")
        assert choices(at) == expected, animal


@rule_test("dices-zoo", 40)
@pytest.mark.parametrize(
    ("animal", "moves"),
    [
        ("bear", ["trap-d-of-left-1"]),
        ("wild-boar", ["own-trap-c", "trap-d-of-left-1"]),
        ("fox", ["trap-d-of-left-1"]),
        ("squirrel", ["left-1"]),
        ("earthworm", ["own-trap-c", "left-1"]),
    ],
)
def test_no_ability_changes_the_centre(animal: str, moves: list[str]) -> None:
    at = place(table(hands=[f"2 {animal}, 2 trap-c"]), f"2 {animal}")
    lying = look(at)["centre"]
    play(at, *moves)
    assert (look(at)["centre"], centre(at), at.actors) == (lying, dice(f"2 {animal}"), (1,))


@rule_test("dices-zoo", 41)
def test_elephants_have_no_ability() -> None:
    at = place(table(hands=["2 elephant, trap"]), "2 elephant")
    assert (at.actors, numbers(at), len(at.moves)) == ((1,), [1, 2, 2], 3)


@rule_test("dices-zoo", 42)
@pytest.mark.parametrize(
    ("step", "die"), [(0, "trap-c"), (0, "elephant-a"), (1, "fox-e"), (2, "bear-b"), (2, "squirrel-d")]
)
def test_a_bear_re_rolls_one_die_of_anybody_who_keeps_it(step: int, die: str) -> None:
    at = place(table(hands=["bear-b, trap-c, elephant-a", "fox-e", "bear-b, squirrel-d"]), "bear")
    before = [faces(at, seat) for seat in range(3)]
    play(at, f"{die}-of-left-{step}")
    for seat in range(3):
        after = faces(at, seat)
        assert kinds(after) == kinds(before[seat])
        lost = Counter(before[seat]) - Counter(after)
        assert lost in (({}, {die: 1}) if seat == step else ({},))
    assert (len(at.moves), at.actors) == (4, (1,))


@rule_test("dices-zoo", 42)
def test_what_the_bear_re_rolls_can_show_any_of_its_sides() -> None:
    using = position(hands=["trap", "fox-a"], centre="bear", owner=0, phase="roll-dice", roller=1, picked="fox-a")
    assert answers(using) == {"elephant-a": 2, "fox-a": 2, "squirrel-a": 2}


def test_a_bear_may_re_roll_the_own_last_die() -> None:
    at = play(place(table(hands=["bear-b, trap-c"]), "bear"), "trap-c-of-left-0")
    assert (numbers(at), at.over) == ([1, 2, 2], False)


@rule_test("dices-zoo", 43)
def test_a_wild_boar_exchanges_an_own_die_for_one_of_another_player() -> None:
    at = place(table(hands=["wild-boar-b, elephant-a, trap-c", "trap-d, fox-a", "bear-b"]), "wild-boar")
    play(at, "own-elephant-a")
    assert choices(at) == dice_of(1, "trap-d, fox-a") | dice_of(2, "bear-b")
    play(at, "bear-b-of-left-2")
    assert [faces(at, seat) for seat in range(3)] == [
        {"bear-b": 1, "trap-c": 1},
        {"fox-a": 1, "trap-d": 1},
        {"elephant-a": 1},
    ]
    assert at.actors == (1,)


@rule_test("dices-zoo", 44)
def test_exchanged_dice_are_not_rolled() -> None:
    at = place(table(hands=["wild-boar-b, trap-c", "x2-e, trap-d"]), "wild-boar")
    play(at, "own-trap-c", "x2-e-of-left-1")
    assert (faces(at), faces(at, 1)) == ({"x2-e": 1}, {"trap-c": 1, "trap-d": 1})
    assert len(at.moves) == 4


@rule_test("dices-zoo", 44)
@pytest.mark.parametrize("other", ["trap-c", "trap-d"])
def test_dice_that_show_the_same_may_be_exchanged(other: str) -> None:
    at = place(table(hands=["wild-boar-b, trap-c", f"{other}, fox-a"]), "wild-boar")
    play(at, "own-trap-c", f"{other}-of-left-1")
    assert (faces(at), faces(at, 1)) == ({other: 1}, {"trap-c": 1, "fox-a": 1})


@rule_test("dices-zoo", 45)
def test_a_fox_takes_a_die_of_another_player_which_is_put_away() -> None:
    at = table(hands=["2 fox-a, trap-c", "trap-d, bear-b", "elephant-a, 2 x2-e"])
    before = look(at)["bag"]
    place(at, "fox")
    assert choices(at) == dice_of(1, "trap-d, bear-b") | dice_of(2, "elephant-a, x2-e")
    play(at, "x2-e-of-left-2")
    assert (numbers(at), faces(at, 2)) == ([2, 2, 2], {"elephant-a": 1, "x2-e": 1})
    assert look(at)["bag"] == {**before, "e": before["e"] + 1}


@rule_test("dices-zoo", 46)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_squirrel_lets_another_player_draw_a_die_roll_and_keep_it(step: int) -> None:
    at = place(table(4, ["2 squirrel-a, trap-c"]), "squirrel")
    before, old = look(at)["bag"], faces(at, step)
    assert choices(at) == {"left-1", "left-2", "left-3"}
    play(at, f"left-{step}")
    (drawn,) = Counter(faces(at, step)) - Counter(old)
    assert numbers(at) == [2, *(3 if seat == step else 2 for seat in (1, 2, 3))]
    assert look(at)["bag"] == {**before, drawn[-1]: before[drawn[-1]] - 1}


@rule_test("dices-zoo", 46)
def test_any_die_in_the_bag_can_be_drawn_with_any_side_and_no_other() -> None:
    drawing = position(
        2, ["2 trap-c", "10 bear-b"], "squirrel-a", owner=0, phase="draw-die", roller=1, bag=2
    )  # fmt: skip
    left = Counter(dict.fromkeys("abcde", 10)) - Counter("a") - kinds(drawing["hands"][0]) - kinds(drawing["hands"][1])
    likely = answers(drawing)
    assert sum(likely.values()) == 6 * left.total() == 12
    assert likely == {face: left[face[-1]] * (1 if face in ("trap-e", "x2-e") else 2) for face in likely}


def test_the_lone_squirrel_moves_a_die_to_the_rival() -> None:
    """Worked example 19."""
    hands = ["squirrel-a, 2 elephant-a, 4 bear-b, 5 trap-c", "6 fox-e, 3 bear-d, 3 earthworm-b"]
    at = table(2, hands)
    assert (numbers(at), bag(at)) == ([12, 12], 26)
    play(place(at, "squirrel"), "left-1")
    assert (numbers(at), bag(at), centre(at)) == ([11, 13], 25, dice("squirrel"))


@rule_test("dices-zoo", 24, 47)
def test_with_five_players_the_first_squirrels_lapse_and_the_next_draw_what_they_replaced() -> None:
    """Worked example 16."""
    hands = ["2 squirrel-a, 8 elephant-a", "3 squirrel-d, 7 bear-d", "10 bear-b", "10 trap-c", "10 fox-e"]
    at = place(table(5, hands), "2 squirrel")
    assert (bag(at), at.actors, numbers(at)) == (0, (1,), [8, 10, 10, 10, 10])
    place(at, "3 squirrel")
    assert (bag(at), choices(at)) == (2, {"left-1", "left-2", "left-3", "left-4"})
    play(at, "left-1")
    assert (numbers(at), centre(at), bag(at)) == ([8, 7, 11, 10, 10], dice("3 squirrel"), 1)


@rule_test("dices-zoo", 29, 32, 33, 47)
@pytest.mark.parametrize("steps", [(1, 2), (1, 1)])
def test_squirrels_draw_while_there_are_dice(steps: tuple[int, int]) -> None:
    """Worked example 18."""
    hands = ["squirrel-a, 2 x2-e, 9 elephant-a", "8 fox-e, 4 bear-d", "10 bear-b, 2 trap-d", "10 trap-c, 2 trap-d"]
    at = table(4, hands)
    assert (bag(at), numbers(at)) == (2, [12] * 4)
    place(at, "squirrel, 2 x2")
    for step in steps:
        play(at, f"left-{step}")
    assert (sum(numbers(at)), numbers(at)[0], bag(at), look(at)["bag"]) == (47, 9, 2, {"e": 2})
    assert (at.actors, centre(at)) == ((1,), dice("squirrel"))


@rule_test("dices-zoo", 48)
def test_an_earthworm_gives_an_own_die_as_it_lies_to_anybody_else() -> None:
    for step in (1, 2):
        at = place(table(hands=["earthworm-b, trap-c, elephant-a", "fox-a", "2 x2-e, trap-d"]), "earthworm")
        assert choices(at) == {"own-trap-c", "own-elephant-a"}
        play(at, "own-elephant-a")
        assert choices(at) == {"left-1", "left-2"}
        before = faces(at, step)
        play(at, f"left-{step}")
        assert (faces(at), Counter(faces(at, step))) == ({"trap-c": 1}, Counter(before) + Counter(["elephant-a"]))
        assert (len(at.moves), at.actors) == (4, (1,))


@rule_test("dices-zoo", 49)
@pytest.mark.parametrize(
    ("animal", "then"), [("wild-boar", "trap-d-of-left-1"), ("earthworm", "left-1")]
)  # fmt: skip
def test_the_own_die_is_chosen_first_then_the_other_die_or_the_player(animal: str, then: str) -> None:
    at = place(table(hands=[f"{animal}, trap-c, fox-a"]), animal)
    assert choices(at) == {"own-trap-c", "own-fox-a"}
    before = [faces(at, seat) for seat in range(3)]
    play(at, "own-trap-c")
    assert ([faces(at, seat) for seat in range(3)], look(at)["given"]) == (before, "trap-c")
    assert then in choices(at)
    assert not any(name.startswith("own-") for name in choices(at))


@rule_test("dices-zoo", 29)
def test_three_uses_of_the_bear_with_two_x2() -> None:
    """Worked example 12."""
    at = table(hands=["2 bear-b, 2 x2, trap-c, trap-d, trap-e"])
    before = bag(at)
    place(at, "2 bear, 2 x2")
    assert look(at)["uses"] == 3
    play(at, "trap-c-of-left-0", "trap-d-of-left-0", "trap-e-of-left-0")
    assert (numbers(at)[0], bag(at) - before, look(at)["centre"], at.actors) == (3, 2, {"bear-b": 2}, (1,))
    assert kinds(faces(at)) == dice("c, d, e")


@rule_test("dices-zoo", 29, 31, 55)
def test_two_gifts_with_an_x2() -> None:
    """Worked example 13."""
    at = place(table(hands=["earthworm, x2, trap-c, elephant-a"]), "earthworm, x2")
    play(at, "own-trap-c", "left-1")
    assert (at.over, at.actors, choices(at)) == (False, (0,), {"own-elephant-a"})
    play(at, "own-elephant-a", "left-1")
    assert at.winners == (0,)
    more = place(table(hands=["earthworm, x2, trap-c, elephant-a, fox-a"]), "earthworm, x2")
    play(more, "own-trap-c", "left-1", "own-elephant-a", "left-1")
    assert (more.over, numbers(more)[0], more.actors) == (False, 1, (1,))


@rule_test("dices-zoo", 30)
def test_each_use_may_hit_somebody_else() -> None:
    at = place(table(4, ["fox-a, 2 x2, trap-c", *["3 trap-d"] * 3]), "fox, 2 x2")
    for step in (1, 3, 1):
        assert choices(at) == {f"trap-d-of-left-{each}" for each in (1, 2, 3)}
        play(at, f"trap-d-of-left-{step}")
    assert (numbers(at), at.actors) == ([1, 1, 3, 2], (1,))


@rule_test("dices-zoo", 31)
def test_what_an_x2_adds_cannot_be_declined() -> None:
    at = place(table(hands=["fox-a, x2, trap-c"]), "fox, x2")
    play(at, "trap-d-of-left-1")
    assert (at.actors, choices(at)) == ((0,), {"trap-d-of-left-1", "trap-d-of-left-2"})


@rule_test("dices-zoo", 50)
@pytest.mark.parametrize("seed", range(6))
def test_a_die_that_is_rolled_stays_of_its_kind(seed: int) -> None:
    at = place(table(2, ["bear-b, x2, trap-c, fox-e", "trap-d, squirrel-a"], seed=seed), "bear, x2")
    play(at, "fox-e-of-left-0", "squirrel-a-of-left-1")
    assert (kinds(faces(at)), kinds(faces(at, 1))) == (dice("c, e"), dice("a, d"))


@rule_test("dices-zoo", 51)
def test_there_is_no_limit_to_the_dice_in_a_hand() -> None:
    at = table(2, ["earthworm-b, fox-a, trap-c, trap-c"], bag=0)
    assert numbers(at) == [4, 46]
    play(place(at, "earthworm"), "own-fox-a", "left-1")
    assert numbers(at) == [2, 47]
    assert hand(at) == dice("2 trap")
