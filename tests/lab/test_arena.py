"""The arena as a program uses it: games, records, reports, and folders that are gone on with."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import matplotlib.image
import polars
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiergarten as tg
from tiergarten.errors import BadFolder, BadOption, MissingExtra, TiergartenError, UnknownBot
from tiergarten.lab import files
from tiergarten.lab.arena import Plan, Standings, play_arena, run_arena
from tiergarten.lab.arena.folder import opened
from tiergarten.lab.arena.plot import short
from tiergarten.lab.arena.report import page, rows
from tiergarten.lab.arena.tables import Tables

DICE = tg.game("dice")
BOTS = ["random", "greedy"]


def duel(out: Path | None = None, *, games: int = 4, jobs: int = 1, seed: int = 1) -> Standings:
    """A short arena of two at a table."""
    return run_arena(DICE, BOTS, players=2, games=games, seed=seed, jobs=jobs, out=out)


def entries(folder: Path) -> dict[int, dict[str, object]]:
    """The games of a folder by their numbers, without the times that they took."""
    found = {}
    for line in (folder / "records.jsonl").read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        del entry["seconds"]
        assert entry["number"] not in found
        found[entry["number"]] = entry
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished arena; only for reading."""
    folder = tmp_path_factory.mktemp("arenas") / "duel"
    duel(folder)
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A folder of one's own with the same arena."""
    own = tmp_path / "duel"
    own.mkdir()
    for name in ("arena.json", "records.jsonl"):
        (own / name).write_bytes((played / name).read_bytes())
    return own


def test_the_same_arena_plays_the_same_games_whatever_the_jobs(played: Path, tmp_path: Path) -> None:
    duel(tmp_path / "many", jobs=2)
    assert entries(tmp_path / "many") == entries(played)


def test_another_seed_plays_other_games(played: Path, tmp_path: Path) -> None:
    duel(tmp_path / "other", seed=2)
    assert entries(tmp_path / "other")[0]["record"] != entries(played)[0]["record"]


def test_the_games_of_a_round_have_the_same_deal_and_every_record_is_fair(played: Path) -> None:
    found = entries(played)
    assert [found[number]["bots"] for number in range(4)] == [["greedy", "random"], ["random", "greedy"]] * 2
    for number, entry in found.items():
        record = entry["record"]
        assert isinstance(record, dict)
        assert (record["seed"], record["number"]) == ("1", number // 2)
        assert record["names"] == entry["bots"]
        assert tg.verify(record).over


def test_the_reports_can_be_read(played: Path) -> None:
    text = (played / "report.md").read_text(encoding="utf-8")
    assert "tiergarten arena dice --bots greedy,random --players 2 --games 4 --seed 1" in text
    assert "| greedy |" in text
    table = polars.read_parquet(played / "games.parquet")
    assert table.shape == (8, 13)
    assert table["win"].sum() == pytest.approx(4)
    assert set(table["bot"]) == set(BOTS)
    height, width, _ = matplotlib.image.imread(played / "ratings.png").shape
    assert width > height > 300
    assert sorted(each.name for each in played.iterdir()) == [
        "arena.json",
        "games.parquet",
        "ratings.png",
        "records.jsonl",
        "report.md",
    ]


def test_the_page_speaks_german_too(folder: Path) -> None:
    play_arena(Plan.of(DICE, BOTS, players=2, seed=1), 4, out=folder, language="de")
    assert "## Wer landet vor wem" in (folder / "report.md").read_text(encoding="utf-8")


def test_standings_are_the_same_without_a_folder(played: Path) -> None:
    free, kept = duel(), duel(played)
    assert free.by_bot == kept.by_bot
    assert free.ratings == kept.ratings


def test_only_missing_games_are_played(folder: Path) -> None:
    before = (folder / "records.jsonl").read_bytes()
    heard: list[tuple[int, int]] = []
    plan = Plan.of(DICE, BOTS, players=2, seed=1)
    found = play_arena(plan, 6, out=folder, watch=lambda done, of: heard.append((done, of)))
    assert heard == [(4, 6), (5, 6), (6, 6)]
    assert (folder / "records.jsonl").read_bytes().startswith(before)
    assert found.games == 6


def test_fewer_games_than_there_are_plays_none_and_reports_all(folder: Path) -> None:
    before = (folder / "records.jsonl").read_bytes()
    assert duel(folder, games=1).games == 4
    assert (folder / "records.jsonl").read_bytes() == before


@pytest.mark.parametrize("lost", [1, 40, 1500])
def test_a_torn_last_line_is_played_again(folder: Path, played: Path, lost: int) -> None:
    file = folder / "records.jsonl"
    file.write_bytes(file.read_bytes()[:-lost])
    assert duel(folder).games == 4
    assert entries(folder) == entries(played)


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line[:100] + b"\n",
        lambda line: b"\n",
        lambda line: b"\xff" + line,
        lambda line: b"[]\n",
        lambda line: b"{}\n",
        lambda line: line.replace(b'"number":', b'"nummer":', 1),
        lambda line: line.replace(b'"round":0', b'"round":1', 1),
        lambda line: line.replace(b'"bots":["random","greedy"]', b'"bots":["greedy","random"]'),
        lambda line: line.replace(b'"choices":[', b'"choices":["many",'),
        lambda line: line.replace(b'"places":[', b'"places":[9,', 1),
        lambda line: line.replace(b'"record":', b'"forfeits":[1],"record":', 1),
        lambda line: line.replace(b'"record":{', b'"record":[{', 1).replace(b"}}\n", b"}]}\n"),
    ],
)
def test_damage_is_told_by_its_line_and_nothing_is_changed(folder: Path, damage: object) -> None:
    assert callable(damage)
    file = folder / "records.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    harmed = damage(lines[1])
    assert harmed != lines[1]
    file.write_bytes(b"".join([lines[0], harmed, *lines[2:]]))
    before = {each: each.read_bytes() for each in folder.iterdir()}
    with pytest.raises(BadFolder, match=r"records\.jsonl is damaged in line 2: .+ Nothing was changed"):
        duel(folder)
    assert {each: each.read_bytes() for each in folder.iterdir()} == before


