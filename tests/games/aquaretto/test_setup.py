"""How a game of Aquaretto begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tiergarten.errors import BadOption
from tiergarten.games.aquaretto.tiles import KIND_NAMES

from ...rulebook import rule_test
from .slow import BOARD
from .tables import AQUARETTO, COINS, LEFT_OUT, copies, look, own, place

TRAINED = ("dolphin", "orca", "sea-lion")
FED = ("sea-turtle", "hippo", "crocodile", "penguin", "polar-bear")
each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule_test("aquaretto", 2, 3)
def test_every_species_has_eleven_animals_of_these_sorts() -> None:
    for species in TRAINED:
        sorts = [copies(prefix + species) for prefix in ("male-", "female-", "flash-", "")]
        assert sorts == [2, 2, 2, 5]
    for species in FED:
        sorts = [copies(prefix + species) for prefix in ("male-", "female-", "fish-", "")]
        assert sorts == [2, 2, 6, 1]


@rule_test("aquaretto", 4)
def test_no_tile_has_two_marks() -> None:
    drawn = set(look(AQUARETTO.new(5, seed=1))["unseen"]) - {"coin"}
    marks = {"flash-": TRAINED, "fish-": FED, "male-": TRAINED + FED, "female-": TRAINED + FED, "": TRAINED + FED}
    assert drawn == {mark + species for mark, marked in marks.items() for species in marked}
    others = {name for name in KIND_NAMES if name not in drawn}
    assert others == {"coin", *(f"baby-{species}" for species in TRAINED + FED)}


@rule_test("aquaretto", 5)
@each_number
def test_two_offspring_of_every_species_in_play_lie_ready_and_are_never_drawn(players: int) -> None:
    seen = look(AQUARETTO.new(players, seed=1))
    assert set(seen["unborn"].values()) == {2}
    assert len(seen["unborn"]) == 8 - LEFT_OUT[players]
    assert not [name for name in seen["unseen"] if name.startswith("baby-")]


@rule_test("aquaretto", 6, 13)
@each_number
def test_everybody_has_a_coin_and_the_bank_the_others(players: int) -> None:
    seen = look(AQUARETTO.new(players, seed=1))
    assert [each["coins"] for each in seen["zoos"]] == [1] * players
    assert seen["bank"] == COINS - players
    assert seen["unseen"]["coin"] == 10
    assert seen["coworkers"] == 16


@rule_test("aquaretto", 1, 8, 9)
def test_everybody_has_a_bare_board_four_expansions_and_an_empty_depot() -> None:
    at = AQUARETTO.new(4, seed=1)
    for seat in range(4):
        mine = own(at, seat)
        assert {place(name) for name in mine["spaces"]} == BOARD
        assert set(mine["spaces"].values()) == {None}
        assert (mine["small_expansions_left"], mine["large_expansions_left"], mine["depot"]) == (2, 2, [])
        assert (mine["cashier"], mine["keeper"], mine["manager"]) == (0, 0, 0)


@rule_test("aquaretto", 8)
def test_a_position_shows_the_board_as_the_rules_page_does() -> None:
    assert own(AQUARETTO.new(2, seed=1))["water_zoo"] == [
        ".  -  -  -  .",
        "-  -  -  -  -",
        "-  -  -  -  -",
        "#  -  -  -  -",
        "#  #  -  -  .",
    ]


@rule_test("aquaretto", 11)
@each_number
@pytest.mark.parametrize("seed", range(5))
def test_species_that_can_be_trained_never_stay_out(players: int, seed: int) -> None:
    seen = look(AQUARETTO.new(players, seed=seed))
    assert len(seen["left_out"]) == LEFT_OUT[players]
    assert set(seen["left_out"]) <= set(FED)
    assert not [name for name in seen["unseen"] if name.endswith(tuple(seen["left_out"]) or ("nothing",))]


@rule_test("aquaretto", 11)
def test_every_species_that_is_fed_can_stay_out() -> None:
    """Ruling E40."""
    out = Counter(name for seed in range(40) for name in look(AQUARETTO.new(4, seed=seed))["left_out"])
    assert set(out) == set(FED)


@rule_test("aquaretto", 12)
@pytest.mark.parametrize(("players", "pile"), [(2, 50), (3, 61), (4, 72), (5, 83)])
def test_how_many_tiles_the_piles_have(players: int, pile: int) -> None:
    seen = look(AQUARETTO.new(players, seed=1))
    assert (seen["draw_pile"], seen["end_pile"]) == (pile, 15)
    assert sum(seen["unseen"].values()) == pile + 15


@rule_test("aquaretto", 14, 91)
@pytest.mark.parametrize(("players", "trucks"), [(2, [1, 2, 3]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
def test_how_many_trucks_there_are_and_their_boxes(players: int, trucks: list[int]) -> None:
    """Ruling E45."""
    seen = look(AQUARETTO.new(players, seed=1))["trucks"]
    assert [len(row) for row in seen] == trucks
    assert not any(map(any, seen))


@rule_test("aquaretto", 94)
def test_options_name_the_species_left_out_and_the_starter() -> None:
    at = AQUARETTO.new(3, seed=1, left_out=["penguin", "hippo"], starter=2)
    assert (look(at)["left_out"], look(at)["starter"], look(at)["turn"]) == (["penguin", "hippo"], 2, 2)


@rule_test("aquaretto", 94)
def test_any_seat_may_begin_by_chance() -> None:
    """Ruling E42."""
    assert {look(AQUARETTO.new(3, seed=seed))["starter"] for seed in range(20)} == {0, 1, 2}


@rule_test("aquaretto", 11)
@pytest.mark.parametrize("species", TRAINED)
def test_nobody_can_leave_out_a_species_that_can_be_trained(species: str) -> None:
    """Ruling E41."""
    with pytest.raises(BadOption, match=f"“{species}” in this game that could stay out"):
        AQUARETTO.new(4, seed=1, left_out=[species])


@rule_test("aquaretto", 95)
def test_everybody_sees_everything() -> None:
    """Ruling E31."""
    at = AQUARETTO.new(3, seed=1)
    views = [{key: value for key, value in at.view(seat).items() if key != "seat"} for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    assert {"unseen", "bank", "zoos"} <= set(views[0])
