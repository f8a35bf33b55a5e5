"""Programs and classes from outside play, and whatever they do, the game goes on and it is told. All programs are real.

Those that are to answer get more time than any machine needs. Only who never answers has a short time, and never for
its first question, as a start takes longer on some machines than on others.
"""

from __future__ import annotations

import fcntl
import json
import logging
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tiergarten as tg
from tiergarten.bots import program, title_of
from tiergarten.bots.conversation import LONGEST_LINE, Conversation
from tiergarten.bots.outside import PATIENCE, OutsideBot
from tiergarten.bots.player import PythonBot
from tiergarten.cli.play import Sitting, seats_of
from tiergarten.core.signs import CHANCE
from tiergarten.core.table import Table
from tiergarten.errors import BadOption, BotFault, GameOver, TiergartenError, UnknownBot, WrongSeat

PROJECT = Path(__file__).parents[2]
MINI, O_ZOO = tg.game("mini"), tg.game("o-zoo-le-mio")
PLENTY = 60.0  # seconds
SHORT = 1.0  # for who never answers
LOADS = {"load-truck-1", "load-truck-2", "load-truck-3"}
FRAME = """\
import json, os, subprocess, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if "hello" in said:
        continue
    number, legal = said["question"], said["legal"]
    def answer(action, question=number):
        print(json.dumps({"question": question, "action": action}), flush=True)
"""

Written = Callable[..., str]
Made = Callable[..., OutsideBot]


@pytest.fixture(autouse=True)
def plenty_of_time_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTING", PLENTY)


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """The name of a bot whose program does this at every question, and that when its input has ended."""

    def write(at_a_question: str, at_the_end: str = "") -> str:
        script = tmp_path / "script.py"
        text = FRAME + textwrap.indent(at_a_question, "    ") + "\n" + at_the_end
        script.write_text(text, encoding="utf-8")
        return f"program:{shlex.join([sys.executable, str(script)])}"

    return write


@pytest.fixture
def made(written: Written) -> Iterator[Made]:
    """A bot whose program does this at every question; closed in the end."""
    bots: list[OutsideBot] = []

    def make(at_a_question: str, seconds: float = PLENTY) -> OutsideBot:
        bots.append(outside(written(at_a_question), seconds))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


def outside(name: str, seconds: float | None = PLENTY, seed: int = 1) -> OutsideBot:
    """The bot of that name."""
    bot = tg.bot(name, seed=seed, time=seconds)
    assert isinstance(bot, OutsideBot)
    return bot


def with_a_choice() -> Table:
    """Mini, where a tile can go onto any of three trucks."""
    table = MINI.new(3, seed=1, starter=0)
    table.play("draw")
    return table


def play_to_the_end(table: Table, *bots: Any) -> None:
    while not table.over:
        seat = table.actors[0]
        table.play(bots[seat].choose(table, seat))


def problems(bot: OutsideBot) -> list[str]:
    """What went wrong, in words."""
    return [str(fault) for fault in bot.faults]


def append(file: Path, what: str) -> str:
    """Python that writes something more into a file."""
    return f"open({str(file)!r}, 'a').write({what})"


@pytest.mark.parametrize("answer", ["legal[-1]['id']", "legal[-1]['name']", "legal[-1]"])
def test_a_program_answers_with_a_move_by_its_id_its_name_or_as_it_was_offered(made: Made, answer: str) -> None:
    table, bot = with_a_choice(), made(f"answer({answer})")
    assert bot.choose(table) == table.legal()[-1]
    assert bot.faults == []


def test_a_program_plays_a_whole_game_in_one_run(made: Made, tmp_path: Path) -> None:
    started = tmp_path / "started"
    bot = made(append(started, "str(os.getpid()) + ' '") + "\nanswer(legal[0]['id'])")
    table = MINI.new(2, seed=3)
    play_to_the_end(table, bot, tg.bot("random", seed=1))
    assert bot.faults == []
    assert len(set(started.read_text().split())) == 1


def test_a_program_is_told_the_game_and_then_what_its_seat_may_know(tmp_path: Path) -> None:
    script, heard = tmp_path / "script.py", tmp_path / "heard"
    script.write_text(f"""\
import json, sys
for line in sys.stdin:
    {append(heard, "line")}
    said = json.loads(line)
    if "question" in said:
        print(json.dumps({{"question": said["question"], "action": said["legal"][0]["id"]}}), flush=True)
""")

    def lines() -> list[Any]:
        return [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]

    table = with_a_choice()
    shown, ply = table.view(0), table.ply
    offered = [{"id": move.id, "name": move.name, "label": move.label} for move in table.legal()]
    with outside(f"program:{shlex.join([sys.executable, str(script)])}") as bot:
        for _ in range(2):
            bot.choose(table)
        hello, first, second = lines()
        assert 0 <= hello.pop("seed") < 2**32
        assert hello == {
            "hello": "tiergarten",
            "protocol": 1,
            "game": "mini",
            "rules": MINI.rules_version,
            "players": 3,
            "seat": 0,
            "options": json.loads(json.dumps(table.options)),
        }
        assert first == {"question": 1, "ply": ply, "seat": 0, "view": shown, "legal": offered}
        assert second["question"] == 2
        table.play(table.legal()[0])
        bot.choose(table)
        assert bot.faults == []
    assert [(line.get("hello"), line["seat"]) for line in lines()[3:]] == [("tiergarten", 1), (None, 1)]


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


