"""The life of a table: setting up, joining, playing with undo and confirmation, bots that stand in, and its end."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest

import tiergarten as tg
from tests.playthroughs import FOLDER
from tests.tables import finished_table

from .people import BOT, Message, Person
from .running import Running, running

OPEN = {"kind": "open"}
STARTS = {"options": {"starter": 0}}


def started(ada: Person, ben: Person, game: str = "mini", **settings: object) -> str:
    """A table where Ada and Ben play, Ada first."""
    table: str = ada.table(game, OPEN, **{**STARTS, **settings})["id"]
    ben.command(table, "join", name="Ben", key=ada.see(table)["keys"]["invite"])
    ada.command(table, "start")
    return table


def play(person: Person, table: str, action: str | None = None, **fields: object) -> Message:
    """Make a move, the first legal one unless another is named."""
    shown = person.see(table)["play"]
    action = action or shown["legal"][0]["action"]
    return person.command(table, "play", action=action, choice=shown["choice"], **fields)


def play_to_the_end(people: list[Person], table: str) -> None:
    """Everybody makes random moves until the game is over."""
    chooser = random.Random(3)
    while people[0].see(table)["table"]["status"] == "playing":
        for person in people:
            shown = person.see(table)["play"]
            if shown["legal"]:
                play(person, table, chooser.choice(shown["legal"])["action"])


def test_a_table_is_set_up_joined_and_started(ada: Person, ben: Person) -> None:
    made = ada.table("mini", OPEN, BOT)
    table = made["id"]
    assert made["own"] == [0]
    assert made["invite"].startswith(f"/t/{table}#join=")
    seen = ada.see(table)
    assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "open", "bot"]
    assert seen["play"] is None
    assert ben.refused(table, "join", name="Ben") == "You need the invite link to join this table; ask who set it up."
    ben.command(table, "join", name="  Ben   B. ", key=seen["keys"]["invite"])
    assert ben.see(table)["table"]["seats"][1]["name"] == "Ben B."
    assert ben.refused(table, "start") == "Only Ada, who set the table up, may do that."
    ada.command(table, "start")
    assert len(ada.see(table)["table"]["commitment"]) == 64
    assert ben.refused(table, "leave") == "The game has started; resign your seat to a bot instead."


def test_bots_fill_open_seats_when_the_game_starts(ada: Person) -> None:
    table = ada.table("mini", OPEN, OPEN)["id"]
    ada.command(table, "start", level="greedy")
    assert [seat["level"] for seat in ada.see(table)["table"]["seats"]] == [None, "greedy", "greedy"]


def test_the_host_arranges_bots_and_people_come_and_go(ada: Person, ben: Person) -> None:
    table = ada.table("mini", OPEN, public=True)["id"]
    ada.command(table, "arrange", seat=1, level="hard")
    assert ben.refused(table, "join", name="Ben") == "No seat is open at this table."
    ada.command(table, "arrange", seat=1)
    ben.command(table, "join", name="Ada")
    assert ben.see(table)["table"]["seats"][1]["name"] == "Ada 2"
    ben.command(table, "rename", name="Ben")
    assert [each["id"] for each in ben.get("/api/tables")["tables"]] == [table]
    ben.command(table, "leave")
    assert ben.get("/api/tables")["tables"] == []
    assert table in [each["id"] for each in ben.get("/api/lobby")["tables"]]
    assert ben.refused(table, "pause") == "The game has not started yet; the host starts it."


def test_a_command_that_is_sent_again_is_answered_again_and_not_carried_out_twice(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    shown = ada.see(table)["play"]
    order = ada.order("play", action=shown["legal"][0]["action"], choice=shown["choice"])
    first = ada.post(f"/api/tables/{table}/commands", order)
    ply = ada.see(table)["play"]["ply"]
    assert ada.post(f"/api/tables/{table}/commands", order) == first
    assert ada.see(table)["play"]["ply"] == ply
    other = ada.web.post(f"/api/tables/{table}/commands", json={**order, "hold": True})
    assert other.status_code == 409
    assert "was used for another command" in other.json()["text"]
    stolen = ben.web.post(f"/api/tables/{table}/commands", json=order)
    assert stolen.json()["code"] in ("moved-on", "not-now", "wrong-seat")


def place_a_truck(ada: Person, ben: Person, table: str) -> None:
    """Ada draws, loads, and takes that truck after Ben has drawn and loaded too, so that she has a tile to place."""
    play(ada, table, "draw")
    play(ada, table)
    play(ben, table, "draw")
    play(ben, table)
    take = [move["action"] for move in ada.see(table)["play"]["legal"] if move["action"].startswith("take")]
    play(ada, table, take[0])


def test_own_moves_are_taken_back_until_chance_has_answered(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    play(ada, table, "draw")
    assert not ada.see(table)["play"]["can_undo"]
    assert ada.refused(table, "undo").startswith("There is nothing of yours to take back")
    before = ada.see(table)["play"]
    play(ada, table)
    assert ben.refused(table, "undo").startswith("There is nothing of yours to take back")
    ada.command(table, "undo")
    again = ada.see(table)["play"]
    assert (again["view"], again["legal"], again["log"]) == (before["view"], before["legal"], before["log"])


def test_a_turn_is_restarted_as_a_whole(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    place_a_truck(ada, ben, table)
    taken = ada.see(table)["play"]
    if taken["legal"]:
        play(ada, table, hold=True)
    ada.command(table, "restart")
    legal = [move["action"] for move in ada.see(table)["play"]["legal"]]
    assert any(action.startswith("take") for action in legal)


def test_a_turn_that_is_held_waits_for_its_confirmation(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    play(ada, table, "draw")
    play(ada, table, hold=True)
    assert ben.see(table)["play"]["held"] == 0
    assert ben.see(table)["play"]["legal"] == []
    choice = {"action": "draw", "choice": 0}
    assert ben.refused(table, "play", **choice) == "Ada has not confirmed the turn yet."
    ada.command(table, "undo")
    play(ada, table, hold=True)
    ada.command(table, "confirm")
    assert ben.see(table)["play"]["held"] is None
    assert ben.see(table)["play"]["legal"]
    assert ada.refused(table, "confirm") == "You have no turn to confirm."


def test_a_seat_is_handed_to_a_bot_and_taken_back(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    ada.command(table, "hand_over", seat=1, level="random")
    assert ben.see(table)["table"]["seats"][1]["stands_in"]
    play(ada, table, "draw")
    play(ada, table)
    after = ada.get(f"/api/tables/{table}?after={ada.see(table)['version']}")
    assert after["version"]
    assert "A bot plays for you" in ben.refused(table, "play", action="draw", choice=0)
    ben.command(table, "take_back")
    assert not ben.see(table)["table"]["seats"][1]["stands_in"]
    assert "No bot stands in" in ben.refused(table, "take_back")


def test_nobody_who_is_here_is_handed_to_a_bot(folder: Path) -> None:
    with running(folder, limits=("away=1000",)) as server:
        ada, ben = Person(server.http, "Ada"), Person(server.http, "Ben")
        table = started(ada, ben)
        assert ada.refused(table, "hand_over", seat=1).startswith("Ben is here, or was a moment ago")
        for person in (ada, ben):
            person.close()


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    ben.command(table, "resign", level="random")
    seat = ada.see(table)["table"]["seats"][1]
    assert (seat["resigned"], seat["stands_in"], seat["level"]) == (True, False, "random")
    assert "No bot stands in" in ben.refused(table, "take_back")


def test_while_a_game_is_paused_nobody_moves(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    ben.command(table, "pause")
    shown = ada.see(table)
    assert shown["table"]["paused"]
    assert shown["play"]["legal"] == []
    assert ada.refused(table, "play", action="draw", choice=0).startswith("The game is paused")
    ada.command(table, "resume")
    assert ada.refused(table, "resume") == "The game is not paused."
    play(ada, table)


def test_a_strict_table_has_no_aids(ada: Person, ben: Person) -> None:
    table = started(ada, ben, strict=True)
    shown = ada.see(table)
    assert not shown["table"]["settings"]["hints"]
    assert all(move["effects"] is None for move in shown["play"]["legal"])
    assert "unseen" not in shown["play"]["view"]
    assert not any("points" in zoo for zoo in shown["play"]["view"]["zoos"])
    assert ada.refused(table, "hint") == "There are no hints at this table."
    assert ada.web.get(f"/api/tables/{table}/scores").status_code == 409


def test_a_seat_is_brought_to_a_second_device_once(ada: Person, ben: Person, server: Running) -> None:
    table = started(ada, ben)
    key = ada.command(table, "share")["key"]
    phone = Person(server.http, "Phone")
    phone.command(table, "sit", key=key)
    assert phone.see(table)["own"] == [0]
    play(phone, table)
    assert "does not fit, or was used already" in ben.refused(table, "sit", key=key)
    phone.close()


def test_a_pass_is_told_once(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    order = ada.order("share")
    told, again = (ada.post(f"/api/tables/{table}/commands", order) for _ in range(2))
    assert told["key"]
    assert again == {**told, "key": None}


def test_two_seats_on_one_device_are_played_by_one_person(ada: Person) -> None:
    table = ada.table("mini", {"kind": "here", "name": "Ben"}, **STARTS)["id"]
    ada.command(table, "start")
    assert ada.see(table)["own"] == [0, 1]
    play(ada, table, "draw")
    play(ada, table)
    assert ada.see(table)["play"]["eyes"] == 1
    assert ada.get(f"/api/tables/{table}?seat=0")["play"]["eyes"] == 0
    play(ada, table, "draw", seat=1)


def test_a_finished_game_has_a_record_a_past_scores_and_a_rematch(ada: Person, ben: Person) -> None:
    table = started(ada, ben, "dice")
    assert ada.web.get(f"/api/tables/{table}/record").status_code == 409
    assert ada.web.get(f"/api/tables/{table}/plies/0?seat=1").status_code == 409
    play_to_the_end([ada, ben], table)
    shown = ada.see(table)
    record = ada.get(f"/api/tables/{table}/record")
    played = tg.verify(record)
    assert shown["play"]["deal"] == {"seed": record["seed"], "salt": record["salt"]}
    assert shown["table"]["commitment"] == record["commitment"]
    past = ben.get(f"/api/tables/{table}/plies/{played.ply}?seat=0")
    assert past["plies"] == played.ply
    assert past["view"]["over"]
    assert past["log"] == len(played.log)
    scores = ada.get(f"/api/tables/{table}/scores")
    assert scores["scores"] == list(played.scores)
    assert [sum(row["points"] for row in rows) for rows in scores["breakdown"]] == scores["scores"]
    order = ben.order("rematch")
    again = ben.post(f"/api/tables/{table}/commands", order)["table"]
    assert ben.post(f"/api/tables/{table}/commands", order)["table"] == again
    assert ada.see(table)["table"]["rematch"] == again
    assert ada.command(table, "rematch")["table"] == again
    assert [seat["name"] for seat in ada.see(again)["table"]["seats"]] == ["Ben", "Ada"]
    assert ada.see(again)["own"] == [1]
    assert ada.see(again)["table"]["status"] == "playing"


def test_a_game_that_is_over_is_reviewed(ada: Person, ben: Person) -> None:
    table = started(ada, ben, "dice", options={"rounds": 1})
    play_to_the_end([ada, ben], table)
    while (shown := ada.get(f"/api/tables/{table}/review"))["done"] < 1:
        time.sleep(0.05)
    assert shown["review"]["de"]["curve"]
    assert shown["review"]["en"]["names"] == ["Ada", "Ben"]


def test_a_game_whose_last_move_is_held_is_not_reviewed_yet(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    while not (shown := ada.see(table)["play"])["view"]["over"]:
        mover = ada if 0 in shown["view"]["actors"] else ben
        play(mover, table, hold=True)
        if (held := ada.see(table)["play"])["held"] is not None and not held["view"]["over"]:
            mover.command(table, "confirm")
    assert shown["held"] is not None
    for path in ("review", "record"):
        assert ada.web.get(f"/api/tables/{table}/{path}").status_code == 409, path
    mover.command(table, "confirm")
    assert ada.get(f"/api/tables/{table}/review")["done"] < 1


def test_a_record_is_uploaded_to_be_replayed(ada: Person, ben: Person) -> None:
    record = finished_table(tg.game("dice"), 2, 5).record(["Ann", "Bob"])
    table = ada.post("/api/replays", {"record": record})["id"]
    seen = ben.see(table)
    assert seen["table"]["replay"]
    assert seen["play"]["result"] == record["result"]
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ann", "Bob"]
    assert ben.get(f"/api/tables/{table}/plies/3?seat=1")["eyes"] == 1
    assert ben.get(f"/api/tables/{table}/record") == record
    assert ada.refused(table, "join", name="Ada").startswith("This is the replay of a recorded game")
    broken = ada.web.post("/api/replays", json={"record": {**record, "number": 3}})
    assert broken.status_code == 422
    assert "changed or damaged" in broken.json()["text"]


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*-2.json")), ids=lambda file: file.stem)
def test_every_golden_playthrough_is_replayed(ada: Person, file: Path) -> None:
    table = ada.post("/api/replays", {"record": json.loads(file.read_text(encoding="utf-8"))})["id"]
    assert ada.see(table)["table"]["replay"]


def test_reactions_are_seen_by_everybody_and_kept_nowhere(ada: Person, ben: Person) -> None:
    async def react() -> None:
        table = started(ada, ben)
        async with ada.socket(table) as first, ben.socket(table) as second:
            version = (await first.do("react", reaction="wow"))["version"]
            heard = await second.hear("reacted")
            assert (heard["seat"], heard["reaction"]) == (0, "wow")
            again = ada.order("react", reaction="oops")
            for _ in range(2):
                ada.post(f"/api/tables/{table}/commands", again)
            await first.do("react", reaction="thanks")
            assert [(await second.hear("reacted"))["reaction"] for _ in range(2)] == ["oops", "thanks"], "shown once"
            assert ben.see(table)["version"] == version
            await first.send({"kind": "react", "id": "x", "reaction": "<script>"})
            assert (await first.hear("error"))["code"] == "bad-message"

    asyncio.run(react())


def test_presence_is_seen(ada: Person, ben: Person) -> None:
    async def come_and_go() -> None:
        table = started(ada, ben)
        async with ada.socket(table) as first:
            async with ben.socket(table):
                shown = await first.hear("table")
                assert [seat["present"] for seat in shown["table"]["seats"]] == [True, True]
            shown = await first.hear("table")
            assert shown["table"]["seats"][1]["away"] is not None

    asyncio.run(come_and_go())


def test_a_watcher_needs_the_link_and_may_not_act(ada: Person, ben: Person, server: Running) -> None:
    table = started(ada, ben)
    eve = Person(server.http, "Eve")
    assert eve.web.get(f"/api/tables/{table}").json()["text"].startswith("You need the watch link to see this table")
    seen = eve.see(table, ada.see(table)["keys"]["watch"])
    assert (seen["own"], seen["keys"], seen["play"]["eyes"], seen["play"]["legal"]) == ([], {}, None, [])
    assert eve.refused(table, "play", action="draw", choice=1) == "You do not sit at this table; join it first."
    assert eve.refused(table, "join", name="Eve", key=ada.see(table)["keys"]["watch"])
    closed = started(ada, ben, watching=False)
    assert "cannot be watched" in eve.web.get(f"/api/tables/{closed}").json()["text"]
    eve.close()


def test_who_is_invited_sees_a_table_without_watchers_only_until_it_starts(
    ada: Person, ben: Person, server: Running
) -> None:
    eve = Person(server.http, "Eve")
    for is_public in (True, False):
        table = ada.table("mini", OPEN, public=is_public, watching=False)["id"]
        invite = ada.see(table)["keys"]["invite"]
        assert eve.see(table, invite)["table"]["status"] == "open"
        ben.command(table, "join", name="Ben", key=invite)
        ada.command(table, "start")
        refused = eve.web.get(f"/api/tables/{table}", headers={"Table-Key": invite})
        assert "cannot be watched" in refused.json()["text"]
    eve.close()


def test_a_move_that_is_not_legal_is_explained_in_the_language_asked_for(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    choice = ada.see(table)["play"]["choice"]
    order = ada.order("play", action="take-truck-1", choice=choice)
    answer = ada.web.post(f"/api/tables/{table}/commands", json=order, headers={"Accept-Language": "de-DE,de"})
    assert answer.status_code == 409
    assert answer.json()["text"].startswith("„take-truck-1“ ist jetzt nicht möglich")
    assert "“fly” is not possible now" in ada.refused(table, "play", action="fly", choice=choice)
    assert "Ben may not act now" in ben.refused(table, "play", action="draw", choice=ben_choice(ben, table))


def ben_choice(ben: Person, table: str) -> int:
    """A choice that Ben does not have yet: the one that is numbered like everybody's at the start."""
    return int(ben.see(table)["version"])
