"""Python classes and objects as bots."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

from tests.bots.outside.guests import LOADS, PLENTY, SHORT, Answers, outside, problems, with_a_choice
from tiergarten.bots.player import PythonBot


@pytest.mark.usefixtures("classes")
def test_a_class_is_a_bot_and_may_print() -> None:
    table = with_a_choice()
    with outside("python:choosers:Last") as bot:
        assert [bot.choose(table).name for _ in range(3)] == ["load-truck-3"] * 3
        assert bot.faults == []


@pytest.mark.usefixtures("classes")
def test_one_object_of_the_class_chooses_all_moves_of_a_bot() -> None:
    table = with_a_choice()
    with outside("python:choosers:Counting") as bot:
        assert [bot.choose(table).name[-1] for _ in range(4)] == ["2", "3", "1", "2"]


@pytest.mark.usefixtures("classes")
def test_chance_of_a_class_follows_from_the_seed_of_its_bot() -> None:
    table = with_a_choice()

    def choices(seed: int) -> list[str]:
        with outside("python:choosers:Chance", seed=seed) as bot:
            return [bot.choose(table).name for _ in range(30)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


@pytest.mark.usefixtures("classes")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Broken", "ValueError: It is broken”"),
        ("Leaving", "Good bye”"),
        ("Asking", "EOFError: EOF when reading a line”"),
        ("Object", "TypeError: 'object' object cannot be interpreted as an integer”"),
    ],
)
def test_a_class_that_fails_forfeits_the_move(name: str, sentence: str) -> None:
    with outside(f"python:choosers:{name}") as bot:
        assert bot.choose(with_a_choice()).name in LOADS
        assert "The program has ended with exit code 1. Last it complained" in problems(bot)[0]
        assert sentence in problems(bot)[0]


def test_an_object_is_a_bot() -> None:
    table = with_a_choice()
    with PythonBot(Answers(1, "load-truck-2", lambda view, legal: legal[2], np.int16(1)), seed=1) as bot:
        assert [bot.choose(table).name[-1] for _ in range(4)] == ["1", "2", "3", "1"]
        assert bot.faults == []


def leave(view: Any, legal: Any) -> Any:
    raise SystemExit("Good bye")


def spoil(view: Any, legal: Any) -> Any:
    view["trucks"].clear()
    legal.clear()
    return legal[0]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (None, "This is no move: “None”"),
        (True, "This is no move: “True”"),
        ({"label": "Put the llama on truck 1"}, "This is no move"),
        (np.arange(3), "This is no move: “array"),
        ("fly", "“fly” is not possible now"),
        (99, "“99” is not possible now"),
        (lambda view, legal: 1 / 0, "It raised “ZeroDivisionError: division by zero”"),
        (leave, "It raised “SystemExit: Good bye”"),
        (spoil, "It raised “IndexError"),
    ],
)
def test_an_object_that_fails_forfeits_the_move_and_is_asked_again(answer: Any, sentence: str) -> None:
    table = with_a_choice()
    before = table.state_bytes(), table.view(0), table.legal()
    bot = PythonBot(Answers(answer, "load-truck-2"), seed=1)
    assert bot.choose(table).name in LOADS
    assert sentence in problems(bot)[0]
    assert (table.state_bytes(), table.view(0), table.legal()) == before
    assert bot.choose(table).name == "load-truck-2"


def test_an_object_that_is_late_is_not_asked_before_it_is_done_and_its_late_answer_goes_nowhere() -> None:
    done = threading.Event()

    def late(view: Any, legal: Any) -> str:
        done.wait(PLENTY)
        return "load-truck-3"

    player = Answers(late, "load-truck-1", "load-truck-2")
    bot, table = PythonBot(player, seed=1, time=SHORT), with_a_choice()
    for _ in range(2):
        assert bot.choose(table).name in LOADS
    assert len(player.views) == 1
    assert all("No answer within 1 seconds." in told for told in problems(bot))
    done.set()
    bot.seconds = PLENTY
    assert [bot.choose(table).name for _ in range(2)] == ["load-truck-1", "load-truck-2"]
    assert len(bot.faults) == 2