def test_a_game_that_stands_there_twice_is_damage(folder: Path) -> None:
    file = folder / "records.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[0]]))
    with pytest.raises(BadFolder, match="line 5: It is a game that stands there already"):
        duel(folder)


def test_a_line_up_with_copies_is_gone_on_with(tmp_path: Path) -> None:
    def play(games: int, *bots: str) -> Standings:
        return run_arena(DICE, bots, players=3, games=games, seed=1, out=tmp_path)

    assert play(3, "greedy", "random", "random").games == 3
    assert play(6, "random", "greedy", "random").games == 6
    assert sorted(entries(tmp_path)) == list(range(6))
    assert [row[0] for row in Tables(play(6, "random", "random", "greedy"), "en").line_ups().rows] == [
        "greedy, 2 × random"
    ] * 2
    with pytest.raises(BadFolder, match=r'bots is \["greedy", "random", "random"\] there'):
        play(6, "random", "greedy")


def test_other_settings_are_refused_by_name(folder: Path) -> None:
    before = {each: each.read_bytes() for each in folder.iterdir()}
    with pytest.raises(BadFolder, match=r"seed is 1 there and 2 here\.") as refused:
        duel(folder, seed=2)
    assert "dort 1 und hier 2" in refused.value.say("de")
    with pytest.raises(BadFolder, match=r'bots is \["greedy", "random"\] there and \["random"\] here, players is 2'):
        run_arena(DICE, ["random"], players=3, games=4, seed=1, out=folder)
    assert {each: each.read_bytes() for each in folder.iterdir()} == before


@pytest.mark.parametrize("harmed", [b"{", b"", b"\xff\xfe", b"[]", b"{}", b'{"seed": "1"}'])
def test_settings_that_are_damaged_can_be_removed_and_named_again(folder: Path, harmed: bytes) -> None:
    file = folder / "arena.json"
    settings, records = file.read_bytes(), (folder / "records.jsonl").read_bytes()
    file.write_bytes(harmed)
    with pytest.raises(BadFolder, match=r"arena\.json is damaged: .+ Remove this file, not the records"):
        duel(folder)
    assert file.read_bytes() == harmed
    file.unlink()
    assert duel(folder).games == 4
    assert file.read_bytes() == settings
    assert (folder / "records.jsonl").read_bytes() == records


@pytest.mark.parametrize(
    "other",
    [
        {"seed": 2},
        {"players": 3},
        {"bots": ["greedy", "easy", "random"]},
        {"bots": ["greedy", "greedy"]},
        {"options": {"rounds": 1}},
    ],
)
def test_without_settings_records_of_another_arena_are_left_alone_and_told(
    folder: Path, other: dict[str, object]
) -> None:
    (folder / "arena.json").unlink()
    before = {each: each.read_bytes() for each in folder.iterdir()}
    with pytest.raises(BadFolder, match=r"line \d is a game of dice .* seed 1, .* Name the settings") as refused:
        run_arena(DICE, **{"bots": BOTS, "players": 2, "games": 4, "seed": 1, "out": folder, **other})  # type: ignore[arg-type]
    assert "greedy, random" in str(refused.value)
    assert "arena.json daneben ist weg" in refused.value.say("de")
    assert {each: each.read_bytes() for each in folder.iterdir()} == before


