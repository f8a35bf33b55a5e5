"""A server with the built page, and Debian's Chromium; without it these tests are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running, running
from tiergarten.server.static import BUILT

from .visitor import Visitor

CHROMIUM = shutil.which("chromium")
SCREENSHOTS = Path(os.environ.get("TIERGARTEN_SCREENSHOTS", "screenshots"))  # kept by continuous integration


class Comes(Protocol):
    """Somebody new comes; a page on which an error happened has failed the test."""

    def __call__(self, size: str = "wide", theme: str = "light", language: str = "en", **settings: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The page must have been built: `make` does it before it tests."""
    assert (BUILT / "index.html").is_file(), "the page is not built: make src/tiergarten/server/static/index.html"
    with running(tmp_path_factory.mktemp("web")) as started:
        yield started


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all; each visitor has a profile of their own."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not there")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def visitor(browser: Browser, server: Running) -> Iterator[Comes]:
    """Whoever comes; `server=` is another way to the server."""
    SCREENSHOTS.mkdir(exist_ok=True)
    came: list[Visitor] = []

    def comes(size: str = "wide", theme: str = "light", language: str = "en", **settings: Any) -> Visitor:
        address = settings.pop("server", server.http)
        came.append(Visitor(browser, address, size, theme, language, **settings))
        return came[-1]

    yield comes
    for each in came:
        each.context.close()
    assert [fault for each in came for fault in each.faults] == []
