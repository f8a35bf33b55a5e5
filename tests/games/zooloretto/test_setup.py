"""Material, set-up and options of Zooloretto."""

from __future__ import annotations

import pytest

from tiergarten.errors import BadOption, NothingToUndo

from ...rulebook import rule_test
from .tables import PLACES, ZOOLORETTO, alone, barn, coins, enclosure, look, play, table, tiles, zoo

SPECIES = ("camel", "chimpanzee", "elephant", "flamingo", "kangaroo", "leopard", "panda", "zebra")
STALLS = ("drinks-stall", "ice-cream-stall", "popcorn-stall", "snack-stall")
all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule_test("zooloretto", 1)
@all_players
def test_everybody_starts_with_an_empty_zoo(players: int) -> None:
    zoos = look(ZOOLORETTO.new(players, seed=1))["zoos"]
    shown = [([each["tiles"] for each in one["enclosures"]], one["barn"]) for one in zoos]
    assert shown == [([{}, {}, {}], {})] * players


@rule_test("zooloretto", 1)
def test_enclosures_and_stalls_earn_points_and_the_barn_costs_some() -> None:
    assert table(zoos=[zoo("4 panda"), zoo("drinks-stall"), zoo(barn="zebra")]).scores == (5, 2, -2)


@rule_test("zooloretto", 2)
def test_each_of_eight_species_has_two_males_two_females_and_seven_plain_animals() -> None:
    unseen = look(ZOOLORETTO.new(5, seed=1))["unseen"]
    animals = {name: n for name, n in unseen.items() if name not in (*STALLS, "coin")}
    assert animals == {p + each: n for each in SPECIES for p, n in (("", 7), ("male-", 2), ("female-", 2))}


@rule_test("zooloretto", 3)
def test_two_offspring_a_species_lie_open_and_none_is_among_the_tiles_to_draw() -> None:
    seen = look(ZOOLORETTO.new(5, seed=1))
    assert seen["unborn"] == dict.fromkeys(SPECIES, 2)
    assert not [name for name in seen["unseen"] if name.startswith("baby-")]


@rule_test("zooloretto", 4, 9)
@all_players
def test_three_stalls_of_each_type_and_twelve_coin_tiles_always_take_part(players: int) -> None:
    unseen = look(ZOOLORETTO.new(players, seed=1))["unseen"]
    assert {name: unseen[name] for name in (*STALLS, "coin")} == {**dict.fromkeys(STALLS, 3), "coin": 12}


@rule_test("zooloretto", 5)
def test_coins_and_coin_tiles_are_the_same_money() -> None:
    """Ruling E24: 30 coins and 12 coin tiles are 42 at most."""
    at = table(zoos=[zoo(coins=0, barn="panda"), zoo(coins=0)], trucks="coin coin", bank=28)
    play(at, "take-truck-1")
    assert coins(at) == 2
    at = table(zoos=[zoo(coins=2, barn="panda"), zoo(coins=0), zoo(coins=0)], bank=30)
    play(at, "discard-panda")
    assert (coins(at), look(at)["bank"]) == (0, 32)


@rule_test("zooloretto", 6)
@pytest.mark.parametrize(("number", "spaces", "stalls"), [(1, 4, 2), (2, 5, 1), (3, 6, 1), (4, 5, 1), (5, 5, 1)])
def test_enclosures_have_their_spaces_for_animals_and_for_stalls(number: int, spaces: int, stalls: int) -> None:
    """Two players, who have all five of them."""
    assert len(look(table(players=2))["zoos"][0]["enclosures"]) == 3
    own, name = alone(number, f"{spaces - 1} panda"), PLACES[number - 1]
    at = table(players=2, zoos=[zoo(own, truck=3)], trucks="- | - | panda zebra -")
    assert look(at)["zoos"][0]["enclosures"][number - 1]["spaces"] == spaces
    play(at, f"place-box-1-{name}")
    assert look(at)["zoos"][0]["enclosures"][number - 1]["free"] == 0
    at = table(players=2, zoos=[zoo(" | | | | ", truck=3)], trucks="- | - | drinks-stall drinks-stall drinks-stall")
    for box in range(1, stalls + 1):
        play(at, f"place-box-{box}-{name}")
    assert f"place-box-{stalls + 1}-{name}" not in {action.name for action in at.legal()}


@rule_test("zooloretto", 7)
def test_stalls_take_no_space_of_an_animal_and_animals_none_of_a_stall() -> None:
    at = table(zoos=[zoo("4 panda | drinks-stall | zebra", truck=1)], trucks="snack-stall panda")
    places = {name.removeprefix("place-") for name in (action.name for action in at.legal())}
    assert places == {"box-1-enclosure-1", "box-1-enclosure-3", "box-1-barn", "box-2-enclosure-2", "box-2-barn"}


