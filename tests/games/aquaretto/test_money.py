"""Money actions of Aquaretto."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .slow import SlowZoo
from .tables import Zoo, cell, choices, look, on, own, place, places, play, spaces_offered, table, zoo


def offered(own_zoo: Zoo, *others: Zoo) -> set[str]:
    """The money actions that seat 0 has."""
    return {name for name in choices(table(zoos=[own_zoo, *others])) if not name.startswith(("draw", "take-"))}


@rule_test("aquaretto", 57, 63)
@pytest.mark.parametrize(
    ("coins", "actions"),
    [
        (0, set()),
        (1, {"move-tile", "expand-small"}),
        (2, {"move-tile", "discard", "buy-from-left-1", "expand-small", "expand-large"}),
    ],
)
def test_only_what_can_be_paid_is_offered(coins: int, actions: set[str]) -> None:
    assert offered(zoo(depot="penguin", coins=coins), zoo(depot="orca")) == actions


@rule_test("aquaretto", 10, 58)
def test_the_top_tile_of_the_depot_moves_into_the_water_zoo() -> None:
    at = play(table(zoos=[zoo(depot="orca penguin", coins=1)]), "move-tile")
    assert (own(at)["coins"], own(at)["depot"], look(at)["carried"]) == (0, ["orca"], "penguin")
    assert "store" not in choices(at)
    play(at, f"put-{cell(1, 1)}")
    assert (on(at, 1, 1), look(at)["turn"], look(at)["bank"]) == ("penguin", 1, 28)


@rule_test("aquaretto", 57, 58, 64)
def test_a_tile_without_a_space_cannot_be_moved() -> None:
    assert "move-tile" not in offered(zoo("O 2,2 3,2; L 2,4 3,4", "sea-lion", coins=9))


@rule_test("aquaretto", 64)
def test_a_tile_that_moves_breeds_and_earns() -> None:
    """Ruling E13."""
    at = play(table(zoos=[zoo("D 1,1 2,1 4,1; Df 3,1", "male-dolphin", coins=1)]), "move-tile", f"put-{cell(4, 2)}")
    assert look(at)["phase"] == "place-offspring"
    play(at, f"put-{cell(4, 3)}")
    assert (look(at)["phase"], own(at)["coins"]) == ("place-coworker", 1)
    assert look(play(at, "place-keeper"))["turn"] == 1


@rule_test("aquaretto", 10, 61)
def test_only_the_top_tile_of_a_depot_is_for_sale() -> None:
    at = table(zoos=[zoo(coins=2), zoo(depot="orca penguin"), zoo(depot="dolphin")])
    said = {action.label for action in at.legal() if action.name.startswith("buy")}
    assert said == {
        "Pay 2 coins to buy the penguin from the depot of Player 2",
        "Pay 2 coins to buy the dolphin from the depot of Player 3",
    }


@rule_test("aquaretto", 61)
def test_one_buys_from_who_is_out_of_the_round() -> None:
    """Ruling E32."""
    at = table(zoos=[zoo(coins=2), zoo(depot="orca", coins=0, truck=1), zoo()])
    play(at, "buy-from-left-1", f"put-{cell(1, 1)}")
    assert (on(at, 1, 1), own(at, 1)["coins"]) == ("orca", 1)


@rule_test("aquaretto", 61)
def test_what_is_bought_never_goes_on_the_own_depot() -> None:
    """Ruling E33."""
    at = play(table(zoos=[zoo(coins=2), zoo(depot="orca")]), "buy-from-left-1")
    assert "store" not in choices(at)
    assert len(spaces_offered(at)) == 19


@rule_test("aquaretto", 57, 61)
def test_a_tile_without_a_space_cannot_be_bought() -> None:
    assert "buy-from-left-1" not in offered(zoo("O 2,2 3,2; L 2,4 3,4", coins=9), zoo(depot="sea-lion"))


@rule_test("aquaretto", 61)
def test_nobody_buys_from_the_own_depot() -> None:
    assert "buy-from-left-1" not in offered(zoo(depot="orca", coins=9))


@rule_test("aquaretto", 61, 64)
def test_a_tile_that_is_bought_breeds_and_earns_for_the_buyer() -> None:
    at = table(zoos=[zoo("Df 1,1", coins=2), zoo(depot="male-dolphin", coins=0)])
    play(at, "buy-from-left-1", f"put-{cell(2, 1)}", f"put-{cell(3, 1)}")
    assert (own(at)["coins"], own(at, 1)["coins"], on(at, 3, 1)) == (1, 1, "baby-dolphin")


@rule_test("aquaretto", 10, 62)
def test_the_top_tile_is_discarded() -> None:
    at = play(table(zoos=[zoo(depot="orca penguin", coins=3)]), "discard")
    assert (own(at)["depot"], own(at)["coins"], look(at)["removed"]) == (["orca"], 1, {"penguin": 1})


@rule_test("aquaretto", 62)
def test_there_must_be_something_to_discard() -> None:
    assert "discard" not in offered(zoo(coins=9), zoo(depot="orca"))


@rule_test("aquaretto", 63, 65)
@pytest.mark.parametrize(("size", "price"), [("small", 1), ("large", 2)])
def test_what_an_expansion_costs(size: str, price: int) -> None:
    at = play(table(zoos=[zoo(coins=3)]), f"expand-{size}")
    assert (own(at)["coins"], look(at)["bank"]) == (3 - price, 25 + price)


@rule_test("aquaretto", 57)
def test_one_expansion_in_a_turn() -> None:
    """Ruling E38."""
    at = play(table(zoos=[zoo(coins=9)]), "expand-large", f"build-{cell(5, 1)}")
    assert look(at)["turn"] == 1


@rule_test("aquaretto", 9, 63)
def test_two_expansions_of_either_size() -> None:
    small = "5,1 6,1 5,2 -1,1 -2,1 -1,2"
    large = "5,1 6,1 5,2 6,2 -1,1 -2,1 -1,2 -2,2"
    assert offered(zoo(coins=9, added=small)) == {"expand-large"}
    assert offered(zoo(coins=9, added=large)) == {"expand-small"}
    everything = f"{large} 7,1 8,1 7,2 -3,1 -4,1 -3,2"
    assert offered(zoo(coins=9, added=everything)) == set()


@rule_test("aquaretto", 73)
def test_a_small_expansion_is_built_in_three_steps() -> None:
    at = play(table(zoos=[zoo(coins=1)]), "expand-small")
    assert f"build-{cell(5, 1)}" in choices(at)
    play(at, f"build-{cell(5, 1)}")
    assert choices(at) == {f"leave-out-{end}-{side}" for end in ("top", "bottom") for side in ("left", "right")}
    play(at, "leave-out-top-right")
    assert {place(name) for name in own(at)["spaces"]} >= set(places("5,1 5,2 6,2"))
    assert cell(6, 1) not in own(at)["spaces"]
    assert look(at)["turn"] == 1


@rule_test("aquaretto", 73)
def test_a_large_expansion_is_built_in_two_steps() -> None:
    at = play(table(zoos=[zoo(coins=2)]), "expand-large", f"build-{cell(5, 1)}")
    assert {place(name) for name in own(at)["spaces"]} >= set(places("5,1 6,1 5,2 6,2"))


@rule_test("aquaretto", 67, 68)
def test_only_ways_that_prolong_a_row_or_column_are_offered() -> None:
    """Ruling E34."""
    at = play(table(zoos=[zoo(coins=1)]), "expand-small")
    assert f"build-{cell(5, -1)}" not in choices(at)
    assert choices(play(at.copy(), f"build-{cell(4, -1)}")) == {
        "leave-out-top-left",
        "leave-out-top-right",
        "leave-out-bottom-right",
    }


@rule_test("aquaretto", 66, 67)
def test_an_expansion_may_prolong_an_expansion() -> None:
    """Ruling E35."""
    at = play(table(zoos=[zoo(coins=2, added="5,1 6,1 5,2 6,2")]), "expand-large")
    assert f"build-{cell(7, 1)}" in choices(at)
    assert f"build-{cell(6, 2)}" not in choices(at)


@rule_test("aquaretto", 66, 71)
def test_animals_and_trainers_stay_where_they_are_when_an_expansion_is_built() -> None:
    """Ruling E37."""
    waters = "D 1,0 2,0 3,0 3,1 4,1; Lm 6,2; L! 6,3; @ 6,1"
    at = table(zoos=[zoo(waters, coins=9, added="5,1 6,1 5,2 6,2 5,3 6,3 6,4")])
    before = own(at)["spaces"]
    play(at, "expand-large", f"build-{cell(-2, 1)}")
    after = own(at)["spaces"]
    assert {name: tile for name, tile in after.items() if name in before} == before
    assert len(after) == len(before) + 4


@rule_test("aquaretto", 72)
def test_the_additional_basin_may_begin_on_the_board() -> None:
    """Ruling E36."""
    at = table(zoos=[zoo("D 0,1; O 2,1; P 4,1", "crocodile", coins=3), zoo(truck=1), zoo(truck=2)])
    assert "move-tile" not in choices(at)
    play(at, "expand-large", f"build-{cell(5, 2)}", "move-tile")
    assert {(2, 3), (6, 3)} < spaces_offered(at)
    assert on(play(at, f"put-{cell(2, 3)}"), 2, 3) == "crocodile"


@rule_test("aquaretto", 70)
def test_the_seventeen_and_sixty_three_ways_are_those_of_the_slow_count() -> None:
    bare = SlowZoo(own(table()))
    assert (len(bare.lands(4)), len(bare.lands(3))) == (17, 63)
