"""Records that are damaged, cut off or made up are refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import tiergarten as tg
from tests.tables import finished_table, random_table
from tiergarten.core.position import read_json
from tiergarten.core.record import digest
from tiergarten.errors import BadOption, BadPosition, DamagedRecord, UnknownGame

MINI = tg.game("mini")
Change = Callable[[dict[str, Any]], object]


def changed(change: Change, *, over: bool = True, seal: bool = True) -> dict[str, Any]:
    """A record after a change; sealed, its digest fits again, as a forger would make it fit."""
    table = finished_table(MINI, 3, 4) if over else random_table(MINI, 3, 4)
    record: dict[str, Any] = json.loads(json.dumps(table.record()))
    change(record)
    if seal:
        record["digest"] = digest(record)
    return record


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("record-format", lambda record: record.update(format=2)),
        ("record-format", lambda record: record.clear()),
        ("record-missing", lambda record: record.pop("moves")),
        ("record-extra", lambda record: record.update(comment="hello")),
        ("record-type", lambda record: record.update(moves="draw")),
        ("record-type", lambda record: record.update(names="Ada")),
        ("record-names", lambda record: record.update(names=["Ada", "Ben"])),
        ("record-names", lambda record: record.update(names=["Ada", "Ben", "\033[2J"])),
        ("record-names", lambda record: record.update(names=["Ada", "Ben", 3])),
        ("record-names", lambda record: record.update(names=["Ada", "Ben", " "])),
        ("record-names", lambda record: record.update(names=["Ada", "Ben", "x" * 81])),
        ("record-rules", lambda record: record.update(rules=99)),
        ("record-header", lambda record: record.update(players=9)),
        ("record-header", lambda record: record.update(options={"colour": "red"})),
        ("record-header", lambda record: record.update(seed="x")),
        ("record-header", lambda record: record.update(number=-1)),
        ("record-header", lambda record: record.update(seed=None, salt=None, number=2**80, result=None)),
        ("record-header", lambda record: record.update(salt="\ud800")),
        ("record-header", lambda record: record.update(salt=None)),
        ("record-format", lambda record: record.update(format=True)),
        ("record-type", lambda record: record.update(rules=True)),
        ("record-header", lambda record: record.update(position={"game": "mini"})),
        ("record-unknown-move", lambda record: record["moves"].insert(3, [0, "fly"])),
        ("record-unknown-move", lambda record: record["moves"].insert(3, ["nobody", "draw"])),
        ("record-unknown-move", lambda record: record["moves"].insert(3, [-1, "draw"])),
        ("record-unknown-move", lambda record: record["moves"].insert(3, "draw")),
        ("record-move", lambda record: record["moves"].insert(0, [0, "draw"])),
        ("record-move", lambda record: record["moves"].append([0, "draw"])),
        ("record-move", lambda record: record["moves"].append(["chance", "wolf"])),
        ("record-move", lambda record: record["moves"].insert(4, ["chance", "wolf"])),
        ("record-result", lambda record: record["result"]["scores"].reverse()),
        ("record-result", lambda record: record.update(result=None)),
    ],
)
def test_a_record_that_cannot_be_is_refused(key: str, change: Change) -> None:
    with pytest.raises(DamagedRecord) as refusal:
        tg.replay(changed(change))
    assert refusal.value.message.key == key
    assert str(refusal.value).endswith((".", "\n")) or key == "record-header"


def test_what_is_wrong_with_how_a_record_begins_is_told_in_german_too() -> None:
    with pytest.raises(DamagedRecord) as refusal:
        tg.replay(changed(lambda record: record.update(options={"left_out": ["cow"]})))
    assert "Es gibt keine Art „cow“ in diesem Spiel" in refusal.value.say("de")


def test_a_changed_record_is_noticed_by_its_digest() -> None:
    with pytest.raises(DamagedRecord, match="do not match its digest"):
        tg.replay(changed(lambda record: record.update(commitment="0"), seal=False))


def test_a_record_that_stops_where_chance_must_answer_is_not_whole() -> None:
    def cut(record: dict[str, Any]) -> None:
        record["moves"] = record["moves"][: [name for _, name in record["moves"]].index("draw") + 1]
        record["result"] = None

    with pytest.raises(DamagedRecord, match="its last move is missing"):
        tg.replay(changed(cut))


def test_a_record_from_a_position_has_no_players_and_options_of_its_own() -> None:
    table = MINI.position(random_table(MINI, 4, 12, most_moves=200).position(), seed=3)
    for change in ({"players": 5}, {"options": {"starter": 0}}):
        record: dict[str, Any] = {**table.record(), **change}
        record["digest"] = digest(record)
        with pytest.raises(DamagedRecord, match="has the position's number of players and no options"):
            tg.replay(record)


def test_a_record_keeps_the_names_that_it_is_told_and_its_digest_is_of_them_too() -> None:
    record: dict[str, Any] = random_table(MINI, 3, 4).record(["Ada", "Ben", "Cleo"])
    assert tg.replay(record).ply > 0
    record["names"][0] = "Eve"
    with pytest.raises(DamagedRecord, match="do not match its digest"):
        tg.replay(record)


def test_names_that_are_none_are_not_recorded() -> None:
    with pytest.raises(BadOption, match="one for each player"):
        random_table(MINI, 3, 4).record(["Ada"])


def test_a_record_is_no_way_into_the_table() -> None:
    table = MINI.new(3, seed=1, left_out=["wolf", "llama"])
    options: Any = table.record()["options"]
    options["left_out"].append("rhinoceros")
    assert table.options["left_out"] == ["wolf", "llama"]


@pytest.mark.parametrize("record", [None, [], "record"])
def test_something_that_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(DamagedRecord, match="A record is a JSON object"):
        tg.replay(record)


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        tg.replay(changed(lambda record: record.update(game="chess")))


def test_a_record_of_a_game_that_goes_on_keeps_the_seed_secret() -> None:
    record = random_table(MINI, 3, 4).record()
    assert (record["seed"], record["salt"], record["result"]) == (None, None, None)
    assert record["commitment"]


def test_a_finished_record_shows_the_seed() -> None:
    table = MINI.new(2)
    while not table.over:
        table.play(table.legal_ids()[0])
    assert table.record()["seed"] == str(table.dealer.seed)
    assert table.record()["salt"] == table.dealer.salt
    assert tg.replay(table.record()).record() == table.record()


def test_a_game_that_is_not_over_cannot_be_verified_yet() -> None:
    with pytest.raises(DamagedRecord, match="verify it when it is"):
        tg.verify(random_table(MINI, 3, 4).record())


def test_a_game_gone_on_with_without_its_seed_cannot_be_verified() -> None:
    table = tg.replay(random_table(MINI, 3, 4).record())
    while not table.over:
        table.play(table.legal_ids()[0])
    assert tg.replay(table.record()).state_bytes() == table.state_bytes()
    with pytest.raises(DamagedRecord, match="has no commitment"):
        tg.verify(table.record())


def test_a_seed_that_was_not_committed_to_is_noticed() -> None:
    with pytest.raises(DamagedRecord, match="do not match its commitment"):
        tg.verify(changed(lambda record: record.update(salt="other")))


def test_an_outcome_that_does_not_follow_from_the_seed_is_noticed() -> None:
    def swap_setup(record: dict[str, Any]) -> None:
        """Leave the same species out, but in another order than was dealt."""
        record["moves"][0], record["moves"][1] = record["moves"][1], record["moves"][0]

    table = MINI.new(3, seed=4)
    while not table.over:
        table.play(table.legal_ids()[0])
    record: dict[str, Any] = json.loads(json.dumps(table.record()))
    swap_setup(record)
    record["digest"] = digest(record)
    assert tg.replay(record).over
    with pytest.raises(DamagedRecord, match="Move 1 of the record, an answer of chance, does not follow"):
        tg.verify(record)


def test_a_truncated_file_says_where_it_ends() -> None:
    text = json.dumps(random_table(MINI, 3, 4).record(), indent=1)
    with pytest.raises(DamagedRecord, match=r"not whole JSON: line \d+, column \d+"):
        read_json(text[: len(text) // 2], DamagedRecord)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(DamagedRecord, match="nested too deeply"):
        read_json("[" * 100_000, DamagedRecord)


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    with pytest.raises(DamagedRecord, match="a number that is too long"):
        read_json('{"seed": ' + "1" * 5000 + "}", DamagedRecord)


def test_json_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadPosition, match="A JSON object is needed here, not list"):
        read_json("[]", BadPosition)