@rule_test("zooloretto", 8)
def test_a_barn_takes_any_number_of_tiles_in_any_mixture() -> None:
    many = "7 panda, 2 male-panda, 2 female-panda, 7 zebra, 2 male-zebra, 7 camel, 3 snack-stall"
    at = table(zoos=[zoo(barn=many)], trucks="drinks-stall female-zebra leopard")
    play(at, "take-truck-1", "place-box-1-barn", "place-box-2-barn", "place-box-3-barn")
    assert barn(at) == tiles(f"{many}, drinks-stall, female-zebra, leopard")
    assert sum(barn(at).values()) == 33
    assert at.scores[0] == -2 * 4 - 2 * 2


@rule_test("zooloretto", 9)
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_species_left_out_are_gone_with_all_their_tiles(players: int, number: int) -> None:
    seen = look(ZOOLORETTO.new(players, seed=3))
    here = [name for name in SPECIES if name not in seen["left_out"]]
    assert len(set(seen["left_out"])) == number
    assert sorted(seen["unborn"]) == here
    assert {name.split("-")[-1] for name in seen["unseen"]} == {*here, "stall", "coin"}


@rule_test("zooloretto", 10)
@pytest.mark.parametrize(("players", "draw_pile"), [(2, 64), (3, 75), (4, 86), (5, 97)])
def test_fifteen_tiles_are_the_end_pile_and_the_rest_is_the_draw_pile(players: int, draw_pile: int) -> None:
    seen = look(ZOOLORETTO.new(players, seed=1))
    assert (seen["draw_pile"], seen["end_pile"]) == (draw_pile, 15)
    assert sum(seen["unseen"].values()) == draw_pile + 15


@rule_test("zooloretto", 11)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_one_empty_truck_with_three_boxes_for_each_player(players: int) -> None:
    seen = look(ZOOLORETTO.new(players, seed=1))
    assert seen["trucks"] == [[None, None, None]] * players
    assert [each["truck"] for each in seen["zoos"]] == [None] * players


@rule_test("zooloretto", 12)
@pytest.mark.parametrize(("players", "bank"), [(2, 26), (3, 24), (4, 22), (5, 20)])
def test_everybody_starts_with_two_coins_and_the_bank_has_the_others(players: int, bank: int) -> None:
    seen = look(ZOOLORETTO.new(players, seed=1))
    assert ([each["coins"] for each in seen["zoos"]], seen["bank"]) == ([2] * players, bank)


@rule_test("zooloretto", 82)
def test_chance_can_leave_out_any_species_and_let_anybody_begin() -> None:
    """Ruling E33."""
    games = [look(ZOOLORETTO.new(3, seed=seed)) for seed in range(40)]
    assert {each for seen in games for each in seen["left_out"]} == set(SPECIES)
    assert {seen["turn"] for seen in games} == {0, 1, 2}


@rule_test("zooloretto", 82)
def test_the_species_left_out_and_the_seat_that_begins_can_be_named() -> None:
    seen = look(ZOOLORETTO.new(3, seed=1, left_out=["panda", "zebra"], starter=2))
    assert (set(seen["left_out"]), seen["turn"]) == ({"panda", "zebra"}, 2)


def test_a_species_of_another_game_cannot_be_left_out() -> None:
    with pytest.raises(BadOption, match="these could: camel, chimpanzee"):
        ZOOLORETTO.new(3, seed=1, left_out=["wolf", "panda"])


@rule_test("zooloretto", 83)
@all_players
def test_everybody_can_see_how_many_tiles_are_left_and_which_and_all_coins(players: int) -> None:
    """Ruling E34."""
    at = play(ZOOLORETTO.new(players, seed=1), "draw")
    seen = [at.view(seat) for seat in (None, *range(players))]
    counted = [(each["draw_pile"], each["end_pile"], each["unseen"], each["zoos"]) for each in seen]
    assert counted == [({2: 63, 3: 74, 4: 85, 5: 96}[players], 15, look(at)["unseen"], look(at)["zoos"])] * (
        players + 1
    )
    assert [each["coins"] for each in look(at)["zoos"]] == [2] * players


@rule_test("zooloretto", 84)
def test_a_choice_can_be_taken_back_while_chance_has_not_answered() -> None:
    """Ruling E37."""
    at = table(zoos=[zoo("3 panda", barn="panda")], trucks="zebra")
    before = at.state_bytes()
    play(at, "move-panda-enclosure-1")
    assert enclosure(at, 1) == tiles("4 panda")
    at.undo()
    assert at.state_bytes() == before


@rule_test("zooloretto", 84)
def test_a_revealed_tile_stays_revealed() -> None:
    """Ruling E37: what is taken back and chosen again has the same answer, and chance's own answers stay."""
    for seed in range(20):
        at = play(ZOOLORETTO.new(4, seed=seed), "draw")
        revealed = look(at)["hand"]
        at.undo()
        assert (look(at)["hand"], look(play(at, "draw"))["hand"]) == (None, revealed)
    with pytest.raises(NothingToUndo):
        ZOOLORETTO.new(3, seed=1).undo()
