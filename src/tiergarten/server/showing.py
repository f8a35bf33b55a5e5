"""A table as messages show it: to each only what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.record import result_of
from ..core.table import Table
from ..words import Message, Name, Seat, Value
from .presence import Presence
from .sitting import Sitting
from .wire import WIRE, messages
from .wire.plain import Effects, Move, Said, SeatShown

AIDS = ("unseen",)  # what a strict table hides of a view; and in each zoo, or hand of dice:
SEAT_AIDS = ("points", "offers", "minus_points")


def said(message: Message) -> Said:
    """A sentence as JSON."""
    return message.json()  # type: ignore[return-value]  # has just these fields


def targets(label: Message) -> list[str]:
    """What a move is about, for a front end to find it on the table: the label's values, by name."""
    return [_target(name, value) for name, value in label.items]


def _target(name: str, value: Value) -> str:
    if isinstance(value, Name):
        return value.key
    if isinstance(value, Seat):
        return f"seat-{value.number}"
    if isinstance(value, tuple | Message):
        return name
    return f"{name}-{value}"


def legal_moves(table: Table, seat: int, *, with_effects: bool) -> list[Move]:
    """The seat's legal moves."""
    return [
        {
            "action": action.name,
            "label": said(action.message),
            "targets": targets(action.message),
            "effects": effects(table, action.id, seat) if with_effects else None,
        }
        for action in table.legal(seat)
    ]


def effects(table: Table, id: int, seat: int) -> Effects:
    """What a move would cause."""
    found = table.effects(id, seat)
    return {
        "points": list(found.points),
        "told": [said(event) for event in found.events],
        "chance_follows": found.chance_follows,
        "half_done": found.is_half_done,
    }


def view_of(table: Table, eyes: int | None, *, strict: bool) -> dict[str, Any]:
    """The view, without aids at a strict table whose game is not over."""
    view: dict[str, Any] = table.view(eyes)
    if strict and not table.over:
        for aid in AIDS:
            view.pop(aid, None)
        for seat in (*view.get("zoos", ()), *view.get("hands", ())):
            for aid in SEAT_AIDS:
                seat.pop(aid, None)
    return view


class Picture:
    """A table at one version. What several people get alike is made once."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._version = sitting.version
        self._views: dict[int | None, dict[str, Any]] = {}
        self._legal: dict[int, list[Move]] = {}

    def is_of(self, sitting: Sitting) -> bool:
        """Does it show the sitting as it is now?"""
        return sitting is self._sitting and sitting.version == self._version

    def play(self, eyes: int | None, log_from: int) -> messages.Seen | None:
        """The game through somebody's eyes, with the log from there on."""
        sitting, table = self._sitting, self._sitting.table
        if table is None:
            return None
        is_over = sitting.status == "over" and table.over
        may_move = eyes in sitting.actors and sitting.chairs[eyes].level is None if eyes is not None else False
        strict = sitting.header.settings.strict
        play: Any = {  # the log is JSON already, and a result has just the fields of `Result`
            "eyes": eyes,
            "ply": table.ply,
            "view": self._view(table, eyes, strict),
            "choice": sitting.choices[eyes] if may_move and eyes is not None else None,
            "legal": self._moves(table, eyes, strict) if may_move and eyes is not None else [],
            "can_undo": self._can_undo(eyes),
            "held": sitting.held,
            "log_from": log_from,
            "log": sitting.log.since(log_from),
            "result": result_of(table) if is_over else None,
            "deal": _deal(sitting) if is_over else None,
        }
        return play  # type: ignore[no-any-return]

    def _moves(self, table: Table, seat: int, strict: bool) -> list[Move]:
        if seat not in self._legal:
            self._legal[seat] = legal_moves(table, seat, with_effects=not strict)
        return self._legal[seat]

    def _can_undo(self, eyes: int | None) -> bool:
        if eyes is None or self._sitting.is_paused or self._sitting.chairs[eyes].level is not None:
            return False
        return self._sitting.own_moves(eyes) > 0

    def _view(self, table: Table, eyes: int | None, strict: bool) -> dict[str, Any]:
        """The view; where nothing is secret all see the same, and only who looks differs."""
        key = eyes if self._sitting.game.has_secrets else None
        if key not in self._views:
            view = view_of(table, key, strict=strict)
            view["actors"] = list(self._sitting.actors)
            self._views[key] = view
        return self._views[key] if key == eyes else {**self._views[key], "seat": eyes}

    def moved(self, eyes: int | None, now: int) -> messages.Moved:
        """What has changed since the version before."""
        sitting = self._sitting
        play = self.play(eyes, sitting.told_from)
        assert play is not None
        return {
            "kind": "moved",
            "wire": WIRE,
            "version": sitting.version,
            "since": sitting.version - 1,
            "play": play,
            "clocks": [sitting.time_left(seat, now) for seat in range(len(sitting.chairs))],
        }

    def table(self, own: Sequence[int], eyes: int | None, presence: Presence, now: int) -> messages.Table:
        """Everything."""
        header = self._sitting.header
        return {
            "kind": "table",
            "wire": WIRE,
            "version": self._sitting.version,
            "table": table_shown(self._sitting, presence, now),
            "own": list(own),
            "keys": {"invite": header.invite, "watch": header.watch} if own else {},
            "play": self.play(eyes, 0),
        }


