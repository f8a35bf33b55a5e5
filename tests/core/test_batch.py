"""Many tables at once: what is refused, and that nothing happens then."""

from __future__ import annotations

import numpy as np
import pytest

import tiergarten as tg
from tiergarten.errors import BadOption, IllegalAction

MINI = tg.game("mini")


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([0, 0], "an array of 3 action ids"),
        ([[0, 0, 0]], "an array of 3 action ids"),
        ([0.0, 0.0, 0.0], "type float64"),
        ([[0], [0, 0], 0], "an array of 3 action ids"),
        ([0, 0, 5], "Action 5 is not legal at table 2, so no move was made; legal there: 0"),
        ([0, -1, 0], "Action −1 is not legal at table 1"),
        ([0, 2**40, 0], "at table 1"),
        (np.array([0, 70, 0], np.int16), "Action 70 is not legal at table 1"),
    ],
)
def test_a_wrong_step_moves_no_table(actions: object, problem: str) -> None:
    batch = MINI.batch(3, players=3, seed=1)
    before = [batch.state_bytes(table) for table in range(3)]
    with pytest.raises(IllegalAction, match=problem):
        batch.step(actions)  # type: ignore[arg-type]
    assert [batch.state_bytes(table) for table in range(3)] == before


@pytest.mark.parametrize("tables", [0, -1, 2.0, True])
def test_a_batch_has_at_least_one_table(tables: object) -> None:
    with pytest.raises(BadOption, match="a whole number of tables, at least 1"):
        MINI.batch(tables, players=3)  # type: ignore[arg-type]


def test_the_same_seed_samples_the_same_games() -> None:
    first, second = (MINI.batch(8, players=4, seed=3) for _ in range(2))
    for _ in range(50):
        first.step(first.sample())
        second.step(second.sample())
    assert [first.state_bytes(i) for i in range(8)] == [second.state_bytes(i) for i in range(8)]


def test_any_array_of_whole_numbers_will_do() -> None:
    first, second = (MINI.batch(3, players=np.int64(3), seed=1) for _ in range(2))  # type: ignore[arg-type]
    first.step([0, 0, 0])
    strided = np.zeros(6, np.int64)[::2]
    strided.flags.writeable = False
    second.step(strided)
    assert [first.state_bytes(i) for i in range(3)] == [second.state_bytes(i) for i in range(3)]


def test_a_batch_without_a_seed_is_dealt_at_random() -> None:
    first, second = (MINI.batch(3, players=5, seed=None) for _ in range(2))
    for batch in (first, second):
        batch.step([0, 0, 0])
    assert [first.state_bytes(i) for i in range(3)] != [second.state_bytes(i) for i in range(3)]


def test_a_table_that_is_not_in_the_batch_has_no_state() -> None:
    with pytest.raises(IndexError):
        MINI.batch(3, players=3).state_bytes(3)


def test_a_batch_takes_options() -> None:
    batch = MINI.batch(4, players=3, seed=3, starter=2)
    assert batch.actors.tolist() == [2, 2, 2, 2]
