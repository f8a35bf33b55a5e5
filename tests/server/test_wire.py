"""The wire as others see it: TypeScript types, OpenAPI, and a client that knows nothing but that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import tiergarten as tg
from tiergarten.bots import NAMES
from tiergarten.server.typescript import typescript
from tiergarten.server.wire.plain import Level
from tiergarten.words import LANGUAGES

from .people import Person
from .running import Running
from .test_restarts import admin
from .test_tables import OPEN, started

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
PROJECT = Path(__file__).parents[2]
EXAMPLE = PROJECT / "examples" / "client.py"


def test_the_types_of_the_browser_are_not_stale() -> None:
    made = (PROJECT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert made == typescript(), "`make wire` writes the file anew"


def test_every_bot_has_its_level_on_the_wire() -> None:
    assert set(get_args(Level)) == set(NAMES)


def test_the_example_plays_a_whole_game(server: Running) -> None:
    command = [sys.executable, str(EXAMPLE), server.http, "o-zoo-le-mio"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)) == {"scores", "places", "winners"}


def test_the_lobby_names_the_games_and_their_options(ada: Person) -> None:
    lobby = ada.get("/api/lobby")
    assert [game["id"] for game in lobby["games"]] == [game.id for game in tg.games()]
    for shown, game in zip(lobby["games"], tg.games(), strict=True):
        assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
        assert shown["titles"] == {language: game.title_in(language) for language in LANGUAGES}


def test_the_lobby_is_sent_compressed_to_who_can_read_that(ada: Person) -> None:
    plain = ada.web.get("/api/lobby", headers={"Accept-Encoding": "identity"})
    packed = ada.web.get("/api/lobby", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.json()["games"] == plain.json()["games"]
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_message_can_be_said_with_the_catalogues_that_are_served(
    ada: Person, ben: Person, language: str
) -> None:
    game = next(game for game in ada.get("/api/lobby")["games"] if game["id"] == "mini")
    served = "\n".join(ada.web.get(f"/api/words/{language}/{name}").text for name in game["catalogues"])
    play = ada.see(started(ada, ben))["play"]
    keys = [told["key"] for told in (*play["log"], *(move["label"] for move in play["legal"]))]
    assert keys
    assert all(f"\n{key} =" in served for key in keys)
    assert ada.web.get(f"/api/words/{language}/nonsense").status_code == 404
    assert ada.web.get(f"/api/rules/mini?language={language}").text.startswith("#")


def test_a_name_is_handed_on_as_it_was_written(ada: Person) -> None:
    ada.name = "<b>Ada</b> & 'Co'"
    assert ada.see(ada.table("mini", OPEN)["id"])["table"]["seats"][0]["name"] == ada.name


def test_the_description_of_the_api_holds_for_whatever_is_sent(server: Running, ada: Person, ben: Person) -> None:
    record = tg.game("dice").new(2, seed=1).record()
    closed = started(ada, ben)
    admin(server, "close", closed)
    assert ada.refused(closed, "pause") == "This table was closed by whoever runs the server."
    assert ada.refused(closed, "rematch") == "This table was closed by whoever runs the server."
    tables = (started(ada, ben), closed, ada.post("/api/replays", {"record": record})["id"])
    schema = schemathesis.openapi.from_url(f"{server.http}/api/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        call_often(operation, GenerationMode.POSITIVE, tables, ada.token)
        if operation.body or any(operation.iter_parameters()):  # something can be wrong about it
            call_often(operation, GenerationMode.NEGATIVE, tables, ada.token)


def test_the_description_says_how_a_token_is_sent(ada: Person) -> None:
    described = ada.get("/api/openapi.json")
    assert {name: scheme["type"] for name, scheme in described["components"]["securitySchemes"].items()} == {
        "bearer": "http",
        "cookie": "apiKey",
    }
    assert described["paths"]["/api/tables/{id}/commands"]["post"]["security"] == [{"bearer": []}, {"cookie": []}]
    assert {} in described["paths"]["/api/lobby"]["get"]["security"], "one can do without"


def call_often(operation: Any, mode: GenerationMode, tables: tuple[str, ...], token: str) -> None:
    """Send requests that fit or do not; every answer must be one that is described, and none a server error."""

    @settings(max_examples=25, phases=[Phase.explicit, Phase.generate])
    @given(case=operation.as_strategy(mode), table=st.sampled_from((None, *tables)))
    def call(case: Any, table: str | None) -> None:
        if table is not None and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        case.query.pop("after", None)  # would wait
        case.call_and_validate(checks=CHECKS, headers={"Authorization": f"Bearer {token}"})

    call()


def test_the_openapi_description_lists_every_path(server: Running) -> None:
    described = httpx.get(f"{server.http}/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{id}/commands", "/api/lobby", "/health"} <= set(described["paths"])
    kinds = described["components"]["schemas"]
    assert {"Play", "Join", "Done", "Refusal", "Table"} <= set(kinds)
