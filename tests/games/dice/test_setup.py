"""Material, set-up and options of Zooloretto: The Dice Game."""

from __future__ import annotations

import numpy as np
import pytest

from tiergarten.core.position import state_from
from tiergarten.core.states import Buffers, readable, room_for
from tiergarten.errors import BadOption

from ...rulebook import rule_test
from .tables import ANIMALS, DICE, cargo, choices, ended, look, own, play, position, rolled, table, zoo

all_players = pytest.mark.parametrize("players", [2, 3, 4])


@rule_test("dice", 1)
@all_players
def test_at_first_nothing_is_crossed_off(players: int) -> None:
    for seat in range(players):
        sheet = own(DICE.new(players, seed=1), seat)
        assert [each["animal"] for each in sheet["enclosures"]] == list(ANIMALS)
        assert [each["animals"] for each in sheet["enclosures"]] == [0] * 5
        assert (sheet["barn"], sheet["coins"], sheet["points"]) == ([], 0, 0)


@rule_test("dice", 1)
def test_enclosures_earn_points_the_barn_costs_some_and_coins_help() -> None:
    at = table(4, [zoo("0 0 0 0 2"), zoo("1 0 0 0 0", "crocodile", barn="crocodile"), zoo(coins=2), zoo()])
    assert at.scores == (2, 1 + 1 - 2, 1, 0)


@rule_test("dice", 2)
@pytest.mark.parametrize("phase", ["roll-first-die", "roll-second-die"])
def test_each_of_six_symbols_is_equally_likely_with_every_die(phase: str) -> None:
    hand = "lion" if phase == "roll-second-die" else ""
    states = room_for(1, DICE.parts)
    states[:] = np.frombuffer(state_from(DICE, position(phase=phase, hand=hand)), DICE.parts.state)
    buffers = Buffers.of(DICE.parts)
    n = DICE.parts.rules.chances(readable(states), buffers.outcomes, buffers.weights)
    assert [DICE.parts.outcomes[i] for i in buffers.outcomes[:n]] == [*ANIMALS, "coin"]
    assert buffers.weights[:n].tolist() == [1] * 6


@rule_test("dice", 3)
@pytest.mark.parametrize(("players", "dice"), [(2, 6), (3, 8), (4, 10)])
def test_the_supply_has_six_eight_or_ten_dice(players: int, dice: int) -> None:
    """Worked example 2."""
    assert look(DICE.new(players, seed=1))["supply"] == dice


@rule_test("dice", 4)
@pytest.mark.parametrize(("players", "trucks"), [(2, 3), (3, 3), (4, 4)])
def test_there_are_three_or_four_empty_trucks_with_three_boxes(players: int, trucks: int) -> None:
    """Worked example 2."""
    assert look(DICE.new(players, seed=1))["trucks"] == [[None, None, None]] * trucks


@rule_test("dice", 5)
def test_the_enclosures_have_one_to_five_spaces() -> None:
    spaces = {each["animal"]: each["spaces"] for each in own(DICE.new(2, seed=1))["enclosures"]}
    assert spaces == {"crocodile": 1, "ostrich": 2, "monkey": 3, "elephant": 4, "lion": 5}


@rule_test("dice", 5)
def test_the_barn_has_a_space_for_each_animal() -> None:
    at = ended(zoo("1 2 3 4 5", " ".join(ANIMALS), barn=" ".join(ANIMALS)), zoo())
    assert own(at)["barn"] == list(ANIMALS)


@rule_test("dice", 6)
def test_the_large_enclosures_have_a_bonus_of_two_and_the_others_of_one() -> None:
    bonuses = {"crocodile": 1, "ostrich": 1, "monkey": 1, "elephant": 2, "lion": 2}
    at = DICE.new(2, seed=1)
    assert look(at)["bonuses"] == look(at)["open_bonuses"] == bonuses


@rule_test("dice", 7)
def test_two_coins_make_a_group_and_six_are_all() -> None:
    groups = [own(table(zoos=[zoo(coins=coins)]))["complete_groups"] for coins in range(7)]
    assert groups == [0, 0, 1, 1, 2, 2, 3]
    assert look(DICE.new(2, seed=1))["coin_groups"] == [2, 2, 2]


@rule_test("dice", 55)
@all_players
def test_chance_can_let_anybody_begin(players: int) -> None:
    assert {look(DICE.new(players, seed=seed))["turn"] for seed in range(40)} == set(range(players))


