"""What a zoo of Zooloretto is worth, and who wins."""

from __future__ import annotations

import pytest

from ...rulebook import rule_test
from .tables import Zoo, alone, play, points, table, zoo

EXPANSION, WITH_A_STALL = (0, 0, 0, 0, 5, 9), (0, 1, 2, 3, 5, 9)
WITHOUT_STALL = {1: (0, 0, 0, 4, 5), 2: (0, 0, 0, 0, 5, 8), 3: (0, 0, 0, 0, 0, 6, 10), 4: EXPANSION, 5: EXPANSION}
WITH_STALL = {1: (0, 1, 2, 4, 5), 2: (0, 1, 2, 3, 5, 8), 3: (0, 1, 2, 3, 4, 6, 10), 4: WITH_A_STALL, 5: WITH_A_STALL}
FOR_THE_TYPE = 2


@rule_test("zooloretto", 69, 70)
@pytest.mark.parametrize(
    ("number", "animals", "expected"),
    [(number, n, row[n]) for number, row in WITHOUT_STALL.items() for n in range(len(row))],
)
def test_an_enclosure_without_a_stall(number: int, animals: int, expected: int) -> None:
    assert points(alone(number, f"{animals} panda" if animals else ""), players=2) == expected


@rule_test("zooloretto", 69, 70, 71)
@pytest.mark.parametrize(
    ("number", "animals", "expected"),
    [(number, n, row[n]) for number, row in WITH_STALL.items() for n in range(len(row))],
)
def test_an_enclosure_with_a_stall(number: int, animals: int, expected: int) -> None:
    """Ruling E36: a stall counts without animals too."""
    own = f"{animals} panda, drinks-stall" if animals else "drinks-stall"
    assert points(alone(number, own), players=2) == expected + FOR_THE_TYPE


@rule_test("zooloretto", 70)
@pytest.mark.parametrize(
    ("stalls", "expected"),
    [("", 0), (", drinks-stall", 3), (", 2 drinks-stall", 3), (", drinks-stall, snack-stall", 5)],
)
def test_one_stall_is_enough(stalls: str, expected: int) -> None:
    """Worked example 1."""
    assert points(f"panda{stalls}") == expected


@rule_test("zooloretto", 70)
def test_a_stall_counts_for_its_animals_and_for_its_type() -> None:
    """Worked example 7."""
    assert points("| | 3 panda, drinks-stall") == 3 + 2


@rule_test("zooloretto", 70)
def test_a_stall_at_another_enclosure_does_not_help() -> None:
    assert points("2 panda | drinks-stall | 4 zebra") == 2


@rule_test("zooloretto", 69)
def test_one_short_beats_the_animals_beside_a_stall() -> None:
    """Worked example 9."""
    assert (points("| | 5 panda"), points("| | 5 panda, drinks-stall")) == (6, 6 + 2)
    assert (points("| | 4 panda"), points("| | 4 panda, drinks-stall")) == (0, 4 + 2)


@rule_test("zooloretto", 69)
def test_offspring_count_like_all_animals() -> None:
    assert points("panda, father-panda, mother-panda, baby-panda") == 5


def test_a_whole_zoo() -> None:
    """Worked example 8."""
    own = "4 panda, drinks-stall, snack-stall | 4 zebra | 3 camel, drinks-stall"
    assert points(own, barn="2 camel, elephant, popcorn-stall") == 5 + 5 + 3 + 4 - 6 == 11


@rule_test("zooloretto", 71)
def test_each_type_of_stall_counts_once() -> None:
    assert points("2 drinks-stall | drinks-stall") == 2
    assert points("drinks-stall, snack-stall | popcorn-stall | ice-cream-stall") == 8


@rule_test("zooloretto", 72, 73)
def test_a_barn_counts_types_and_not_tiles() -> None:
    """Worked example 18."""
    barned = "3 elephant, baby-elephant, 2 drinks-stall, snack-stall"
    own = zoo(barn=barned)
    at = table(zoos=[own], removed="father-elephant, mother-elephant")
    assert at.scores[0] == -6
    assert play(at.copy(), "discard-elephant").scores[0] == -6
    assert play(at, "discard-snack-stall").scores[0] == -4


@rule_test("zooloretto", 72)
def test_an_offspring_alone_in_the_barn_costs_its_species() -> None:
    assert points("| | father-panda, mother-panda", barn="baby-panda") == -2


@rule_test("zooloretto", 73)
def test_a_type_in_the_barn_costs_even_if_it_stands_outside() -> None:
    assert points("drinks-stall", barn="drinks-stall") == 0


@rule_test("zooloretto", 74)
def test_coins_and_expansions_that_are_not_built_count_nothing() -> None:
    """Ruling E35."""
    assert table(zoos=[zoo(coins=20), zoo(coins=0)]).scores[:2] == (0, 0)


def test_the_most_that_a_zoo_can_be_worth() -> None:
    """Worked example 22."""
    stalls = "drinks-stall, snack-stall", "popcorn-stall", "ice-cream-stall"
    full = f"4 panda, {stalls[0]} | 5 zebra, {stalls[1]} | 6 camel, {stalls[2]} | 5 leopard"
    assert points(full) == 5 + 8 + 10 + 9 + 8 == 40
    assert points(f"{full} | 5 elephant", players=2) == 49


def ended(*zoos: Zoo) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners at the end of the game."""
    at = table(players=len(zoos), zoos=zoos, phase="game-over", unseen=14)
    return at.scores, at.winners


@rule_test("zooloretto", 75)
def test_the_most_points_win() -> None:
    assert ended(zoo("4 panda"), zoo("| 5 zebra"), zoo("3 camel", coins=12)) == ((5, 8, 4), (1,))


@rule_test("zooloretto", 76, 77)
def test_of_equal_points_the_most_coins_win_and_of_equal_coins_both() -> None:
    """Worked example 20: A 23 points and 2 coins, B and C 23 and 3, D 22 and 9."""
    a = zoo("4 panda | 5 zebra | 6 camel", coins=2)
    b = zoo("3 panda | | 6 elephant | 5 leopard", coins=3)
    c = zoo("| 5 flamingo | 5 chimpanzee | 5 kangaroo", coins=3)
    d = zoo(
        "2 kangaroo, male-kangaroo, drinks-stall, snack-stall | 2 chimpanzee, 2 male-chimpanzee, popcorn-stall"
        " | ice-cream-stall | 2 flamingo, 2 male-flamingo",
        coins=9,
    )
    assert ended(a, b, c, d, zoo()) == ((23, 23, 23, 22, 0), (1, 2))


@rule_test("zooloretto", 76)
def test_coins_do_not_help_against_more_points() -> None:
    assert ended(zoo("4 panda", coins=0), zoo("3 zebra", coins=20)) == ((5, 4), (0,))
