"""A turn of Zooloretto: The Dice Game: rolling and loading, or taking a truck."""

from __future__ import annotations

import pytest

from tiergarten.errors import IllegalAction

from ...rulebook import rule_test
from .tables import OUT, cargo, choices, look, own, play, rolled, table, zoo


@rule_test("dice", 8)
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_each_seat_comes_the_one_to_its_left(turn: int, following: int) -> None:
    at = play(table(4, hand="lion coin", turn=turn), "load-trucks-1-1")
    assert at.actors == (following,)


@rule_test("dice", 9)
def test_in_a_turn_one_rolls_or_takes_a_truck_and_cannot_pass() -> None:
    """Ruling 3."""
    assert choices(table(trucks="lion lion", zoos=[zoo("0 1 0 0 2")])) == {"roll", "take-truck-1"}


@rule_test("dice", 10)
def test_who_has_taken_a_truck_is_skipped() -> None:
    at = table(3, [zoo(), OUT, zoo()], hand="lion coin", trucks="lion")
    assert play(at, "load-trucks-1-2").actors == (2,)


@rule_test("dice", 10)
def test_who_takes_a_truck_is_out_until_the_next_round_and_then_back() -> None:
    at = table(3, trucks="lion lion | coin | coin")
    out = []
    for truck in (1, 2, 3):
        play(at, f"take-truck-{truck}")
        out.append([each["truck"] is not None for each in look(at)["zoos"]])
    assert out == [[True, False, False], [True, True, False], [False, False, False]]


@rule_test("dice", 11)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_start_of_a_round_one_has_to_roll(players: int) -> None:
    """Ruling 3."""
    assert choices(table(players)) == {"roll"}


@rule_test("dice", 11)
def test_one_has_to_roll_also_later_while_no_truck_carries_a_die() -> None:
    at = table(trucks="lion coin", turn=0)
    assert choices(play(at, "take-truck-1")) == {"roll"}


@rule_test("dice", 12)
def test_with_an_empty_supply_one_has_to_take_a_truck() -> None:
    """Ruling 1."""
    at = table(trucks="lion lion coin | coin coin | ostrich")
    assert look(at)["supply"] == 0
    assert choices(at) == {"take-truck-1", "take-truck-2", "take-truck-3"}


@rule_test("dice", 13)
def test_a_roll_is_two_dice_of_the_supply_and_everybody_sees_them() -> None:
    """Ruling 5."""
    at = play(table(3, trucks="lion lion"), "roll")
    assert look(at)["supply"] == 4
    for seat in (None, 0, 1, 2):
        assert len(look(at)["hand"]) == 2
        assert at.view(seat)["hand"] == look(at)["hand"]


@rule_test("dice", 13)
def test_any_two_symbols_can_be_rolled() -> None:
    fallen = {tuple(look(play(table(seed=seed), "roll"))["hand"]) for seed in range(300)}
    assert len(fallen) == 6 * 7 / 2


@rule_test("dice", 14)
@pytest.mark.parametrize("instead", ["roll", "take-truck-1"])
def test_a_roll_cannot_be_changed_or_made_again(instead: str) -> None:
    at = table(trucks="lion lion", hand="coin ostrich")
    with pytest.raises(IllegalAction):
        play(at, instead)
    assert look(at)["hand"] == ["ostrich", "coin"]


@rule_test("dice", 14, 16)
def test_both_dice_are_loaded_and_then_the_turn_ends_within_the_round() -> None:
    """Ruling 5."""
    at = play(table(hand="monkey coin"), "load-trucks-1-3")
    assert (cargo(at), look(at)["hand"], at.actors) == ("monkey - - | - - - | coin - -", [], (1,))
    assert own(at)["truck"] is None


@rule_test("dice", 15)
def test_two_different_dice_go_onto_one_truck_or_two_either_way_round() -> None:
    assert choices(table(hand="monkey coin")) == {f"load-trucks-{i}-{j}" for i in (1, 2, 3) for j in (1, 2, 3)}


@rule_test("dice", 15)
def test_the_first_named_truck_is_for_the_first_die() -> None:
    assert cargo(play(table(hand="monkey coin"), "load-trucks-3-1")) == "coin - - | - - - | monkey - -"


@rule_test("dice", 15)
def test_a_full_truck_takes_no_die_and_one_with_one_free_box_only_one() -> None:
    at = table(4, trucks="lion lion lion | coin coin | lion lion lion", hand="monkey lion")
    assert choices(at) == {"load-trucks-2-4", "load-trucks-4-2", "load-trucks-4-4"}


@rule_test("dice", 17)
def test_of_two_equal_dice_each_way_is_offered_once() -> None:
    at = table(hand="monkey monkey")
    assert choices(at) == {f"load-trucks-{i}-{j}" for i in (1, 2, 3) for j in (1, 2, 3) if i <= j}


@rule_test("dice", 17)
def test_the_order_in_which_two_dice_fall_makes_no_difference() -> None:
    assert table(hand="lion coin").state_bytes() == table(hand="coin lion").state_bytes()


@rule_test("dice", 17)
def test_the_box_of_a_die_makes_no_difference() -> None:
    results = []
    for trucks in ("lion coin ostrich | lion", "ostrich lion coin | lion"):
        at = play(table(trucks=trucks), "take-truck-1")
        results.append((at.scores, choices(at), [{**own(at, seat), "parked": 3} for seat in (0, 1)]))
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ("lion coin", {
            "Put the lion on truck 1 and the coin on truck 2",
            "Put the lion on truck 2 and the coin on truck 1",
            "Put both dice on truck 1",
        }),
        ("lion lion", {"Put one lion on truck 1 and one on truck 2", "Put both dice on truck 1"}),
    ],
)  # fmt: skip
def test_a_move_is_said_as_a_player_would(dice: str, said: set[str]) -> None:
    assert said <= {action.label for action in table(hand=dice).legal()}


def test_in_german_the_words_are_bent_as_they_should_be() -> None:
    words = table().game.words("de")
    said = {
        words.say(action.message) for dice in ("lion coin", "ostrich ostrich") for action in table(hand=dice).legal()
    }
    assert {
        "Lege den Löwen auf Wagen 1 und die Münze auf Wagen 2",
        "Lege beide Würfel auf Wagen 3",
        "Lege je einen Strauß auf Wagen 1 und Wagen 3",
    } <= said


def test_a_roll_is_told_when_both_dice_have_fallen() -> None:
    at = play(table(), "roll")
    assert len(at.log) == 1
    assert at.story("en")[0].startswith("Player 1 rolls ")


def test_loading_is_told() -> None:
    assert play(rolled(table(), "lion coin"), "load-trucks-2-1").story("en") == [
        "Player 1 puts the lion on truck 2 and the coin on truck 1."
    ]
    assert play(rolled(table(), "lion lion"), "load-trucks-2-2").story("en") == ["Player 1 puts both dice on truck 2."]
