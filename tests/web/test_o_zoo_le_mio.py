"""What only O Zoo le Mio has at the browser table: sealed bids, and tiles that are turned before they are laid."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Comes
from .visitor import Visitor

ADAS_BID, BENS_BID = 3, 1


@pytest.fixture(params=["wide", "phone"])
def two(request: pytest.FixtureRequest, visitor: Comes) -> tuple[Visitor, Visitor]:
    """Ada and Ben at a table of their own."""
    ada, ben = visitor(request.param), visitor(request.param)
    ada.sets_up(2, with_friends=True, game="o-zoo-le-mio")
    ben.joins(ada.page.locator("#link-invite").input_value(), "Ben")
    ada.page.get_by_role("button", name="Start").click()
    return ada, ben


def bids(visitor: Visitor, coins: int) -> None:
    """Choose some coins, then lock them."""
    visitor.page.get_by_role("button", name=f"Choose: {coins} coin").click()
    visitor.page.get_by_role("button", name="Lock").click()


def bids_seen_by(visitor: Visitor) -> list[str]:
    """Everybody's bid, the own one first, as the auction shows it."""
    return visitor.page.get_by_role("list", name="Bids").locator(".bid").all_inner_texts()


def test_a_bid_is_locked_taken_back_and_opened_with_the_others(two: tuple[Visitor, Visitor]) -> None:
    ada, ben = two
    bids(ada, 5)
    expect(ada.page.locator("h1")).to_contain_text("Your bid is locked")
    expect(ben.page.get_by_role("list", name="Bids").locator(".locked")).to_have_count(1)
    assert [text.split() for text in bids_seen_by(ben)] == [["thinking", "…"], ["locked"]]
    ada.page.get_by_role("button", name="Take back").click()
    expect(ben.page.get_by_role("list", name="Bids").locator(".locked")).to_have_count(0)
    bids(ada, ADAS_BID)
    bids(ben, BENS_BID)
    expect(ada.page.locator("h1")).to_contain_text("The tile is yours")
    expect(ben.page.get_by_role("list", name="Bids").locator(".bid").last).to_contain_text(str(ADAS_BID))
    expect(ben.page.locator("h1")).not_to_contain_text("yours")
    assert [text.split()[0] for text in bids_seen_by(ben)] == [str(BENS_BID), str(ADAS_BID)]
    assert [text.split()[0] for text in bids_seen_by(ada)] == [str(ADAS_BID), str(BENS_BID)]


def test_a_tile_is_turned_by_key_and_button_and_laid_where_it_fits(two: tuple[Visitor, Visitor]) -> None:
    ada, ben = two
    bids(ada, ADAS_BID)
    bids(ben, BENS_BID)
    ada.page.locator(".own .spot button[data-action]").first.wait_for()
    assert ada.violations() == []
    tile = ada.page.get_by_role("group", name="The tile to be placed")
    upright = tile.locator(".upright")
    expect(upright).to_have_count(0)
    ada.page.keyboard.press("e")
    expect(upright).to_have_count(1)
    tile.get_by_role("button", name="to the left").click()
    expect(upright).to_have_count(0)
    ada.page.keyboard.press("n")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".ghost.draft")).to_be_visible()
    assert ada.violations() == []
    assert not ada.is_too_wide()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".ghost.draft")).to_have_count(0)
    ada.page.locator(".own .spot button[data-action]").first.click()
    ada.page.get_by_role("button", name="Lay it here").click()
    expect(ada.page.locator(".own .tile")).to_have_count(1)
    expect(ben.page.locator("h1")).to_contain_text("Choose your bid")
