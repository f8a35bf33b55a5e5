"""JSON that kernels write, against what it means to whoever reads it."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from tests.tables import GAMES
from tiergarten.core.kernel import rule
from tiergarten.core.signs import NOTHING
from tiergarten.core.verbs import writes_no_view
from tiergarten.core.views import written_view
from tiergarten.core.writing import (
    CLOSE_LIST,
    COMMA,
    OPEN_LIST,
    put_counts,
    put_number,
    put_number_or_null,
    put_or_null,
    put_sign,
    put_truth,
    quoted,
)

NAMES = ("pond", "Käfig", "female-rhinoceros", "a")
TEXTS = quoted(*NAMES)
ROOM = 200


@rule
def write_all(out: Any, number: int, which: int, counts: Any) -> Any:
    at = put_sign(out, 0, OPEN_LIST)
    at = put_number(out, at, number)
    at = put_sign(out, at, COMMA)
    at = put_number_or_null(out, at, which)
    at = put_sign(out, at, COMMA)
    at = put_or_null(out, at, TEXTS, which)
    at = put_sign(out, at, COMMA)
    at = put_truth(out, at, number > which)
    at = put_sign(out, at, COMMA)
    at = put_counts(out, at, TEXTS, counts)
    return put_sign(out, at, CLOSE_LIST)


@given(
    number=st.integers(-(10**9), 10**9),
    which=st.sampled_from([NOTHING, *range(len(NAMES))]),
    counts=arrays(np.int8, len(NAMES), elements=st.integers(0, 127)),
)
def test_what_is_written_can_be_read(number: int, which: int, counts: Any) -> None:
    out = np.zeros(ROOM, np.uint8)
    written = out[: write_all(out, number, which, counts)].tobytes()
    is_none = which == NOTHING
    assert json.loads(written) == [
        number,
        None if is_none else which,
        None if is_none else NAMES[which],
        number > which,
        {name: n for name, n in zip(NAMES, counts.tolist(), strict=True) if n},
    ]


@pytest.mark.parametrize("number", [0, 9, 10, 99, 100, -1, -10, 10**18])
def test_numbers_have_all_their_digits(number: int) -> None:
    out = np.zeros(ROOM, np.uint8)
    assert out[: put_number(out, 0, number)].tobytes() == str(number).encode()


def test_a_game_that_writes_no_view_says_so() -> None:
    game = next(game for game in GAMES if game.parts.rules.write_view is writes_no_view)
    table = game.new(game.players.start, seed=1)
    assert table.written_view() == written_view(table.imagine(0)) == b""
