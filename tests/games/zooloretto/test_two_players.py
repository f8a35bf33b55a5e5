"""Zooloretto with two players."""

from __future__ import annotations

from ...rulebook import rule_test
from .tables import ZOOLORETTO, cargo, choices, coins, enclosure, look, play, table, tiles, zoo


@rule_test("zooloretto", 78)
def test_two_players_have_trucks_with_one_two_and_three_boxes() -> None:
    assert cargo(ZOOLORETTO.new(2, seed=1)) == "- | - - | - - -"


@rule_test("zooloretto", 78)
def test_a_short_truck_is_full_when_all_its_boxes_are() -> None:
    assert choices(table(players=2, trucks="panda | zebra", hand="coin")) == {"load-truck-2", "load-truck-3"}


@rule_test("zooloretto", 79)
def test_the_tiles_on_the_third_truck_leave_the_game_and_nobody_gets_a_coin() -> None:
    """Worked example 21."""
    at = table(players=2, trucks="zebra | coin panda | camel camel camel")
    play(at, "take-truck-3", *(f"place-box-{box}-enclosure-1" for box in (1, 2, 3)))
    assert cargo(at) == "zebra | coin panda | - - -"
    play(at, "take-truck-1", "place-box-1-barn")
    assert (cargo(at), look(at)["removed"], at.actors) == ("- | - - | - - -", tiles("coin, panda"), (1,))
    assert (coins(at), coins(at, seat=1), look(at)["bank"]) == (2, 2, 26)


@rule_test("zooloretto", 79)
def test_an_empty_third_truck_removes_nothing() -> None:
    at = table(players=2, zoos=[zoo(truck=3)], trucks="panda", turn=1)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (cargo(at), look(at)["removed"]) == ("- | - - | - - -", {})


@rule_test("zooloretto", 80)
def test_who_is_alone_may_load_and_take_either_truck_that_remains() -> None:
    alone = [zoo(), zoo(truck=1)]
    assert choices(table(players=2, zoos=alone, trucks="- | panda", hand="zebra")) == {"load-truck-2", "load-truck-3"}
    assert choices(table(players=2, zoos=alone, trucks="- | panda coin | zebra camel leopard")) == {
        "take-truck-2", "take-truck-3"}  # fmt: skip


@rule_test("zooloretto", 81)
def test_each_can_build_two_expansions_one_by_one() -> None:
    at = table(players=2, zoos=[zoo(coins=9), zoo(truck=1)], trucks="- | panda")
    play(at, "expand")
    assert (coins(at), len(look(at)["zoos"][0]["enclosures"])) == (6, 4)
    play(at, "expand")
    assert (coins(at), len(look(at)["zoos"][0]["enclosures"])) == (3, 5)
    assert "expand" not in choices(at)
    play(at, "take-truck-2", "place-box-1-expansion-2")
    assert enclosure(at, 5) == tiles("panda")
