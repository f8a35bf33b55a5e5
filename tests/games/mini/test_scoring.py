"""Points and places in Zooloretto Mini."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import Zoo, table, zoo


def points(enclosures: str, barn: str = "") -> int:
    """What a zoo is worth; its breakdown has to say the same."""
    at = table(players=5, zoos=[zoo(enclosures, barn)])
    assert sum(points for _, points in at.breakdown(0)) == at.scores[0]
    return at.scores[0]


@rule_test("mini", 53)
@pytest.mark.parametrize(("animals", "worth"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 8), (6, 12)])
def test_an_enclosure_earns_points_by_its_number_of_animals(animals: int, worth: int) -> None:
    assert points(f"{animals} wolf") == worth


@rule_test("mini", 53)
def test_an_empty_enclosure_earns_nothing() -> None:
    assert points("") == 0


@rule_test("mini", 53)
def test_offspring_count_as_animals() -> None:
    assert points("2 wolf, male-wolf, female-wolf, baby-wolf") == 8


@rule_test("mini", 53)
def test_landscapes_are_no_animals() -> None:
    """Worked example 10: three animals and three ponds."""
    assert points("3 wolf, 3 pond") == 3 + 2


def test_five_animals_and_a_landscape_are_worth_less_than_six_animals() -> None:
    """Worked example 9."""
    assert (points("5 giraffe, rock"), points("6 giraffe")) == (8 + 2, 12)


@rule_test("mini", 54)
def test_two_enclosures_of_one_species_count_each_by_itself() -> None:
    assert points("5 llama | 2 llama, 2 male-llama | female-llama") == 8 + 4 + 1


@rule_test("mini", 54)
def test_five_llamas_twice_are_sixteen_points() -> None:
    """Worked example 22."""
    assert points("5 llama | 2 llama, male-llama, female-llama, baby-llama") == 8 + 8


@rule_test("mini", 55)
def test_each_type_of_landscape_counts_once_over_all_enclosures() -> None:
    """Worked example 2."""
    assert points("rock, pond | rock, shrub") == 6


@rule_test("mini", 55)
@pytest.mark.parametrize(
    ("landscapes", "worth"), [("pond", 2), ("3 pond", 2), ("pond | pond | pond", 2), ("pond, rock", 4)]
)
def test_more_landscapes_of_a_type_earn_nothing_more(landscapes: str, worth: int) -> None:
    assert points(landscapes) == worth


@rule_test("mini", 56)
def test_three_llamas_in_the_barn_cost_two_points() -> None:
    """Worked example 3."""
    assert points("", barn="3 llama") == -2


@rule_test("mini", 56)
def test_adults_and_offspring_of_a_species_in_the_barn_cost_two_points_together() -> None:
    pair = "3 wolf, rock, male-wolf, female-wolf"
    assert points(pair, barn="baby-wolf") == points(pair, barn="baby-wolf, wolf, male-wolf") == 8 + 2 - 2


@rule_test("mini", 56, 57)
def test_a_mixed_barn_costs_two_points_a_species_and_two_a_type_of_landscape() -> None:
    """Worked example 12; the parents of the baby ostrich are worth 8."""
    parents = "3 ostrich, male-ostrich, female-ostrich, rock"
    assert points(parents, barn="2 wolf, ostrich, baby-ostrich, 2 pond, shrub") == 8 + 2 - 8


@rule_test("mini", 57)
@pytest.mark.parametrize(
    ("landscapes", "cost"), [("pond", -2), ("3 pond", -2), ("pond, rock", -4), ("pond, rock, shrub", -6)]
)
def test_landscapes_in_the_barn_cost_two_points_a_type(landscapes: str, cost: int) -> None:
    assert points("", barn=landscapes) == cost


@rule_test("mini", 57)
def test_a_landscape_in_an_enclosure_and_in_the_barn_earns_and_costs() -> None:
    """Worked example 21."""
    assert points("pond", barn="pond") == 2 - 2


def test_the_scoring_example_of_the_rulebook_is_24_points() -> None:
    """Worked example 1."""
    assert points("4 impala, pond, rock | 6 rhinoceros | 5 llama", barn="2 wolf, 2 shrub") == 4 + 12 + 8 + 4 - 4 == 24


def test_a_whole_zoo_is_20_points() -> None:
    """Worked example 14."""
    own = "5 wolf, pond | 2 llama, pond, shrub | 6 rhinoceros"
    assert points(own, barn="impala, ostrich, rock") == 8 + 2 + 12 + 4 - 6 == 20


def test_three_enclosures_of_six_animals_are_the_most_that_can_be_had() -> None:
    assert points("6 wolf | 6 llama | 6 rhinoceros") == 36


def ended(*zoos: Zoo) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The points and the winners of a game that ended with these zoos."""
    at = table(players=3, zoos=zoos, phase="game-over", unseen=14)
    return at.scores, at.winners


A = zoo("6 wolf | 5 llama, pond | 2 pond", barn="llama")  # 12 + 8 + 2 - 2
B = zoo("6 impala | 4 ostrich | shrub, rock")  # 12 + 4 + 4
C = zoo("6 rhinoceros | 3 ostrich, male-ostrich, shrub | 2 rock")  # 12 + 4 + 4


@rule_test("mini", 58)
def test_the_most_points_win() -> None:
    assert ended(zoo("3 wolf"), zoo("4 llama"), zoo("3 impala")) == ((3, 4, 3), (1,))


@rule_test("mini", 58)
def test_landscape_tiles_do_not_help_against_more_points() -> None:
    assert ended(zoo("6 wolf"), zoo("5 llama | 3 pond")) == ((12, 10, 0), (0,))


@rule_test("mini", 59)
def test_of_equal_points_the_most_landscape_tiles_in_the_enclosures_win() -> None:
    """Worked example 15; the rival has a shrub where the dossier has a fourth pond, of which there are three."""
    assert ended(A, B) == ((20, 20, 0), (0,))


@rule_test("mini", 59)
def test_landscape_tiles_in_the_barn_do_not_break_a_tie() -> None:
    assert ended(zoo("4 wolf, pond", barn="3 rock"), zoo("2 llama, 2 shrub")) == ((4, 4, 0), (1,))


@rule_test("mini", 60)
def test_equal_points_and_equal_landscape_tiles_share_the_victory() -> None:
    """Worked example 15, with the third player."""
    assert ended(A, B, C) == ((20, 20, 20), (0, 2))


def test_who_shares_a_place_leaves_the_next_one_free() -> None:
    assert table(players=3, zoos=[A, B, C], phase="game-over", unseen=14).ranking == (1, 3, 1)
