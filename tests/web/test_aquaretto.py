"""Aquaretto in a real browser: the park that can be moved, and expansions that are turned."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Comes

CELL = "getComputedStyle(document.querySelector('.own .park .park')).gridTemplateColumns.split(' ')[0]"


def test_an_expansion_is_placed_turned_and_built_by_keys(visitor: Comes) -> None:
    ada = visitor()
    ada.sits_down("aquaretto", 2)
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
def test_the_park_grows_within_its_window(visitor: Comes, size: str) -> None:
    ada = visitor(size)
    ada.sits_down("aquaretto", 2)
    before = float(ada.page.evaluate(CELL).removesuffix("px"))
    larger = ada.page.get_by_role("button", name="Larger")
    larger.click()
    larger.click()
    assert float(ada.page.evaluate(CELL).removesuffix("px")) > 1.5 * before
    assert not ada.is_too_wide()
    assert ada.violations() == []
    ada.page.get_by_role("button", name="All of it").click()
    assert float(ada.page.evaluate(CELL).removesuffix("px")) == before
