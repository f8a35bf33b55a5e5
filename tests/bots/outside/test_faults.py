"""Whatever a program from outside does, the game goes on and it is told. All programs are real."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

import tiergarten as tg
from tests.bots.outside.guests import (
    LOADS,
    MINI,
    SHORT,
    Made,
    Written,
    append,
    outside,
    play_to_the_end,
    problems,
    wait_until,
    with_a_choice,
)
from tiergarten.bots.conversation import LONGEST_LINE, Conversation
from tiergarten.bots.outside import PATIENCE
from tiergarten.core.signs import CHANCE
from tiergarten.errors import BotFault, GameOver, WrongSeat

FAILURES = {
    "words": ("print('I think', flush=True)", "This is no answer: “I think”; right is one line"),
    "a list": ("print('[1]', flush=True)", "This is no answer: “[1]”"),
    "a number": ("print('1', flush=True)", "This is no answer: “1”"),
    "an empty line": ("print(flush=True)", "This is no answer: “”"),
    "half an object": ("print('{', flush=True)", "This is no answer: “{”"),
    "no question": ("print('{\"action\": 1}', flush=True)", 'This is no answer: “{"action": 1}”'),
    "no action": ("print(json.dumps({'question': number}), flush=True)", "This is no answer"),
    "true for a question": ("answer(1, True)", "This is no answer"),
    "bytes that are no text": ("os.write(1, b'\\xff\\n')", "This is no answer"),
    "deep JSON": ("os.write(1, b'[' * 60000 + b'\\n')", "This is no answer: “…[[["),
    "a number of many digits": ("os.write(1, b'9' * 9999 + b'\\n')", "This is no answer: “…999"),
    "commands for the terminal": ("os.write(1, b'\\x1b[2Jboo\\n')", "This is no answer: “[2Jboo”"),
    "nothing for a move": ("answer(None)", "This is no move: “None”; right is one of the legal moves"),
    "a truth value for a move": ("answer(True)", "This is no move: “True”"),
    "half a move": ("answer(1.5)", "This is no move: “1.5”"),
    "a list of moves": ("answer([1])", "This is no move: “[1]”"),
    "a line without an end": (f"os.write(1, b'x' * {2 * LONGEST_LINE})", "A line of more than 65,536 bytes"),
    "several lines": ("os.write(1, b'{\"question\": 1}\\n' * 3)", "more than one line"),
    "lines without an end": ("while True: os.write(1, b'x\\n' * 999)", "more than one line"),
    "an answer and a word": ('os.write(1, b\'{"question": 1, "action": 1}\\nso\')', "more than one line"),
    "an earlier question": ("answer(1, number - 1)", "This answers another question"),
    "a crash": ("sys.exit(3)", "The program has ended with exit code 3."),
    "an exception": ("1 / 0", "exit code 1. Last it complained: “Traceback", "ZeroDivisionError: division by zero”"),
    "a signal": ("os.kill(os.getpid(), 9)", "The program has ended with exit code −9."),
    "a closed output": ("os.close(1); time.sleep(1000)", "The program has closed its input or its output."),
    "complaints": ("os.write(2, b'Oh dear\\n'); sys.exit()", "exit code 0. Last it complained: “Oh dear”"),
}


@pytest.mark.parametrize(("body", "sentences"), [(body, rest) for body, *rest in FAILURES.values()], ids=FAILURES)
def test_who_gives_no_answer_forfeits_the_move_and_is_started_anew(made: Made, body: str, sentences: list[str]) -> None:
    table = with_a_choice()
    bot = made(f"if number == 1:\n    {body}\n    time.sleep(1000)\nanswer('load-truck-2')")
    assert bot.choose(table).name in LOADS
    (told,) = problems(bot)
    assert told.startswith(f"Move {table.ply} of the game, Player 1: ")
    assert all(sentence in told for sentence in sentences), told
    assert told.endswith(" A random move is made instead.")
    assert bot.choose(table).name == "load-truck-2"
    assert len(bot.faults) == 1


@pytest.mark.parametrize("action", ["'load-truck-5'", "-1", "10 ** 30", "'take off'", "0"])
def test_who_cheats_forfeits_the_move_and_is_asked_again(made: Made, tmp_path: Path, action: str) -> None:
    table, started, often = with_a_choice(), tmp_path / "started", 2 * PATIENCE
    note = append(started, "str(os.getpid()) + ' '")
    bot = made(f"{note}\nanswer({action} if number <= {often} else 'load-truck-1')")
    for _ in range(often):
        assert bot.choose(table).name in LOADS
    assert [fault.ply for fault in bot.faults] == [table.ply] * often
    assert all("is not possible now. A random move is made" in told for told in problems(bot))
    assert bot.choose(table).name == "load-truck-1"
    assert len(set(started.read_text().split())) == 1


def test_who_is_late_forfeits_the_move_and_a_late_answer_is_not_taken_for_the_next_one(made: Made) -> None:
    table = with_a_choice()
    bot = made("if number == 2: time.sleep(3)\nanswer('load-truck-3' if number == 2 else 'load-truck-1')", SHORT)
    assert bot.choose(table).name == "load-truck-1"
    assert bot.choose(table).name in LOADS
    assert "No answer within 1 seconds." in problems(bot)[0]
    assert bot.choose(table).name == "load-truck-1"
    assert len(bot.faults) == 1


def test_a_second_answer_that_comes_later_is_not_taken_for_the_next_one(made: Made, tmp_path: Path) -> None:
    table, late = with_a_choice(), tmp_path / "late"
    again = f"time.sleep(0.5); answer('load-truck-3'); {append(late, repr('late'))}"
    bot = made(f"if number == 2: time.sleep(1000)\nanswer('load-truck-1')\nif number == 1: {again}")
    assert bot.choose(table).name == "load-truck-1"
    wait_until(late.exists)
    bot.choose(table)
    assert len(bot.faults) == 1
    assert "This answers another question" in problems(bot)[0]
    assert bot.choose(table).name == "load-truck-1"


@pytest.mark.parametrize("body", ["time.sleep(1000)", "while True: pass", "while True: os.write(2, b'hm\\n' * 999)"])
def test_who_hangs_never_hangs_the_game(made: Made, body: str) -> None:
    table = with_a_choice()
    bot = made(f"if number == 2:\n    {body}\nanswer('load-truck-1')", SHORT)
    for _ in range(3):
        bot.choose(table)
    assert len(bot.faults) == 1
    assert "No answer within 1 seconds." in problems(bot)[0]


def test_who_does_not_read_is_not_waited_for() -> None:
    deaf = Conversation([sys.executable, "-c", "import time; time.sleep(1000)"])
    with pytest.raises(BotFault, match=r"No answer within 0\.5 seconds"):
        deaf.exchange(b"x" * 10_000_000, 0.5)
    deaf.end()


def test_who_fails_again_and_again_is_not_asked_any_more(made: Made, tmp_path: Path) -> None:
    started = tmp_path / "started"
    bot = made(append(started, "'x'") + "; sys.exit(1)")
    table = MINI.new(2, seed=3)
    play_to_the_end(table, bot, bot)
    assert started.read_text() == "x" * PATIENCE
    assert len(bot.faults) == PATIENCE + 1
    assert bot.forfeits == sum(seat != CHANCE for seat, _ in table.moves)
    assert problems(bot)[-1].endswith("has failed 3 times in a row: from now on its moves are random.")


def test_failures_that_are_not_in_a_row_are_forgiven(made: Made) -> None:
    table, bot = with_a_choice(), made("if number % 2: sys.exit(1)\nanswer('load-truck-1')")
    for _ in range(2 * PATIENCE):
        last = bot.choose(table).name
    assert last == "load-truck-1"
    assert len(bot.faults) == PATIENCE


def test_faults_are_logged_and_what_a_program_complains_of_too(made: Made, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tiergarten")
    made("print('Hm, hm.', file=sys.stderr)\nsys.exit(4)").choose(with_a_choice())
    assert any(record.levelname == "INFO" and "Hm, hm." in record.getMessage() for record in caplog.records)
    (warning,) = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert "exit code 4" in warning


def test_the_moves_made_instead_follow_from_the_seed(written: Written) -> None:
    name, games = written("sys.exit()"), []
    for _ in range(2):
        table, bot = MINI.new(2, seed=3), outside(name, seed=5)
        play_to_the_end(table, bot, bot)
        games.append(table.moves)
    assert games[0] == games[1]


def test_a_bot_from_outside_is_not_asked_for_a_seat_that_waits_or_a_game_that_is_over(made: Made) -> None:
    table, bot = with_a_choice(), made("answer(legal[0])")
    with pytest.raises(WrongSeat):
        bot.choose(table, 1)
    play_to_the_end(table, *[tg.bot("random", seed=1)] * 3)
    with pytest.raises(GameOver):
        bot.choose(table)
    assert bot.faults == []
