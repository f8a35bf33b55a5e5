"""The command as a person meets it: real processes, real pipes."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import tiergarten as tg
from tests.rulebook import rule_test

from .run import COMMAND, ENGLISH, PATIENCE, run, run_here


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "chess"], f"There is no game “chess”; the games are: {', '.join(game.id for game in tg.games())}."),
        (["play", "mini", "--players", "1"], "Zooloretto Mini is for 2 to 5 players, not 1."),
        (["play", "mini", "--players", "6"], "Zooloretto Mini is for 2 to 5 players, not 6."),
        (["play", "mini", "--seed", "abc"], "A seed is a whole number, not “abc”."),
        (["play", "mini", "--seed", "9" * 5000], "A seed is a whole number, not “999"),
        (["play", "chess", "--lang", "de"], "Es gibt kein Spiel „chess“"),
        (["play", "mini", "--record", "/proc/game.json"], "/proc/game.json cannot be written"),
        (["play", "mini", "--seed", "-1"], "A seed is a whole number, not “-1”."),
        (["play", "mini", "--seat", "clever"], "A seat is “human” or one of the bots random, greedy, easy, "),
        (["play", "mini", "--players", "2", *["--seat", "random"] * 3], "3 seats are named, but only 2 play."),
        (
            ["play", "mini", "--option", "colour=red"],
            "There is no option “colour”; the options are: left_out, starter.",
        ),
        (["play", "dice", "--option", "rounds=0"], "The option “rounds” is a whole number from 1 to 10,000, not 0."),
        (["play", "dices-zoo", "--option", "used_dice=sack"], "The option “used_dice” is one of bag, box, not sack."),
        (["play", "mini", "--option", "starter"], "Options are given as name=value, not “starter”."),
        (["play", "mini", "--option", "left_out=cow,wolf"], "There is no species “cow” in this game"),
        (["play", "mini", "--lang", "fr"], "There is no language “fr”; the languages are: en, de."),
        (["play", "mini", "--record", "/nowhere/game.json"], "/nowhere/game.json cannot be written"),
        (["replay", "/nowhere.json"], "/nowhere.json cannot be read"),
        (["schema", "chess"], "There is no game “chess”"),
        (["rules", "chess"], "There is no game “chess”"),
        (["bench", "--game", "chess"], "There is no game “chess”"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(args: list[str], sentence: str) -> None:
    done = run_here(*args)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert done.stdout == ""


def test_a_mistake_is_told_in_german_where_german_is_spoken() -> None:
    assert "kann nicht gelesen werden" in run_here("verify", "/nowhere.json", "--lang", "de").stderr
    done = run("play", "chess", LC_ALL="de_DE.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tiergarten: Es gibt kein Spiel „chess“")
    assert "Traceback" not in done.stderr


def test_an_unknown_subcommand_is_exit_code_2() -> None:
    assert run("fly").returncode == 2


def test_without_a_subcommand_the_help_is_shown() -> None:
    shown = run("--help").stdout
    for command in ("games", "play", "replay", "verify", "schema", "rules", "warm", "bench"):
        assert command in shown


def test_games_are_listed_with_their_options() -> None:
    done = run("games")
    assert done.returncode == 0
    for game in tg.games():
        assert game.title in done.stdout
        assert all(option.name in done.stdout for option in game.options)


def test_the_schema_is_printed_as_json() -> None:
    assert json.loads(run_here("schema", "mini").stdout) == json.loads(json.dumps(tg.game("mini").schema()))


@pytest.mark.parametrize(("language", "suffix"), [("en", ""), ("de", ".de")])
def test_the_rules_page_is_printed(language: str, suffix: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "rules" / f"mini{suffix}.md"
    assert run_here("rules", "mini", "--lang", language).stdout == page.read_text(encoding="utf-8")


def test_a_whole_game_over_a_pipe_ends_with_the_breakdown(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    args = ["play", "mini", "--players", "4", "--seed", "7", "--record", str(record)]
    done = run(*args, input="1\n" * 500)
    assert done.returncode == 0, done.stderr
    played = tg.verify(json.loads(record.read_text(encoding="utf-8")))
    for seat in range(4):
        for row, points in played.breakdown(seat):
            assert f"{points:+3d}  {row}".replace("-", "−", 1) in done.stdout
    assert re.search(r"(wins|share the win)!\n", done.stdout)
    assert run("verify", str(record)).returncode == 0


def test_bots_alone_need_no_input_and_the_same_seed_tells_the_same_story() -> None:
    args = ["play", "mini", "--seed", "3", "--seat", "greedy", "--seat", "random", "--lang", "de"]
    first, second = run(*args), run(*args)
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "gewinnt!" in first.stdout or "gewinnen gemeinsam!" in first.stdout


def test_a_game_that_was_cut_off_has_points_but_neither_places_nor_a_winner(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    bots = ["--seat", "random", "--seat", "greedy"]
    done = run("play", "dice", *bots, "--seed", "4", "--option", "rounds=1", "--record", str(record))
    assert "Nobody wins: the game was cut off." in done.stdout
    assert re.search(r"^Greedy 2: \d points?$", done.stdout, re.MULTILINE)
    assert "Place" not in done.stdout
    assert json.loads(record.read_text(encoding="utf-8"))["result"]["winners"] == []
    assert run("verify", str(record)).returncode == 0


def test_answers_may_be_words_and_commands_and_nonsense_is_explained() -> None:
    answers = ["help", "score", "table", "rules", "undo", "fly", "99", "9" * 5000, "", "draw a tile", "undo", "quit"]
    done = run(
        "play", "mini", "--players", "2", "--seed", "4", "--option", "starter=1", input="\n".join(answers) + "\n"
    )
    assert done.returncode == 0, done.stderr
    for said in (
        "Greedy 2: ",
        "“fly” is none of the choices",
        "“99” is none",
        "There is nothing of yours to take back",
    ):
        assert said in done.stdout
    assert done.stdout.rstrip().endswith("You left the game.")


def test_commands_are_understood_in_the_language_that_is_spoken_and_in_english() -> None:
    args = ["play", "dice", "--players", "2", "--seed", "4", "--option", "starter=0", "--lang", "de"]
    for undo, leave in (("zurück", "ende"), ("undo", "quit")):
        done = run(*args, input=f"{undo}\ntisch\npunkte\nhilfe\n{leave}\n")
        assert "keine der Möglichkeiten" not in done.stdout
        assert "Du kannst gerade nichts zurücknehmen" in done.stdout
        assert done.stdout.rstrip().endswith("Du hast das Spiel verlassen.")


def test_the_only_choice_is_made_and_said() -> None:
    args = ["play", "dices-zoo", "--players", "2", "--seed", "11", "--option", "starter=0", "--option", "turns=1"]
    done = run(*args, input="pick trap e to re-roll\nre-roll trap e\n")
    assert "Only one choice" not in done.stdout
    done = run(*args, input="pick earthworm b to place\n" + "1\n" * 3)
    assert re.search(r"Only one choice: Place 1 earthworm: earthworm B$", done.stdout, re.MULTILINE)


def questions(shown: str) -> list[list[str]]:
    """The choices of every question, in order."""
    return [re.findall(r"^  \d+\. (.*)$", part, re.MULTILINE) for part in shown.split("it is your turn.")[1:]]


def two_people(*answers: str) -> str:
    """What is shown to two people who give these answers; the first one begins."""
    args = ["play", "mini", "--seat", "human", "--seat", "human", "--seed", "4", "--option", "starter=0"]
    return run(*args, input="\n".join([*answers, "quit", ""])).stdout


def test_undo_takes_back_a_placement_and_asks_again() -> None:
    shown = two_people("1", "3", "1", "3", "take truck 3", "1", "undo")
    assert "Taken back." in shown
    *_, first, second, again = questions(shown)
    assert again == first
    assert second != first


@rule_test("mini", 66)
def test_a_revealed_tile_stays_revealed() -> None:
    shown = two_people("1", "3", "1", "undo")
    assert "There is nothing of yours to take back" in shown
    assert "Taken back." not in shown


@rule_test("dice", 59)
def test_a_rolled_die_stays_as_it_fell() -> None:
    args = ["play", "dice", "--players", "2", "--seed", "4", "--option", "starter=0"]
    shown = run(*args, input="1\nundo\nquit\n").stdout
    assert "There is nothing of yours to take back" in shown
    assert "Taken back." not in shown


@rule_test("dices-zoo", 83)
def test_picks_can_be_taken_back_until_the_dice_are_rolled() -> None:
    args = ["play", "dices-zoo", "--players", "2", "--seat", "human", "--seat", "human", "--seed", "11"]
    picks = "pick trap e to re-roll\nundo\npick trap e to re-roll\nre-roll trap e\n"
    shown = run(*args, "--option", "starter=0", input=picks + "undo\nquit\n").stdout
    assert shown.count("Taken back.") == 1
    assert "There is nothing of yours to take back" in shown


def test_what_another_person_did_cannot_be_taken_back() -> None:
    assert "There is nothing of yours to take back" in two_people("1", "3", "undo")


def test_input_that_ends_too_early_is_explained_and_the_record_kept(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    done = run("play", "mini", "--seed", "7", "--record", str(record), input="1\n1\n")
    assert done.returncode == 2
    assert "The input ended before the game was over." in done.stderr
    assert done.stdout.endswith(f"The record is in {record}.\n")
    assert tg.replay(json.loads(record.read_text(encoding="utf-8"))).ply > 0


def test_a_closed_output_is_explained_without_a_traceback() -> None:
    game = subprocess.Popen(
        [COMMAND, "play", "mini", "--seat", "random", "--seat", "random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**ENGLISH, "PYTHONUNBUFFERED": "1"},
    )
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.close()
    said = game.stderr.read()
    assert game.wait(PATIENCE) == 2
    game.stderr.close()
    assert said == "tiergarten: The output was closed before all was said. Keep the reading side open until the end.\n"


@pytest.mark.parametrize(
    ("closed", "said"),
    [
        (">&-", "tiergarten: The output was closed before all was said."),
        ("<&-", "tiergarten: The input ended before the game was over."),
        ("<&- 2>&-", ""),
    ],
)
def test_streams_that_were_never_open_are_no_traceback(closed: str, said: str) -> None:
    shell = subprocess.run(
        ["sh", "-c", f"{COMMAND} play mini --seed 1 {closed}"], capture_output=True, text=True, env=ENGLISH, check=False
    )
    assert shell.returncode == 2
    assert shell.stderr.startswith(said)
    assert "Traceback" not in shell.stderr


def test_a_stream_that_cannot_spell_something_shows_a_question_mark() -> None:
    done = run("games", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0
    assert "mini  ?  Zooloretto Mini" in done.stdout


def test_a_cache_that_cannot_be_written_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = run("play", "mini", TIERGARTEN_CACHE=str(tmp_path / "file" / "cache"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "set TIERGARTEN_CACHE to a folder that can be written to" in done.stderr


def test_bench_measures_a_game() -> None:
    done = run("bench", "--game", "mini")
    assert done.returncode == 0
    assert len(re.findall(r"mini .*\d,\d{3}", done.stdout)) == len(tg.game("mini").players)
