"""Positions: a state as readable JSON, checked against the game's schema and rules when it comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

import numpy as np

from ..errors import BadPosition, TiergartenError
from .dealer import Dealer
from .game import Game
from .numbers import whole
from .states import readable, room_for

if TYPE_CHECKING:
    from .parts import Json
    from .table import Table


def schema_of(game: Game) -> dict[str, Json]:
    """The game's JSON Schema, with what every position has: which game, which version of its rules, how many play."""
    own = game.parts.schema
    properties = own["properties"]
    assert isinstance(properties, Mapping)
    shared: dict[str, Json] = {
        "game": {"const": game.id},
        "rules": {"const": game.rules_version, "description": "version of the rules"},
        "players": {"type": "integer", "minimum": game.players.start, "maximum": game.players.stop - 1},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game.title}",
        **own,
        "type": "object",
        "properties": {**shared, **properties},
        "required": [*shared, *properties],
        "additionalProperties": False,
    }


def describe_state(game: Game, players: int, state: bytes) -> dict[str, Json]:
    """A state as a position."""
    header: dict[str, Json] = {"game": game.id, "rules": game.rules_version, "players": players}
    return {**header, **game.parts.describe(readable(np.frombuffer(state, game.parts.state)))}


def state_from(game: Game, position: Mapping[str, Json]) -> bytes:
    """The state that a position describes, or BadPosition."""
    check_shape(game, position)
    states = room_for(1, game.parts)
    with game.own_words():
        game.parts.lay_out(position, readable(states))
    return states.tobytes()


def table_from(game: Game, position: Mapping[str, Json], seed: int | None) -> Table:
    """A table that goes on from the position, or BadPosition."""
    from .table import Table

    laid_out = state_from(game, position)
    players = position["players"]
    assert isinstance(players, int)
    return Table(game, players, {}, Dealer.of(seed), laid_out)


def check_shape(game: Game, position: object) -> None:
    """Is this JSON of the right shape? Says where it is not."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    from jsonschema.validators import extend

    # JSON Schema takes 3.0 for an integer; we do not.
    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: whole(value) is not None)
    strict = extend(Draft202012Validator, type_checker=types)
    fault = best_match(strict(schema_of(game)).iter_errors(position))
    if fault is not None:
        where = "/".join(str(step) for step in fault.absolute_path) or "position"
        raise BadPosition("position-shape", where=where, problem=fault.message, game=game.id)


def read_json(text: str, mistake: type[TiergartenError]) -> dict[str, Json]:
    """A JSON object from text, or a sentence that says where it stops making sense."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as fault:
        raise mistake("json-broken", line=fault.lineno, column=fault.colno, problem=fault.msg) from None
    except ValueError:  # a number of thousands of digits
        raise mistake("json-number") from None
    except RecursionError:
        raise mistake("json-deep") from None
    if not isinstance(value, dict):
        raise mistake("json-no-object", type=type(value).__name__)
    return value
