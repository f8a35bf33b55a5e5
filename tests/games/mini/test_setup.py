"""Material, set-up and options of Zooloretto Mini."""

from __future__ import annotations

import pytest

from tiergarten.errors import BadOption
from tiergarten.games.mini.state import STATE, Plain

from ...rulebook import rule_test
from .tables import MINI, barn, enclosure, look, play, table, tiles, zoo

SPECIES = ("giraffe", "impala", "llama", "meerkat", "ostrich", "rhinoceros", "wolf")
LANDSCAPES = ("pond", "shrub", "rock")
all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule_test("mini", 1)
@all_players
def test_everybody_starts_with_three_empty_enclosures_and_an_empty_barn(players: int) -> None:
    zoos = look(MINI.new(players, seed=1))["zoos"]
    shown = [([each["tiles"] for each in one["enclosures"]], one["barn"]) for one in zoos]
    assert shown == [([{}, {}, {}], {})] * players


@rule_test("mini", 1)
def test_enclosures_earn_points_and_the_barn_costs_some() -> None:
    assert table(zoos=[zoo("wolf"), zoo(barn="wolf"), zoo()]).scores == (1, -2, 0)


@rule_test("mini", 2)
def test_each_of_seven_species_has_two_males_two_females_and_seven_plain_animals() -> None:
    unseen = look(MINI.new(5, seed=1))["unseen"]
    animals = {name: n for name, n in unseen.items() if name not in LANDSCAPES}
    assert animals == {p + each: n for each in SPECIES for p, n in (("", 7), ("male-", 2), ("female-", 2))}


@rule_test("mini", 3)
def test_two_offspring_a_species_lie_open_and_none_is_among_the_tiles_to_draw() -> None:
    seen = look(MINI.new(5, seed=1))
    assert seen["unborn"] == dict.fromkeys(SPECIES, 2)
    assert not [name for name in seen["unseen"] if name.startswith("baby-")]


@rule_test("mini", 4, 8)
@all_players
def test_three_ponds_three_shrubs_and_three_rocks_always_take_part(players: int) -> None:
    unseen = look(MINI.new(players, seed=1))["unseen"]
    assert {name: unseen[name] for name in LANDSCAPES} == {"pond": 3, "shrub": 3, "rock": 3}


@rule_test("mini", 5)
def test_there_are_77_animal_tiles_and_14_offspring_tiles() -> None:
    seen = look(MINI.new(5, seed=1))
    animals = sum(n for name, n in seen["unseen"].items() if name not in LANDSCAPES)
    assert (animals, sum(seen["unborn"].values())) == (77, 14)


@rule_test("mini", 6)
@pytest.mark.parametrize(
    ("lying", "free"),
    [("", 6), ("5 wolf", 1), ("3 wolf, pond", 2), ("wolf, male-wolf, female-wolf, baby-wolf, 2 rock", 0)],
)
def test_animals_offspring_and_landscapes_fill_the_six_spaces_alike(lying: str, free: int) -> None:
    at = table(zoos=[zoo(lying)])
    assert look(at)["zoos"][0]["enclosures"][0]["free"] == free


@rule_test("mini", 7)
def test_a_barn_takes_any_number_of_tiles_in_any_mixture() -> None:
    at = table(zoos=[zoo(barn="7 wolf, 2 male-wolf, 7 llama, 3 pond, 2 shrub, giraffe")], trucks="rock shrub impala")
    play(at, "take-truck-1", "place-box-1-barn", "place-box-2-barn", "place-box-3-barn")
    assert barn(at) == tiles("7 wolf, 2 male-wolf, 7 llama, 3 pond, 3 shrub, rock, giraffe, impala")


@rule_test("mini", 8)
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_species_left_out_are_gone_with_all_their_tiles(players: int, number: int) -> None:
    seen = look(MINI.new(players, seed=3))
    here = [name for name in SPECIES if name not in seen["left_out"]]
    assert len(set(seen["left_out"])) == number
    assert sorted(seen["unborn"]) == here
    assert {name.split("-")[-1] for name in seen["unseen"]} == {*here, *LANDSCAPES}


@rule_test("mini", 9)
@pytest.mark.parametrize(("players", "draw_pile"), [(2, 38), (3, 49), (4, 60), (5, 71)])
def test_fifteen_tiles_are_the_end_pile_and_the_rest_is_the_draw_pile(players: int, draw_pile: int) -> None:
    seen = look(MINI.new(players, seed=1))
    assert (seen["draw_pile"], seen["end_pile"]) == (draw_pile, 15)
    assert sum(seen["unseen"].values()) == draw_pile + 15


@rule_test("mini", 10)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_one_empty_truck_with_three_boxes_for_each_player(players: int) -> None:
    seen = look(MINI.new(players, seed=1))
    assert seen["trucks"] == [[None, None, None]] * players
    assert [each["truck"] for each in seen["zoos"]] == [None] * players


@rule_test("mini", 64)
def test_chance_can_leave_out_any_species_and_let_anybody_begin() -> None:
    games = [look(MINI.new(3, seed=seed)) for seed in range(40)]
    assert {each for seen in games for each in seen["left_out"]} == set(SPECIES)
    assert {seen["turn"] for seen in games} == {0, 1, 2}


@rule_test("mini", 64)
def test_the_species_left_out_and_the_seat_that_begins_can_be_named() -> None:
    seen = look(MINI.new(3, seed=1, left_out=["wolf", "llama"], starter=2))
    assert (set(seen["left_out"]), seen["turn"]) == ({"wolf", "llama"}, 2)


@pytest.mark.parametrize(
    ("named", "key"),
    [
        (["wolf"], "option-left-out-number"),
        (["wolf", "wolf"], "option-left-out-number"),
        (["wolf", "unicorn"], "option-left-out-unknown"),
        (2, "option-left-out-type"),
    ],
)
def test_species_that_cannot_be_left_out_are_refused(named: list[str] | int, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        MINI.new(3, seed=1, left_out=named)
    assert refused.value.message.key == key
    assert refused.value.say("de") != str(refused.value)


@rule_test("mini", 65)
@all_players
def test_everybody_can_see_how_many_tiles_are_left_and_which(players: int) -> None:
    at = play(MINI.new(players, seed=1), "draw")
    seen = [at.view(seat) for seat in (None, *range(players))]
    counted = [(each["draw_pile"], each["end_pile"], each["unseen"]) for each in seen]
    unseen = look(at)["unseen"]
    assert counted == [({2: 37, 3: 48, 4: 59, 5: 70}[players], 15, unseen)] * (players + 1)
    assert sum(unseen.values()) == {2: 52, 3: 63, 4: 74, 5: 85}[players]


@rule_test("mini", 66)
def test_a_choice_can_be_taken_back_while_chance_has_not_answered() -> None:
    at = table(zoos=[zoo("4 wolf, female-wolf")], trucks="male-wolf pond")
    before = at.state_bytes()
    play(at, "take-truck-1", "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("4 wolf, female-wolf, male-wolf")
    at.undo()
    at.undo()
    assert at.state_bytes() == before


def test_who_takes_back_a_draw_will_draw_the_same_tile_again() -> None:
    for seed in range(20):
        at = play(MINI.new(4, seed=seed), "draw")
        revealed = look(at)["hand"]
        at.undo()
        assert look(play(at, "draw"))["hand"] == revealed


def test_a_plain_state_has_the_fields_of_the_record_in_their_order() -> None:
    assert Plain._fields == STATE.names
