"""Where the tiles of a truck may go in Zooloretto Mini."""

from __future__ import annotations

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import MINI, Tiles, Zoo, barn, choices, enclosure, look, play, steps, table, tiles, zoo


def places_for(tile: str, own: Zoo) -> set[str]:
    """Where a tile may go that lies alone on the truck that seat 0 has taken."""
    at = table(zoos=[zoo(own.enclosures, own.barn, truck=1)], trucks=tile)
    return {name.removeprefix("place-box-1-") for name in choices(at)}


@rule_test("mini", 23)
def test_an_animal_goes_to_its_own_species_or_to_an_empty_enclosure() -> None:
    assert places_for("wolf", zoo("wolf | llama | ")) == {"enclosure-1", "enclosure-3", "barn"}


@rule_test("mini", 23)
@pytest.mark.parametrize("tile", ["wolf", "male-wolf", "female-wolf"])
def test_an_animal_of_any_sort_stays_away_from_other_species(tile: str) -> None:
    own = zoo("male-llama, female-llama, baby-llama | impala, pond | wolf")
    assert places_for(tile, own) == {"enclosure-3", "barn"}


@rule_test("mini", 23)
def test_an_animal_needs_a_free_space() -> None:
    assert places_for("wolf", zoo("5 wolf, male-wolf | wolf | llama")) == {"enclosure-2", "barn"}


@rule_test("mini", 23)
def test_one_species_may_live_in_several_enclosures() -> None:
    at = table(zoos=[zoo("wolf", truck=1)], trucks="wolf wolf")
    play(at, "place-box-1-enclosure-2", "place-box-2-enclosure-3")
    assert [enclosure(at, number) for number in (1, 2, 3)] == [{"wolf": 1}] * 3


@rule_test("mini", 24)
def test_a_landscape_goes_into_any_enclosure_with_a_free_space() -> None:
    assert places_for("pond", zoo("5 wolf, rock | 2 llama, pond, shrub | ")) == {"enclosure-2", "enclosure-3", "barn"}


@rule_test("mini", 24)
def test_landscapes_alone_keep_an_enclosure_open_for_every_species() -> None:
    assert places_for("wolf", zoo("3 pond, shrub, rock | llama | 2 rock, llama")) == {"enclosure-1", "barn"}


@rule_test("mini", 24)
def test_a_landscape_that_moves_in_first_does_not_decide_who_may_live_there() -> None:
    at = table(zoos=[zoo(truck=1)], trucks="pond wolf")
    assert "place-box-2-enclosure-1" in choices(play(at, "place-box-1-enclosure-1"))


@rule_test("mini", 24)
def test_an_enclosure_full_of_landscapes_takes_no_animal() -> None:
    assert places_for("wolf", zoo("3 pond, 3 rock | llama | llama")) == {"barn"}


@rule_test("mini", 25)
def test_a_tile_may_go_into_the_barn_even_when_an_enclosure_would_take_it() -> None:
    at = play(table(zoos=[zoo("wolf", truck=1)], trucks="wolf pond"), "place-box-1-barn", "place-box-2-barn")
    assert (enclosure(at, 1), barn(at)) == ({"wolf": 1}, {"wolf": 1, "pond": 1})


@rule_test("mini", 25)
@pytest.mark.parametrize("tile", ["wolf", "pond"])
def test_a_tile_that_fits_nowhere_must_go_into_the_barn(tile: str) -> None:
    assert places_for(tile, zoo("6 impala | 5 llama, rock | 6 rhinoceros")) == {"barn"}


@rule_test("mini", 25)
def test_a_tile_cannot_go_where_it_does_not_fit() -> None:
    at = table(zoos=[zoo("llama", truck=1)], trucks="wolf")
    before = at.state_bytes()
    with pytest.raises(IllegalAction):
        play(at, "place-box-1-enclosure-1")
    assert at.state_bytes() == before


@rule_test("mini", 26)
def test_in_the_middle_of_a_turn_only_the_tiles_of_the_truck_can_move() -> None:
    at = table(zoos=[zoo("wolf | llama | ", barn="2 impala, pond", truck=1)], trucks="wolf")
    assert choices(at) == {"place-box-1-enclosure-1", "place-box-1-enclosure-3", "place-box-1-barn"}


@rule_test("mini", 26)
def test_a_bonus_action_can_touch_barns_only() -> None:
    at = table(zoos=[zoo("5 wolf | llama", barn="impala", truck=1), zoo("3 ostrich, rock")], trucks="wolf")
    play(at, "place-box-1-enclosure-1")
    assert choices(at) == {"discard-impala", "decline-bonus"}


@rule_test("mini", 26)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_enclosures_never_lose_a_tile_and_barns_only_by_a_bonus_action(players: int) -> None:
    losses = set()
    for seed in (5, 6, 7):
        before = look(MINI.new(players, seed))["zoos"]
        for move, at in steps(players, seed):
            zoos = look(at)["zoos"]
            for old, new in zip(before, zoos, strict=True):
                for was, now in zip(old["enclosures"], new["enclosures"], strict=True):
                    assert has_all(now["tiles"], was["tiles"])
                if not has_all(new["barn"], old["barn"]):
                    losses.add("bonus" if move.startswith(("discard-", "take-over-")) else move)
            before = zoos
    assert losses == {"bonus"}


def has_all(now: Tiles, before: Tiles) -> bool:
    """Are all the tiles still there?"""
    return all(now.get(name, 0) >= n for name, n in before.items())


def test_text_and_tiles_are_the_same_thing() -> None:
    assert tiles("4 wolf, female-wolf, 2 pond") == {"wolf": 4, "female-wolf": 1, "pond": 2}
