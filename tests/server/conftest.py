"""A server for all tests of a module that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .people import Person
from .running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It is generous: nobody is told to go slower."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Iterator[Person]:
    """Somebody who sets tables up."""
    person = Person(server.http, "Ada")
    yield person
    person.close()


@pytest.fixture
def ben(server: Running) -> Iterator[Person]:
    """Somebody who joins."""
    person = Person(server.http, "Ben")
    yield person
    person.close()


@pytest.fixture
def eve(server: Running) -> Iterator[Person]:
    """Somebody who watches, or should not be there."""
    person = Person(server.http, "Eve")
    yield person
    person.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a server of one's own keeps its things."""
    return tmp_path