# How programs end: this one and its child are deaf to the end of the input; as long as either lives, it has the lock.

DEAF = """\
import fcntl
held = open({lock!r}, "w")
fcntl.flock(held, fcntl.LOCK_EX)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"], pass_fds=[held.fileno()])
answer(legal[0]["id"])
time.sleep(1000)
"""


def is_free(lock: Path) -> bool:
    """Has everybody ended who had the lock?"""
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PLENTY
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    return tmp_path / "lock"


def test_closing_a_bot_ends_its_program_and_what_that_has_started(made: Made, lock: Path) -> None:
    bot = made(DEAF.format(lock=str(lock)))
    bot.choose(with_a_choice())
    assert bot.faults == []
    assert not is_free(lock)
    bot.close()
    wait_until(lambda: is_free(lock))
    bot.close()


def test_who_is_late_ends_with_all_that_it_has_started(made: Made, lock: Path) -> None:
    bot = made(DEAF.format(lock=str(lock)), SHORT)
    for _ in range(2):
        bot.choose(with_a_choice())
    assert "No answer within" in problems(bot)[0]
    wait_until(lambda: is_free(lock))


def test_a_bot_that_is_forgotten_ends_its_program(written: Written, lock: Path) -> None:
    bot = outside(written(DEAF.format(lock=str(lock))))
    bot.choose(with_a_choice())
    assert not is_free(lock)
    del bot
    wait_until(lambda: is_free(lock))


@pytest.mark.parametrize("end", ["", "raise SystemExit(1)", "1 / 0", "raise KeyboardInterrupt"])
def test_programs_end_when_our_process_does(written: Written, lock: Path, end: str) -> None:
    script = f"""\
import tiergarten as tg
bot = tg.bot({written(DEAF.format(lock=str(lock)))!r}, seed=1, time=60)
bot.choose(tg.game("mini").new(2, seed=1))
assert bot.faults == [], bot.faults
print("So far, so good")
{end}
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=3 * PLENTY, check=False)
    assert done.stdout == b"So far, so good\n", done.stderr
    wait_until(lambda: is_free(lock))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_programs_end_when_a_worker_process_does(written: Written, lock: Path, tmp_path: Path, method: str) -> None:
    script = tmp_path / "workers.py"
    script.write_text(f"""\
from multiprocessing import get_context
import tiergarten as tg
bots = []
def work():
    bots.append(tg.bot({written(DEAF.format(lock=str(lock)))!r}, seed=1, time=60))
    bots[0].choose(tg.game("mini").new(2, seed=1))
    return len(bots[0].faults)
if __name__ == "__main__":
    from concurrent.futures import ProcessPoolExecutor
    with ProcessPoolExecutor(1, mp_context=get_context({method!r})) as pool:
        assert pool.submit(work).result() == 0
""")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, timeout=3 * PLENTY, check=False)
    assert done.returncode == 0, done.stderr
    wait_until(lambda: is_free(lock))


def test_a_copy_of_our_process_that_ends_does_not_end_the_program(written: Written) -> None:
    script = f"""\
import os, sys
import tiergarten as tg
bot, table = tg.bot({written("answer(legal[0]['id'])")!r}, seed=1, time=60), tg.game("mini").new(2, seed=1)
bot.choose(table)
child = os.fork()
if child == 0:
    sys.exit()
os.waitpid(child, 0)
bot.choose(table)
assert bot.faults == [], bot.faults
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=3 * PLENTY, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def plenty_of_time_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE", PLENTY)


@pytest.mark.usefixtures("plenty_of_time_to_end")
def test_a_program_may_do_something_when_its_input_has_ended(written: Written, tmp_path: Path) -> None:
    done = tmp_path / "done"
    with outside(written("answer(legal[0]['id'])", append(done, "'done'"))) as bot:
        bot.choose(with_a_choice())
        assert not done.exists()
    assert done.exists()


def test_a_bot_that_was_closed_starts_again_when_it_is_asked(made: Made) -> None:
    bot = made("answer('load-truck-2')")
    for _ in range(2):
        assert bot.choose(with_a_choice()).name == "load-truck-2"
        bot.close()
    assert bot.faults == []


