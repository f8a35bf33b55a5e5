"""The end of a round and of the game of Zooloretto."""

from __future__ import annotations

from random import Random

import pytest

from ...rulebook import rule_test
from .tables import ZOOLORETTO, cargo, choices, coins, draw_on, look, money_choices, play, table, zoo

OUT = (zoo(truck=2), zoo(truck=3))  # two rivals who have placed everything


@rule_test("zooloretto", 62, 64)
def test_when_everybody_has_a_truck_the_trucks_return_and_the_last_taker_begins() -> None:
    at = table(zoos=[zoo(truck=1), zoo(), zoo(truck=3)], trucks="- | panda", turn=1)
    play(at, "take-truck-2", "place-box-1-barn")
    assert [each["truck"] for each in look(at)["zoos"]] == [None, None, None]
    assert (cargo(at), at.actors) == ("- - - | - - - | - - -", (1,))


@rule_test("zooloretto", 62, 64)
def test_a_round_can_end_with_a_truck_of_coins() -> None:
    at = play(table(zoos=[zoo(), *OUT], trucks="coin"), "take-truck-1")
    assert (coins(at), at.actors, [each["truck"] for each in look(at)["zoos"]]) == (3, (0,), [None] * 3)
    assert [event.key for event in at.log][-3:] == ["told-take", "told-coin-tiles", "told-round"]


@rule_test("zooloretto", 62)
def test_the_round_goes_on_while_somebody_has_no_truck() -> None:
    at = table(zoos=[zoo(), zoo(), zoo(truck=3)], trucks="zebra | panda", turn=1)
    play(at, "take-truck-2", "place-box-1-barn")
    assert [each["truck"] for each in look(at)["zoos"]] == [None, 2, 3]


@rule_test("zooloretto", 63)
def test_who_is_alone_in_the_round_has_turn_after_turn() -> None:
    """Worked example 6."""
    own = zoo("panda | zebra | camel", barn="panda, leopard", coins=3)
    at = table(zoos=[own, *OUT], trucks="panda")
    play(at, "move-panda-enclosure-1")
    assert (coins(at), at.actors) == (2, (0,))
    play(at, "discard-leopard")
    assert (coins(at), at.actors) == (0, (0,))
    for _ in range(2):
        assert choices(at) == {"draw", "take-truck-1"}
        play(at, "draw", "load-truck-1")
    assert choices(at) == {"take-truck-1"}


@rule_test("zooloretto", 63)
def test_who_is_alone_in_the_round_may_take_a_truck_that_is_not_full() -> None:
    at = play(table(zoos=[zoo(), *OUT], trucks="panda"), "take-truck-1", "place-box-1-barn")
    assert look(at)["zoos"][1]["truck"] is None


@rule_test("zooloretto", 63)
@pytest.mark.parametrize("seed", range(20))
def test_money_actions_come_to_an_end_even_for_who_is_alone_in_the_round(seed: int) -> None:
    """Ruling E32: to pay for more, an enclosure would have to be filled again by single tiles of the barn, and an
    exchange leaves none of its species there."""
    own = zoo("4 panda | 4 camel | 5 zebra", barn="2 camel, zebra, elephant, drinks-stall", coins=12)
    at = table(zoos=[own, *OUT], trucks="panda")
    dice = Random(seed)
    actions = 0
    while money_choices(at):
        actions += 1
        assert actions < 60
        play(at, dice.choice(sorted(money_choices(at))))
        while look(at)["bought"]:
            play(at, dice.choice(sorted(choices(at))))
    assert {"draw", "take-truck-1"} == choices(at)


@rule_test("zooloretto", 65)
@pytest.mark.parametrize(("players", "number"), [(2, 65), (3, 76), (4, 87), (5, 98)])
def test_the_last_round_begins_with_the_first_tile_of_the_end_pile(players: int, number: int) -> None:
    """Worked example 19."""
    at = ZOOLORETTO.new(players, seed=5)
    draws = 0
    while not look(at)["last_round"]:
        assert not at.over
        draws += draw_on(at) == "draw"
    assert draws == number


@rule_test("zooloretto", 65, 66)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_over_at_the_end_of_the_last_round_and_not_before(players: int) -> None:
    at = ZOOLORETTO.new(players, seed=6)
    while not look(at)["last_round"]:
        draw_on(at)
    assert "told-last-round" in [event.key for event in at.log]
    rounds = [event.key for event in at.log].count("told-round")
    while not at.over:
        assert any(each["truck"] is None for each in look(at)["zoos"]) or look(at)["phase"] != "choose-action"
        draw_on(at)
    told = [event.key for event in at.log]
    assert told.count("told-round") == rounds
    assert (told[-1], told[::-1].index("told-last-round") > players) == ("told-over", True)


@rule_test("zooloretto", 66)
def test_in_the_last_round_money_actions_are_possible_until_the_own_truck_is_taken() -> None:
    """Rulings E30 and E31."""
    at = table(zoos=[zoo(coins=5, barn="panda"), zoo(coins=3, truck=2), zoo(truck=3)], trucks="zebra", unseen=14)
    play(at, "expand", "discard-panda", "take-truck-1", "place-box-1-expansion-1")
    assert (at.over, at.actors) == (True, ())


@rule_test("zooloretto", 66)
def test_in_the_last_round_everybody_still_takes_a_truck() -> None:
    at = table(zoos=[zoo(), zoo(), zoo(truck=3)], trucks="panda | zebra", unseen=14)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (at.over, at.actors) == (False, (1,))
    play(at, "take-truck-2", "place-box-1-barn")
    assert (at.over, at.actors) == (True, ())


@rule_test("zooloretto", 67)
def test_when_the_draw_pile_ends_with_a_round_another_round_is_played() -> None:
    at = table(zoos=[zoo(), *OUT], trucks="panda", unseen=15)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (at.over, look(at)["draw_pile"], look(at)["last_round"]) == (False, 0, False)
    play(at, "draw")
    assert (look(at)["end_pile"], look(at)["last_round"]) == (14, True)


@rule_test("zooloretto", 68)
@pytest.mark.parametrize(("players", "boxes"), [(2, 6), (3, 9), (4, 12), (5, 15)])
def test_the_end_pile_suffices_for_the_longest_last_round(players: int, boxes: int) -> None:
    """Ruling E29."""
    at = table(players=players, unseen=15)
    draws = 0
    while not at.over:
        assert choices(at)
        draws += draw_on(at) == "draw"
    assert (draws, look(at)["end_pile"]) == (boxes, 15 - boxes)
