"""Offspring in Zooloretto."""

from __future__ import annotations

import pytest

from tiergarten.games.zooloretto.state import SPECIES

from ...rulebook import rule_test
from .tables import barn, choices, coins, enclosure, look, play, steps, table, tiles, zoo

FAMILY = "father-panda, mother-panda, baby-panda"


@rule_test("zooloretto", 36)
@pytest.mark.parametrize(("there", "comes"), [("female-panda", "male-panda"), ("male-panda", "female-panda")])
def test_a_fertile_pair_in_one_enclosure_has_offspring_at_once(there: str, comes: str) -> None:
    at = play(table(zoos=[zoo(there, truck=1)], trucks=f"{comes} zebra"), "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles(FAMILY)
    assert look(at)["unborn"]["panda"] == 1


@rule_test("zooloretto", 36)
def test_partners_that_come_on_the_same_truck_breed_when_the_second_moves_in() -> None:
    """Ruling E2."""
    at = play(table(trucks="male-panda female-panda"), "take-truck-1", "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("male-panda")
    play(at, "place-box-2-enclosure-1")
    assert enclosure(at, 1) == tiles(FAMILY)


@rule_test("zooloretto", 36, 43)
@pytest.mark.parametrize(
    ("there", "comes"),
    [
        ("male-panda", "male-panda"),
        ("female-panda", "female-panda"),
        ("male-panda", "panda"),
        ("panda", "female-panda"),
    ],
)
def test_no_offspring_without_a_male_and_a_female(there: str, comes: str) -> None:
    at = play(table(zoos=[zoo(there, truck=1)], trucks=comes), "place-box-1-enclosure-1")
    assert look(at)["unborn"]["panda"] == 2


@rule_test("zooloretto", 36)
def test_no_offspring_when_the_partners_live_in_different_enclosures() -> None:
    at = play(table(zoos=[zoo("male-panda", truck=1)], trucks="female-panda"), "place-box-1-enclosure-2")
    assert look(at)["unborn"]["panda"] == 2


@rule_test("zooloretto", 37)
def test_nobody_is_asked_where_the_offspring_goes() -> None:
    """Ruling E4."""
    at = table(zoos=[zoo(), zoo("female-zebra | zebra", truck=1)], trucks="male-zebra", turn=1)
    play(at, "place-box-1-enclosure-1")
    assert (enclosure(at, 1, seat=1), barn(at, seat=1)) == (tiles("father-zebra, mother-zebra, baby-zebra"), {})
    assert at.actors == (2,)


@rule_test("zooloretto", 38)
def test_offspring_of_a_full_enclosure_goes_to_the_barn_though_another_enclosure_has_room() -> None:
    """Ruling E5."""
    at = play(
        table(zoos=[zoo("2 panda, female-panda | panda", truck=1)], trucks="male-panda"), "place-box-1-enclosure-1"
    )
    assert (enclosure(at, 2), barn(at)) == (tiles("panda"), tiles("baby-panda"))


@rule_test("zooloretto", 38, 23)
def test_the_order_on_the_truck_decides_who_goes_to_the_barn() -> None:
    """Worked example 13."""
    own, cargo = zoo("kangaroo, female-kangaroo | zebra | camel", truck=1), "male-kangaroo kangaroo"
    male_first = play(table(zoos=[own], trucks=cargo), "place-box-1-enclosure-1")
    assert (coins(male_first), choices(male_first)) == (3, {"place-box-2-barn"})
    play(male_first, "place-box-2-barn")
    assert (barn(male_first), male_first.scores[0]) == (tiles("kangaroo"), 5 - 2)
    plain_first = play(table(zoos=[own], trucks=cargo), "place-box-2-enclosure-1", "place-box-1-enclosure-1")
    assert (barn(plain_first), plain_first.scores[0], coins(plain_first)) == (tiles("baby-kangaroo"), 5 - 2, 3)


@rule_test("zooloretto", 39, 45)
def test_a_third_fertile_animal_waits_and_a_fourth_makes_a_second_pair() -> None:
    """Worked example 14."""
    at = table(zoos=[zoo("| | male-panda", truck=1)], trucks="female-panda male-panda female-panda")
    play(at, "place-box-1-enclosure-3")
    assert enclosure(at, 3) == tiles(FAMILY)
    play(at, "place-box-2-enclosure-3")
    assert enclosure(at, 3) == tiles(f"{FAMILY}, male-panda")
    play(at, "place-box-3-enclosure-3")
    assert enclosure(at, 3) == tiles("2 father-panda, 2 mother-panda, 2 baby-panda")
    assert coins(at) == 2
    assert "panda" not in look(at)["unborn"]
    assert not {"male-panda", "female-panda"} & set(look(at)["unseen"])


@rule_test("zooloretto", 40)
def test_who_meets_two_partners_has_one_offspring_and_the_other_partner_can_still_breed() -> None:
    """Ruling E3."""
    at = table(zoos=[zoo("| | 2 female-panda", truck=1)], trucks="male-panda male-panda")
    play(at, "place-box-1-enclosure-3")
    assert enclosure(at, 3) == tiles(f"{FAMILY}, female-panda")
    play(at, "place-box-2-enclosure-3")
    assert enclosure(at, 3) == tiles("2 father-panda, 2 mother-panda, 2 baby-panda")


@rule_test("zooloretto", 41)
def test_who_has_bred_does_not_breed_again_in_another_zoo() -> None:
    """Worked example 23 and ruling E6: the father is exchanged into the barn, and sold."""
    zoos = [zoo(f"| {FAMILY}", barn="zebra", coins=2), zoo("| female-panda", coins=2)]
    at = play(table(zoos=zoos, turn=0), "exchange-enclosure-2-barn-zebra")
    assert barn(at) == tiles(FAMILY)
    play(at, "buy-father-panda-from-left-2", "settle-enclosure-2")
    assert enclosure(at, 2, seat=1) == tiles("father-panda, female-panda")
    assert look(at)["unborn"]["panda"] == 1


@rule_test("zooloretto", 41)
def test_an_unbred_male_bought_in_the_same_place_would_breed() -> None:
    """Worked example 23, the other half."""
    zoos = [zoo("| 2 zebra", barn=f"{FAMILY}, male-panda", coins=2), zoo("| female-panda", coins=2)]
    at = play(table(zoos=zoos, turn=1), "buy-male-panda-from-left-2", "settle-enclosure-2")
    assert enclosure(at, 2, seat=1) == tiles(FAMILY)
    assert "panda" not in look(at)["unborn"]


@rule_test("zooloretto", 41)
@pytest.mark.parametrize("way", [["exchange-enclosure-1-enclosure-2"], ["exchange-enclosure-1-barn-zebra"]])
def test_parents_stay_parents_when_they_are_exchanged(way: list[str]) -> None:
    at = table(zoos=[zoo(f"{FAMILY} | camel", barn="zebra", coins=4)])
    play(at, *way)
    moved = enclosure(at, 2) if way[0].endswith("enclosure-2") else barn(at)
    assert moved == tiles(FAMILY)
    assert look(at)["unborn"]["panda"] == 1


@rule_test("zooloretto", 42, 60)
def test_a_discarded_offspring_does_not_free_its_parents_and_does_not_return() -> None:
    """Ruling E7."""
    own = zoo("father-panda, mother-panda", barn="baby-panda")
    at = table(zoos=[own, zoo(truck=2), zoo(truck=3)], trucks="male-panda")
    play(at, "discard-baby-panda")
    assert (look(at)["unborn"]["panda"], look(at)["removed"]) == (1, tiles("baby-panda"))
    play(at, "take-truck-1", "place-box-1-enclosure-1")
    assert enclosure(at, 1) == tiles("father-panda, mother-panda, male-panda")
    assert look(at)["unborn"]["panda"] == 1


@rule_test("zooloretto", 43)
def test_nothing_is_born_in_a_barn() -> None:
    at = play(table(zoos=[zoo(barn="male-panda", truck=1)], trucks="female-panda"), "place-box-1-barn")
    assert (barn(at), look(at)["unborn"]["panda"]) == (tiles("male-panda, female-panda"), 2)


@rule_test("zooloretto", 43)
def test_nothing_is_born_on_a_truck() -> None:
    at = play(table(trucks="male-panda", hand="female-panda"), "load-truck-1")
    assert look(at)["unborn"]["panda"] == 2


@rule_test("zooloretto", 44)
def test_an_offspring_is_moved_bought_and_counted_like_any_animal_of_its_species() -> None:
    parents = "father-panda, mother-panda"
    at = table(zoos=[zoo(f"| {parents}, panda", barn="baby-panda"), zoo("panda")])
    assert at.scores[0] == -2
    assert "move-baby-panda-enclosure-2" in choices(at)
    moved = play(at.copy(), "move-baby-panda-enclosure-2")
    assert (enclosure(moved, 2), moved.scores[0]) == (tiles(f"{parents}, panda, baby-panda"), 5)
    at = table(zoos=[zoo(f"| {parents}, panda", barn="baby-panda"), zoo("panda")], turn=1)
    play(at, "buy-baby-panda-from-left-2", "settle-enclosure-1")
    assert (enclosure(at, 1, seat=1), barn(at)) == (tiles("panda, baby-panda"), {})


@rule_test("zooloretto", 45)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_offspring_are_born_as_there_are_fathers_and_mothers_and_the_supply_suffices(players: int) -> None:
    born = 0
    for _, at in steps(players, seed=6):
        seen = look(at)
        homes = [each["tiles"] for one in seen["zoos"] for each in one["enclosures"]]
        homes += [seen["removed"], *(one["barn"] for one in seen["zoos"])]
        homes += [{seen["bought"]: 1}] if seen["bought"] else []
        for species in set(SPECIES) - set(seen["left_out"]):
            parents = [sum(home.get(sex + species, 0) for home in homes) for sex in ("father-", "mother-", "baby-")]
            assert parents == [2 - seen["unborn"].get(species, 0)] * 3
            born = max(born, parents[0])
    assert born
