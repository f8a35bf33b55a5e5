"""Records: a whole game as JSON. It holds what was chosen and what chance answered, so it replays for ever."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption, BadPosition, DamagedRecord, TiergartenError
from ..words import Name
from .dealer import Dealer
from .game import Game
from .numbers import from_digits
from .position import describe_state, state_from
from .registry import Registry
from .signs import CHANCE
from .table import Table

if TYPE_CHECKING:
    from .parts import Json

FORMAT = 1
FIELDS = {  # every record has all of these, may have the optional ones, and has nothing else
    "format": int,
    "game": str,
    "rules": int,
    "players": int,
    "options": dict,  # as chosen; empty where the game began from a position
    "position": dict | None,  # where the game began, if not at its beginning
    "commitment": str | None,  # none where a game was gone on with by somebody who does not know its seed
    "number": int,  # which of the seed's games this is
    "seed": str | None,  # digits, for JSON readers that cannot hold large numbers; shown when the game is over
    "salt": str | None,
    "moves": list,  # [seat or "chance", name of what it did]
    "result": dict | None,  # when the game is over
    "digest": str,  # of all the rest
}
OPTIONAL = {"names": list}  # who sat at seats 0, 1, …
LONGEST_NAME = 80  # characters


def record_of(table: Table, names: Sequence[str] | None = None) -> dict[str, Json]:
    """The record of the game so far; seed and salt only when it is over, names where they are told."""
    dealer = table.dealer if table.over and table.commitment else None
    start = table.laid_out
    record: dict[str, Json] = {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.rules_version,
        "players": table.players,
        "options": {name: list(value) if isinstance(value, list) else value for name, value in table.options.items()},
        "position": None if start is None else describe_state(table.game, table.players, start),
        "commitment": table.commitment,
        "number": table.dealer.number,
        "seed": str(dealer.seed) if dealer else None,
        "salt": dealer.salt if dealer else None,
        "moves": [list(move) for move in named_moves(table)],
        "result": result_of(table),
    }
    if names is not None:
        if not are_names(names, table.players):
            raise BadOption("record-names", longest=LONGEST_NAME)
        record["names"] = list(names)
    return {**record, "digest": digest(record)}


def named_moves(table: Table) -> list[tuple[int | str, str]]:
    """All moves, each the seat (or "chance") and the fixed name of what it did."""
    parts = table.game.parts
    return [("chance", parts.outcomes[id]) if seat == CHANCE else (seat, parts.actions[id]) for seat, id in table.moves]


def result_of(table: Table) -> dict[str, Json] | None:
    """Points, places and winners of a game that is over."""
    if not table.over:
        return None
    return {"scores": list(table.scores), "places": list(table.ranking), "winners": list(table.winners)}


def digest(record: Mapping[str, Json]) -> str:
    """A fingerprint of all that the record says."""
    said = {field: value for field, value in record.items() if field != "digest"}
    return hashlib.sha256(json.dumps(said, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def replay(record: Mapping[str, Json], registry: Registry) -> Table:
    """The game again, every move checked; DamagedRecord where the record is not whole."""
    check_fields(record)
    game = registry.game(str(record["game"]))
    if record["rules"] != game.rules_version:
        with game.own_words():
            rules = str(record["rules"])
            raise DamagedRecord("record-rules", game=Name("title"), found=rules, known=game.rules_version)
    if record["digest"] != digest(record):
        raise DamagedRecord("record-changed")
    moves = _move_ids(record, game)
    table = _table_of(record, game, moves)
    if table.ply < len(moves):
        seat, name = _moves(record)[table.ply]
        raise DamagedRecord("record-move", ply=table.ply + 1, seat=str(seat), move=str(name))
    if table.waits_for_chance:
        raise DamagedRecord("record-stops")
    if record["result"] != result_of(table):
        raise DamagedRecord("record-result")
    return table


def verify(record: Mapping[str, Json], registry: Registry) -> Table:
    """Replay, and check that every answer of chance follows from the seed that was committed to."""
    table = replay(record, registry)
    if not table.over:
        raise DamagedRecord("verify-unfinished")
    if table.commitment is None:
        raise DamagedRecord("verify-no-commitment")
    if record["commitment"] != table.dealer.commitment:
        raise DamagedRecord("verify-commitment")
    again = Table(table.game, table.players, table.options, table.dealer, table.laid_out)
    for ply, (seat, id) in enumerate(table.moves):
        if seat == CHANCE:
            if again.moves[ply] != (seat, id):
                raise DamagedRecord("verify-outcome", ply=ply + 1)
        else:
            again.play(id, seat)
    return table


def check_fields(record: Mapping[str, Json]) -> None:
    """Are all fields there, of the right type, and no others?"""
    if not isinstance(record, Mapping):
        raise DamagedRecord("record-no-object", type=type(record).__name__)
    if record.get("format") != FORMAT or isinstance(record["format"], bool):
        raise DamagedRecord("record-format", found=str(record.get("format")), known=FORMAT)
    missing = sorted(FIELDS.keys() - record.keys())
    if missing:
        raise DamagedRecord("record-missing", fields=", ".join(missing))
    for field, value in record.items():
        kind = FIELDS.get(field) or OPTIONAL.get(field)
        if kind is None:
            raise DamagedRecord("record-extra", field=str(field))
        if not isinstance(value, kind) or isinstance(value, bool):
            raise DamagedRecord("record-type", field=field, type=type(value).__name__)
    if "names" in record and not are_names(record["names"], record["players"]):
        raise DamagedRecord("record-names", longest=LONGEST_NAME)


def are_names(names: Any, players: Json) -> bool:
    """Are these names for so many players, each a text that a line can show? Who sends a record chooses them."""
    return len(names) == players and all(
        isinstance(name, str) and name.isprintable() and name.strip() and len(name) <= LONGEST_NAME for name in names
    )


def _move_ids(record: Mapping[str, Json], game: Game) -> NDArray[np.int16]:
    """The moves as kernels take them."""
    moves = _moves(record)
    ids = np.zeros((len(moves), 2), np.int16)
    names = {name: id for id, name in enumerate(game.parts.actions)}
    outcomes = {name: id for id, name in enumerate(game.parts.outcomes)}
    for ply, move in enumerate(moves):
        try:
            seat, name = move
            ids[ply] = (CHANCE, outcomes[name]) if seat == "chance" else (range(CHANCE).index(seat), names[name])
        except (KeyError, IndexError, TypeError, ValueError):
            raise DamagedRecord("record-unknown-move", ply=ply + 1, move=json.dumps(move)[:80]) from None
    return ids


def _table_of(record: Mapping[str, Any], game: Game, moves: NDArray[np.int16]) -> Table:
    """The table that the record is about, with as many of its moves as can be made."""
    players, position, seed = record["players"], record["position"], record["seed"]
    laid_out, options = None, {}
    try:
        if position is None:
            options = game.check_options(players, record["options"])
        else:
            laid_out = state_from(game, position)
            if (players, record["options"]) != (position["players"], {}):
                raise BadPosition("record-position")
        if (seed is None) != (record["salt"] is None):
            raise BadOption("record-salt")
        start = None if seed is None else from_digits(seed)
        if seed is not None and start is None:
            raise BadOption("seed-bad", seed=seed)
        dealer = Dealer.of(start, record["salt"], record["number"])
    except TiergartenError as fault:
        refused = DamagedRecord("record-header", problem=fault.message)
        refused.packages = game.word_packages
        raise refused from None
    commitment = None if seed is None else record["commitment"]
    return Table(game, players, options, dealer, laid_out, moves=moves, commitment=commitment)


def _moves(record: Mapping[str, Json]) -> list[Any]:
    moves: list[Any] = record["moves"]  # type: ignore[assignment]  # check_fields has seen to it
    return moves
