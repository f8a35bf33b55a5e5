"""Aquaretto in a real browser: the park that can be moved, and expansions that are turned."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running

from .visitor import Visitor

CELL = "getComputedStyle(document.querySelector('.own .park .park')).gridTemplateColumns.split(' ')[0]"


@contextmanager
def at_a_table(browser: Browser, server: Running, size: str) -> Iterator[Visitor]:
    """Somebody whose turn it is, with a bot; no error may happen on the page."""
    ada = Visitor(browser, server.http, size)
    ada.opens_lobby()
    ada.page.get_by_label("Aquaretto", exact=True).locator("button.main:enabled").click()
    ada.page.locator("input[name=players][value='2']").check(force=True)
    ada.page.locator("dialog .seat select").first.select_option("greedy")
    ada.page.locator("dialog button[type=submit]").click()
    ada.page.locator("[data-action='expand-small']").wait_for()
    yield ada
    assert ada.faults == []
    ada.context.close()


def test_an_expansion_is_placed_turned_and_built_by_keys(browser: Browser, server: Running) -> None:
    with at_a_table(browser, server, "wide") as ada:
        page, keys = ada.page, ada.page.keyboard
        page.locator("[data-action='expand-small']").press("Enter")
        page.locator("[data-action='build-n10']").focus()
        keys.press("ArrowDown")
        expect(page.locator(":focus")).to_have_attribute("data-action", "build-n11")
        keys.press("Enter")
        way = page.locator("[data-action^='leave-out-']")
        expect(way).to_have_attribute("data-action", "leave-out-top-left")
        keys.press("t")
        expect(way).to_have_attribute("data-action", "leave-out-top-right")
        keys.press("b")
        page.locator("#confirm").press("Enter")
        expect(page.locator(".own .space.deck")).to_have_count(3)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_park_grows_within_its_window(browser: Browser, server: Running, size: str) -> None:
    with at_a_table(browser, server, size) as ada:
        before = float(ada.page.evaluate(CELL).removesuffix("px"))
        larger = ada.page.get_by_role("button", name="Larger")
        larger.click()
        larger.click()
        assert float(ada.page.evaluate(CELL).removesuffix("px")) > 1.5 * before
        assert not ada.is_too_wide()
        assert ada.violations() == []
        ada.page.get_by_role("button", name="All of it").click()
        assert float(ada.page.evaluate(CELL).removesuffix("px")) == before
