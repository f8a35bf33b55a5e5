"""Hints from a bot: marked, counted, and for the choice that they were asked for."""

from __future__ import annotations

import asyncio

from .people import Message, Person
from .test_tables import play, started


def test_a_hint_names_good_moves_and_is_marked(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    hints = ada.command(table, "hint")["hints"]
    legal = {move["action"] for move in ada.see(table)["play"]["legal"]}
    assert hints
    assert {hint["action"] for hint in hints} <= legal
    assert [seat["hints"] for seat in ben.see(table)["table"]["seats"]] == [1, 0]
    assert ben.refused(table, "hint") == "Ask for a hint when it is your turn."


def test_a_hint_that_is_asked_for_twice_at_once_is_thought_of_and_counted_once(ada: Person, ben: Person) -> None:
    table = started(ada, ben)

    async def ask_twice() -> list[Message]:
        async with ada.socket(table) as talk:
            for _ in range(2):
                await talk.send(ada.order("hint"))
            return [await talk.hear("done", "error") for _ in range(2)]

    refused, done = sorted(asyncio.run(ask_twice()), key=lambda answer: answer["kind"], reverse=True)
    assert refused["text"] == "A hint is being thought of for you already; wait for it."
    assert done["hints"]
    assert [seat["hints"] for seat in ben.see(table)["table"]["seats"]] == [1, 0]


def test_a_hint_that_is_asked_for_again_later_is_no_hint_for_what_has_come_since(ada: Person, ben: Person) -> None:
    table = started(ada, ben)
    order = ada.order("hint")
    first = ada.post(f"/api/tables/{table}/commands", order)
    play(ada, table, "draw")
    again = ada.post(f"/api/tables/{table}/commands", order)
    assert again["version"] == first["version"]
    assert (len(first["hints"]), again["hints"]) == (1, [])
    assert ada.see(table)["table"]["seats"][0]["hints"] == 1
