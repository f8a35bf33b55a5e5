"""States lie in arrays, and their fields are attributes."""

from __future__ import annotations

import pytest

import tiergarten as tg
from tiergarten.core.states import readable, room_for

PARTS = tg.game("mini").parts


def test_a_field_is_read_and_written_where_it_lies_in_the_array() -> None:
    states = room_for(2, PARTS)
    s = readable(states, 1)
    s.players = 3
    s.bag[5] = 2
    assert (states["players"].tolist(), states["bag"][1, 5]) == ([0, 3], 2)
    states["players"][1] = 4
    assert s.players == 4


def test_there_are_no_other_fields() -> None:
    s = readable(room_for(1, PARTS))
    with pytest.raises(AttributeError):
        s.plaeyrs  # noqa: B018
    with pytest.raises(ValueError, match="no field of name plaeyrs"):
        s.plaeyrs = 3
