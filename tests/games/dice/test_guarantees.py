"""What always holds in Zooloretto: The Dice Game, at every point of random games."""

from __future__ import annotations

import pytest
from hypothesis import given

from tiergarten.core.states import readable

from ...rulebook import rule_test
from ...tables import random_table, seeds
from .tables import ALL_DICE, DICE, look, steps

all_players = pytest.mark.parametrize("players", [2, 3, 4])
LEAST_FREE = {2: 5, 3: 3, 4: 4}  # boxes before a roll, by players


@rule_test("dice", 18)
@all_players
@given(seed=seeds)
def test_the_supply_is_even_whenever_somebody_decides(players: int, seed: int) -> None:
    assert look(random_table(DICE, players, seed))["supply"] % 2 == 0


@rule_test("dice", 19)
@all_players
@pytest.mark.parametrize("seed", range(10))
def test_boxes_never_run_short(players: int, seed: int) -> None:
    """Ruling 2."""
    least = 12
    for _, at in steps(players, seed):
        names = {action.name for action in at.legal()}
        free = sum(die is None for row in look(at)["trucks"] for die in row)
        if "roll" in names:
            least = min(least, free)
        assert ("roll" in names) == (not at.over and look(at)["supply"] >= 2 and not look(at)["hand"])
    assert least >= LEAST_FREE[players]


@rule_test("dice", 24)
@all_players
@given(seed=seeds)
def test_nobody_is_ever_stuck(players: int, seed: int) -> None:
    at = random_table(DICE, players, seed)
    seen = look(at)
    parked = sum(len(each["parked"]) for each in seen["zoos"])
    assert at.over or at.legal()
    assert parked <= 3 * (players - 1)


@all_players
@given(seed=seeds)
def test_no_die_is_ever_lost_even_while_chance_rolls(players: int, seed: int) -> None:
    table = random_table(DICE, players, seed)
    states = table._first_states()
    for seat, action in table.moves:
        s = readable(states)
        assert DICE.parts.pieces(s)["die"] == ALL_DICE[players]
        DICE.parts.rules.apply(s, seat, action)


@rule_test("dice", 39)
@all_players
@given(seed=seeds)
def test_a_round_never_has_more_turns_than_dice_and_players_allow(players: int, seed: int) -> None:
    table = random_table(DICE, players, seed)
    rolls, takings = 0, 0
    states = table._first_states()
    for seat, action in table.moves:
        s, name = readable(states), DICE.parts.actions[action]
        before = int(s.this_round)
        DICE.parts.rules.apply(s, seat, action)
        if seat < players:
            rolls += name == "roll"
            takings += name.startswith("take")
        if takings == players:
            assert (players + 1) // 2 <= rolls <= ALL_DICE[players] // 2
            assert s.this_round == before + 1 or table.over
            rolls, takings = 0, 0


@all_players
@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_ends_long_before_it_would_be_cut_off(players: int, seed: int) -> None:
    *_, (_, at) = steps(players, seed)
    assert not at.cut_off
    assert look(at)["round"] < 60
