"""Nothing that anybody is sent depends on what they may not know: not a byte, not the length."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import orjson
import pytest

import tiergarten as tg
from tests.tables import GAMES
from tiergarten.core.dealer import Dealer
from tiergarten.core.game import Game
from tiergarten.server.events import Played, Started
from tiergarten.server.header import FirstSeat, Header, Settings
from tiergarten.server.live import frame_with
from tiergarten.server.presence import Presence
from tiergarten.server.showing import Picture, legal_moves, view_of
from tiergarten.server.sitting import Sitting

SECRETIVE = [game for game in GAMES if game.has_secrets]


def a_header(game: Game, players: int, seed: int = 1) -> Header:
    """A table where only people sit."""
    options = game.check_options(players, {})
    seats = tuple(FirstSeat(f"Player {seat}", (f"holder-{seat}",)) for seat in range(players))
    header = Header("t", game.id, game.rules_version, options, seats, Settings(), "holder-0", 0, "", "i", "w", 0)
    return replace(header, seed=Dealer.of(seed).seed, salt="salt")


def sat_down(header: Header, moves: list[tuple[int, str]]) -> Sitting:
    """The table after these moves."""
    sitting = Sitting(header)
    sitting.apply(Started("random"), 0)
    for seat, action in moves:
        sitting.apply(Played(seat, action), 0)
    return sitting


def everything_sent(sitting: Sitting, eyes: int | None) -> list[bytes]:
    """All messages about the table that somebody gets who sees through these eyes."""
    presence, own = Presence(), [] if eyes is None else [eyes]
    picture = Picture(sitting)
    shown = picture.table(own, eyes, presence, 0)
    for seat in shown["table"]["seats"]:
        seat["away"] = None  # goes by the clock
    return [picture.moved(eyes, 0), frame_with(shown)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_sent_is_the_view_of_the_seat(game: Game) -> None:
    sitting = sat_down(a_header(game, game.players.start), [])
    assert sitting.table is not None
    chooser = random.Random(5)
    for _ in range(30):
        if sitting.table.over:
            break
        for eyes in (None, *range(game.players.start)):
            sent = orjson.loads(Picture(sitting).play(eyes, 0))["view"]
            assert sent == orjson.loads(orjson.dumps(sitting.table.view(eyes)))
        seat = chooser.choice(sitting.table.actors)
        sitting.apply(Played(seat, chooser.choice(sitting.table.legal(seat)).name), 0)


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_what_others_have_sealed_changes_not_a_byte(game: Game) -> None:
    compared = 0
    for seed in range(6):
        chooser = random.Random(seed)
        header, moves = a_header(game, 3, seed), list[tuple[int, str]]()
        sitting = sat_down(header, moves)
        while len(moves) < 40 and sitting.table is not None and not sitting.table.over:
            seat = chooser.choice(sitting.table.actors)
            legal = [action.name for action in sitting.table.legal(seat)]
            chosen, other = chooser.choice(legal), chooser.choice(legal)
            ahead, twin = sat_down(header, [*moves, (seat, chosen)]), sat_down(header, [*moves, (seat, other)])
            assert ahead.table is not None
            if ahead.table.ply == sitting.table.ply + 1 and len(sitting.actors) > 1 and chosen != other:
                for eyes in (None, *(each for each in range(3) if each != seat)):
                    assert everything_sent(ahead, eyes) == everything_sent(twin, eyes)
                    compared += 1
            moves.append((seat, chosen))
            sitting = ahead
    assert compared > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_sitting_that_is_folded_again_is_the_same(game: Game) -> None:
    header, moves, chooser = a_header(game, game.players.start), list[tuple[int, str]](), random.Random(5)
    sitting = sat_down(header, [])
    assert sitting.table is not None
    for _ in range(30):
        seat = chooser.choice(sitting.table.actors)
        action = chooser.choice(sitting.table.legal(seat)).name
        kept = sitting.apply(Played(seat, action), 0)
        assert isinstance(kept, Played)
        assert kept.answers is not None
        moves.append((seat, action))
    again = sat_down(header, moves)
    assert again.choices == sitting.choices
    assert [everything_sent(again, seat)[1] for seat in (None, 0)] == [
        everything_sent(sitting, seat)[1] for seat in (None, 0)
    ]
    assert len(sitting.log) == len(sitting.table.log)


def test_another_answer_of_chance_than_the_stored_one_is_found() -> None:
    sitting = sat_down(a_header(tg.game("mini"), 2), [])
    assert sitting.table is not None
    with pytest.raises(tg.errors.BadStore, match="does not follow from its seed"):
        sitting.apply(Played(sitting.table.actors[0], "draw", ("nonsense",)), 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_strict_table_shows_no_aids_before_the_end(game: Game) -> None:
    table = game.new(game.players.start, seed=5)
    aids = game.parts.aids
    assert aids <= set(names_in(table.view(0))), "each is there when the table is not strict"
    chooser = random.Random(5)
    while not table.over:
        seat = chooser.choice(table.actors)
        for eyes in (seat, None):
            names = set(names_in(view_of(table, eyes, strict=True)))
            assert not names & aids, "what would be counted for the players"
            assert names >= set(table.view(eyes)) - aids, "nothing else is missing"
        moves = orjson.loads(legal_moves(table, seat, with_effects=False))
        assert all(move["effects"] is None for move in moves)
        table.play(chooser.choice(table.legal(seat)))
    assert view_of(table, None, strict=True) == table.view(None)


def names_in(shown: Any) -> Iterator[str]:
    """The names of everything in a view."""
    if isinstance(shown, dict):
        yield from shown
        for part in shown.values():
            yield from names_in(part)
    elif isinstance(shown, list):
        for part in shown:
            yield from names_in(part)


def test_a_strict_table_shows_how_many_dice_are_in_the_bag_but_not_which() -> None:
    table = tg.game("dices-zoo").new(3, seed=5)
    shown, bag = view_of(table, None, strict=True), table.view(None)["bag"]
    assert isinstance(bag, dict)
    assert shown["in_bag"] == sum(bag.values())
    assert "minus_points" in shown, "what an animal counts is on everybody's card"
