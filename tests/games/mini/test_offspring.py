"""Offspring in Zooloretto Mini."""

from __future__ import annotations

import pytest

from tiergarten.games.mini.state import SPECIES

from ...rulebook import rule_test
from .tables import barn, choices, enclosure, look, play, steps, table, tiles, zoo


@rule_test("mini", 27)
@pytest.mark.parametrize(("there", "comes"), [("female-wolf", "male-wolf"), ("male-wolf", "female-wolf")])
def test_a_fertile_pair_in_one_enclosure_has_offspring_at_once(there: str, comes: str) -> None:
    at = play(table(zoos=[zoo(there, truck=1)], trucks=f"{comes} pond"), "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("male-wolf, female-wolf, baby-wolf")
    assert look(at)["unborn"]["wolf"] == 1


@rule_test("mini", 27)
def test_partners_that_come_on_the_same_truck_breed_when_the_second_moves_in() -> None:
    at = play(table(trucks="male-wolf female-wolf"), "take-truck-1", "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("male-wolf")
    play(at, "place-box-2-enclosure-1")
    assert enclosure(at, 1) == tiles("male-wolf, female-wolf, baby-wolf")


@rule_test("mini", 27)
@pytest.mark.parametrize(
    ("there", "comes"),
    [("male-wolf", "male-wolf"), ("female-wolf", "female-wolf"), ("male-wolf", "wolf"), ("wolf", "female-wolf")],
)
def test_no_offspring_without_a_male_and_a_female(there: str, comes: str) -> None:
    at = play(table(zoos=[zoo(there, truck=1)], trucks=comes), "place-box-1-enclosure-1")
    assert look(at)["unborn"]["wolf"] == 2


@rule_test("mini", 27)
def test_no_offspring_when_the_partners_live_in_different_enclosures() -> None:
    at = play(table(zoos=[zoo("male-wolf", truck=1)], trucks="female-wolf"), "place-box-1-enclosure-2")
    assert look(at)["unborn"]["wolf"] == 2


@rule_test("mini", 28)
def test_nobody_is_asked_where_the_offspring_goes() -> None:
    at = table(zoos=[zoo(), zoo("female-llama | llama", truck=1)], trucks="male-llama", turn=1)
    play(at, "place-box-1-enclosure-1")
    assert (enclosure(at, 1, seat=1), barn(at, seat=1)) == (tiles("male-llama, female-llama, baby-llama"), {})
    assert at.actors == (2,)


@rule_test("mini", 29)
def test_offspring_of_a_full_enclosure_goes_to_the_barn_though_another_enclosure_has_room() -> None:
    at = play(table(zoos=[zoo("4 wolf, female-wolf | wolf", truck=1)], trucks="male-wolf"), "place-box-1-enclosure-1")
    assert (enclosure(at, 2), barn(at)) == (tiles("wolf"), tiles("baby-wolf"))


@rule_test("mini", 29)
def test_landscapes_can_crowd_out_an_offspring() -> None:
    at = play(table(zoos=[zoo("female-wolf, 3 pond, rock", truck=1)], trucks="male-wolf"), "place-box-1-enclosure-1")
    assert barn(at) == tiles("baby-wolf")


@rule_test("mini", 30)
def test_an_offspring_counts_as_an_animal_in_its_enclosure() -> None:
    at = play(table(zoos=[zoo("3 wolf, female-wolf", truck=1)], trucks="male-wolf"), "place-box-1-enclosure-1")
    assert (look(at)["zoos"][0]["enclosures"][0]["animals"], at.scores[0]) == (6, 12)


@rule_test("mini", 30, 37)
def test_an_offspring_in_the_barn_costs_points_and_can_be_discarded() -> None:
    at = play(table(zoos=[zoo("4 wolf, female-wolf", truck=1)], trucks="male-wolf"), "place-box-1-enclosure-1")
    assert at.scores[0] == 12 - 2
    play(at, "discard-baby-wolf")
    assert at.scores[0] == 12


@rule_test("mini", 31)
def test_a_third_fertile_animal_has_no_offspring_until_it_finds_a_partner() -> None:
    """Worked example 5."""
    own = zoo("male-wolf, female-wolf, baby-wolf", truck=1)
    at = play(table(zoos=[own], trucks="male-wolf female-wolf"), "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("2 male-wolf, female-wolf, baby-wolf")
    play(at, "place-box-2-enclosure-1")
    assert enclosure(at, 1) == tiles("2 male-wolf, 2 female-wolf, 2 baby-wolf")


@rule_test("mini", 32)
def test_who_meets_two_partners_has_one_offspring_and_the_other_partner_can_still_breed() -> None:
    at = table(zoos=[zoo("2 female-wolf", truck=1)], trucks="male-wolf male-wolf")
    play(at, "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("male-wolf, 2 female-wolf, baby-wolf")
    play(at, "place-box-2-enclosure-1")
    assert enclosure(at, 1) == tiles("2 male-wolf, 2 female-wolf, 2 baby-wolf")


@rule_test("mini", 33)
def test_nothing_is_born_in_a_barn() -> None:
    at = play(table(zoos=[zoo(barn="male-wolf", truck=1)], trucks="female-wolf"), "place-box-1-barn")
    assert (barn(at), look(at)["unborn"]["wolf"]) == (tiles("male-wolf, female-wolf"), 2)


@rule_test("mini", 33)
def test_nothing_is_born_on_a_truck() -> None:
    at = play(table(trucks="male-wolf", hand="female-wolf"), "load-truck-1")
    assert look(at)["unborn"]["wolf"] == 2


@rule_test("mini", 34)
def test_two_pairs_use_up_all_offspring_and_all_fertile_animals() -> None:
    at = table(zoos=[zoo("male-wolf, female-wolf, baby-wolf | male-wolf", truck=1)], trucks="female-wolf")
    play(at, "place-box-1-enclosure-2")
    assert "wolf" not in look(at)["unborn"]
    assert not {"male-wolf", "female-wolf"} & set(look(at)["unseen"])


@rule_test("mini", 34)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_offspring_are_born_as_there_are_pairs_and_the_supply_suffices(players: int) -> None:
    born = 0
    for _, at in steps(players, seed=6):
        seen = look(at)
        homes = [each["tiles"] for one in seen["zoos"] for each in one["enclosures"]]
        for species in set(SPECIES) - set(seen["left_out"]):
            pairs = sum(min(home.get(f"male-{species}", 0), home.get(f"female-{species}", 0)) for home in homes)
            assert seen["unborn"].get(species, 0) == 2 - pairs
            born = max(born, pairs)
    assert born


@rule_test("mini", 35)
def test_an_offspring_as_sixth_tile_fills_the_enclosure() -> None:
    """Worked example 7."""
    at = table(zoos=[zoo("3 meerkat, female-meerkat", truck=1), zoo(barn="rock")], trucks="male-meerkat")
    play(at, "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("3 meerkat, male-meerkat, female-meerkat, baby-meerkat")
    assert (at.scores[0], look(at)["phase"]) == (12, "bonus")


@rule_test("mini", 29, 35)
def test_a_sixth_tile_that_is_a_parent_sends_its_offspring_to_the_barn_and_earns_a_bonus() -> None:
    """Worked example 8."""
    at = table(zoos=[zoo("3 meerkat, female-meerkat, rock", truck=1)], trucks="male-meerkat")
    play(at, "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("3 meerkat, male-meerkat, female-meerkat, rock")
    assert (at.scores[0], look(at)["phase"]) == (8 + 2 - 2, "bonus")


RHINOS = zoo("3 rhinoceros, female-rhinoceros | llama | impala", truck=1)
OTHER_POINTS = 2  # of the llama and the impala


@rule_test("mini", 21)
def test_male_first_the_baby_takes_the_sixth_space_and_the_plain_animal_goes_to_the_barn() -> None:
    """Worked example 20, one order."""
    at = play(table(zoos=[RHINOS], trucks="male-rhinoceros rhinoceros"), "place-box-1-enclosure-1")
    assert choices(at) == {"place-box-2-barn"}
    play(at, "place-box-2-barn")
    assert (barn(at), at.scores[0]) == (tiles("rhinoceros"), 12 - 2 + OTHER_POINTS)
    play(at, "discard-rhinoceros")
    assert at.scores[0] == 12 + OTHER_POINTS


@rule_test("mini", 21)
def test_plain_animal_first_the_male_takes_the_sixth_space_and_the_baby_goes_to_the_barn() -> None:
    """Worked example 20, the other order."""
    at = table(zoos=[RHINOS], trucks="male-rhinoceros rhinoceros")
    play(at, "place-box-2-enclosure-1", "place-box-1-enclosure-1")
    assert (barn(at), at.scores[0]) == (tiles("baby-rhinoceros"), 12 - 2 + OTHER_POINTS)
    play(at, "discard-baby-rhinoceros")
    assert at.scores[0] == 12 + OTHER_POINTS
