"""Where used dice of Dice's Zoo go: into the bag, or into the box until the bag is empty."""

from __future__ import annotations

import pytest

from tiergarten.core.table import Table

from ...rulebook import rule_test
from .tables import bag, box, choices, dice, faces, kinds, look, numbers, place, play, roll, table

FIVE = ["2 squirrel-a, 8 elephant-a", "3 squirrel-d, 7 bear-d", "10 bear-b", "10 trap-c", "10 fox-e"]


def put_away(way: str, used_dice: str) -> tuple[Table, int]:
    """A table at which dice are put away in this way, and how many dice were in the bag before."""
    start: dict[str, Table] = {
        "replaced": table(hands=["2 elephant-a, trap-c"], centre="2 fox-e", used_dice=used_dice),
        "own": table(hands=["trap-c"], centre="2 fox-e", owner=1, used_dice=used_dice),
        "x2": table(hands=["elephant-a, 2 x2-e, trap-c"], used_dice=used_dice),
        "fox": table(hands=["fox-a, x2-e, trap-c", "3 trap-e"], used_dice=used_dice),
    }
    at = start[way]
    before = bag(at)
    if way == "replaced":
        place(at, "2 elephant")
    if way == "own":
        roll(at, "trap")
    if way == "x2":
        place(at, "elephant, 2 x2")
    if way == "fox":
        play(place(at, "fox"), "trap-e-of-left-1")
    return at, before


WAYS = {"replaced": 2, "own": 2, "x2": 2, "fox": 1}


@rule_test("dices-zoo", 70)
@pytest.mark.parametrize("way", WAYS)
def test_what_is_put_away_goes_into_the_bag(way: str) -> None:
    at, before = put_away(way, "bag")
    assert (bag(at) - before, box(at)) == (WAYS[way], 0)


@rule_test("dices-zoo", 70)
def test_what_is_in_the_bag_can_be_drawn_again() -> None:
    at = place(table(2, ["2 squirrel-a, trap-c"], "squirrel-d", bag=0), "2 squirrel")
    assert look(at)["bag"] == {"d": 1}
    old = kinds(faces(at, 1))
    play(at, "left-1")
    assert (kinds(faces(at, 1)) - old, look(at)["bag"]) == (dice("d"), {})


@rule_test("dices-zoo", 71)
@pytest.mark.parametrize("way", WAYS)
def test_with_the_box_everything_that_is_put_away_goes_there(way: str) -> None:
    at, before = put_away(way, "box")
    assert (bag(at) - before, look(at)["box"]) == (0, {"e": WAYS[way]})


@rule_test("dices-zoo", 72)
def test_five_players_and_the_box() -> None:
    """Worked example 17."""
    at = place(table(5, FIVE, used_dice="box"), "2 squirrel")
    assert (bag(at), box(at), at.actors) == (0, 0, (1,))
    place(at, "3 squirrel")
    assert (bag(at), box(at)) == (0, 2)
    play(at, "left-1")
    assert (bag(at), box(at), numbers(at)) == (1, 0, [8, 7, 11, 10, 10])


@rule_test("dices-zoo", 72)
def test_the_box_is_left_alone_while_there_is_a_die_in_the_bag() -> None:
    at = table(2, ["squirrel-a, x2-e, 2 trap-c", "2 trap-c"], box="9 a, 6 c, 10 d", used_dice="box", bag=1)
    place(at, "squirrel, x2")
    play(at, "left-1")
    assert (bag(at), box(at), at.actors) == (0, 25, (0,))
    play(at, "left-1")
    assert (bag(at), look(at)["box"], at.actors) == (24, {"e": 1}, (1,))


@rule_test("dices-zoo", 72)
def test_what_was_in_the_box_is_drawn_from_the_bag() -> None:
    at = table(2, ["squirrel-a, 2 trap-c"], "", box="9 a, d", used_dice="box", bag=0)
    place(at, "squirrel")
    old = kinds(faces(at, 1))
    play(at, "left-1")
    (drawn,) = kinds(faces(at, 1)) - old
    assert look(at)["bag"] == ({"a": 8, "d": 1} if drawn == "a" else {"a": 9})


@rule_test("dices-zoo", 73)
def test_with_an_empty_bag_and_an_empty_box_the_squirrel_lapses() -> None:
    at = table(2, ["squirrel-a, trap-c"], used_dice="box", bag=0)
    assert place(at, "squirrel").actors == (1,)


@rule_test("dices-zoo", 73)
def test_with_an_empty_bag_and_a_full_box_it_does_not() -> None:
    at = table(2, ["squirrel-a, trap-c"], box="d", used_dice="box", bag=0)
    assert (place(at, "squirrel").actors, choices(at)) == ((0,), {"left-1"})
