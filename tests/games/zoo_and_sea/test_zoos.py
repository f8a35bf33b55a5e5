"""Aquaretto with Zooloretto: tiles in both zoos, money actions, the end, and scoring."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from ..aquaretto.tables import cell
from .tables import Zoos, choices, look, only, own, play, table, unseen

OUT = (Zoos(truck=2), Zoos(truck=3))
DOLPHINS = "D 1,0 2,0 3,0 1,1 2,1"  # a basin that has earned a coworker


@rule_test("zoo-and-sea", 15)
def test_tiles_of_the_zoo_go_into_the_zoo_or_the_barn() -> None:
    at = play(table(zoos=[Zoos(), *OUT], trucks="panda drinks-stall"), "take-truck-1")
    places = ("enclosure-1", "enclosure-2", "enclosure-3", "barn")
    assert choices(at) == {f"place-box-{box}-{place}" for box in (1, 2) for place in places}


@rule_test("zoo-and-sea", 15)
def test_tiles_of_the_sea_go_into_the_water_zoo_or_onto_the_depot() -> None:
    at = play(table(zoos=[Zoos(), *OUT], trucks="orca dolphin"), "take-truck-1")
    assert choices(at) == {"pick-box-1", "pick-box-2"}
    play(at, "pick-box-1")
    assert {name.split("-")[0] for name in choices(at)} == {"put", "store"}
    play(at, f"put-{cell(1, 0)}", "pick-box-2", "store")
    assert (own(at)["spaces"][cell(1, 0)], own(at)["depot"]) == ("orca", ["dolphin"])
    assert own(at)["barn"] == {}


@rule_test("zoo-and-sea", 16)
def test_coin_tiles_of_both_games_fill_one_purse() -> None:
    at = table(zoos=[Zoos(), Zoos(), Zoos(truck=3)], trucks="zoo-coin zoo-coin | sea-coin")
    play(at, "take-truck-1")
    assert own(at)["coins"] == 4
    play(at, "take-truck-2")
    assert (own(at, seat=1)["coins"], look(at)["bank"]) == (3, 54)
    assert at.position()["coin_tiles"] == {"zoo": 2, "sea": 1}


@rule_test("zoo-and-sea", 16)
def test_a_basin_and_an_enclosure_pay_from_the_same_bank() -> None:
    at = table(zoos=[Zoos("| 4 panda", truck=None), *OUT], trucks="panda")
    play(at, "take-truck-1", "place-box-1-enclosure-2")
    assert (own(at)["coins"], look(at)["bank"]) == (4, 52)
    at = table(zoos=[Zoos(waters="D 1,0 2,0", truck=None), *OUT], trucks="dolphin")
    play(at, "take-truck-1", "pick-box-1", f"put-{cell(3, 0)}")
    assert (own(at)["coins"], look(at)["bank"]) == (3, 53)


@rule_test("zoo-and-sea", 17)
@pytest.mark.parametrize(("left", "pile"), [("panda zoo-coin", "zoo"), ("orca sea-coin", "sea")])
def test_the_third_truck_of_two_players_is_emptied_whatever_it_carries(left: str, pile: str) -> None:
    at = table(players=2, zoos=[Zoos(), Zoos(truck=1)], trucks=f"- | {left} | zebra")
    play(at, "take-truck-3", "place-box-1-barn")
    animal = left.split()[0]
    assert at.position()[f"{pile}_removed"] == {animal: 1, "coin": 1}
    assert look(at)["trucks"] == [[None], [None] * 2, [None] * 3]


@rule_test("zoo-and-sea", 18)
def test_a_turn_has_one_money_action_of_either_zoo() -> None:
    at = table(zoos=[Zoos("| zebra", barn="panda", depot="orca", coins=3)])
    offered = choices(at)
    assert {"move-panda-enclosure-1", "exchange-enclosure-2-barn-panda", "discard-panda", "expand"} <= offered
    assert {"move-tile", "discard", "expand-small", "expand-large"} <= offered
    for action, price in (("discard-panda", 2), ("expand", 3), ("discard", 2)):
        after = play(at.copy(), action)
        assert (own(after)["coins"], after.actors) == (3 - price, (1,))


@rule_test("zoo-and-sea", 19)
def test_a_tile_from_a_barn_goes_into_the_zoo_and_one_from_a_depot_into_the_water_zoo() -> None:
    """Ruling Z13."""
    at = table(zoos=[Zoos(coins=4), Zoos(barn="panda", depot="orca")])
    bought = play(at.copy(), "buy-panda-from-left-1")
    assert choices(bought) == {"settle-enclosure-1", "settle-enclosure-2", "settle-enclosure-3", "settle-barn"}
    play(bought, "settle-enclosure-1")
    assert (own(bought)["enclosures"][0]["tiles"], own(bought, 1)["coins"]) == ({"panda": 1}, 3)
    play(at, "buy-from-left-1")
    assert {name.split("-")[0] for name in choices(at)} == {"put"}
    play(at, f"put-{cell(2, 2)}")
    assert (own(at)["spaces"][cell(2, 2)], own(at, 1)["depot"], at.actors) == ("orca", [], (1,))


@rule_test("zoo-and-sea", 20)
def test_while_a_game_is_closing_everything_goes_on_as_usual() -> None:
    """Rulings Z6 and Z9."""
    at = table(trucks="panda | - | -", zoo_unseen=14)
    assert {"draw-zoo", "draw-sea"} <= choices(at)
    assert not [name for name in choices(at) if name.startswith("take-")]


@rule_test("zoo-and-sea", 20)
@pytest.mark.parametrize(("pile", "key"), [("zoo", "told-zoo-closing"), ("sea", "told-sea-closing")])
def test_the_first_tile_of_an_end_pile_is_announced(pile: str, key: str) -> None:
    at = play(table(**only(15, pile)), f"draw-{pile}")
    assert [event.key for event in at.log][-1] == key
    assert "told-last-round" not in [event.key for event in at.log]


@rule_test("zoo-and-sea", 21)
@pytest.mark.parametrize(("pile", "other"), [("zoo", "sea"), ("sea", "zoo")])
def test_after_the_round_the_rest_of_its_tiles_leave_the_game(pile: str, other: str) -> None:
    at = table(zoos=[Zoos(), *OUT], trucks="panda", **only(14, pile))
    play(at, "take-truck-1", "place-box-1-barn")
    assert look(at)["piles"][pile]["unseen"] == {}
    assert {name for name in choices(at) if name.startswith("draw-")} == {f"draw-{other}"}
    assert [event.key for event in at.log][-1] == f"told-{pile}-closed"
    assert not at.over


@rule_test("zoo-and-sea", 22)
def test_when_a_game_is_closed_the_rules_about_loading_and_the_first_truck_fall() -> None:
    at = table(trucks="panda | panda | -", sea_unseen=0)
    assert {"draw-zoo", "take-truck-1", "take-truck-2"} <= choices(at)
    at = table(trucks="panda | panda | -", hand="zebra", phase="load-tile", sea_unseen=0)
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}


@rule_test("zoo-and-sea", 23)
def test_money_actions_of_a_closed_game_can_still_be_used() -> None:
    """Ruling Z12."""
    at = table(zoos=[Zoos(depot="orca", coins=2)], sea_unseen=0)
    assert {"move-tile", "discard", "expand-small", "expand-large"} <= choices(at)


@rule_test("zoo-and-sea", 24)
def test_the_second_end_pile_makes_the_round_the_last_one() -> None:
    at = table(zoos=[Zoos(), *OUT], trucks="panda", zoo_unseen=15, sea_unseen=0)
    play(at, "draw-zoo")
    assert [event.key for event in at.log][-1] == "told-last-round"
    play(at, "load-truck-1", "take-truck-1")
    while not at.over:
        play(at, sorted(choices(at))[0])
    assert at.actors == ()


@rule_test("zoo-and-sea", 24)
def test_a_game_that_is_closed_does_not_end_the_game() -> None:
    at = table(zoos=[Zoos(), *OUT], trucks="panda", zoo_unseen=15, sea_unseen=0)
    play(at, "take-truck-1", "place-box-1-barn")
    assert (at.over, unseen(at)) == (False, (15, 0))


@rule_test("zoo-and-sea", 25)
def test_both_end_piles_in_one_round_make_it_the_last_one() -> None:
    """Ruling Z7."""
    at = table(zoos=[Zoos(), *OUT], trucks="panda", zoo_unseen=14, sea_unseen=14)
    play(at, "take-truck-1", "place-box-1-barn")
    assert at.over


@rule_test("zoo-and-sea", 20, 24, 25)
def test_a_round_in_which_both_end_piles_are_touched_is_played_to_its_end() -> None:
    """Ruling Z7, played."""
    at = table(trucks="zoo-coin | sea-coin | -", zoo_unseen=15, sea_unseen=15)
    play(at, "draw-zoo", "load-truck-1")
    assert [event.key for event in at.log if "told-load" not in event.key][-1] == "told-zoo-closing"
    play(at, "draw-sea", "load-truck-2")
    assert [event.key for event in at.log if "told-load" not in event.key][-1] == "told-last-round"
    play(at, "draw-zoo", "load-truck-3")
    for truck in (1, 2, 3):
        assert not at.over
        play(at, f"take-truck-{truck}")
        while look(at)["phase"] in ("place-tiles", "settle-tile"):
            play(at, sorted(choices(at))[0])
    assert (at.over, unseen(at)) == (True, (13, 14))


@rule_test("zoo-and-sea", 27)
def test_the_points_of_both_zoos_are_added() -> None:
    at = table(zoos=[Zoos("4 panda | | drinks-stall", waters="D 1,0 2,0; O 2,4")])
    assert at.scores[0] == 5 + 2 + 3


@rule_test("zoo-and-sea", 28)
def test_cashiers_count_all_coins() -> None:
    """Worked example T20, its second half."""
    basins = f"{DOLPHINS}; O 1,3 2,3 3,3 2,4 3,4"
    plain = table(zoos=[Zoos(waters=basins, coins=5, keeper=2)], coin_tiles=(2, 1)).scores[0]
    paid = table(zoos=[Zoos(waters=basins, coins=5, cashier=2)], coin_tiles=(2, 1)).scores[0]
    assert (plain, paid) == (10, 10 + 2 * 5)


@rule_test("zoo-and-sea", 29)
@pytest.mark.parametrize(("manager", "cost"), [(0, -8), (1, -5)])
def test_a_manager_makes_species_in_barn_and_depot_cheaper_but_no_stalls(manager: int, cost: int) -> None:
    """Worked example T20 and ruling Z10."""
    barn, other = "2 elephant, panda, drinks-stall", 1 - manager
    at = table(zoos=[Zoos(barn=barn, waters=DOLPHINS, depot="sea-turtle", manager=manager, keeper=other)])
    assert at.scores[0] == 5 + cost
    assert sum(points for _, points in at.breakdown(0)) == at.scores[0]


@rule_test("zoo-and-sea", 30)
@pytest.mark.parametrize(
    ("own_zoo", "coins", "winners"),
    [("4 panda", 2, (0,)), ("3 panda", 2, (1,)), ("3 panda", 4, (0,)), ("3 panda", 3, (0, 1))],
)
def test_points_win_then_coins_then_all(own_zoo: str, coins: int, winners: tuple[int, ...]) -> None:
    zoos = [Zoos(own_zoo, coins=coins), Zoos("3 zebra", coins=3)]
    at = table(zoos=zoos, phase="game-over", zoo_unseen=14, sea_unseen=0)
    assert at.winners == winners
