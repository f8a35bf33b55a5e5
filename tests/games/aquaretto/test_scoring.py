"""What counts at the end of Aquaretto, beyond the worked examples."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import table, zoo
from .test_examples import points


@rule_test("aquaretto", 81)
def test_every_animal_is_a_point_offspring_too() -> None:
    assert points(zoo("D 1,1; D! 2,1; Dm 3,1; Df 3,2; Db 3,3; P* 1,3")) == 6


@rule_test("aquaretto", 83)
def test_offspring_have_no_fish_and_a_flash_is_none() -> None:
    """Ruling E3."""
    assert points(zoo("Pm 1,1; Pf 2,1; Pb 3,1; D! 1,3 2,3", keeper=2)) == 5


@rule_test("aquaretto", 84)
def test_offspring_can_be_trained() -> None:
    """Ruling E2."""
    assert points(zoo("Dm 1,1; Df 2,1; Db 3,1; @ 2,2")) == 3 + 3


@rule_test("aquaretto", 84)
@pytest.mark.parametrize("sign", ["T", "H", "C", "P", "B"])
def test_animals_that_are_fed_cannot_be_trained(sign: str) -> None:
    assert points(zoo(f"{sign} 1,1; {sign}m 2,1; @ 2,2")) == 2


@rule_test("aquaretto", 84)
@pytest.mark.parametrize("sign", ["D", "O", "L"])
def test_animals_with_a_flash_cannot_be_trained_but_count(sign: str) -> None:
    """Ruling E1."""
    assert points(zoo(f"{sign} 1,1; {sign}! 2,1; @ 2,2")) == 2 + 1


@rule_test("aquaretto", 84)
def test_a_trainer_sees_across_the_seams_of_expansions_and_around_corners() -> None:
    added = "5,0 6,0 5,1 6,1 4,-1 5,-1 4,-2"
    assert points(zoo("D 4,1 3,1 3,0 4,2; O 5,-1 4,-1; @ 5,0", added=added)) == 6 + 1 + 2
    assert points(zoo("D 5,1 6,1; @ 4,2", added="5,1 6,1 5,2 6,2")) == 2 + 1


@rule_test("aquaretto", 84)
def test_a_trainer_with_eight_around() -> None:
    assert points(zoo("D 1,1 2,1 3,1 3,2 3,3 2,3 1,3 1,2; @ 2,2")) == 8 + 8


@rule_test("aquaretto", 82, 87)
def test_coins_count_only_with_cashiers() -> None:
    assert points(zoo("D 1,1", coins=9)) == 1
    assert points(zoo("D 1,1", coins=9, cashier=2)) == 19


@rule_test("aquaretto", 86)
def test_a_species_costs_in_the_depot_even_if_it_lives_in_the_water_zoo() -> None:
    assert points(zoo("D 1,1 2,1", "dolphin flash-dolphin baby-dolphin")) == 2 - 2


@rule_test("aquaretto", 86)
def test_a_manager_without_a_depot_is_worth_nothing() -> None:
    assert points(zoo("D 1,1", manager=1)) == 1


@rule_test("aquaretto", 87)
def test_expansions_and_free_spaces_are_worth_nothing() -> None:
    assert points(zoo(added="5,0 6,0 5,1 6,1")) == points(zoo()) == 0


@rule_test("aquaretto", 82, 89)
def test_coins_that_cashiers_counted_still_break_ties() -> None:
    five = "D 1,0 2,0 3,0 3,1; D! 4,1"
    cashier, other = zoo(five, coins=1, cashier=1), zoo("P* 1,0 2,0 3,0 3,1 4,1; P 4,2", coins=0, manager=1)
    at = table(2, [cashier, other], phase="game-over", unseen=14)
    assert (at.scores, at.winners) == ((6, 6), (0,))
