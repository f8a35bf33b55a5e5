"""The command at a real terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import time
from pathlib import Path

import tiergarten as tg

from .run import COMMAND, ENGLISH, PATIENCE, run


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *args: str, columns: int = 80) -> None:
        self.pid, self.screen = pty.fork()
        if not self.pid:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background ignore it
            os.execve(COMMAND, [str(COMMAND), *args], {**ENGLISH, "COLUMNS": str(columns), "TERM": "xterm"})
        self.shown = ""

    def read_until(self, text: str) -> str:
        """All that was shown up to some text."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.screen], [], [], max(deadline - time.monotonic(), 0))
            assert ready, f"waited in vain for {text!r}; shown: {self.shown}"
            try:
                self.shown += os.read(self.screen, 65536).decode()
            except OSError:  # the terminal is gone with the process
                break
        assert text in self.shown, self.shown
        return self.shown

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.screen, text.encode())

    def wait(self) -> int:
        """The exit code."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.screen)
        return os.waitstatus_to_exitcode(status)


def test_forty_columns_are_enough() -> None:
    terminal = Terminal("play", "mini", "--players", "5", "--seed", "2", columns=40)
    shown = terminal.read_until("Your choice")
    terminal.type("quit\n")
    terminal.read_until("do not keep it")
    terminal.type("\n")
    assert terminal.wait() == 0
    assert max(len(line) for line in shown.replace("\r", "").split("\n")) <= 40


def test_people_at_one_terminal_bid_in_secret() -> None:
    terminal = Terminal("play", "o-zoo-le-mio", "--seat", "human", "--seat", "human", "--seed", "2")
    terminal.read_until("Player 1, it is your turn. When only you")
    terminal.type("\n")
    terminal.read_until("Your choice")
    terminal.type("7\n")
    terminal.read_until("is cleared then:")
    terminal.type("\n")
    first, _, second = terminal.read_until("Player 2, it is your turn. When only you").rpartition("\033[2J")
    assert "Your choice" in first
    assert "Your choice" not in second
    terminal.type("\n")
    terminal.read_until("8 coins; 0 tiles")
    terminal.type("bid nothing\n")
    terminal.read_until("Player 1 bids 7, Player 2 bids 0.")
    terminal.type("\n\n")
    terminal.read_until("Place the")
    terminal.type("quit\n\n")
    assert terminal.wait() == 0


def test_a_choice_with_a_question_mark_is_foretold_and_not_made() -> None:
    args = ["play", "o-zoo-le-mio", "--seat", "human", "--seat", "random", "--seed", "2"]
    shown = run(*args, input="1?\nbid 8 coins\n1 ?\n1\nquit\n").stdout
    before, foretold, after = shown.split("Player 1 places the")
    assert before.endswith("Your choice, 1 to 4:   ")
    *events, points = foretold.split("\n")[:-1]
    assert points == "  Player 1: +4 points"
    assert after.split("\n")[: len(events)] == events
    assert "What comes of it shows later." in shown


def test_ctrl_c_leaves_no_traceback_and_offers_the_record(tmp_path: Path) -> None:
    record = tmp_path / "kept.json"
    terminal = Terminal("play", "mini", "--players", "3", "--seed", "2")
    terminal.read_until("Your choice")
    os.kill(terminal.pid, signal.SIGINT)
    terminal.read_until("File name for the record")
    terminal.type("/proc/kept.json\n")
    terminal.read_until("cannot be written")
    terminal.type(f"{record}\n")
    shown = terminal.read_until("The record is in")
    assert terminal.wait() == 130
    assert "Traceback" not in shown
    assert tg.replay(json.loads(record.read_text(encoding="utf-8"))).ply > 0


def test_the_record_of_a_finished_game_is_offered_too(tmp_path: Path) -> None:
    record = tmp_path / "kept.json"
    terminal = Terminal("play", "dice", "--seat", "random", "--seat", "greedy", "--seed", "2")
    terminal.read_until("do not keep it")
    terminal.type(f"{record}\n")
    terminal.read_until("The record is in")
    assert terminal.wait() == 0
    assert tg.verify(json.loads(record.read_text(encoding="utf-8"))).over
