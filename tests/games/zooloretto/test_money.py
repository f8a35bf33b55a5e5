"""Money actions of Zooloretto: move, purchase, discard, expand."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import bank, barn, choices, coins, enclosure, look, money_choices, play, table, tiles, zoo


@rule_test("zooloretto", 46)
@pytest.mark.parametrize(
    ("action", "price"),
    [("move-panda-enclosure-1", 1), ("move-drinks-stall-enclosure-1", 1), ("exchange-enclosure-2-enclosure-3", 1),
     ("exchange-enclosure-2-barn-panda", 1), ("discard-panda", 2), ("expand", 3)],
)  # fmt: skip
def test_what_money_actions_cost(action: str, price: int) -> None:
    own = zoo("| zebra | camel", barn="panda, drinks-stall", coins=price)
    at = table(zoos=[own], bank=26)
    assert action in choices(at)
    play(at, action)
    assert (coins(at), bank(at)) == (0, 26 + price)
    poor = table(zoos=[zoo(own.enclosures, own.barn, coins=price - 1)])
    assert action not in choices(poor)


@rule_test("zooloretto", 46)
def test_nothing_is_offered_that_cannot_be_carried_out() -> None:
    at = table(zoos=[zoo("4 panda | 5 zebra | 6 camel | 5 leopard", coins=9)])
    assert money_choices(at) == {"exchange-enclosure-2-expansion-1"}


@rule_test("zooloretto", 47)
def test_after_one_money_action_the_next_player_follows() -> None:
    at = table(zoos=[zoo(barn="panda, zebra", coins=9)])
    assert play(at, "discard-panda").actors == (1,)


@rule_test("zooloretto", 48)
def test_an_animal_of_the_barn_moves_to_an_enclosure_that_takes_it() -> None:
    at = table(zoos=[zoo("panda | zebra | 2 camel", barn="panda, 2 leopard, male-zebra", coins=1)])
    moves = {name for name in choices(at) if name.startswith("move-")}
    assert moves == {"move-panda-enclosure-1", "move-male-zebra-enclosure-2"}
    play(at, "move-panda-enclosure-1")
    assert (enclosure(at, 1), barn(at)) == (tiles("2 panda"), tiles("2 leopard, male-zebra"))


@rule_test("zooloretto", 48)
def test_a_move_makes_pairs_breed() -> None:
    at = play(table(zoos=[zoo("female-panda", barn="male-panda")]), "move-male-panda-enclosure-1")
    assert enclosure(at, 1) == tiles("father-panda, mother-panda, baby-panda")


@rule_test("zooloretto", 48)
@pytest.mark.parametrize("tile", ["father-panda", "baby-panda"])
def test_parents_and_offspring_of_the_barn_can_move(tile: str) -> None:
    own = zoo("| zebra", barn="father-panda, mother-panda, baby-panda", coins=1)
    at = play(table(zoos=[own]), f"move-{tile}-enclosure-1")
    assert enclosure(at, 1) == {tile: 1}


@rule_test("zooloretto", 49)
def test_a_stall_moves_from_the_barn_to_any_free_stall_space() -> None:
    own = zoo("drinks-stall, snack-stall | | drinks-stall | ", barn="popcorn-stall", coins=1)
    at = table(zoos=[own])
    assert {name for name in choices(at) if name.startswith("move-popcorn")} == {
        "move-popcorn-stall-enclosure-2", "move-popcorn-stall-expansion-1"}  # fmt: skip
    play(at, "move-popcorn-stall-expansion-1")
    assert (enclosure(at, 4), barn(at)) == (tiles("popcorn-stall"), {})


@rule_test("zooloretto", 49)
def test_a_stall_moves_from_a_stall_space_to_one_of_another_enclosure_but_not_into_the_barn() -> None:
    """Rulings E9 and E10."""
    at = table(zoos=[zoo("drinks-stall | snack-stall | ", coins=1)])
    assert money_choices(at) == {
        "move-drinks-stall-enclosure-1-enclosure-3",
        "move-snack-stall-enclosure-2-enclosure-1",
        "move-snack-stall-enclosure-2-enclosure-3",
    }
    play(at, "move-snack-stall-enclosure-2-enclosure-1")
    assert (enclosure(at, 1), enclosure(at, 2)) == (tiles("drinks-stall, snack-stall"), {})
    assert (coins(at), at.actors) == (0, (1,))


@rule_test("zooloretto", 50)
def test_animals_in_an_enclosure_cannot_move() -> None:
    """Ruling E11."""
    assert money_choices(table(zoos=[zoo("panda | | ", coins=2)])) == set()


@rule_test("zooloretto", 57)
def test_any_tile_of_any_other_barn_can_be_bought() -> None:
    """Rulings E12 and E14."""
    out = zoo("| father-camel, mother-camel", barn="baby-camel, drinks-stall", truck=2)
    at = table(zoos=[zoo(coins=2), out, zoo(barn="2 panda, male-zebra")])
    assert money_choices(at) == {
        "buy-baby-camel-from-left-1",
        "buy-drinks-stall-from-left-1",
        "buy-panda-from-left-2",
        "buy-male-zebra-from-left-2",
    }


@rule_test("zooloretto", 57)
def test_of_the_two_coins_one_goes_to_the_seller_and_one_to_the_bank() -> None:
    at = table(players=4, zoos=[zoo(), zoo(barn="panda", coins=0), zoo(), zoo(coins=5)], turn=3, bank=21)
    play(at, "buy-panda-from-left-2")
    assert ([coins(at, seat) for seat in range(4)], bank(at), barn(at, seat=1)) == ([2, 1, 2, 3], 22, {})


@rule_test("zooloretto", 57)
def test_nobody_buys_from_the_own_barn() -> None:
    at = table(zoos=[zoo(barn="panda", coins=2)])
    assert not [name for name in choices(at) if name.startswith("buy-")]


@rule_test("zooloretto", 58)
def test_a_tile_that_was_bought_is_placed_like_one_from_a_truck_and_may_go_into_the_own_barn() -> None:
    """Ruling E13."""
    at = table(zoos=[zoo("panda | zebra | camel", coins=2), zoo(barn="panda, drinks-stall")])
    assert choices(play(at.copy(), "buy-panda-from-left-1")) == {"settle-enclosure-1", "settle-barn"}
    play(at, "buy-drinks-stall-from-left-1")
    assert choices(at) == {"settle-enclosure-1", "settle-enclosure-2", "settle-enclosure-3", "settle-barn"}
    play(at, "settle-barn")
    assert (barn(at), barn(at, seat=1), at.actors) == (tiles("drinks-stall"), tiles("panda"), (1,))


@rule_test("zooloretto", 58)
def test_a_tile_that_was_bought_and_fits_nowhere_goes_into_the_own_barn() -> None:
    at = table(zoos=[zoo("zebra | zebra | camel", coins=2), zoo(barn="panda")])
    assert choices(play(at, "buy-panda-from-left-1")) == {"settle-barn"}


@rule_test("zooloretto", 59)
def test_the_tile_is_chosen_first_and_its_place_second() -> None:
    at = play(table(zoos=[zoo(coins=2), zoo(barn="panda, zebra")]), "buy-panda-from-left-1")
    assert (look(at)["bought"], barn(at, seat=1), at.actors) == ("panda", tiles("zebra"), (0,))
    play(at, "settle-enclosure-3")
    assert (look(at)["bought"], enclosure(at, 3), at.actors) == (None, tiles("panda"), (1,))


@rule_test("zooloretto", 60)
def test_any_tile_of_the_own_barn_can_be_discarded_and_leaves_the_game() -> None:
    at = table(zoos=[zoo("camel | camel | camel", barn="panda, 2 zebra, drinks-stall", coins=2), zoo(barn="camel")])
    assert {name for name in choices(at) if name.startswith("discard-")} == {
        "discard-panda", "discard-zebra", "discard-drinks-stall"}  # fmt: skip
    play(at, "discard-zebra")
    assert (barn(at), look(at)["removed"]) == (tiles("panda, zebra, drinks-stall"), tiles("zebra"))


@rule_test("zooloretto", 61)
def test_an_expansion_is_one_more_enclosure_with_its_stall_space_and_is_built_once() -> None:
    at = table(zoos=[zoo(coins=9, truck=None), zoo(truck=2), zoo(truck=3)], trucks="panda drinks-stall")
    play(at, "expand")
    assert [each["name"] for each in look(at)["zoos"][0]["enclosures"]][3:] == ["expansion-1"]
    assert "expand" not in choices(at)
    play(at, "take-truck-1", "place-box-1-expansion-1", "place-box-2-expansion-1")
    assert enclosure(at, 4) == tiles("panda, drinks-stall")


@rule_test("zooloretto", 61)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_players_have_one_expansion_each(players: int) -> None:
    at = table(players, zoos=[zoo(" | | | ", coins=9)])
    assert "expand" not in choices(at)