def test_without_settings_damaged_records_are_told_and_no_settings_written(folder: Path) -> None:
    (folder / "arena.json").unlink()
    with open(folder / "records.jsonl", "ab") as records:
        records.write(b"{}\n")
    with pytest.raises(BadFolder, match=r"records\.jsonl is damaged in line 5"):
        duel(folder)
    assert [each.name for each in folder.iterdir()] == ["records.jsonl"]


def test_a_folder_of_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(BadFolder, match="holds other files and no arena"):
        duel(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["diary.txt"]


def test_a_folder_where_a_crash_left_only_a_draft_is_as_good_as_new(tmp_path: Path) -> None:
    (tmp_path / "arena.json.part").write_text("{", encoding="utf-8")
    assert duel(tmp_path, games=2).games == 2


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x", encoding="utf-8")
    with pytest.raises(BadFolder, match="cannot be written"):
        duel(file)
    with pytest.raises(BadFolder, match="cannot be written"):
        duel(file / "below")


def test_two_commands_cannot_play_in_one_folder(folder: Path) -> None:
    with (
        opened(folder, Plan.of(DICE, BOTS, players=2, seed=1)),
        pytest.raises(BadFolder, match="Another command is playing"),
    ):
        duel(folder)


def test_a_game_is_written_whole_or_not_at_all(folder: Path) -> None:
    before = (folder / "records.jsonl").read_bytes()

    class FullDisk(io.FileIO):
        def write(self, data: object) -> int:
            super().write(bytes(data)[:10])  # type: ignore[call-overload]
            raise OSError(28, "No space left on device")

    with opened(folder, Plan.of(DICE, BOTS, players=2, seed=1)) as open_folder:
        full = FullDisk(folder / "records.jsonl", "r+")
        full.seek(0, io.SEEK_END)
        open_folder._records = full
        with pytest.raises(BadFolder, match="No space left on device"):
            open_folder.add("x" * 100 + "\n")
        full.close()
    assert (folder / "records.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    ("wrong", "mistake", "sentence"),
    [
        ({"bots": ["clever"]}, UnknownBot, "There is no bot “clever”"),
        ({"bots": ["random", ""]}, UnknownBot, "There is no bot “”"),
        ({"bots": []}, BadOption, "one bot or more, such as"),
        ({"bots": ["random"] * 3}, BadOption, "names 3 bots for 2 players.* a bot for each of the 2 seats"),
        ({"players": 5}, BadOption, "is for 2 to 4 players, not 5"),
        ({"games": 0}, BadOption, "from 1 to 10,000,000, not 0"),
        ({"games": 1.5}, BadOption, "from 1 to 10,000,000, not 1.5"),
        ({"jobs": 0}, BadOption, "from 1 to 1,024, such as the number of cores, not 0"),
        ({"seed": -1}, BadOption, "A seed is a whole number"),
        ({"options": {"colour": "red"}}, BadOption, "There is no option “colour”"),
    ],
)
def test_mistakes_say_what_would_be_right(
    wrong: dict[str, object], mistake: type[TiergartenError], sentence: str, tmp_path: Path
) -> None:
    right: dict[str, object] = {"bots": BOTS, "players": 2, "games": 2, "out": tmp_path / "new"}
    with pytest.raises(mistake, match=sentence):
        run_arena(DICE, **{**right, **wrong})  # type: ignore[arg-type]
    assert not (tmp_path / "new").exists()


def test_packages_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"openskill, polars, matplotlib.*pip install 'tiergarten\[lab\]'"):
        duel(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_games_that_are_cut_off_are_reported_without_places() -> None:
    found = run_arena(DICE, ["random"], players=2, games=3, options={"rounds": 1})
    assert found.cut_off == 3
    assert "3 games were cut off" in page(found, "en")
    table = polars.read_parquet(io.BytesIO(rows(found)))
    assert table["place"].null_count() == 6
    assert table["win"].sum() == 0


CHEAT = """\
class Cheat:
    asked = 0
    def choose(self, view, legal):
        self.asked += 1
        return "fly" if self.asked == 2 else legal[0]

class Broken:
    def choose(self, view, legal):
        raise ValueError("It is broken")
"""


def test_moves_that_a_bot_from_outside_has_forfeited_are_counted_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forfeiting.py").write_text(CHEAT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    cheat, broken, out = "python:forfeiting:Cheat", "python:forfeiting:Broken", tmp_path / "out"

    def play(games: int) -> Standings:
        return run_arena(DICE, [cheat, broken], players=2, games=games, seed=1, out=out)

    first, both = play(2), play(4)
    assert first.forfeits == {cheat: 2, broken: first.choices[broken]}
    assert both.forfeits == {cheat: 4, broken: both.choices[broken]}
    told = f"“{cheat}” failed at 4 of its {both.choices[cheat]} choices"
    assert told in (out / "report.md").read_text(encoding="utf-8")
    table = polars.read_parquet(out / "games.parquet")
    assert table["forfeits"].sum() == sum(both.forfeits.values())
    faults = entries(out)[0]["faults"]
    assert isinstance(faults, list)
    assert [fault for fault in faults if "“fly” is not possible now" in fault["words"]]
    assert [fault for fault in faults if "It is broken" in fault["words"]]


def test_faults_are_counted_by_bot_and_kind_and_told_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty.py").write_text(CHEAT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    cheat, broken = "python:faulty:Cheat", "python:faulty:Broken"
    plan = Plan.of(DICE, [cheat, broken], players=2, seed=1)
    found = play_arena(plan, 4, out=tmp_path / "out")
    assert {key: trouble.times for key, trouble in found.troubles.items()} == {
        (cheat, "fault-illegal"): 4,
        (broken, "fault-ended"): 12,  # three times in each game, then it is not asked any more
    }
    again = play_arena(plan, 4, out=tmp_path / "out", language="de")
    assert again.troubles == found.troubles
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert re.search(r"\n- „python:faulty:Cheat“ 4-mal, zuerst bei Zug \d+ von Partie 0: „fly“ ist jetzt nicht", text)
    assert re.search(r"\n- „python:faulty:Broken“ 12-mal, .+ endete mit Code 1\. .+ValueError: It is broken“", text)
    assert "\n- Nach 3 Fehlern hintereinander wird ein Bot in dieser Partie nicht mehr gefragt" in text


@pytest.mark.parametrize(
    "faults",
    [
        {"ply": 1, "seat": 0, "problem": {"key": "fault-unheard-of", "values": {}}},
        {"ply": 1, "seat": 0, "problem": {"key": "fault-illegal", "values": {}}},
        {"ply": 1, "seat": 0, "problem": {"key": "fault-illegal", "values": {"action": []}}},
        {"ply": 1, "seat": 2, "problem": {"key": "fault-hung-up", "values": {}}},
        {"ply": 1, "seat": 0, "problem": "late"},
        7,
    ],
)
def test_faults_that_cannot_be_told_are_damage(folder: Path, faults: object) -> None:
    file = folder / "records.jsonl"
    first, *others = file.read_text(encoding="utf-8").splitlines(keepends=True)
    entry = {**json.loads(first), "faults": [faults]}
    file.write_text("".join([json.dumps(entry) + "\n", *others]), encoding="utf-8")
    with pytest.raises(BadFolder, match="line 1: It is no game of this arena"):
        duel(folder)


def test_faults_that_were_noted_in_words_only_are_no_damage(folder: Path) -> None:
    file = folder / "records.jsonl"
    first, *others = file.read_text(encoding="utf-8").splitlines(keepends=True)
    entry = {**json.loads(first), "faults": ["Move 3 of the game: late."], "forfeits": [1, 0]}
    file.write_text("".join([json.dumps(entry) + "\n", *others]), encoding="utf-8")
    found = duel(folder)
    assert (sum(found.forfeits.values()), found.troubles) == (1, {})


def test_names_that_are_cut_in_the_picture_keep_what_tells_them_apart() -> None:
    python = "program:/home/ada/projects/zoo/.venv/bin/python"
    assert short([f"{python} ok1.py", f"{python} ok2.py", "greedy"]) == [
        "program:/home/a…/bin/python ok1.py",
        "program:/home/a…/bin/python ok2.py",
        "greedy",
    ]
    assert short([f"{python} bot.py --depth {depth} --weights 1,2,3,4" for depth in (1, 2)]) == [
        "program:/…--depth 1 --weig… 1,2,3,4",
        "program:/…--depth 2 --weig… 1,2,3,4",
    ]


@given(names=st.lists(st.text("ab", min_size=30, max_size=90), min_size=1, max_size=6, unique=True))
def test_no_two_names_look_alike_in_the_picture(names: list[str]) -> None:
    assert len(set(short(names))) == len(names)


def test_a_bar_in_a_name_does_not_break_a_table() -> None:
    from tiergarten.lab.arena.report import _row

    assert _row(("a|b", "c")) == "| a\\|b | c |"
