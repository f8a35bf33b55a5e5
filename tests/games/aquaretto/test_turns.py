"""Turns of Aquaretto: drawing and loading, taking trucks, rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from tiergarten.core.table import Table
from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import AQUARETTO, choices, look, own, play, settle, steps, store, table, zoo


@rule_test("aquaretto", 15)
def test_turns_go_to_the_left() -> None:
    at = table(4, turn=2)
    turns = []
    for truck in (1, 2, 3, 4):
        turns.append(look(at)["turn"])
        play(at, "draw", f"load-truck-{truck}")
    assert turns == [2, 3, 0, 1]


@rule_test("aquaretto", 16)
def test_in_a_turn_one_draws_takes_a_truck_or_uses_money() -> None:
    at = table(zoos=[zoo(depot="penguin", coins=2)], trucks="orca")
    assert choices(at) == {"draw", "take-truck-1", "move-tile", "discard", "expand-small", "expand-large"}


@rule_test("aquaretto", 16, 57)
@pytest.mark.parametrize("moves", [("draw", "load-truck-1"), ("discard",), ("move-tile", "put-i10")])
def test_one_action_ends_the_turn(moves: tuple[str, ...]) -> None:
    at = play(table(zoos=[zoo(depot="penguin", coins=5)]), *moves)
    assert (look(at)["turn"], look(at)["phase"]) == (1, "choose-action")


@rule_test("aquaretto", 17)
def test_who_has_a_truck_is_skipped() -> None:
    at = table(zoos=[zoo(), zoo(truck=1), zoo()], trucks="- | orca", turn=0)
    assert look(play(at, "draw", "load-truck-2"))["turn"] == 2


@rule_test("aquaretto", 17)
def test_who_has_a_truck_cannot_use_money_in_the_last_round_neither() -> None:
    """Ruling E39."""
    at = table(2, [zoo(depot="penguin", coins=9, truck=1), zoo()], trucks="- | orca -", turn=1, unseen=14)
    assert at.actors == (1,)
    with pytest.raises(IllegalAction):
        at.play("discard", seat=0)
    assert look(play(at, "take-truck-2", "pick-box-1", "store"))["phase"] == "game-over"


@rule_test("aquaretto", 18)
def test_full_trucks_forbid_drawing() -> None:
    """Ruling E17: coins fill boxes too."""
    at = table(trucks="orca orca orca | coin coin coin | dolphin dolphin dolphin", zoos=[zoo(coins=0)])
    assert choices(at) == {"take-truck-1", "take-truck-2", "take-truck-3"}


@rule_test("aquaretto", 18)
def test_a_full_truck_that_somebody_took_does_not_matter() -> None:
    at = table(2, [zoo(), zoo(truck=3)], trucks="orca | coin - | -")
    assert "draw" in choices(at)


@rule_test("aquaretto", 18, 24)
def test_empty_trucks_cannot_be_taken() -> None:
    assert choices(table(trucks=" | coin", zoos=[zoo(coins=0)])) == {"draw", "take-truck-2"}


@rule_test("aquaretto", 19)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_always_is_something_to_do(players: int) -> None:
    for _, at in steps(players, seed=players):
        assert at.over or at.legal()


@rule_test("aquaretto", 20)
def test_every_unseen_tile_is_equally_likely() -> None:
    """Ruling E43."""
    counted: Counter[str] = Counter()
    start = table(5, unseen=20)
    bag = look(start)["unseen"]
    for seed in range(400):
        at = table_again(start, seed)
        counted[look(play(at, "draw"))["hand"]] += 1
    for name, n in bag.items():
        expected = 400 * n / 20
        assert abs(counted[name] - expected) < 5 * expected**0.5


def table_again(at: Table, seed: int) -> Table:
    """The same position with another dealer."""
    return AQUARETTO.position(at.position(), seed)


@rule_test("aquaretto", 21)
@pytest.mark.parametrize("tile", ["orca", "coin"])
def test_a_drawn_tile_goes_to_any_truck_with_room_that_nobody_took(tile: str) -> None:
    at = table(4, [zoo(), zoo(), zoo(truck=4)], trucks="orca orca orca | coin", hand=tile)
    assert choices(at) == {"load-truck-2", "load-truck-3"}
    play(at, "load-truck-2")
    assert look(at)["trucks"][1] == ["coin", tile, None]
    assert look(at)["turn"] == 1


@rule_test("aquaretto", 22)
def test_a_drawn_tile_has_to_be_loaded() -> None:
    at = play(table(zoos=[zoo(depot="penguin", coins=9)]), "draw")
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}


@rule_test("aquaretto", 23)
def test_the_end_pile_is_drawn_from_only_when_the_draw_pile_is_used_up() -> None:
    at = table(3, unseen=17)
    piles = []
    for truck in (1, 1, 1):
        play(at, "draw", f"load-truck-{truck}")
        piles.append((look(at)["draw_pile"], look(at)["end_pile"], look(at)["last_round"]))
    assert piles == [(1, 15, False), (0, 15, False), (0, 14, True)]


@rule_test("aquaretto", 7, 24, 25)
def test_a_truck_with_nothing_but_coins_may_be_taken() -> None:
    """Ruling E16."""
    at = play(table(trucks="coin coin", zoos=[zoo(coins=1)]), "take-truck-1")
    assert (own(at)["coins"], own(at)["truck"], look(at)["turn"]) == (3, 1, 1)
    assert look(at)["bank"] == 27


@rule_test("aquaretto", 25)
def test_coins_of_a_truck_are_money_before_any_animal_is_placed() -> None:
    at = play(table(trucks="orca coin dolphin"), "take-truck-1")
    assert own(at)["coins"] == 2
    assert choices(at) == {"pick-box-1", "pick-box-3"}


@rule_test("aquaretto", 26)
def test_all_animals_of_a_truck_go_to_the_water_zoo_or_the_depot() -> None:
    """Ruling E18."""
    at = play(table(trucks="orca dolphin penguin"), "take-truck-1")
    settle(at, "orca", 1, 1)
    store(at, "penguin")
    assert look(at)["turn"] == 0
    settle(at, "dolphin", 4, 1)
    assert (own(at)["depot"], look(at)["turn"]) == (["penguin"], 1)
    assert look(at)["trucks"][0] == [None] * 3


@rule_test("aquaretto", 10, 27)
def test_the_order_of_the_tiles_decides_the_order_in_the_depot() -> None:
    """Ruling E7."""
    at = play(table(trucks="orca dolphin penguin"), "take-truck-1")
    for tile in ("dolphin", "penguin", "orca"):
        store(at, tile)
    assert own(at)["depot"] == ["dolphin", "penguin", "orca"]


@rule_test("aquaretto", 27)
def test_what_a_tile_causes_happens_before_the_next_one() -> None:
    at = play(table(zoos=[zoo("Df 1,1")], trucks="male-dolphin orca"), "take-truck-1", "pick-box-1", "put-k10")
    assert look(at)["phase"] == "place-offspring"
    play(at, "put-l10")
    assert choices(at) == {"pick-box-2"}


@rule_test("aquaretto", 28)
def test_of_tiles_that_are_alike_one_is_offered() -> None:
    at = play(table(trucks="orca orca male-orca"), "take-truck-1")
    assert choices(at) == {"pick-box-1", "pick-box-3"}


@rule_test("aquaretto", 75)
def test_the_last_one_in_a_round_goes_on_with_all_actions() -> None:
    at = table(3, [zoo(depot="penguin orca", coins=4), zoo(truck=1), zoo(truck=2)])
    for moves in (("draw", "load-truck-3"), ("discard",), ("expand-large", "build-n10"), ("draw", "load-truck-3")):
        play(at, *moves)
        assert look(at)["turn"] == 0
    assert "take-truck-3" in choices(at)


@rule_test("aquaretto", 78)
def test_money_can_be_used_in_the_last_round() -> None:
    at = table(2, [zoo(depot="penguin", coins=2), zoo(coins=2)], unseen=14, trucks="coin")
    assert look(at)["last_round"]
    play(at, "discard")
    assert look(at)["phase"] == "choose-action"


@rule_test("aquaretto", 78)
def test_after_the_last_round_the_game_is_over() -> None:
    at = table(2, [zoo(), zoo(truck=1)], trucks="- | coin", unseen=14)
    play(at, "take-truck-2")
    assert at.over
    assert look(at)["phase"] == "game-over"


@rule_test("aquaretto", 80)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_pile_has_a_tile_for_every_box(players: int) -> None:
    at = table(players, unseen=15)
    for _ in range(sum(map(len, look(at)["trucks"]))):
        truck = play(at, "draw").legal()[0]
        at.play(truck)
    assert "draw" not in choices(at)
    assert look(at)["end_pile"] >= 0


@rule_test("aquaretto", 93)
def test_who_is_left_alone_of_two_players_may_load_both_trucks() -> None:
    at = table(2, [zoo(), zoo(truck=2)])
    play(at, "draw", "load-truck-1", "draw", "load-truck-3", "draw")
    assert choices(at) == {"load-truck-3"}
    play(at, "load-truck-3")
    assert {"take-truck-1", "take-truck-3"} <= choices(at)
