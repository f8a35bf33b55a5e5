"""The dice of Dice's Zoo, and how likely each symbol is."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest

from tiergarten.games.dices_zoo.dice import SIDES

from ...rulebook import page_of, rule_test
from .tables import ALL_DICE, ANIMALS, FACES, KINDS, MINUS_POINTS, ZOO, answers, look, position, symbols, table

ROW = re.compile(r"\| ([A-E]) \| (.+) \|")


def sides_on_the_page() -> dict[str, Counter[str]]:
    """The sides of each kind of die, as the table of the rules page has them."""
    rows = [ROW.fullmatch(line) for line in page_of("dices-zoo").read_text(encoding="utf-8").splitlines()]
    return {
        row[1].lower(): Counter(side.replace(" ", "-").lower() for side in re.split(r", | and ", row[2]))
        for row in rows
        if row
    }


def first_die() -> dict[str, int]:
    """How many of the 300 sides of all dice in the full bag show each face."""
    return answers(position(hands=[""] * 3, phase="deal-dice", turn=None, roller=0))


@rule_test("dices-zoo", 2)
def test_there_are_five_kinds_of_dice_and_ten_of_each() -> None:
    seen = look(table(2, ["elephant-a", "bear-b"], bag=48))
    assert seen["bag"] == {"a": 9, "b": 9, "c": 10, "d": 10, "e": 10}
    assert sum(seen["bag"].values()) + 2 == ALL_DICE


@rule_test("dices-zoo", 3)
def test_there_are_six_animals_and_two_other_symbols() -> None:
    assert {*symbols(first_die())} == {*ANIMALS, "trap", "x2"}


@rule_test("dices-zoo", 4)
def test_opposite_an_animal_is_the_same_animal_and_opposite_a_trap_mostly_a_trap() -> None:
    opposite_traps: Counter[str] = Counter()
    for pairs in SIDES.values():
        assert len(pairs) == 3
        for front, back in pairs:
            if front in ANIMALS or back in ANIMALS:
                assert front == back
            else:
                opposite_traps.update(other for one, other in ((front, back), (back, front)) if one == "trap")
    assert opposite_traps == {"trap": 4, "x2": 1}  # of ten dice each


@rule_test("dices-zoo", 5)
def test_every_animal_is_on_two_kinds_traps_on_three_and_the_x2_on_one() -> None:
    found = {symbol: sorted(n // 10 for face, n in first_die().items() if symbols({face: 1})[symbol])
             for symbol in MINUS_POINTS}  # fmt: skip
    assert found == {**{animal: [2, 2] for animal in ANIMALS}, "trap": [1, 2, 2], "x2": [1]}


@rule_test("dices-zoo", 5)
def test_the_chances_of_a_die_from_the_full_bag() -> None:
    """Worked example 24: exactly, from all 300 sides."""
    sides = symbols(first_die())
    assert sides.total() == 300
    likely = {symbol: Fraction(n, 300) for symbol, n in sides.items()}
    assert likely == {**dict.fromkeys(ANIMALS, Fraction(2, 15)), "trap": Fraction(1, 6), "x2": Fraction(1, 30)}
    assert sum(likely[symbol] * MINUS_POINTS[symbol] for symbol in likely) == Fraction(91, 30)


@rule_test("dices-zoo", 6)
def test_the_kinds_of_dice_are_those_of_the_table() -> None:
    bag = {kind: Counter({face[:-2]: n // 10 for face, n in first_die().items() if face[-1] == kind}) for kind in KINDS}
    assert bag == sides_on_the_page()


def test_each_animal_is_on_one_kind_without_traps_and_on_one_with_them_and_no_two_share_two_kinds() -> None:
    pages = sides_on_the_page()
    homes = {animal: {kind for kind in pages if animal in pages[kind]} for animal in ANIMALS}
    assert all(sorted("trap" in pages[kind] for kind in home) == [False, True] for home in homes.values())
    assert len({frozenset(home) for home in homes.values()}) == len(ANIMALS)


@rule_test("dices-zoo", 7)
@pytest.mark.parametrize("face", FACES)
def test_every_side_of_a_rolled_die_is_as_likely_as_the_others(face: str) -> None:
    likely = answers(position(hands=[face], phase="roll-dice", roller=0, picked=face))
    sides = sides_on_the_page()[face[-1]]
    assert likely == {f"{symbol}-{face[-1]}": n for symbol, n in sides.items()}
    assert sum(likely.values()) == 6


def test_a_die_of_kind_e_shows_its_animals_in_a_third_and_trap_and_x2_in_a_sixth_of_all_rolls() -> None:
    """Worked example 24, the second part."""
    likely = answers(position(hands=["x2"], phase="roll-dice", roller=0, picked="x2-e"))
    assert {face: Fraction(n, 6) for face, n in likely.items()} == {
        "wild-boar-e": Fraction(1, 3),
        "fox-e": Fraction(1, 3),
        "trap-e": Fraction(1, 6),
        "x2-e": Fraction(1, 6),
    }


def test_the_game_knows_just_these_faces() -> None:
    assert ZOO.parts.outcomes[: len(FACES)] == FACES
