"""Aquaretto with Zooloretto: set-up, trucks of one game each, and the first truck."""

from __future__ import annotations

import pytest

from tiergarten.errors import BadOption

from ...rulebook import rule_test
from .tables import GAME, Zoos, choices, look, middle_choices, only, own, play, steps, table, unseen

all_players = pytest.mark.parametrize("players", [2, 3, 4, 5])
ALWAYS = {"dolphin", "orca", "sea-lion"}


@rule_test("zoo-and-sea", 1, 2)
@all_players
def test_everybody_has_a_zoo_and_a_water_zoo(players: int) -> None:
    for each in look(GAME.new(players, seed=1))["zoos"]:
        assert [enclosure["tiles"] for enclosure in each["enclosures"]] == [{}, {}, {}]
        assert (each["barn"], each["depot"], len(each["spaces"])) == ({}, [], 19)
        left = [each[name] for name in ("expansions_left", "small_expansions_left", "large_expansions_left")]
        assert left == [1, 2, 2]


def test_the_view_tells_the_prices_of_both_games_and_the_places_of_offices() -> None:
    shown = look(GAME.new(2, seed=1))
    assert shown["prices"]["zoo"] == {"move": 1, "exchange": 1, "buy": 2, "discard": 2, "expand": 3}
    assert (shown["prices"]["sea"]["expand_small"], shown["prices"]["sea"]["expand_large"]) == (1, 2)
    assert shown["offices"] == {"cashier": 2, "keeper": 2, "manager": 1}


@rule_test("zoo-and-sea", 3)
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_species_of_both_games_are_left_out(players: int, number: int) -> None:
    for seed in range(5):
        seen = look(GAME.new(players, seed=seed))
        assert (len(set(seen["zoo_left_out"])), len(set(seen["sea_left_out"]))) == (number, number)
        assert not ALWAYS & set(seen["sea_left_out"])
        assert len(seen["piles"]["zoo"]["unborn"]) == len(seen["piles"]["sea"]["unborn"]) == 8 - number


@rule_test("zoo-and-sea", 4)
@pytest.mark.parametrize(("players", "zoo", "sea"), [(2, 64, 50), (3, 75, 61), (4, 86, 72), (5, 97, 83)])
def test_each_game_has_its_own_draw_pile_and_end_pile(players: int, zoo: int, sea: int) -> None:
    piles = look(GAME.new(players, seed=1))["piles"]
    sizes = [(piles[name]["draw_pile"], piles[name]["end_pile"]) for name in ("zoo", "sea")]
    assert sizes == [(zoo, 15), (sea, 15)]


