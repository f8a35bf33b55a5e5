"""What everybody sees of a game of Mini, against the state that it is written from."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from tests.tables import play_at_random
from tiergarten.core.signs import NOTHING
from tiergarten.core.states import room_for
from tiergarten.core.views import MOST_BYTES, written_view
from tiergarten.games.family.trucks import BLOCKED
from tiergarten.games.mini.position import tiles_of
from tiergarten.games.mini.state import ENCLOSURES, KIND_NAMES, PHASE_NAMES, SPACES, SPECIES

from .tables import MINI

LANDSCAPES = {"pond", "shrub", "rock"}


def by_name(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts.tolist(), strict=False) if n}


@pytest.mark.parametrize("players", MINI.players)
def test_everybody_sees_what_lies_on_the_table(players: int) -> None:
    table = MINI.new(players, seed=players)
    while not table.over:
        play_at_random(table, 3, random.Random(table.ply))
        seen: dict[str, Any] = table.view(None)
        s = table.state
        assert seen["left_out"] == [SPECIES[species] for species in s.left_out.tolist() if species != NOTHING]
        assert (seen["starter"], seen["turn"]) == (s.starter, s.turn)
        assert seen["phase"] == PHASE_NAMES[s.phase]
        assert seen["hand"] == (None if s.hand == NOTHING else KIND_NAMES[s.hand])
        trucks = [[None if tile == NOTHING else KIND_NAMES[tile] for tile in row if tile != BLOCKED] for row in s.boxes]
        assert seen["trucks"] == [boxes for boxes in trucks if boxes]
        assert seen["removed"] == by_name(KIND_NAMES, s.removed)
        assert seen["draw_pile"] + seen["end_pile"] == s.unseen == sum(seen["unseen"].values())
        assert seen["unseen"] == by_name(KIND_NAMES, s.bag)
        assert seen["unborn"] == by_name(SPECIES, s.nursery)
        assert [zoo["seat"] for zoo in seen["zoos"]] == [*range(players)]
        assert [zoo["points"] for zoo in seen["zoos"]] == [*table.scores]


@pytest.mark.parametrize("players", MINI.players)
def test_everybody_sees_every_zoo(players: int) -> None:
    table = MINI.new(players, seed=players)
    while not table.over:
        play_at_random(table, 3, random.Random(table.ply))
        seen: dict[str, Any] = table.view(0)
        s = table.state
        for seat, zoo in enumerate(seen["zoos"]):
            assert zoo["truck"] == (None if s.truck_of[seat] == NOTHING else s.truck_of[seat] + 1)
            assert zoo["barn"] == by_name(KIND_NAMES, s.barn[seat])
            for enclosure in range(ENCLOSURES):
                tiles = tiles_of(s, seat, enclosure)
                assert zoo["enclosures"][enclosure] == {
                    "number": enclosure + 1,
                    "tiles": tiles,
                    "animals": sum(n for kind, n in tiles.items() if kind not in LANDSCAPES),
                    "free": SPACES - sum(tiles.values()),
                }


def test_the_longest_view_has_room() -> None:
    states = room_for(1, MINI.parts)
    longest_name = max(range(len(KIND_NAMES)), key=lambda kind: len(KIND_NAMES[kind]))
    longest_species = max(range(len(SPECIES)), key=lambda species: len(SPECIES[species]))
    for field in ("bag", "removed", "barn", "nursery"):
        states[field] = np.int8(127)
    for field in ("hand", "boxes"):
        states[field] = longest_name
    for field in ("left_out", "dweller"):
        states[field] = longest_species
    states["housed"] = 1
    states["players"] = MINI.players[-1]
    written = written_view(states)
    assert json.loads(written)["zoos"][-1]["barn"][KIND_NAMES[-1]] == 127
    assert len(written) < MOST_BYTES