# Classes

CLASSES = """\
import random, sys

print("What a module says while it is imported is no answer.")

class Last:
    def choose(self, view, legal):
        print("What a class prints is no answer.")
        return legal[-1]

class Counting:
    def __init__(self):
        self.questions = 0
    def choose(self, view, legal):
        self.questions += 1
        return legal[self.questions % len(legal)]["name"]

class Chance:
    def choose(self, view, legal):
        return random.choice(legal)["id"]

class Broken:
    def choose(self, view, legal):
        raise ValueError("It is broken")

class Leaving:
    def choose(self, view, legal):
        sys.exit("Good bye")

class Asking:
    def choose(self, view, legal):
        return input()

class Object:
    def choose(self, view, legal):
        return object()

class Speechless:
    pass
"""


@pytest.fixture
def classes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module `choosers` in the folder that we are in."""
    (tmp_path / "choosers.py").write_text(CLASSES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


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


class Answers:
    """An object that answers what it is told to."""

    def __init__(self, *answers: Any) -> None:
        self.answers = iter(answers)
        self.views: list[Any] = []

    def choose(self, view: Any, legal: Any) -> Any:
        """The next answer; what can be called is called for it."""
        self.views.append(view)
        answer = next(self.answers)
        return answer(view, legal) if callable(answer) else answer


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


# Names


@pytest.mark.usefixtures("classes")
@pytest.mark.parametrize(
    ("name", "mistake", "english", "german"),
    [
        ("program:no-such-program -x", UnknownBot, "The program “no-such-program” cannot be found", "nicht zu finden"),
        ("program:./no-such-bot", UnknownBot, "The program “./no-such-bot” cannot be found", "nicht zu finden"),
        ("program:node 'first.js", BadOption, "The command “node 'first.js” cannot be split", "nicht in Wörter teilen"),
        ("program:", BadOption, "The command of the bot is missing", "Der Befehl des Bots fehlt"),
        ("program:''", BadOption, "The command of the bot is missing", "Der Befehl des Bots fehlt"),
        ("python:choosers", BadOption, "A class is named as python:package.module:Class", "Eine Klasse heißt"),
        ("python::Last", BadOption, "A class is named as", "Eine Klasse heißt"),
        ("python:nowhere:Last", UnknownBot, "No module named 'nowhere'", "taugt nicht als Bot"),
        ("python:choosers:Nobody", UnknownBot, "has no attribute 'Nobody'", "taugt nicht als Bot"),
        ("python:choosers:Speechless", UnknownBot, "Speechless has no method choose", "taugt nicht als Bot"),
        ("python:broken:Last", UnknownBot, "ZeroDivisionError", "taugt nicht als Bot"),
        ("program@0:true", BadOption, "more than 0 and at most 3,600 seconds a move, not 0", "Sekunden je Zug"),
        ("program@soon:true", BadOption, "seconds a move, not soon", "Sekunden je Zug"),
        ("program@nan:true", BadOption, "seconds a move, not nan", "Sekunden je Zug"),
        ("python@:choosers:Last", BadOption, "seconds a move, not", "Sekunden je Zug"),
        ("programs:true", UnknownBot, "random, greedy, .*, program:COMMAND, python:MODULE:CLASS", "die Bots sind"),
    ],
)
def test_a_bot_that_cannot_be_is_a_mistake_at_once(
    tmp_path: Path, name: str, mistake: type[TiergartenError], english: str, german: str
) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    with pytest.raises(mistake, match=english) as refused:
        tg.bot(name)
    assert german in refused.value.say("de")


@pytest.mark.parametrize("seconds", [0, -1, 3601, True, "2"])
def test_seconds_are_a_number_that_can_be_waited_for(seconds: Any) -> None:
    with pytest.raises(BadOption, match="seconds a move, not"):
        tg.bot("program:true", time=seconds)
    with pytest.raises(BadOption, match="seconds a move, not"):
        PythonBot(Answers(), time=seconds)


def test_a_bot_has_the_seconds_that_its_name_says(written: Written) -> None:
    name = written("if number == 2: time.sleep(1000)\nanswer(legal[0]['id'])").replace("program:", "program@0.5:")
    with outside(name, None) as bot:
        for _ in range(2):
            bot.choose(with_a_choice())
        assert "No answer within 0.5 seconds." in problems(bot)[0]


def test_a_program_that_cannot_be_run_after_all_is_a_fault(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no program at all")
    script.chmod(0o755)
    with outside(f"program:{shlex.quote(str(script))}") as bot:
        bot.choose(with_a_choice())
        assert "The program cannot be started (Exec format error)." in problems(bot)[0]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("greedy", "Greedy"),
        ("program:node examples/bots/first.js --depth 3", "first"),
        ("program@2:./clever-bot", "clever-bot"),
        ("program:" + "x" * 100, "x" * 30),
        ("program:'\a'", "program"),
        ("python:examples.bots.first:First", "First"),
    ],
)
def test_a_bot_is_called_after_its_script_or_class(name: str, title: str) -> None:
    assert title_of(name) == title


# Secrets


@pytest.mark.parametrize("seat", [0, 2])
def test_a_program_hears_nothing_of_a_bid_that_is_sealed(made: Made, tmp_path: Path, seat: int) -> None:
    heard = tmp_path / "heard"
    bot = made(append(heard, "json.dumps(dict(said, question=0)) + '\\n'") + "\nanswer('bid-1')")
    for bid in range(9):
        table = O_ZOO.new(3, seed=1)
        table.play(f"bid-{bid}", 1)
        assert bot.choose(table, seat).name == "bid-1"
    lines = heard.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 9
    assert len(set(lines)) == 1


def test_an_object_sees_nothing_of_a_bid_that_is_sealed() -> None:
    player = Answers(*["bid-1"] * 9)
    for bid in range(9):
        table = O_ZOO.new(3, seed=1)
        table.play(f"bid-{bid}", 1)
        PythonBot(player, seed=1).choose(table, 2)
    assert all(view == player.views[0] for view in player.views)
    assert [zoo["bid"] for zoo in player.views[0]["zoos"]] == [None] * 3


# In the terminal


@pytest.mark.usefixtures("plenty_of_time_to_end")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "of the game, script 1: “fly” is not possible now. A random move is made instead."),
        ("de", "des Spiels, script 1: „fly“ ist jetzt nicht möglich. Stattdessen wird ein zufälliger Zug gemacht."),
    ],
)
def test_the_terminal_tells_faults_and_ends_programs(
    written: Written, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, sentence: str
) -> None:
    done = tmp_path / "done"
    name = written("answer('fly' if number == 3 else legal[0]['id'])", append(done, "'done'"))
    kinds = seats_of(None, [name, "random"], MINI)
    Sitting(MINI, kinds, 1, MINI.check_options(2, {}), None, language).play()
    assert capsys.readouterr().out.count(sentence) == 1
    assert done.exists()


def test_the_command_seats_programs_and_says_at_once_when_there_is_none(written: Written) -> None:
    def play(name: str) -> subprocess.CompletedProcess[str]:
        command = [str(Path(sys.executable).with_name("tiergarten")), "play", "mini", "--lang", "en", "--seed", "1"]
        seats = ["--seat", name, "--seat", "random"]
        return subprocess.run([*command, *seats], capture_output=True, text=True, timeout=5 * PLENTY, check=False)

    done = play(written("answer('fly')"))
    assert done.returncode == 0, done.stderr
    assert "script 1: “fly” is not possible now. A random move is made instead." in done.stdout
    assert "fly" not in done.stderr  # told once, and not by the log again
    assert re.search(r"(wins|share the win)!\n", done.stdout)
    missing = play("program:no-such-program")
    assert missing.returncode == 2
    assert missing.stderr.startswith("tiergarten: The program “no-such-program” cannot be found")


# The examples


def share_of_wins(name: str) -> float:
    """Of eight games of Mini against a random bot, in both seats in turn."""
    wins = 0.0
    for number in range(8):
        table, own = MINI.new(2, seed=1, number=number), number % 2
        with outside(name, seed=number) as bot:
            play_to_the_end(table, *(bot if seat == own else tg.bot("random", seed=number) for seat in range(2)))
            assert bot.faults == []
        wins += (own in table.winners) / len(table.winners)
    return wins / 8


def test_the_python_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    assert share_of_wins("python:examples.bots.first:First") > 0.7


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not on this machine, and only this example needs it")
def test_the_node_example_beats_random_and_plays_as_the_python_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    node = "program:node examples/bots/first.js"
    assert share_of_wins(node) > 0.7
    games = []
    for name in (node, "python:examples.bots.first:First"):
        table = MINI.new(3, seed=4)
        with outside(name) as bot:
            play_to_the_end(table, bot, bot, bot)
        games.append(table.moves)
    assert games[0] == games[1]


def test_the_python_example_can_play_other_games_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    table = O_ZOO.new(2, seed=1)
    with outside("python:examples.bots.first:First") as bot:
        assert bot.choose(table, 0) in table.legal(0)
        assert bot.faults == []


def test_the_python_of_the_page_about_bots_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(PROJECT)
    page = (PROJECT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 3
    scope: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/bots.md", "exec"), scope)
    assert scope["bot"].faults == []