@rule_test("zoo-and-sea", 5)
@pytest.mark.parametrize(("players", "sizes"), [(2, [1, 2, 3]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
def test_there_are_as_many_trucks_as_players_and_three_for_two(players: int, sizes: list[int]) -> None:
    """Ruling Z1."""
    assert [len(row) for row in look(GAME.new(players, seed=1))["trucks"]] == sizes


@rule_test("zoo-and-sea", 5)
def test_the_boxes_that_are_missing_belong_to_neither_game() -> None:
    """Ruling Z3."""
    for tile in ("panda", "orca"):
        at = table(players=2, hand=tile, phase="load-tile")
        assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}


@rule_test("zoo-and-sea", 6)
@all_players
def test_everybody_starts_with_two_coins_and_the_bank_has_the_others(players: int) -> None:
    seen = look(GAME.new(players, seed=1))
    assert ([each["coins"] for each in seen["zoos"]], seen["bank"]) == ([2] * players, 60 - 2 * players)


@rule_test("zoo-and-sea", 7)
@pytest.mark.parametrize("number", [1, 2])
def test_two_players_build_one_expansion_of_the_zoo_or_two_if_the_option_says_so(number: int) -> None:
    """Ruling Z2."""
    assert own(GAME.new(2, seed=1))["expansions_left"] == 1
    assert own(GAME.new(2, seed=1, zoo_expansions=number))["expansions_left"] == number
    at = table(players=2, zoos=[Zoos(" | | | ", coins=9)], zoo_expansions=number)
    assert ("expand" in choices(at)) == (number == 2)


@rule_test("zoo-and-sea", 7)
def test_the_second_expansion_is_an_enclosure_like_the_first() -> None:
    at = table(players=2, zoos=[Zoos("| | | 4 panda, drinks-stall | 4 zebra", truck=3), Zoos(truck=2)],
               trucks="- | - | zebra snack-stall", phase="place-tiles", zoo_expansions=2)  # fmt: skip
    assert at.scores[0] == 5 + 2 + 5
    play(at, "place-box-1-expansion-2")
    assert (own(at)["coins"], at.scores[0]) == (3, 5 + 2 + 9)
    play(at, "place-box-2-expansion-2")
    assert at.scores[0] == 5 + 2 + 9 + 2


@rule_test("zoo-and-sea", 7)
@pytest.mark.parametrize(("players", "number"), [(3, 2), (2, 3), (2, 0), (2, "many")])
def test_more_expansions_are_refused(players: int, number: int | str) -> None:
    with pytest.raises(BadOption, match="expansion"):
        GAME.new(players, seed=1, zoo_expansions=number)


@rule_test("zoo-and-sea", 8)
@pytest.mark.parametrize(("action", "game"), [("draw-zoo", 0), ("draw-sea", 1)])
def test_the_game_is_chosen_before_the_tile_is_seen(action: str, game: int) -> None:
    at = table()
    assert middle_choices(at) == {"draw-zoo", "draw-sea"}
    before = unseen(at)
    play(at, action)
    after = unseen(at)
    assert [before[i] - after[i] for i in (0, 1)] == [int(game == 0), int(game == 1)]
    assert at.actors == (0,)


@rule_test("zoo-and-sea", 9)
@pytest.mark.parametrize(
    ("hand", "trucks"),
    [("zebra", {1, 3}), ("zoo-coin", {1, 3}), ("dolphin", {2, 3}), ("sea-coin", {2, 3})],
)
def test_a_truck_carries_tiles_of_one_game(hand: str, trucks: set[int]) -> None:
    at = table(trucks="panda | orca | -", hand=hand, phase="load-tile")
    assert choices(at) == {f"load-truck-{truck}" for truck in trucks}


@rule_test("zoo-and-sea", 9)
@pytest.mark.parametrize(("coin", "hand"), [("zoo-coin", "panda"), ("sea-coin", "orca")])
def test_a_coin_tile_decides_too(coin: str, hand: str) -> None:
    """Ruling Z4."""
    other = "orca" if hand == "panda" else "panda"
    at = table(trucks=f"{coin} | {other} | -", hand=hand, phase="load-tile")
    assert choices(at) == {"load-truck-1", "load-truck-3"}


@rule_test("zoo-and-sea", 10)
def test_after_the_round_a_truck_is_open_for_either_game() -> None:
    """Ruling Z5."""
    at = table(zoos=[Zoos(), Zoos(truck=2), Zoos(truck=3)], trucks="panda")
    play(at, "take-truck-1", "place-box-1-barn", "draw-sea")
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}


@rule_test("zoo-and-sea", 11, 12)
def test_the_last_empty_truck_is_kept_for_the_missing_game() -> None:
    """Worked example T19."""
    at = table(zoos=[Zoos(coins=0)], trucks="panda | elephant | -")
    assert choices(at) == {"draw-zoo", "draw-sea"}
    zoo_tile = table(trucks="panda | elephant | -", hand="zebra", phase="load-tile")
    assert choices(zoo_tile) == {"load-truck-1", "load-truck-2"}
    sea_tile = table(trucks="panda | elephant | -", hand="sea-coin", phase="load-tile")
    assert choices(sea_tile) == {"load-truck-3"}
    play(sea_tile, "load-truck-3")
    assert {"take-truck-1", "take-truck-2", "take-truck-3"} <= choices(sea_tile)


@rule_test("zoo-and-sea", 11, 12)
def test_the_last_empty_truck_is_kept_for_the_zoo_when_only_the_sea_is_there() -> None:
    """Worked example T19, the other way round."""
    at = table(zoos=[Zoos(coins=0)], trucks="orca | dolphin | -")
    assert choices(at) == {"draw-zoo", "draw-sea"}
    sea_tile = table(trucks="orca | dolphin | -", hand="sea-lion", phase="load-tile")
    assert choices(sea_tile) == {"load-truck-1", "load-truck-2"}
    zoo_tile = table(trucks="orca | dolphin | -", hand="zoo-coin", phase="load-tile")
    assert choices(zoo_tile) == {"load-truck-3"}
    play(zoo_tile, "load-truck-3")
    assert {"take-truck-1", "take-truck-2", "take-truck-3"} <= choices(zoo_tile)


@rule_test("zoo-and-sea", 11)
def test_with_two_empty_trucks_nothing_is_kept() -> None:
    at = table(trucks="panda | - | -", hand="zebra", phase="load-tile")
    assert choices(at) == {"load-truck-1", "load-truck-2", "load-truck-3"}


@rule_test("zoo-and-sea", 11)
def test_when_both_games_are_there_the_last_empty_truck_is_free_for_either() -> None:
    for hand, own_truck in (("zebra", 1), ("dolphin", 2)):
        at = table(trucks="panda | orca | -", hand=hand, phase="load-tile")
        assert choices(at) == {f"load-truck-{own_truck}", "load-truck-3"}


@rule_test("zoo-and-sea", 12)
def test_a_game_that_no_truck_could_take_cannot_be_drawn() -> None:
    at = table(trucks="panda panda panda | elephant elephant elephant | -")
    assert middle_choices(at) == {"draw-sea"}
    at = table(trucks="panda panda panda | elephant elephant elephant | orca")
    assert middle_choices(at) == {"draw-sea", "take-truck-1", "take-truck-2", "take-truck-3"}


@rule_test("zoo-and-sea", 13)
@pytest.mark.parametrize(("pile", "index"), [("zoo", 0), ("sea", 1)])
def test_the_end_pile_of_a_game_waits_for_its_own_draw_pile(pile: str, index: int) -> None:
    """Ruling Z8."""
    at = table(**only(16, pile))
    sizes = []
    for _ in range(2):
        play(at, f"draw-{pile}")
        play(at, sorted(choices(at))[0])
        seen = look(at)["piles"][pile]
        sizes.append((seen["draw_pile"], seen["end_pile"]))
    assert sizes == [(0, 15), (0, 14)]
    assert unseen(at)[1 - index] > 60


@rule_test("zoo-and-sea", 14)
@pytest.mark.parametrize("trucks", ["panda | zebra panda | -", "orca | - | dolphin", "panda panda panda | - | -"])
def test_no_truck_is_taken_before_both_games_are_there(trucks: str) -> None:
    assert not [name for name in choices(table(trucks=trucks)) if name.startswith("take-")]


@rule_test("zoo-and-sea", 14)
def test_once_the_first_truck_is_taken_all_others_may_be() -> None:
    at = table(zoos=[Zoos(), Zoos(truck=2)], trucks="panda | - | zebra")
    assert {"take-truck-1", "take-truck-3"} <= choices(at)
    at = table(zoos=[Zoos(), Zoos(truck=2)], trucks="panda | - | -", hand="zebra", phase="load-tile")
    assert choices(at) == {"load-truck-1", "load-truck-3"}


@rule_test("zoo-and-sea", 26)
@all_players
def test_there_always_is_something_to_do(players: int) -> None:
    """Ruling Z11; a hundred thousand games are in test_never_stuck."""
    for _, at in steps(players, seed=players):
        assert at.over or at.legal()


@rule_test("zoo-and-sea", 31)
def test_species_and_starter_are_found_by_chance_or_named() -> None:
    games = [look(GAME.new(3, seed=seed)) for seed in range(12)]
    assert {seen["turn"] for seen in games} == {0, 1, 2}
    named = look(GAME.new(3, seed=1, zoo_left_out=["panda", "zebra"], sea_left_out=["hippo", "penguin"], starter=2))
    assert (named["zoo_left_out"], named["sea_left_out"], named["turn"]) == (
        ["panda", "zebra"], ["hippo", "penguin"], 2)  # fmt: skip


@rule_test("zoo-and-sea", 31)
def test_a_dolphin_cannot_be_left_out() -> None:
    with pytest.raises(BadOption, match="dolphin"):
        GAME.new(3, seed=1, sea_left_out=["dolphin", "hippo"])


@rule_test("zoo-and-sea", 32)
def test_everybody_sees_the_piles_and_all_coins() -> None:
    at = play(table(), "draw-sea")
    shown = [at.view(seat) for seat in (None, 0, 1, 2)]
    assert all((each["piles"], each["zoos"]) == (shown[0]["piles"], shown[0]["zoos"]) for each in shown)
