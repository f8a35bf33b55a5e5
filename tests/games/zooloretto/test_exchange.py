"""Exchanges in Zooloretto."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import Zoo, barn, coins, enclosure, look, money_choices, play, table, tiles, zoo


def exchanges(own: Zoo) -> set[str]:
    """What the seat can exchange."""
    return {name.removeprefix("exchange-") for name in money_choices(table(zoos=[own])) if name.startswith("exchange")}


@rule_test("zooloretto", 51)
def test_all_animals_of_two_enclosures_change_places() -> None:
    own = zoo("2 panda, male-panda | | 2 zebra, female-zebra", coins=1)
    at = play(table(zoos=[own]), "exchange-enclosure-1-enclosure-3")
    assert (enclosure(at, 1), enclosure(at, 3)) == (tiles("2 zebra, female-zebra"), tiles("2 panda, male-panda"))
    assert coins(at) == 0


@rule_test("zooloretto", 51)
def test_all_animals_of_one_species_in_the_barn_change_places_with_those_of_an_enclosure() -> None:
    barned = "2 zebra, father-zebra, baby-zebra, camel, drinks-stall"
    own = zoo("| panda, male-panda", barn=barned, coins=1)
    at = play(table(zoos=[own], removed="mother-zebra"), "exchange-enclosure-2-barn-zebra")
    assert enclosure(at, 2) == tiles("2 zebra, father-zebra, baby-zebra")
    assert barn(at) == tiles("panda, male-panda, camel, drinks-stall")


@rule_test("zooloretto", 51, 33, 55)
def test_an_exchange_that_fills_an_enclosure_earns_nothing() -> None:
    """Worked example 2 and ruling E20."""
    own = zoo("2 panda", barn="elephant, male-elephant, female-elephant", coins=2)
    at = play(table(zoos=[own]), "exchange-enclosure-1-barn-elephant")
    assert enclosure(at, 1) == tiles("elephant, father-elephant, mother-elephant, baby-elephant")
    assert (coins(at), barn(at)) == (1, tiles("2 panda"))


@rule_test("zooloretto", 33)
def test_an_exchange_of_enclosures_that_fills_one_earns_nothing() -> None:
    at = play(table(zoos=[zoo("4 panda | 3 zebra", coins=1)]), "exchange-enclosure-1-enclosure-2")
    assert coins(at) == 0
    at = play(table(zoos=[zoo("3 panda | | 4 zebra", coins=1)]), "exchange-enclosure-1-enclosure-3")
    assert (sum(enclosure(at, 1).values()), coins(at)) == (4, 0)


@rule_test("zooloretto", 52)
def test_nothing_is_exchanged_into_an_empty_enclosure() -> None:
    """Worked example 3 and ruling E16."""
    assert exchanges(zoo(barn="3 elephant")) == set()
    assert exchanges(zoo("3 elephant | drinks-stall | ", barn="snack-stall")) == set()


@rule_test("zooloretto", 52)
def test_nothing_is_exchanged_with_the_same_species() -> None:
    """Worked example 4 and ruling E15."""
    assert exchanges(zoo("| 3 zebra | 2 zebra", barn="zebra, baby-zebra, father-zebra, mother-zebra")) == set()


@rule_test("zooloretto", 53)
@pytest.mark.parametrize(("pandas", "is_possible"), [(5, False), (4, True)])
def test_a_group_must_fit_into_its_new_enclosure(pandas: int, is_possible: bool) -> None:
    """Worked example 16 and ruling E17."""
    assert exchanges(zoo(f"2 zebra | {pandas} panda")) == ({"enclosure-1-enclosure-2"} if is_possible else set())


@rule_test("zooloretto", 53)
@pytest.mark.parametrize(("zebras", "possible"), [(4, {1, 2, 3}), (5, {2, 3}), (6, {3}), (7, set())])
def test_a_group_of_the_barn_must_fit_as_a_whole(zebras: int, possible: set[int]) -> None:
    own = zoo("4 panda | 5 camel | 6 leopard", barn=f"{zebras} zebra")
    barned = {name for name in exchanges(own) if "barn" in name}
    assert barned == {f"enclosure-{number}-barn-zebra" for number in possible}


@rule_test("zooloretto", 53)
def test_a_barn_takes_a_group_of_a_species_that_it_has_already() -> None:
    """Ruling E18."""
    at = table(zoos=[zoo("| 3 panda", barn="2 panda, camel")])
    play(at, "exchange-enclosure-2-barn-camel")
    assert (enclosure(at, 2), barn(at)) == (tiles("camel"), tiles("5 panda"))


@rule_test("zooloretto", 54)
@pytest.mark.parametrize("action", ["exchange-enclosure-1-enclosure-2", "exchange-enclosure-1-barn-camel"])
def test_stalls_stay_where_they_are(action: str) -> None:
    own = zoo("panda, drinks-stall | zebra, snack-stall", barn="camel, popcorn-stall")
    at = play(table(zoos=[own]), action)
    stalls = [{name: n for name, n in each.items() if name.endswith("stall")}
              for each in (enclosure(at, 1), enclosure(at, 2), barn(at))]  # fmt: skip
    assert stalls == [{"drinks-stall": 1}, {"snack-stall": 1}, {"popcorn-stall": 1}]


@rule_test("zooloretto", 55)
def test_two_pairs_out_of_the_barn_have_two_offspring() -> None:
    """Worked example 15 and ruling E19."""
    own = zoo("| | 3 elephant", barn="2 camel, 2 male-camel, 2 female-camel, flamingo", coins=1)
    at = play(table(zoos=[own]), "exchange-enclosure-3-barn-camel")
    assert enclosure(at, 3) == tiles("2 camel, 2 father-camel, 2 mother-camel")
    assert barn(at) == tiles("flamingo, 3 elephant, 2 baby-camel")
    assert (coins(at), at.scores[0]) == (0, 10 - 6)
    assert "camel" not in look(at)["unborn"]


@rule_test("zooloretto", 55)
@pytest.mark.parametrize(("name", "babies"), [("enclosure-1", 0), ("enclosure-2", 1), ("enclosure-3", 2)])
def test_offspring_of_an_exchange_go_in_while_there_is_room(name: str, babies: int) -> None:
    own = zoo("elephant | elephant | elephant", barn="2 male-camel, 2 female-camel")
    at = play(table(zoos=[own]), f"exchange-{name}-barn-camel")
    assert enclosure(at, int(name[-1])).get("baby-camel", 0) == babies
    assert barn(at).get("baby-camel", 0) == 2 - babies


@rule_test("zooloretto", 56)
def test_an_exchange_of_two_enclosures_causes_no_birth() -> None:
    own = zoo("2 male-panda | father-zebra, female-zebra | mother-zebra, baby-zebra")
    at = play(table(zoos=[own]), "exchange-enclosure-1-enclosure-2")
    assert (look(at)["unborn"]["panda"], look(at)["unborn"]["zebra"]) == (2, 1)
