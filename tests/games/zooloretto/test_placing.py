"""Where the tiles of a truck may go in Zooloretto, and what a full enclosure pays."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import PLACES, Zoo, alone, bank, barn, choices, coins, enclosure, play, table, tiles, zoo


def places_for(tile: str, own: Zoo) -> set[str]:
    """Where a tile may go that lies alone on the truck that seat 0 has taken."""
    at = table(zoos=[zoo(own.enclosures, own.barn, truck=1)], trucks=tile)
    return {name.removeprefix("place-box-1-") for name in choices(at)}


@rule_test("zooloretto", 25)
@pytest.mark.parametrize("tile", ["panda", "male-panda", "female-panda"])
def test_an_animal_goes_to_its_own_species_or_to_an_empty_enclosure(tile: str) -> None:
    assert places_for(tile, zoo("panda | zebra | drinks-stall | panda")) == {
        "enclosure-1", "enclosure-3", "expansion-1", "barn"}  # fmt: skip


@rule_test("zooloretto", 25)
def test_an_animal_needs_a_free_space() -> None:
    assert places_for("panda", zoo("3 panda, male-panda | 2 panda | zebra")) == {"enclosure-2", "barn"}


@rule_test("zooloretto", 25)
def test_one_species_may_live_in_several_enclosures() -> None:
    at = table(zoos=[zoo("panda", truck=1)], trucks="panda panda")
    play(at, "place-box-1-enclosure-2", "place-box-2-enclosure-3")
    assert [enclosure(at, number) for number in (1, 2, 3)] == [{"panda": 1}] * 3


@rule_test("zooloretto", 26)
def test_a_stall_goes_onto_any_free_stall_space() -> None:
    own = zoo("4 panda, drinks-stall | 2 zebra, snack-stall |")
    assert places_for("drinks-stall", own) == {"enclosure-1", "enclosure-3", "barn"}


@rule_test("zooloretto", 26)
@pytest.mark.parametrize("built", ["", " | "])
def test_an_expansion_takes_tiles_only_when_it_is_built(built: str) -> None:
    """Ruling E35."""
    own = zoo("2 camel, drinks-stall, snack-stall | 2 camel, drinks-stall | 2 zebra, snack-stall" + built)
    expected = {"expansion-1", "barn"} if built else {"barn"}
    assert places_for("popcorn-stall", own) == expected
    assert places_for("panda", own) == expected


@rule_test("zooloretto", 27)
def test_an_animal_may_go_into_the_barn_even_when_an_enclosure_would_take_it() -> None:
    at = play(table(zoos=[zoo("panda", truck=1)], trucks="panda"), "place-box-1-barn")
    assert (enclosure(at, 1), barn(at)) == (tiles("panda"), tiles("panda"))


@rule_test("zooloretto", 27)
def test_an_animal_that_fits_nowhere_must_go_into_the_barn() -> None:
    assert places_for("panda", zoo("4 panda | camel | zebra")) == {"barn"}


@rule_test("zooloretto", 28)
def test_a_stall_may_go_into_the_barn_although_a_stall_space_is_free() -> None:
    """Ruling E8."""
    at = play(table(zoos=[zoo(truck=1)], trucks="snack-stall"), "place-box-1-barn")
    assert barn(at) == tiles("snack-stall")


@rule_test("zooloretto", 28)
def test_a_stall_without_a_free_stall_space_must_go_into_the_barn() -> None:
    own = zoo("drinks-stall, snack-stall | drinks-stall | snack-stall")
    assert places_for("popcorn-stall", own) == {"barn"}


@rule_test("zooloretto", 29)
@pytest.mark.parametrize(("number", "spaces", "paid"), [(1, 4, 1), (2, 5, 2), (3, 6, 0), (4, 5, 1), (5, 5, 1)])
def test_the_last_space_of_an_enclosure_pays_at_once(number: int, spaces: int, paid: int) -> None:
    """Two players, who have all five enclosures."""
    own, name = alone(number, f"{spaces - 2} panda"), PLACES[number - 1]
    at = table(players=2, zoos=[zoo(own, truck=3)], trucks="- | - | panda panda zebra")
    assert coins(play(at, f"place-box-1-{name}")) == 2
    play(at, f"place-box-2-{name}")
    assert (coins(at), bank(at)) == (2 + paid, 26 - paid)


@rule_test("zooloretto", 30)
def test_a_purchase_that_completes_a_pair_which_fills_the_enclosure_pays_the_buyer() -> None:
    """Worked example 11."""
    zoos = [zoo("| 2 leopard, female-leopard", coins=2), zoo(barn="male-leopard", coins=2), zoo(coins=16)]
    at = table(zoos=zoos, bank=10)
    play(at, "buy-male-leopard-from-left-1")
    assert (coins(at), coins(at, seat=1), bank(at)) == (0, 3, 11)
    play(at, "settle-enclosure-2")
    assert enclosure(at, 2) == tiles("2 leopard, father-leopard, mother-leopard, baby-leopard")
    assert (coins(at), bank(at)) == (2, 9)


@rule_test("zooloretto", 30)
def test_an_adult_that_fills_the_enclosure_pays_once_and_its_offspring_goes_to_the_barn() -> None:
    """Worked example 12."""
    at = table(zoos=[zoo("| 3 panda, female-panda", truck=1)], trucks="male-panda")
    assert at.scores[0] == 5
    play(at, "place-box-1-enclosure-2")
    assert (enclosure(at, 2), barn(at)) == (tiles("3 panda, father-panda, mother-panda"), tiles("baby-panda"))
    assert (coins(at), at.scores[0]) == (2 + 2, 8 - 2)


@rule_test("zooloretto", 30)
@pytest.mark.parametrize(
    ("enclosures", "name", "net"),
    [("3 panda", "enclosure-1", 0), ("| 4 panda", "enclosure-2", 1), ("| | 5 panda", "enclosure-3", -1),
     ("| | | 4 panda", "expansion-1", 0), ("| | | | 4 panda", "expansion-2", 0)],
)  # fmt: skip
def test_what_a_move_that_fills_costs_in_the_end(enclosures: str, name: str, net: int) -> None:
    """Worked example 10."""
    players = 2 if name == "expansion-2" else 3
    at = play(table(players, zoos=[zoo(enclosures, barn="panda", coins=2)]), f"move-panda-{name}")
    assert coins(at) == 2 + net


@rule_test("zooloretto", 31)
@pytest.mark.parametrize("animals", ["4 panda", "3 panda"])
def test_a_stall_neither_fills_an_enclosure_nor_pays_at_a_full_one(animals: str) -> None:
    """Ruling E25."""
    at = play(table(zoos=[zoo(animals, truck=1)], trucks="drinks-stall"), "place-box-1-enclosure-1")
    assert coins(at) == 2


@rule_test("zooloretto", 32, 33)
def test_an_enclosure_pays_again_when_it_is_filled_again() -> None:
    """Worked example 5 and ruling E21."""
    own = zoo("| 5 panda | | 4 camel", coins=1)
    at = table(zoos=[own, zoo(truck=2), zoo(truck=3)], trucks="camel")
    play(at, "exchange-enclosure-2-expansion-1")
    assert (coins(at), enclosure(at, 2), enclosure(at, 4)) == (0, tiles("4 camel"), tiles("5 panda"))
    play(at, "take-truck-1", "place-box-1-enclosure-2")
    assert coins(at) == 2


@rule_test("zooloretto", 34)
def test_a_bank_with_too_little_pays_what_it_has() -> None:
    """Worked example 17, first half, and ruling E22."""
    zoos = [zoo("| 4 panda", coins=10, truck=1), zoo(coins=10), zoo(coins=9)]
    at = play(table(zoos=zoos, trucks="panda"), "place-box-1-enclosure-2")
    assert (coins(at), bank(at)) == (11, 0)


@rule_test("zooloretto", 34)
def test_an_empty_bank_pays_nothing() -> None:
    zoos = [zoo("| 4 panda", coins=10, truck=1), zoo(coins=10), zoo(coins=10)]
    at = play(table(zoos=zoos, trucks="panda"), "place-box-1-enclosure-2")
    assert (coins(at), bank(at)) == (10, 0)


@rule_test("zooloretto", 35)
def test_the_price_of_a_move_is_in_the_bank_before_it_pays() -> None:
    """Worked example 17, second half, and ruling E23."""
    zoos = [zoo("| 4 panda", barn="panda", coins=10), zoo(coins=10), zoo(coins=10)]
    at = play(table(zoos=zoos), "move-panda-enclosure-2")
    assert (coins(at), bank(at)) == (10, 0)
