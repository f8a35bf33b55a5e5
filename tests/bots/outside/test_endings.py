"""Programs end when nobody needs them any more, with all that they have started."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.outside.guests import PLENTY, SHORT, Made, Written, append, outside, problems, wait_until, with_a_choice

# This program and its child are deaf to the end of the input; as long as either lives, it has the lock.
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
