"""Positions of Zooloretto: The Dice Game that cannot be are refused, each with its own sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ...tables import refusal
from .tables import ANIMALS, DICE, EMPTY, OUT, Zoo, ended, look, play, position, steps, table, zoo

DONE = zoo("1 2 3 4 0", "crocodile ostrich monkey elephant")
NOT_BEGUN: dict[str, Any] = {"phase": "find-starter", "turn": None, "starter": None, "this_round": 0}

IMPOSSIBLE: dict[str, Callable[[], dict[str, Any]]] = {
    "position-shape": lambda: {**position(), "phase": "tea-time"},
    "position-seat": lambda: position(starter=2),
    "position-no-seat": lambda: position(turn=None),
    "position-trucks": lambda: {**position(), "trucks": [[None, None, None]] * 4},
    "position-one-each": lambda: position(2, [EMPTY] * 3),
    "position-no-truck": lambda: position(zoos=[EMPTY, zoo("0 0 0 0 2", truck=4, parked="lion lion")]),
    "position-coin-groups": lambda: position(coin_groups="2-2-3"),
    "position-hand": lambda: position(hand="lion", trucks="lion"),
    "position-bonus-twice": lambda: position(zoos=[zoo("1 0 0 0 0", "crocodile")] * 2),
    "position-dice": lambda: position(trucks="lion lion", supply=6),
    "position-supply": lambda: position(trucks="lion"),
    "position-barn": lambda: position(zoos=[zoo("0 1 0 0 0", barn="ostrich")]),
    "position-parked": lambda: position(zoos=[EMPTY, zoo(truck=2)]),
    "position-not-crossed-off": lambda: position(zoos=[EMPTY, zoo("0 0 0 0 1", truck=2, parked="lion lion")]),
    "position-bonus-open": lambda: position(zoos=[zoo("1 0 0 0 0")]),
    "position-bonus-early": lambda: position(zoos=[zoo("0 1 0 0 0", "ostrich")]),
    "position-too-early": lambda: position(zoos=[zoo("0 1 0 0 0")], **NOT_BEGUN),
    "position-decided": lambda: position(**{**NOT_BEGUN, "starter": 1}),
    "position-round": lambda: position(this_round=201),
    "position-crosses": lambda: position(zoos=[zoo("0 0 0 0 4")], this_round=2),
    "position-not-over": lambda: position(phase="game-over"),
    "position-not-cut-off": lambda: position(phase="cut-off"),
    "position-is-over": lambda: position(zoos=[DONE]),
    "position-trucks-not-back": lambda: position(zoos=[DONE], trucks="lion lion", phase="game-over"),
    "position-is-out": lambda: position(zoos=[OUT], trucks="lion"),
    "position-nothing-to-roll": lambda: position(
        trucks="lion lion lion | lion lion lion", phase="roll-first-die"
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("position-hand", "“hand” holds 2 dice, not 1"),
        ("position-dice", "6 dice in supply, hand, trucks and parking spaces, not 8"),
        ("position-barn", "Player 1 has an ostrich in the barn"),
        ("position-bonus-twice", "Player 1 and with Player 2"),
        ("position-not-crossed-off", "Player 2 has parked 2 lions"),
        ("position-crosses", "4 crosses from 1 truck; that makes 3 at most"),
        ("position-round", "from 1 to 200"),
    ],
)
def test_the_sentence_names_the_problem(key: str, words: str) -> None:
    assert words in str(refusal(DICE, IMPOSSIBLE[key]()))


@pytest.mark.parametrize(
    ("laid_out", "key"),
    [
        ({"hand": "lion coin", "phase": "roll-or-take"}, "position-hand"),
        ({"hand": "", "phase": "load-dice"}, "position-hand"),
        ({"hand": "lion coin", "phase": "roll-second-die"}, "position-hand"),
        ({"supply": 4}, "position-dice"),
        ({"zoos": [EMPTY, zoo("0 0 0 0 2", parked="lion lion")]}, "position-parked"),
        ({"zoos": [EMPTY, zoo(truck=1, coins=1, parked="coin coin")]}, "position-not-crossed-off"),
        ({"zoos": [EMPTY, zoo("1 0 0 0 0", "crocodile", truck=1, parked="crocodile crocodile")]},
         "position-not-crossed-off"),
        ({**NOT_BEGUN, "turn": 1}, "position-too-early"),
        ({**NOT_BEGUN, "this_round": 1}, "position-too-early"),
        ({**NOT_BEGUN, "zoos": [zoo(coins=1)]}, "position-too-early"),
        ({**NOT_BEGUN, "trucks": "lion lion"}, "position-trucks-not-back"),
        ({"this_round": 0}, "position-round"),
        ({"this_round": 9, "most_rounds": 8}, "position-round"),
        ({"zoos": [zoo(coins=1)], "this_round": 1}, "position-crosses"),
        ({"phase": "cut-off", "zoos": [DONE], "this_round": 200}, "position-not-cut-off"),
        ({"phase": "cut-off", "this_round": 199}, "position-not-cut-off"),
        ({"zoos": [EMPTY, OUT], "trucks": "lion", "phase": "cut-off", "this_round": 200}, "position-trucks-not-back"),
        ({"zoos": [OUT, OUT]}, "position-is-out"),
    ],
)  # fmt: skip
def test_a_position_that_nearly_can_be_is_refused_too(laid_out: dict[str, Any], key: str) -> None:
    assert refusal(DICE, position(**laid_out)).message.key == key


@pytest.mark.parametrize(
    ("own", "field"),
    [
        (zoo("2 0 0 0 0"), "enclosures"),
        (zoo("0 0 0 0 6"), "enclosures"),
        (zoo(coins=7), "coins"),
        (zoo(barn="coin"), "barn"),
        (zoo("1 0 0 0 0", "crocodile", "crocodile crocodile"), "barn"),
        (zoo(truck=1, parked="lion lion lion lion"), "parked"),
    ],
)
def test_more_than_the_sheet_has_room_for_is_refused(own: Zoo, field: str) -> None:
    refused = refusal(DICE, position(zoos=[own]))
    assert refused.message.key == "position-shape"
    assert field in str(refused)


def test_three_crocodiles_from_one_truck_are_all_crossed_off_by_one_cross_and_one_in_the_barn() -> None:
    out = zoo("1 0 0 0 0", "crocodile", "crocodile", truck=1, parked="crocodile crocodile crocodile")
    assert table(zoos=[EMPTY, out], trucks="lion").scores[1] == 0


def test_a_truck_may_have_been_taken_twice_in_a_round() -> None:
    out = [zoo("0 0 0 0 1", truck=1, parked="lion"), zoo("0 0 0 0 1", truck=1, parked="lion")]
    assert table(3, [EMPTY, *out]).actors == (0,)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rounds", [3, 200])
def test_every_position_of_a_game_can_be_laid_out_again(players: int, rounds: int) -> None:
    for _, at in steps(players, seed=20 + players, rounds=rounds, bonuses="0-9-1-2-3", coin_groups="1-2-3"):
        again = DICE.position(at.position())
        assert again.state_bytes() == at.state_bytes()
        assert (again.cut_off, again.winners) == (at.cut_off, at.winners)


def test_a_gap_between_dice_on_a_truck_is_gone_when_they_are_taken() -> None:
    at = play(table(trucks="lion - coin | lion coin"), "take-truck-1")
    assert look(at)["zoos"][0]["parked"] == ["lion", "coin"]
    assert DICE.position(at.position()).state_bytes() == at.state_bytes()


@pytest.mark.parametrize("phase", ["find-starter", "roll-first-die", "roll-second-die"])
def test_a_position_can_wait_for_chance(phase: str) -> None:
    own: dict[str, Any] = NOT_BEGUN if phase == "find-starter" else {"hand": "lion" if "second" in phase else ""}
    at = table(**{**own, "phase": phase})
    assert at.actors
    assert len(look(at)["hand"]) == (0 if phase == "find-starter" else 2)


def test_a_game_cut_off_and_a_game_over_are_positions() -> None:
    over = ended(DONE, EMPTY)
    cut = table(phase="cut-off", this_round=200)
    assert (over.over, over.cut_off, over.winners) == (True, False, (0,))
    assert (cut.over, cut.cut_off, cut.winners) == (True, True, ())


def test_the_schema_describes_every_field() -> None:
    properties: Any = DICE.schema()["properties"]
    fields = {name: each for name, each in properties.items() if name not in ("game", "players")}
    sheet = properties["zoos"]["items"]["properties"]
    assert all(each["description"] for each in (*fields.values(), *sheet.values()))
    assert list(properties["bonuses"]["properties"]) == list(ANIMALS)
