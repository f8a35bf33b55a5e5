"""The worked examples T1 to T18 of Aquaretto: those of the rulebook, and more that were worked out by hand."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tiergarten.core.states import readable, room_for
from tiergarten.games.aquaretto.expansions import building_land, spaces_in_row
from tiergarten.games.aquaretto.grid import MARGIN, SPAN
from tiergarten.games.aquaretto.position import lay_out_zoos

from ...rulebook import rule_test
from .tables import (
    AQUARETTO,
    Place,
    Zoo,
    animals,
    cell,
    choices,
    laid_out_zoo,
    look,
    own,
    place,
    places,
    play,
    settle,
    spaces_offered,
    table,
    zoo,
)

T1 = "D 2,2 3,2 2,3"


def spaces_for(tile: str, own: Zoo) -> set[Place]:
    """Where a tile may go that the seat has just taken from its truck."""
    return spaces_offered(table(zoos=[Zoo(own.waters, added=own.added, truck=1)], carried=tile))


def points(own: Zoo) -> int:
    """What a water zoo is worth, however its coworkers were earned."""
    s = readable(room_for(1, AQUARETTO.parts))
    s.players = 1
    s.coins[0] = own.coins
    lay_out_zoos({"zoos": [laid_out_zoo(own)]}, s)
    return int(AQUARETTO.parts.rules.score(s, 0))


@rule_test("aquaretto", 29, 30)
def test_1_a_new_basin_begins_a_space_apart_and_corners_may_touch() -> None:
    """Ruling E4."""
    assert spaces_for("orca", zoo(T1)) == set(places("1,0 2,0 3,0 0,1 1,1 4,1 0,2 4,3 3,4"))


@rule_test("aquaretto", 29)
def test_1_the_basin_grows_just_where_no_other_may_begin() -> None:
    assert spaces_for("dolphin", zoo(T1)) == set(places("2,1 3,1 1,2 4,2 1,3 3,3 2,4"))


@rule_test("aquaretto", 84, 85)
def test_2_trainers_count_what_is_around_them() -> None:
    waters = "O 2,1 4,1 4,2; Om 3,1; D 2,3; D! 3,3; Dm 2,4"
    assert points(zoo(waters)) == 7
    assert points(zoo(f"{waters}; @ 2,2")) == 7 + 3
    assert points(zoo(f"{waters}; @ 3,2")) == 7 + 5
    assert points(zoo(f"{waters}; @ 2,2 3,2")) == 15


T3 = zoo(
    "D 1,0 2,0 3,0 0,1 1,1; Dm 0,2; L 2,2 3,2 2,3 3,3; L! 4,2; B* 5,1 5,0 6,0 6,1; B 7,0; Bm 7,1; H* 2,5; Hm 2,6; "
    "@ 2,1 3,1",
    "penguin fish-sea-turtle male-sea-turtle",
    coins=3,
    keeper=1,
    added="5,0 6,0 5,1 6,1 7,0 7,1 8,1 2,5 3,5 2,6",
)


@rule_test("aquaretto", 81, 83, 84, 86, 87)
def test_3_a_complete_scoring() -> None:
    assert points(T3) == 30


def test_3_where_its_points_come_from() -> None:
    at = table(5, [T3])
    rows = dict(at.breakdown(0))
    assert rows == {
        "Basin of dolphins: 6 animals": 6,
        "Basin of sea lions: 5 animals": 5,
        "Basin of hippos: 2 animals": 2,
        "Basin of polar bears: 6 animals": 6,
        "1 keeper, animals with a fish: 5": 5,
        f"Trainer on {cell(2, 1)}": 6,
        f"Trainer on {cell(3, 1)}": 4,
        "In the depot: sea turtle, penguin": -4,
    }
    assert at.scores[0] == 30


TURTLES = "fish-sea-turtle fish-sea-turtle"


@rule_test("aquaretto", 86)
@pytest.mark.parametrize(
    ("depot", "manager", "cost"),
    [
        (f"{TURTLES} sea-turtle", 0, 2),
        (f"{TURTLES} sea-turtle", 1, 1),
        (f"{TURTLES} penguin baby-hippo", 0, 6),
        (f"{TURTLES} penguin baby-hippo", 1, 3),
    ],
)
def test_4_what_the_depot_costs(depot: str, manager: int, cost: int) -> None:
    """Ruling E29: half of two is one."""
    assert points(zoo(depot=depot, manager=manager)) == -cost


@rule_test("aquaretto", 7, 82)
@pytest.mark.parametrize(("cashier", "total"), [(0, 0), (1, 7), (2, 14)])
def test_5_cashiers_count_coins(cashier: int, total: int) -> None:
    assert points(zoo(coins=7, cashier=cashier)) == total


@rule_test("aquaretto", 83)
@pytest.mark.parametrize(("keeper", "fed"), [(0, 0), (1, 4), (2, 8)])
def test_6_keepers_count_fish_in_the_water_zoo(keeper: int, fed: int) -> None:
    own = zoo("B* 0,1 0,2 1,2; B 1,1; T* 3,0; Tm 2,0; D 3,2 3,3 2,3", "fish-penguin", keeper=keeper)
    assert points(own) == 9 - 2 + fed


@rule_test("aquaretto", 46, 47, 48)
def test_7_several_tiles_at_once_earn_all_that_they_pass() -> None:
    at = table(zoos=[zoo("D 1,1 2,1", coins=0, truck=1)], trucks="dolphin dolphin flash-dolphin")
    settle(at, "dolphin", 3, 1)
    settle(at, "dolphin", 4, 1)
    assert (own(at)["coins"], look(at)["phase"]) == (1, "place-tiles")
    settle(at, "flash-dolphin", 4, 2)
    assert (own(at)["coins"], look(at)["phase"]) == (1, "place-coworker")


@rule_test("aquaretto", 47, 49)
def test_8_offspring_comes_between_the_coin_and_the_coworker() -> None:
    """Ruling E9."""
    at = table(zoos=[zoo("T* 1,1 2,1 3,1; Tf 4,1", coins=0, truck=1)], trucks="male-sea-turtle")
    settle(at, "male-sea-turtle", 4, 2)
    assert (own(at)["coins"], look(at)["phase"], look(at)["coworkers"]) == (0, "place-offspring", 16)
    play(at, f"put-{cell(4, 3)}")
    assert (own(at)["coins"], look(at)["phase"], look(at)["coworkers"]) == (1, "place-coworker", 16)
    play(at, "place-keeper")
    assert (animals(at, "sea-turtle"), own(at)["coins"], own(at)["keeper"]) == (6, 1, 1)
    assert (look(at)["phase"], look(at)["turn"], look(at)["coworkers"]) == ("choose-action", 1, 15)


@rule_test("aquaretto", 41)
def test_9_a_third_and_a_fourth_fertile_animal() -> None:
    at = table(zoos=[zoo("Dm 1,1; Df 2,1; Db 3,1", truck=1)], trucks="female-dolphin male-dolphin")
    settle(at, "female-dolphin", 4, 1)
    assert look(at)["unborn"]["dolphin"] == 1
    settle(at, "male-dolphin", 4, 2)
    assert "dolphin" not in look(at)["unborn"]
    play(at, f"put-{cell(4, 3)}", "place-cashier")
    assert animals(at, "baby-dolphin") == 2


@rule_test("aquaretto", 39, 43, 86)
def test_10_offspring_without_a_space_goes_on_the_depot() -> None:
    at = table(zoos=[zoo("H* 2,2 3,2; Cf 2,4", "penguin", coins=0, truck=1)], trucks="male-crocodile")
    play(at, "pick-box-1")
    assert choices(at) == {f"put-{cell(3, 4)}", "store"}
    play(at, f"put-{cell(3, 4)}")
    assert (own(at)["depot"], own(at)["coins"]) == (["penguin", "baby-crocodile"], 0)
    assert (animals(at, "crocodile"), at.scores[0]) == (2, 4 - 4)


T11 = "D 0,1; O 2,1; P 4,1"


@rule_test("aquaretto", 31, 72)
def test_11_a_fourth_basin_needs_a_large_expansion() -> None:
    assert spaces_for("sea-turtle", zoo(T11)) == set()
    expanded = zoo(T11, added="4,-1 5,-1 4,0 5,0")
    assert spaces_for("sea-turtle", expanded) == set(places("4,-1 5,-1 1,0 3,0 5,0 1,2 3,2 1,3 2,3 3,3 4,3 2,4 3,4"))


@rule_test("aquaretto", 34)
def test_12_no_second_basin_of_a_species() -> None:
    """Ruling E5."""
    crowded = zoo("O 2,2 3,2; L 2,4 3,4")
    assert spaces_for("sea-lion", crowded) == set()
    assert len(spaces_for("sea-turtle", crowded)) == 9


@cache
def ways_to_build(size: str) -> set[frozenset[Place]]:
    """All cells that a first expansion of that size may cover."""
    at = play(table(zoos=[zoo(coins=2)]), f"expand-{size}")
    ways = set()
    for box in choices(at):
        laid = play(at.copy(), box)
        for corner in choices(laid) if size == "small" else [None]:
            built = laid.copy() if corner is None else play(laid.copy(), corner)
            ways.add(frozenset(map(place, own(built)["spaces"])) - frozenset(map(place, own(at)["spaces"])))
    return ways


@rule_test("aquaretto", 66, 67, 68, 69)
@pytest.mark.parametrize(
    ("size", "cells", "is_legal"),
    [
        ("small", "3,-1 4,-1 4,-2", True),
        ("small", "5,1 6,1 5,2", True),
        ("large", "4,-1 5,-1 4,0 5,0", True),
        ("large", "-2,3 -1,3 -2,4 -1,4", False),
        ("large", "-2,2 -1,2 -2,3 -1,3", True),
        ("small", "0,0 -1,0 -1,-1", True),
        ("large", "4,3 5,3 4,4 5,4", False),
        ("small", "5,0 6,0 5,-1", False),
        ("small", "0,5 1,5 0,6", False),
        ("small", "1,5 2,5 1,6", True),
        ("large", "4,4 5,4 4,5 5,5", True),
    ],
)
def test_13_expansions_of_a_bare_board(size: str, cells: str, is_legal: bool) -> None:
    assert (frozenset(places(cells)) in ways_to_build(size)) == is_legal


@rule_test("aquaretto", 70)
@pytest.mark.parametrize(("size", "number"), [("large", 17), ("small", 63)])
def test_13_how_many_ways_there_are(size: str, number: int) -> None:
    assert len(ways_to_build(size)) == number


@rule_test("aquaretto", 67)
def test_13_which_cells_prolong_a_row_or_column_of_a_bare_board() -> None:
    rows = [spaces_in_row(table().state, 0, row) for row in range(-1, SPAN + 1)]
    edge = [building_land(row, *rows[row : row + 3])[1] for row in range(SPAN)]
    land = {(x, y) for x, y in product(range(-8, 13), repeat=2) if edge[y + MARGIN] >> (x + MARGIN) & 1}
    assert land == set(places("1,-1 2,-1 3,-1 0,0 4,0 -1,1 -1,2 5,1 5,2 5,3 4,4 2,5 3,5"))
    assert len(land) == 13
    for way in ways_to_build("small") | ways_to_build("large"):
        assert way & land


@rule_test("aquaretto", 61, 65)
@pytest.mark.parametrize(("waters", "money"), [("P 1,1", (1, 1, 21)), ("P 1,1; P* 2,1", (2, 1, 20))])
def test_14_what_a_purchase_pays(waters: str, money: tuple[int, int, int]) -> None:
    buyer, seller = zoo(waters, coins=3), zoo(depot="orca fish-penguin", coins=0)
    at = table(3, [buyer, seller, zoo(coins=7)], bank=20)
    play(at, "buy-from-left-1")
    assert (own(at)["coins"], own(at, 1)["coins"], look(at)["bank"]) == (1, 1, 21)
    play(at, f"put-{cell(1, 2)}" if waters == "P 1,1" else f"put-{cell(3, 1)}")
    assert (own(at)["coins"], own(at, 1)["coins"], look(at)["bank"]) == money
    assert own(at, 1)["depot"] == ["orca"]


@rule_test("aquaretto", 17, 74, 76)
def test_15_who_takes_the_last_truck_begins_the_next_round() -> None:
    """The second and the fourth player discard something before they take a truck."""
    zoos = [zoo(), zoo(depot="penguin", coins=2), zoo(), zoo(depot="hippo", coins=2)]
    at = table(4, zoos, trucks="coin | coin | coin | coin", turn=2)
    moves = [(2, "take-truck-3"), (3, "discard"), (0, "take-truck-1"), (1, "discard"), (3, "take-truck-4"),
             (1, "take-truck-2")]  # fmt: skip
    for seat, move in moves:
        assert at.actors == (seat,)
        play(at, move)
    assert (at.actors, look(at)["phase"]) == ((1,), "choose-action")
    assert look(at)["trucks"] == [[None] * 3] * 4
    assert [own(at, seat)["truck"] for seat in range(4)] == [None] * 4


@rule_test("aquaretto", 77)
def test_16_the_first_tile_of_the_end_pile_makes_the_round_the_last() -> None:
    """Ruling E46: it is loaded as any other."""
    at = play(table(3, unseen=16), "draw", "load-truck-1")
    assert not look(at)["last_round"]
    play(at, "draw", "load-truck-2")
    assert look(at)["last_round"]


@rule_test("aquaretto", 79)
def test_16_after_the_last_tile_of_the_draw_pile_another_round_may_follow() -> None:
    at = play(table(3, trucks="coin | coin", unseen=16), "draw", "load-truck-3")
    play(at, "take-truck-1", "take-truck-2", "take-truck-3")
    while look(at)["phase"] == "place-tiles" or look(at)["phase"] == "settle-tile":
        at.play(at.legal()[-1])
    assert (look(at)["draw_pile"], look(at)["end_pile"], look(at)["last_round"]) == (0, 15, False)
    assert "draw" in choices(at)
    assert not {name for name in choices(at) if name.startswith("take")}
    assert look(play(at, "draw"))["last_round"]


@rule_test("aquaretto", 91, 92)
def test_17_two_players_and_the_truck_that_is_left() -> None:
    """Ruling E44."""
    at = table(2, trucks="dolphin | penguin coin | orca")
    play(at, "take-truck-1", "pick-box-1", "store")
    play(at, "take-truck-3", "pick-box-1", "store")
    assert look(at)["removed"] == {"penguin": 1, "coin": 1}
    assert look(at)["trucks"] == [[None], [None] * 2, [None] * 3]
    assert look(at)["turn"] == 1


@rule_test("aquaretto", 18)
def test_17_nobody_draws_when_six_tiles_are_on_the_trucks_of_two_players() -> None:
    at = table(2, trucks="dolphin | dolphin dolphin | orca orca orca")
    assert "draw" not in choices(at)


@rule_test("aquaretto", 88, 89, 90)
@pytest.mark.parametrize(("coins", "winners"), [((4, 3), (0,)), ((3, 4), (1,)), ((4, 4), (0, 1))])
def test_18_coins_break_ties(coins: tuple[int, int], winners: tuple[int, ...]) -> None:
    equal = [zoo("D 1,1", coins=each) for each in coins]
    assert table(2, equal, phase="game-over", unseen=14).winners == winners


@rule_test("aquaretto", 88)
def test_18_more_points_win_whatever_the_coins() -> None:
    assert table(2, [zoo("D 1,1 2,1", coins=0), zoo("D 1,1", coins=9)], phase="game-over", unseen=14).winners == (0,)
