"""How dice are picked in Dice's Zoo: from left to right, so that every set has one way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables import random_table, seeds
from tiergarten.core.table import Table

from ...rulebook import rule_test
from .tables import ANIMALS, FACES, ZOO, choices, faces, kinds, look, numbers, play, sets_to, symbols, table

some_dice = st.lists(st.sampled_from(FACES), min_size=1, max_size=7)
some_centre = st.tuples(st.sampled_from(ANIMALS), st.integers(0, 2))


def parts_of(hand: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Every part of a hand of dice, the empty one too."""
    for counts in product(*(range(n + 1) for n in hand.values())):
        yield {face: n for face, n in zip(hand, counts, strict=True) if n}


def may_be_placed(part: Mapping[str, int], lying: Mapping[str, int]) -> bool:
    """The rule as a player would say it."""
    shown = symbols(part)
    shown.pop("x2", None)
    if len(shown) != 1 or "trap" in shown:
        return False
    ((animal, n),) = shown.items()
    if not lying:
        return True
    ((there, number),) = symbols(lying).items()
    if animal == there:
        return n > number
    return ANIMALS.index(animal) < ANIMALS.index(there) and n == number


def as_sorted(sets: list[dict[str, int]]) -> list[list[tuple[str, int]]]:
    """Sets of dice in an order of their own; one that is there twice stays there twice."""
    return sorted(sorted(each.items()) for each in sets)


def expected(at: Table) -> list[dict[str, int]]:
    """All that the seat to move may place, found slowly."""
    placeable = {face: n for face, n in faces(at, at.actors[0]).items() if not face.startswith("trap")}
    return [part for part in parts_of(placeable) if may_be_placed(part, look(at)["centre"])]


@rule_test("dices-zoo", 80)
def test_dice_are_offered_from_left_to_right() -> None:
    order = [f"pick-{face}-to-roll" for face in FACES]
    assert FACES[:4] == ("elephant-a", "elephant-c", "bear-b", "bear-d")
    assert FACES[-5:] == ("earthworm-c", "x2-e", "trap-c", "trap-d", "trap-e")
    at = table(hands=[", ".join(FACES)])
    for i, name in enumerate(order):
        assert {each for each in choices(at) if each.endswith("to-roll")} == set(order[i:])
        play(at, name)
    assert choices(at) == {"roll"}


@rule_test("dices-zoo", 80)
def test_for_placing_animals_come_first_by_kind_and_then_x2() -> None:
    at = play(table(hands=["elephant-a, elephant-c, x2, trap"]), "pick-elephant-a-to-place")
    assert choices(at) == {"pick-elephant-c-to-place", "pick-x2-e-to-place", "place"}
    assert choices(play(at.copy(), "pick-elephant-c-to-place")) == {"pick-x2-e-to-place", "place"}
    assert choices(play(at, "pick-x2-e-to-place")) == {"place"}


@rule_test("dices-zoo", 81, 82)
@given(own=some_dice, lying=some_centre)
def test_every_set_of_dice_can_be_picked_in_exactly_one_way(own: list[str], lying: tuple[str, int]) -> None:
    at = table(2, [", ".join(own), "trap-d"], f"{lying[1]} {lying[0]}" if lying[1] else "")
    assert as_sorted(sets_to("place", at)) == as_sorted(expected(at))
    to_roll = [part for part in parts_of(Counter(own)) if part]
    assert as_sorted(sets_to("roll", at)) == as_sorted(to_roll)


@rule_test("dices-zoo", 81, 82)
@pytest.mark.parametrize("players", [2, 5])
@given(seed=seeds)
def test_in_any_game_all_that_may_be_placed_can_be_picked_in_one_way(players: int, seed: int) -> None:
    at = random_table(ZOO, players, seed, most_moves=120)
    chooser = Random(seed)
    while not at.over and look(at)["phase"] != "place-or-roll":
        at.play(chooser.choice(at.legal_ids()))
    if not at.over:
        assert as_sorted(sets_to("place", at)) == as_sorted(expected(at))


@rule_test("dices-zoo", 82)
def test_a_die_is_not_offered_if_too_few_could_follow() -> None:
    at = table(hands=["elephant-a, 2 elephant-c, trap"], centre="2 elephant")
    assert sets_to("place", at) == [{"elephant-a": 1, "elephant-c": 2}]
    assert {name for name in choices(at) if name.endswith("place")} == {"pick-elephant-a-to-place"}
    play(at, "pick-elephant-a-to-place")
    assert choices(at) == {"pick-elephant-c-to-place"}
    assert choices(play(at, "pick-elephant-c-to-place")) == {"pick-elephant-c-to-place"}
    assert choices(play(at, "pick-elephant-c-to-place")) == {"place"}


@rule_test("dices-zoo", 82)
def test_no_die_is_offered_beyond_the_number_of_a_bigger_animal() -> None:
    at = play(table(hands=["3 bear-b, bear-d, x2"], centre="2 fox"), "pick-bear-b-to-place", "pick-bear-b-to-place")
    assert choices(at) == {"pick-x2-e-to-place", "place"}


@rule_test("dices-zoo", 83)
def test_what_was_picked_can_be_taken_back() -> None:
    at = table(hands=["2 elephant-a, trap-c"])
    before = at.state_bytes()
    play(at, "pick-elephant-a-to-place", "pick-elephant-a-to-place", "place")
    for _ in range(3):
        at.undo()
    assert at.state_bytes() == before


@rule_test("dices-zoo", 83)
def test_who_takes_back_a_roll_will_roll_the_same_again() -> None:
    for seed in range(6):
        at = play(table(hands=["2 trap-c, trap-d"], seed=seed), "pick-trap-c-to-roll", "pick-trap-d-to-roll", "roll")
        rolled = at.state_bytes()
        at.undo()
        assert play(at, "roll").state_bytes() == rolled


def follow(before: dict[str, Any], name: str, after: dict[str, Any], seat: int) -> None:
    """Do the dice that moved fit the move that was made? Kinds only change hands as the move says."""
    old = [kinds(each["dice"]) for each in before["hands"]]
    new = [kinds(each["dice"]) for each in after["hands"]]
    if name.startswith(("pick-", "own-", "roll")) or (before["animal"] == "bear" and "-of-left-" in name):
        assert new == old
    elif before["animal"] == "wild-boar" and "-of-left-" in name:
        rival = (seat + int(name[-1])) % len(old)
        given, taken = before["given"][-1], name.split("-of-left-")[0][-1]
        assert new[seat] == old[seat] - Counter(given) + Counter(taken)
        assert new[rival] == old[rival] - Counter(taken) + Counter(given)
    elif before["animal"] == "earthworm" and before["phase"] == "finish-ability":
        rival = (seat + int(name[-1])) % len(old)
        assert new[seat] == old[seat] - Counter(before["given"][-1])
        assert new[rival] == old[rival] + Counter(before["given"][-1])


@rule_test("dices-zoo", 50)
@pytest.mark.parametrize("players", [2, 3])
@given(seed=seeds)
def test_dice_keep_their_kinds_whatever_is_done_with_them(players: int, seed: int) -> None:
    at = ZOO.new(players, seed=seed)
    chooser = Random(seed)
    for _ in range(120):
        if at.over:
            break
        before, seat = look(at), at.actors[0]
        names = sorted(choices(at))
        eager = [name for name in names if name.endswith("place")] or names
        name = chooser.choice(eager)
        play(at, name)
        follow(before, name, look(at), seat)
        assert sum(numbers(at)) <= sum(each["number"] for each in before["hands"]) + name.startswith("left-")
