"""What the view tells of Dice's Zoo beside the dice."""

from __future__ import annotations

from .tables import MINUS_POINTS, look, placements, play, table


def test_the_view_tells_how_many_dice_of_each_animal_can_be_placed() -> None:
    at = table(hands=["2 bear, 3 fox, 4 squirrel, elephant, x2", "2 trap-d"], centre="2 fox", owner=1)
    assert look(at)["placeable"] == {"bear": {"fewest": 2, "most": 2}, "fox": {"fewest": 3, "most": 3}}
    assert {(animal, n) for animal, n, _ in placements(at)} == {("bear", 2), ("fox", 3)}


def test_into_an_empty_centre_any_number_can_be_placed() -> None:
    at = table(hands=["2 bear, 3 fox, x2, trap-c"])
    assert look(at)["placeable"] == {"bear": {"fewest": 1, "most": 2}, "fox": {"fewest": 1, "most": 3}}


def test_while_an_ability_is_used_nothing_can_be_placed() -> None:
    at = play(table(hands=["bear-b, 3 trap-c"]), "pick-bear-b-to-place", "place")
    assert look(at)["phase"] == "use-ability"
    assert look(at)["placeable"] == {}


def test_the_view_tells_what_each_symbol_costs() -> None:
    assert look(table())["minus_points"] == MINUS_POINTS
