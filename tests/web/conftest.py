"""A server with the built page, and Debian's Chromium; without it these tests are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.running import Running, running
from tiergarten.server.static import BUILT

from .visitor import Visitor

CHROMIUM = shutil.which("chromium")
SCREENSHOTS = Path(os.environ.get("TIERGARTEN_SCREENSHOTS", "screenshots"))  # kept by continuous integration


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The page must have been built: `make` does it before it tests."""
    assert (BUILT / "index.html").is_file(), "the page is not built: make src/tiergarten/server/static/index.html"
    with running(tmp_path_factory.mktemp("web")) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all; each visitor has a profile of their own."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not there")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[list[Visitor]]:
    """Everybody who came; a page on which an error happened has failed the test."""
    SCREENSHOTS.mkdir(exist_ok=True)
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.context.close()
    assert [fault for visitor in came for fault in visitor.faults] == []