@rule_test("dice", 55)
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_seat_that_begins_can_be_named(starter: int) -> None:
    assert DICE.new(3, seed=1, starter=starter).actors == (starter,)


@rule_test("dice", 56)
@pytest.mark.parametrize("bonuses", ["1-1-1-2-2", "1-1-2-2-2", "1-1-1-1-2", "1-2-2-2-2", "0-9-3-4-5"])
def test_the_bonuses_can_be_named(bonuses: str) -> None:
    named = look(DICE.new(2, seed=1, bonuses=bonuses))["bonuses"]
    assert "-".join(str(named[animal]) for animal in ANIMALS) == bonuses


@rule_test("dice", 56)
def test_the_bonuses_that_were_named_are_paid() -> None:
    assert ended(zoo("1 2 3 4 5", " ".join(ANIMALS)), zoo(), bonuses="0-9-3-4-5").scores == (15 + 21, 0)


@rule_test("dice", 56)
@pytest.mark.parametrize("groups", ["2-2-2", "1-2-3", "4-1-1"])
def test_the_coin_groups_can_be_named(groups: str) -> None:
    named = look(DICE.new(2, seed=1, coin_groups=groups))["coin_groups"]
    assert "-".join(map(str, named)) == groups


@rule_test("dice", 57)
@pytest.mark.parametrize("rounds", [1, 20, 200, 10_000])
def test_the_number_of_rounds_can_be_named(rounds: int) -> None:
    assert look(DICE.new(2, seed=1, rounds=rounds))["most_rounds"] == rounds


@rule_test("dice", 42)
def test_two_hundred_rounds_are_the_most_unless_another_number_is_named() -> None:
    assert look(DICE.new(2, seed=1))["most_rounds"] == 200


@pytest.mark.parametrize(
    ("option", "value", "key"),
    [
        *(("bonuses", value, "option-bonuses") for value in ("1-1-1-2", "1-1-1-2-2-2", "1-1-1-2-10", "", "a", 11122)),
        ("bonuses", ["1", "1", "1", "2", "2"], "option-bonuses"),
        ("bonuses", "1-1-1-2-²", "option-bonuses"),
        *(("coin_groups", value, "option-coin-groups") for value in ("2-2", "2-2-3", "0-3-3", "6-0-0", "", "x", 222)),
        *(("rounds", value, "option-number") for value in (0, 10_001, -3, "many", "")),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(option: str, value: str | int | list[str], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        DICE.check_options(2, {option: value})
    assert refused.value.message.key == key
    assert refused.value.say("de") != str(refused.value)


def test_the_refusal_says_what_would_be_right() -> None:
    with pytest.raises(BadOption, match=r"five numbers from 0 to 9 .* such as 1-1-1-2-2; not “1-1”"):
        DICE.new(2, seed=1, bonuses="1-1")
    with pytest.raises(BadOption, match=r"sum to 6, such as 2-2-2; not “3-3-3”"):
        DICE.new(2, seed=1, coin_groups="3-3-3")
    with pytest.raises(BadOption, match="“rounds” is a whole number from 1 to 10,000, not 0"):
        DICE.new(2, seed=1, rounds=0)


def test_every_choice_that_is_offered_is_accepted() -> None:
    for option in DICE.options:
        for value in option.choices(2):
            assert DICE.check_options(2, {option.name: value})[option.name] == value


@rule_test("dice", 58)
@all_players
def test_everybody_sees_everything(players: int) -> None:
    """Ruling 23."""
    at = play(DICE.new(players, seed=1), "roll")
    seen = [{**at.view(seat), "seat": None} for seat in range(players)]
    assert seen == [at.view(None)] * players
    assert len(look(at)["hand"]) == 2


@rule_test("dice", 59)
def test_a_choice_can_be_taken_back_while_chance_has_not_answered() -> None:
    at = rolled(table(), "lion coin")
    before = at.state_bytes()
    play(at, "load-trucks-1-1")
    assert cargo(at) == "lion coin - | - - - | - - -"
    at.undo()
    assert at.state_bytes() == before


@rule_test("dice", 59)
def test_who_takes_back_a_roll_will_roll_the_same_again() -> None:
    for seed in range(20):
        at = play(DICE.new(4, seed=seed), "roll")
        fallen = look(at)["hand"]
        at.undo()
        assert choices(at) == {"roll"}
        assert look(play(at, "roll"))["hand"] == fallen
