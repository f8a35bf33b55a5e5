"""What Aquaretto never gets into, and what always holds, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiergarten as tg
from tiergarten.core.kernel import COMPILED
from tiergarten.core.states import readable, room_for
from tiergarten.core.table import Table
from tiergarten.games.aquaretto.depot import put_on_depot, take_from_depot, top_of_depot
from tiergarten.games.aquaretto.grid import CELL_NAMES, FRAME_CELL, SPACES, SPAN
from tiergarten.games.aquaretto.position import depot_of
from tiergarten.games.aquaretto.state import FREE_SPACE, NO_SPACE, ON_TRAINER
from tiergarten.games.aquaretto.tiles import COPIES, KIND_NAMES, KINDS, SPECIES

from ...rulebook import rule_test
from ...tables import looked_at, play_at_random, random_table
from .slow import BOARD, SlowZoo, beside
from .tables import AQUARETTO, COINS, Place, choices, copies, look, own, place, play, position, steps, zoo

each_number = pytest.mark.parametrize("players", [2, 3, 4, 5])
ANIMALS_OF_A_SPECIES = 13
MOST_SPACES = 19 + 2 * 3 + 2 * 4
FACES: dict[str | None, int] = {name: 1 + kind for kind, name in enumerate(KIND_NAMES)}
FACES |= {None: FREE_SPACE, "trainer": ON_TRAINER}


def slow_zoos(at: Table) -> list[SlowZoo]:
    """All water zoos, to be worked out the slow way."""
    return [SlowZoo(each) for each in look(at)["zoos"]]


@each_number
@given(seed=st.integers(0, 2**32))
def test_points_are_those_of_the_slow_count(players: int, seed: int) -> None:
    at = random_table(AQUARETTO, players, seed)
    assert list(at.scores) == [each.points() for each in slow_zoos(at)]


@each_number
@given(seed=st.integers(0, 2**32))
def test_animals_may_go_where_the_slow_count_lets_them(players: int, seed: int) -> None:
    at = random_table(AQUARETTO, players, seed)
    while not at.over:
        seen = look(at)
        if seen["phase"] in ("settle-tile", "place-offspring"):
            mine = SlowZoo(own(at, seen["turn"]))
            species = next(name for name in SPECIES if seen["carried"].endswith(name))
            offered = {place(name.removeprefix("put-")) for name in choices(at) if name.startswith("put-")}
            assert offered == mine.spaces_for(species)
            return
        at.play(Random(seed).choice(at.legal()))


@each_number
@given(seed=st.integers(0, 2**32))
def test_expansions_may_lie_where_the_slow_count_lets_them(players: int, seed: int) -> None:
    at = random_table(AQUARETTO, players, seed)
    for size, spaces in (("small", 3), ("large", 4)):
        if f"expand-{size}" in choices(at):
            mine = SlowZoo(own(at, look(at)["turn"]))
            assert built_by_every_choice(play(at.copy(), f"expand-{size}"), size) == mine.lands(spaces)


def built_by_every_choice(at: Table, size: str) -> set[frozenset[Place]]:
    """The cells that each way of building covers."""
    ways = set()
    for box in choices(at):
        x, y = place(box.removeprefix("build-"))
        cells = {"top-left": (x, y), "top-right": (x + 1, y), "bottom-left": (x, y + 1), "bottom-right": (x + 1, y + 1)}
        if size == "large":
            ways.add(frozenset(cells.values()))
        else:
            corners = [name.removeprefix("leave-out-") for name in choices(play(at.copy(), box))]
            ways.update(frozenset(cells.values()) - {cells[corner]} for corner in corners)
    return ways


@each_number
def test_basins_stay_sound_and_nothing_is_lost(players: int) -> None:
    for name, at in looked_at(steps(players, seed=7 * players)):
        seen = look(at)
        zoos = slow_zoos(at)
        assert all(each.is_sound() for each in zoos), name
        at_work = sum(each["cashier"] + each["keeper"] + each["manager"] for each in seen["zoos"])
        assert seen["coworkers"] + at_work + sum(len(each.trainers) for each in zoos) == 16
        tiles = Counter(seen["unseen"]) + Counter(seen["removed"])
        coins = seen["bank"] + sum(each["coins"] for each in seen["zoos"])
        tiles["coin"] += sum(row.count("coin") for row in seen["trucks"]) + (seen["hand"] == "coin")
        assert coins - COINS + tiles["coin"] == copies("coin")


@each_number
def test_every_basin_has_earned_what_its_size_says_and_nothing_twice(players: int) -> None:
    """Coins and coworkers are counted along the way, and compared with the sizes at the end. Ruling E15."""
    coworkers: Counter[int] = Counter()
    coins: Counter[int] = Counter()
    purses = [1] * players
    for name, at in steps(players, seed=11 * players):
        mover = int(at.moves[-1][0])
        if name.startswith("place-"):
            coworkers[mover] += 1
        if name.startswith("move-") and name != "move-tile":
            coworkers[mover] -= 1
        now = [each["coins"] for each in look(at)["zoos"]]
        if name.startswith("put-"):
            coins[mover] += now[mover] - purses[mover]
        assert look(at)["bank"] > 0
        purses = now
    sizes = [each.sizes().values() for each in slow_zoos(at)]
    assert [coworkers[seat] for seat in range(players)] == [sum(n // 5 for n in each) for each in sizes]
    assert [coins[seat] for seat in range(players)] == [sum(n // 3 for n in each) for each in sizes]


@each_number
def test_every_pair_has_bred(players: int) -> None:
    *_, (_, at) = steps(players, seed=13 * players)
    born: Counter[str] = Counter()
    for each in slow_zoos(at):
        tiles = Counter(str(tile) for tile in each.animals.values())
        for species in SPECIES:
            born[species] += min(tiles[f"male-{species}"], tiles[f"female-{species}"])
    unborn = look(at)["unborn"]
    for species in SPECIES:
        if species not in look(at)["left_out"]:
            assert born[species] == 2 - unborn.get(species, 0)


@pytest.mark.parametrize("game", ["aquaretto", "zoo-and-sea"])
@each_number
@given(seed=st.integers(0, 2**32))
def test_what_a_water_zoo_shows_is_what_lives_there(game: str, players: int, seed: int) -> None:
    """The state keeps it beside what the rules go by."""
    at = random_table(tg.game(game), players, seed)
    chooser = Random(seed)
    for _ in looked_at(range(40)):
        for seat, each in enumerate(look(at)["zoos"]):
            spaces, squares = at.state.shown[seat, :SPACES], at.state.shown[seat, SPACES:].reshape(-1, 2)
            cells = [*FRAME_CELL, *(SPAN * (row - 1) + column - 1 for column, row in squares.tolist() if row)]
            there = {CELL_NAMES[cell]: int(number) for cell, number in zip(cells, spaces, strict=False) if number >= 0}
            assert there == {cell: FACES[on] for cell, on in each["spaces"].items()}
            assert all(spaces[len(cells) :] == NO_SPACE)
        play_at_random(at, 1 if COMPILED else 8, chooser)


@rule_test("aquaretto", 10)
@given(moves=st.lists(st.tuples(st.integers(0, 4), st.integers(0, KINDS - 1), st.booleans()), max_size=60))
def test_the_depots_of_all_seats_are_stacks_of_their_own(moves: list[tuple[int, int, bool]]) -> None:
    """They lie in one row of the record; each must be as if it were alone."""
    s = readable(room_for(1, AQUARETTO.parts))
    s.players = 5
    s.depots[:] = 0
    stacks: list[list[int]] = [[] for _ in range(5)]
    for seat, kind, puts in moves:
        if puts or not stacks[seat]:
            put_on_depot(s, seat, kind)
            stacks[seat].append(kind)
        else:
            assert take_from_depot(s, seat) == stacks[seat].pop()
        assert [depot_of(s, each) for each in range(5)] == stacks
        assert [top_of_depot(s, each) for each in range(5)] == [stack[-1] if stack else -1 for stack in stacks]


@rule_test("aquaretto", 44)
def test_no_species_can_have_more_than_two_pairs() -> None:
    assert {copies(f"{sex}-{species}") for sex in ("male", "female") for species in SPECIES} == {2}


@rule_test("aquaretto", 55)
def test_there_are_as_many_coworkers_as_all_basins_together_can_earn() -> None:
    """Ruling E25 is never needed."""
    by_species = [
        sum(int(n) for n, name in zip(COPIES, KIND_NAMES, strict=True) if name.endswith(each)) for each in SPECIES
    ]
    assert by_species == [ANIMALS_OF_A_SPECIES] * 8
    assert sum(animals // 5 for animals in by_species) == 16


@rule_test("aquaretto", 56)
def test_there_is_always_a_place_for_a_coworker() -> None:
    """Ruling E26 is never needed: with all offices and spaces taken, a water zoo would be too large, or without gaps.

    So many coworkers need five animals each, in this water zoo. Without free spaces these and the trainers fill it.
    """
    for offices in (4, 5):  # a cashier or keeper may not go to the second place of the own office, so four can be all
        for trainers in range(MOST_SPACES):
            animals = 5 * (offices + trainers)
            if animals + trainers <= MOST_SPACES:
                assert largest_part_without(trainers) > ANIMALS_OF_A_SPECIES


def largest_part_without(trainers: int) -> int:
    """How large the largest part of the board is at least that so many trainers leave connected: one basin's."""
    return min(largest_part(BOARD - set(taken)) for taken in combinations(sorted(BOARD), trainers))


def largest_part(spaces: set[Place]) -> int:
    """The size of the largest connected part."""
    left, largest = set(spaces), 0
    while left:
        part = {left.pop()}
        front = part
        while front:
            front = {near for spot in front for near in beside(spot)} & left
            part = part | front
            left -= front
        largest = max(largest, len(part))
    return largest


@rule_test("aquaretto", 70)
@pytest.mark.parametrize("seed", range(20))
def test_there_always_is_land_to_build_on(seed: int) -> None:
    """Above the highest space there is room for any expansion, and so on."""
    chooser = Random(seed)
    at = AQUARETTO.position(rich_position())
    for size in chooser.sample(["small", "large"] * 2, 4):
        play(at, f"expand-{size}")
        assert choices(at)
        while look(at)["phase"] == "build-expansion":
            at.play(chooser.choice(at.legal()))
    assert own(at)["small_expansions_left"] == own(at)["large_expansions_left"] == 0
    assert len(own(at)["spaces"]) == MOST_SPACES


def rich_position() -> dict[str, Any]:
    """The last one in a round, with money for everything."""
    return position(3, [zoo(coins=9), zoo(truck=1), zoo(truck=2)])
