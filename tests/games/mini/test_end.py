"""The end of a round and of the game of Zooloretto Mini."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import MINI, cargo, choices, draw_on, look, play, table, zoo

OUT = (zoo(truck=2), zoo(truck=3))  # two rivals who have placed everything


@rule_test("mini", 46, 48)
def test_when_everybody_has_a_truck_the_trucks_return_and_the_last_taker_begins() -> None:
    at = table(zoos=[zoo(truck=1), zoo(), zoo(truck=3)], trucks="- | wolf", turn=1)
    play(at, "take-truck-2", "place-box-1-barn")
    assert [each["truck"] for each in look(at)["zoos"]] == [None, None, None]
    assert (cargo(at), at.actors) == ("- - - | - - - | - - -", (1,))


@rule_test("mini", 46)
def test_the_round_goes_on_while_somebody_has_no_truck() -> None:
    at = table(zoos=[zoo(), zoo(), zoo(truck=3)], trucks="rock | wolf", turn=1)
    play(at, "take-truck-2", "place-box-1-barn")
    assert [each["truck"] for each in look(at)["zoos"]] == [None, 2, 3]
    assert cargo(at) == "rock - - | - - - | - - -"


@rule_test("mini", 47)
def test_who_is_alone_in_the_round_may_draw_until_the_truck_is_full() -> None:
    """Worked example 6."""
    at = table(zoos=[zoo(), *OUT], trucks="wolf")
    for _ in range(2):
        assert choices(at) == {"draw", "take-truck-1"}
        play(at, "draw", "load-truck-1")
        assert at.actors == (0,)
    assert choices(at) == {"take-truck-1"}


@rule_test("mini", 47)
def test_who_is_alone_in_the_round_may_take_a_truck_that_is_not_full() -> None:
    at = play(table(zoos=[zoo(), *OUT], trucks="wolf"), "take-truck-1", "place-box-1-barn")
    assert look(at)["zoos"][1]["truck"] is None


@rule_test("mini", 49)
@pytest.mark.parametrize(("players", "number"), [(2, 39), (3, 50), (4, 61), (5, 72)])
def test_the_last_round_begins_with_the_first_tile_of_the_end_pile(players: int, number: int) -> None:
    """Worked example 18."""
    at = MINI.new(players, seed=5)
    draws = 0
    while not look(at)["last_round"]:
        assert not at.over
        draws += draw_on(at) == "draw"
    assert draws == number


@rule_test("mini", 49, 50)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_over_at_the_end_of_the_last_round_and_not_before(players: int) -> None:
    at = MINI.new(players, seed=6)
    while not look(at)["last_round"]:
        draw_on(at)
    assert "told-last-round" in [event.key for event in at.log]
    rounds = [event.key for event in at.log].count("told-round")
    while not at.over:
        assert any(each["truck"] is None for each in look(at)["zoos"]) or look(at)["phase"] != "draw-or-take"
        draw_on(at)
    told = [event.key for event in at.log]
    assert told.count("told-round") == rounds
    assert (told[-1], told[::-1].index("told-last-round") > players) == ("told-over", True)


@rule_test("mini", 50)
def test_the_last_round_has_bonus_actions_too() -> None:
    at = table(zoos=[zoo("5 wolf", barn="impala"), *OUT], trucks="wolf", unseen=14)
    play(at, "take-truck-1", "place-box-1-enclosure-1")
    assert (choices(at), at.over) == ({"discard-impala", "decline-bonus"}, False)
    play(at, "discard-impala")
    assert (at.over, at.winners) == (True, (0,))


@rule_test("mini", 50)
def test_in_the_last_round_everybody_still_takes_a_truck() -> None:
    at = table(zoos=[zoo(), zoo(), zoo(truck=3)], trucks="wolf | pond", unseen=14)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (at.over, at.actors) == (False, (1,))
    play(at, "take-truck-2", "place-box-1-barn")
    assert (at.over, at.actors) == (True, ())


@rule_test("mini", 51)
def test_when_the_draw_pile_ends_with_a_round_another_round_is_played() -> None:
    at = table(zoos=[zoo(), *OUT], trucks="wolf", unseen=15)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (at.over, look(at)["draw_pile"], look(at)["last_round"]) == (False, 0, False)
    play(at, "draw")
    assert (look(at)["end_pile"], look(at)["last_round"]) == (14, True)


@rule_test("mini", 52)
@pytest.mark.parametrize(("players", "boxes"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_the_end_pile_suffices_for_the_longest_last_round(players: int, boxes: int) -> None:
    at = table(players=players, unseen=15)
    draws = 0
    while not at.over:
        assert choices(at)
        draws += draw_on(at) == "draw"
    assert (draws, look(at)["end_pile"]) == (boxes, 15 - boxes)
