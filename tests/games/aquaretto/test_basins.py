"""Where animals may go in Aquaretto, what is born there, and what basins earn by growing."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import animals, cell, choices, look, on, own, places, play, settle, spaces_offered, table, zoo


@rule_test("aquaretto", 32)
def test_a_taken_space_takes_no_animal() -> None:
    offered = spaces_offered(table(zoos=[zoo("D 1,1 2,1", truck=1)], carried="dolphin"))
    assert not offered & set(places("1,1 2,1"))


@rule_test("aquaretto", 32, 53)
def test_a_trainer_takes_up_its_space_but_keeps_nothing_apart() -> None:
    five = "P* 1,0 2,0 3,0; P 1,1; Pm 2,1"
    with_trainer = spaces_offered(table(zoos=[zoo(f"{five}; @ 3,1", truck=1)], carried="female-penguin"))
    without = spaces_offered(table(zoos=[zoo(five, truck=1, keeper=1)], carried="female-penguin"))
    assert without - with_trainer == {(3, 1)}
    assert with_trainer < without


@rule_test("aquaretto", 53)
def test_a_trainer_does_not_join_two_parts_of_a_basin() -> None:
    waters = "D 0,1 0,2 1,1 1,0 2,0; @ 2,2"
    offered = spaces_offered(table(zoos=[zoo(waters, truck=1)], carried="flash-dolphin"))
    assert offered == set(places("3,0 2,1 1,2"))


@rule_test("aquaretto", 30)
def test_no_animal_goes_beside_another_species_even_beside_its_own() -> None:
    at = table(zoos=[zoo("D 1,1; O 3,1", truck=1)], carried="dolphin")
    assert spaces_offered(at) == set(places("1,0 0,1 1,2"))


@rule_test("aquaretto", 30, 71)
def test_neighbours_count_across_the_seams_of_expansions() -> None:
    own_zoo = zoo("D 4,1; O 6,1", added="5,1 6,1 5,2 6,2", truck=1)
    assert spaces_offered(table(zoos=[own_zoo], carried="dolphin")) == set(places("3,1 4,2"))
    assert spaces_offered(table(zoos=[own_zoo], carried="orca")) == {(6, 2)}


@rule_test("aquaretto", 31)
@pytest.mark.parametrize(("waters", "number"), [("D 0,1; O 2,1", 3), ("D 0,1; O 2,1; P 4,1", 0)])
def test_three_basins_are_allowed(waters: str, number: int) -> None:
    offered = spaces_offered(table(zoos=[zoo(waters, truck=1)], carried="crocodile"))
    assert bool(offered) == bool(number)


@rule_test("aquaretto", 31)
def test_small_expansions_allow_no_further_basin() -> None:
    three = zoo("D 0,1; O 2,1; P 4,1", added="5,2 5,3 6,3 -1,2 -2,2 -2,1", truck=1)
    at = table(zoos=[three], carried="crocodile")
    assert own(at)["small_expansions_left"] == 0
    assert choices(at) == {"store"}


@rule_test("aquaretto", 31)
def test_five_basins_with_both_large_expansions() -> None:
    added = "5,0 6,0 5,1 6,1 -2,1 -1,1 -2,2 -1,2"
    four = zoo("D 0,1; O 2,1; P 4,1; H -2,2", added=added, truck=1)
    assert spaces_offered(table(5, zoos=[four], carried="crocodile"))
    five = zoo("D 0,1; O 2,1; P 4,1; H -2,2; L 2,4", added=added, truck=1)
    assert choices(table(5, zoos=[five], carried="crocodile")) == {"store"}


@rule_test("aquaretto", 33)
def test_a_species_in_the_depot_may_begin_a_basin() -> None:
    """Ruling E6."""
    at = table(zoos=[zoo(depot="fish-penguin", truck=1)], carried="penguin")
    assert len(spaces_offered(at)) == 19


@rule_test("aquaretto", 35)
def test_an_animal_from_a_truck_may_go_on_the_depot_although_it_fits() -> None:
    """Ruling E8."""
    at = table(zoos=[zoo("P 1,1", truck=1)], carried="fish-penguin")
    assert "store" in choices(at)
    assert own(play(at, "store"))["depot"] == ["fish-penguin"]


@rule_test("aquaretto", 34)
def test_an_animal_without_a_space_goes_on_the_depot() -> None:
    assert choices(table(zoos=[zoo("O 2,2 3,2; L 2,4 3,4", truck=1)], carried="sea-lion")) == {"store"}


@rule_test("aquaretto", 36)
def test_no_action_takes_an_animal_out_of_the_water_zoo() -> None:
    at = table(zoos=[zoo("D 1,1", coins=9), zoo("O 1,1")])
    assert choices(at) == {"draw", "expand-small", "expand-large"}


@rule_test("aquaretto", 37)
@pytest.mark.parametrize(("first", "second"), [("f", "male"), ("m", "female")])
def test_a_pair_anywhere_in_the_basin_breeds_at_once(first: str, second: str) -> None:
    at = table(zoos=[zoo(f"D{first} 0,1; D 1,1 2,1", truck=1)], trucks=f"{second}-dolphin")
    settle(at, f"{second}-dolphin", 3, 1)
    assert (look(at)["phase"], look(at)["carried"], look(at)["unborn"]["dolphin"]) == (
        "place-offspring",
        "baby-dolphin",
        1,
    )


@rule_test("aquaretto", 37)
def test_a_pair_from_one_truck_breeds() -> None:
    at = table(zoos=[zoo(truck=1)], trucks="male-orca female-orca")
    settle(at, "male-orca", 1, 1)
    settle(at, "female-orca", 2, 1)
    assert look(at)["carried"] == "baby-orca"


@rule_test("aquaretto", 38)
def test_offspring_goes_to_any_space_that_its_basin_can_grow_to_and_nowhere_else() -> None:
    """Rulings E10 and E11."""
    at = table(zoos=[zoo("Df 1,1; O 4,1", truck=1)], trucks="male-dolphin")
    settle(at, "male-dolphin", 2, 1)
    assert choices(at) == {f"put-{cell(x, y)}" for x, y in places("1,0 2,0 0,1 1,2 2,2")}


@rule_test("aquaretto", 40, 46)
def test_offspring_counts_as_any_animal() -> None:
    at = table(zoos=[zoo("Df 1,1", coins=0, truck=1)], trucks="male-dolphin")
    settle(at, "male-dolphin", 2, 1)
    play(at, f"put-{cell(3, 1)}")
    assert (own(at)["coins"], at.scores[0]) == (1, 3)
    at = table(zoos=[zoo("Df 1,1; Dm 2,1; Db 3,1", truck=1)], carried="dolphin")
    assert (4, 1) in spaces_offered(at)


@rule_test("aquaretto", 41)
def test_a_third_fertile_animal_has_no_offspring_whatever_its_sex() -> None:
    for sex in ("male", "female"):
        at = table(zoos=[zoo("Df 1,1; Dm 2,1; Db 3,1", truck=1)], trucks=f"{sex}-dolphin")
        settle(at, f"{sex}-dolphin", 4, 1)
        assert (look(at)["phase"], look(at)["unborn"]["dolphin"]) == ("choose-action", 1)


@rule_test("aquaretto", 42)
def test_a_newcomer_between_two_partners_has_one_offspring() -> None:
    """Ruling E12."""
    at = table(zoos=[zoo("Dm 1,1 2,1", truck=1)], trucks="female-dolphin")
    settle(at, "female-dolphin", 3, 1)
    play(at, f"put-{cell(4, 1)}")
    assert (look(at)["turn"], animals(at, "baby-dolphin")) == (1, 1)


@rule_test("aquaretto", 43)
def test_nothing_is_born_in_a_depot_or_on_a_truck() -> None:
    at = table(zoos=[zoo(depot="male-orca", truck=1)], trucks="female-orca | male-dolphin female-dolphin")
    play(at, "pick-box-1", "store")
    assert (look(at)["unborn"]["orca"], look(at)["unborn"]["dolphin"], own(at)["depot"]) == (
        2,
        2,
        ["male-orca", "female-orca"],
    )


@rule_test("aquaretto", 44)
def test_four_fertile_animals_use_up_both_offspring() -> None:
    at = table(zoos=[zoo("Df 1,1 2,1; Dm 3,1; Db 4,1", coins=0, truck=1)], trucks="male-dolphin")
    settle(at, "male-dolphin", 1, 2)
    assert "dolphin" not in look(at)["unborn"]
    assert look(play(at, f"put-{cell(2, 2)}", "place-manager"))["turn"] == 1


@rule_test("aquaretto", 45)
def test_offspring_in_a_depot_can_be_moved() -> None:
    parents = zoo("Cf 2,4; Cm 3,4; H* 2,2 3,2", "baby-crocodile", coins=1, added="2,5 3,5 2,6")
    at = play(table(zoos=[parents]), "move-tile", f"put-{cell(2, 5)}")
    assert (on(at, 2, 5), own(at)["coins"]) == ("baby-crocodile", 1)  # one paid, one for the third crocodile


@rule_test("aquaretto", 45)
def test_offspring_in_a_depot_can_be_bought_and_may_begin_a_basin() -> None:
    """Ruling E14."""
    parents = zoo("Cf 2,4; Cm 3,4; H* 2,2 3,2", "baby-crocodile", coins=0)
    at = play(table(zoos=[zoo(coins=2), parents]), "buy-from-left-1", f"put-{cell(1, 1)}")
    assert (on(at, 1, 1), own(at, 1)["depot"]) == ("baby-crocodile", [])


@rule_test("aquaretto", 45, 62)
def test_offspring_in_a_depot_can_be_discarded_and_does_not_come_back() -> None:
    parents = zoo("Cf 2,4; Cm 3,4; H* 2,2 3,2", "baby-crocodile", coins=2)
    at = play(table(zoos=[parents]), "discard")
    assert (look(at)["removed"], look(at)["unborn"]["crocodile"]) == ({"baby-crocodile": 1}, 1)


SNAKE = places("1,0 2,0 3,0 3,1 4,1 4,2 4,3 3,3 3,4 2,4 2,3 1,3 1,2 0,2 0,1")
TWELVE = ["dolphin"] * 5 + ["flash-dolphin"] * 2 + ["male-dolphin", "female-dolphin"]


@rule_test("aquaretto", 46, 47)
def test_which_sizes_of_a_basin_earn_what() -> None:
    signs = {"dolphin": "D", "flash-dolphin": "D!", "male-dolphin": "Dm", "female-dolphin": "Df", "baby-dolphin": "Db"}
    order = [*TWELVE[:8], "male-dolphin", "female-dolphin", "baby-dolphin", "female-dolphin", "baby-dolphin"]
    earned = {}
    for size in range(1, 14):
        before = [f"{signs[tile]} {x},{y}" for tile, (x, y) in zip(order[: size - 1], SNAKE, strict=False)]
        tile, (x, y) = order[size - 1], SNAKE[size - 1]
        if tile == "baby-dolphin":  # a coworker for its mother, who came just before, is yet to come
            mine = zoo("; ".join(before), coins=0, keeper=(size - 2) // 5)
            at = table(zoos=[mine], carried=tile, phase="place-offspring")
        else:
            at = table(zoos=[zoo("; ".join(before), coins=0, keeper=(size - 1) // 5, truck=1)], carried=tile)
        play(at, f"put-{cell(x, y)}")
        earned[size] = (own(at)["coins"], look(at)["phase"] == "place-coworker")
    assert {size for size, (coins, _) in earned.items() if coins} == {3, 6, 9, 12}
    assert {size for size, (_, coworker) in earned.items() if coworker} == {5, 11}  # the 10th is a mother


@rule_test("aquaretto", 47)
def test_the_tenth_animal_earns_a_coworker() -> None:
    spots = SNAKE[:9]
    signs = ["D"] * 5 + ["D!"] * 2 + ["Dm"] * 2
    waters = "; ".join(f"{sign} {x},{y}" for sign, (x, y) in zip(signs, spots, strict=True))
    at = table(zoos=[zoo(waters, coins=0, truck=1, keeper=1)], trucks="female-dolphin")
    settle(at, "female-dolphin", *SNAKE[9])
    assert look(at)["phase"] == "place-offspring"
    play(at, f"put-{cell(*SNAKE[10])}")
    assert (look(at)["phase"], animals(at, "dolphin")) == ("place-coworker", 11)


@rule_test("aquaretto", 48, 49)
def test_offspring_that_is_the_fifth_earns_a_coworker_and_only_one() -> None:
    at = table(zoos=[zoo("D 1,1 2,1; Df 3,1", coins=0, truck=1)], trucks="male-dolphin orca")
    settle(at, "male-dolphin", 4, 1)
    play(at, f"put-{cell(4, 2)}")
    assert look(at)["phase"] == "place-coworker"
    play(at, "place-cashier")
    assert (look(at)["phase"], look(at)["coworkers"], own(at)["coins"]) == ("place-tiles", 15, 0)


@rule_test("aquaretto", 49)
def test_the_ninth_animal_brings_a_coin_and_its_offspring_the_coworker() -> None:
    signs = ["D"] * 5 + ["D!"] * 2 + ["Dm"]
    waters = "; ".join(f"{sign} {x},{y}" for sign, (x, y) in zip(signs, SNAKE, strict=False))
    at = table(zoos=[zoo(waters, coins=0, truck=1, keeper=1)], trucks="female-dolphin")
    settle(at, "female-dolphin", *SNAKE[8])
    assert (own(at)["coins"], look(at)["phase"]) == (1, "place-offspring")
    assert look(play(at, f"put-{cell(*SNAKE[9])}"))["phase"] == "place-coworker"


@rule_test("aquaretto", 47, 49)
def test_the_coworker_is_not_lost_when_the_offspring_goes_on_the_depot() -> None:
    waters = "T* 0,1 0,2 1,1; Tf 1,0; H* 3,0 3,1 3,2 3,3 2,3"
    at = table(zoos=[zoo(waters, coins=0, truck=1, keeper=1)], trucks="male-sea-turtle")
    settle(at, "male-sea-turtle", 1, 2)
    assert (own(at)["depot"], look(at)["phase"]) == (["baby-sea-turtle"], "place-coworker")


@rule_test("aquaretto", 50)
def test_an_empty_bank_pays_nothing() -> None:
    """Ruling E30."""
    rich = [zoo("D 1,1 2,1", coins=0, truck=1), zoo(coins=30)]
    at = table(zoos=rich, trucks="dolphin", bank=0)
    settle(at, "dolphin", 3, 1)
    assert (own(at)["coins"], look(at)["bank"]) == (0, 0)
