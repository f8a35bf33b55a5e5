"""A person at a table that is laid out: what is shown before a choice, and what is understood as one."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from tests.games.aquaretto import tables as sea
from tests.games.zooloretto import tables as zoo
from tiergarten.cli.play import Sitting
from tiergarten.cli.speech import say
from tiergarten.core.table import Table

Shown = Callable[..., str]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shown:
    """All that a person is shown at a table who gives these answers and then leaves."""

    def sit_down(at: Table, *answers: str, language: str = "en") -> str:
        sitting = Sitting(at.game, ["human"] * at.players, 1, at.game.check_options(at.players, {}), None, language)
        sitting.table = at
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*answers, "quit", ""])))
        sitting.play()
        return capsys.readouterr().out

    return sit_down


def test_the_first_step_of_an_action_promises_no_points_and_the_last_those_of_the_whole(shown: Shown) -> None:
    at = sea.table(zoos=[sea.zoo("D! 1,0 2,0; D 3,0 3,1 4,1; @ 2,1", coins=2)])
    told = shown(at, f"pay 1 coin to move the trainer from {sea.cell(2, 1)}")
    assert at.is_half_done
    assert f"Pay 1 coin to move the trainer from {sea.cell(2, 1)}\n" in told
    assert f"Make the coworker a trainer on {sea.cell(3, 2)}\n" in told  # two dolphins, as before: no gain
    assert f"Make the coworker a trainer on {sea.cell(2, 2)} (−1 point)\n" in told
    assert "Make the coworker a cashier (−1 point)\n" in told


def test_what_a_purchase_brings_is_told_where_the_tile_is_placed(shown: Shown) -> None:
    at = zoo.table(zoos=[zoo.zoo("2 panda", coins=2), zoo.zoo(barn="panda")])
    buy = "pay 2 coins to buy a panda from the barn of Player 2"
    first, second = shown(at, f"{buy}?", buy, "1?").split("1. Put the panda")
    assert "from the barn of Player 2\n" in first
    assert "This is only the first step; its points show once it is complete.\n" in first
    assert " into enclosure 1 (+4 points)\n" in second
    assert "  Player 1: +4 points\n  Player 2: +2 points\n" in second


def test_the_name_of_a_cell_is_an_answer(shown: Shown) -> None:
    at = sea.table(zoos=[sea.zoo(truck=1)], trucks="dolphin orca")
    told = shown(at, "take the dolphin from the truck", f" {sea.cell(2, 2).upper()} ")
    assert "Your choice, 1 to 20, or a cell: " in told
    assert sea.on(at, 2, 2) == "dolphin"


def test_a_cell_with_a_question_mark_is_foretold(shown: Shown) -> None:
    at = sea.table(zoos=[sea.zoo(truck=1)], trucks="dolphin orca")
    told = shown(at, "take the dolphin from the truck", f"{sea.cell(2, 2)}?")
    assert f"Player 1 puts the dolphin on {sea.cell(2, 2)}.\n  Player 1: +1 point\n" in told
    assert sea.on(at, 2, 2) is None


def test_cells_that_several_choices_have_are_asked_about(shown: Shown) -> None:
    at = sea.table(zoos=[sea.zoo(coins=2)])
    told = shown(at, "pay 2 coins to build a large expansion", "m8", "k11", "m8, n8")
    assert "“m8” is part of several choices: 4, 6. Type one of these numbers." in told
    assert "“k11” is none of the choices" in told
    assert at.log[-1].values["cells"] == "m8, n8, m9, n9"


def test_the_own_water_zoo_is_shown_again_where_a_cell_is_to_be_chosen(shown: Shown) -> None:
    told = shown(sea.table(zoos=[sea.zoo(coins=2)]), "Zahle 2 Münzen und baue eine große Erweiterung", language="de")
    after = told.partition("zahlt 2 Münzen für eine große Erweiterung.\n")[2]
    assert after.startswith("     g  h  i  j  k  l  m  n  o\n")
    assert "  + Hier kannst du bauen.\n\nSpieler 1: Dein Zug.\n  1. Baue sie auf i7, j7, i8, j8\n" in after
    assert "Deine Wahl, 1 bis 17 oder ein Feld: " in after


class Screen(io.StringIO):
    """A terminal to be written to."""

    def isatty(self) -> bool:
        return True


def test_points_are_not_torn_apart_at_the_end_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("COLUMNS", "31")
    say("  3. Put the panda there (+2 points)")
    assert screen.getvalue() == "  3. Put the panda there\n      (+2 points)\n"