def table_shown(sitting: Sitting, presence: Presence, now: int) -> messages.TableShown:
    """What everybody may know of a table beside the game."""
    header = sitting.header
    hosts = sitting.seats_of(header.host)
    return {
        "id": header.id,
        "game": header.game,
        "players": len(sitting.chairs),
        "options": dict(header.options),
        "settings": settings_shown(sitting),
        "status": sitting.status,
        "paused": sitting.is_paused,
        "seats": [_seat_shown(sitting, seat, seat in hosts, presence, now) for seat in range(len(sitting.chairs))],
        "watchers": presence.watchers,
        "commitment": sitting.table.commitment if sitting.table is not None else None,
        "rematch": sitting.rematch,
        "replay": sitting.is_replay,
    }


def settings_shown(sitting: Sitting) -> messages.Settings:
    """What the host has chosen."""
    chosen = sitting.header.settings
    clock = chosen.clock
    return {
        "strict": chosen.strict,
        "hints": chosen.hints and not chosen.strict,
        "public": chosen.public,
        "watching": chosen.watching,
        "clock": {"allowance": clock.allowance, "increment": clock.increment} if clock else None,
        "pace": chosen.pace,
    }


def _seat_shown(sitting: Sitting, seat: int, is_host: bool, presence: Presence, now: int) -> SeatShown:
    chair = sitting.chairs[seat]
    return {
        "seat": seat,
        "kind": "person" if chair.is_person else "bot" if chair.level else "open",
        "name": chair.name,
        "level": chair.level,  # type: ignore[typeddict-item]  # only levels that commands can name get there
        "stands_in": chair.stands_in,
        "resigned": chair.resigned,
        "host": is_host,
        "present": presence.is_here(seat),
        "away": presence.away(seat) if chair.is_person else None,
        "hints": chair.hints,
        "left": sitting.time_left(seat, now),
        "ticking": seat in sitting.ticking,
    }


def _deal(sitting: Sitting) -> messages.Deal | None:
    if sitting.is_replay:
        return None
    return {"seed": str(sitting.header.seed), "salt": sitting.header.salt}


def names_at(sitting: Sitting, game: Game, language: str) -> list[str]:
    """Who sits at seats 0, 1, …: people by their names, bots by their levels."""
    text = game.words(language).text
    return [
        chair.name
        or (
            text("play-bot", bot=chair.level.capitalize(), number=seat + 1)
            if chair.level
            else text("player", number=seat + 1)
        )
        for seat, chair in enumerate(sitting.chairs)
    ]
