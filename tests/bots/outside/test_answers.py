"""Programs from outside play: what they are told, and what they may answer. All programs are real."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import tiergarten as tg
from tests.bots.outside.guests import MINI, O_ZOO, Answers, Made, append, outside, play_to_the_end, with_a_choice
from tiergarten.bots.player import PythonBot


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
