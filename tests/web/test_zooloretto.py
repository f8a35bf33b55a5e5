"""Zooloretto in a real browser: money actions are meant first, and say why they cannot be used."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Comes

# The shortest way to a tile in the barn, which can then be moved.
PRESS = """() => {
    const wanted = ['$=-barn', '^=take-truck', '^=load-truck', '=draw'].map((each) => `[data-action${each}]`);
    for (const each of ['#confirm', ...wanted]) {
        const found = document.querySelector(each);
        if (found) return found.click();
    }
}"""


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_money_action_that_cannot_be_used_says_why(visitor: Comes, size: str) -> None:
    ada = visitor(size)
    ada.sits_down("zooloretto", 2)
    note = ada.page.locator(".note")  # what is dead can be pressed all the same, so `force`
    ada.page.get_by_role("button", name="Expand").click(force=True)
    expect(note).to_contain_text("This costs 3 coins; you have 2 coins.")
    ada.page.get_by_role("button", name="Discard").click(force=True)
    expect(note).to_contain_text("Your barn is empty.")


def test_what_a_money_action_is_for_is_chosen_and_escape_means_nothing_again(visitor: Comes) -> None:
    ada = visitor()
    ada.sits_down("zooloretto", 2)
    page = ada.page
    move = page.locator("[data-money=move]:not([aria-disabled])")
    ada.waits(move.count, lambda: page.evaluate(PRESS))
    pile = page.locator("[data-spot=pile].playable")
    had_pile = pile.count()
    page.keyboard.press("m")
    expect(page.locator("h1")).to_contain_text("Move:")
    expect(pile).to_have_count(0)
    assert page.locator("[data-choice], .spot.playable").count() > 0
    page.keyboard.press("Escape")
    expect(pile).to_have_count(had_pile)
    expect(page.locator("h1")).to_contain_text("money action")
