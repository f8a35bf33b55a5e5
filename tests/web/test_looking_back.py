"""A game that is over, looked at again: end sheet, record, fair deal, review, replay."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from .conftest import SCREENSHOTS, Comes
from .visitor import A_GAME, Visitor


def test_after_the_end_everything_can_be_looked_at_again(visitor: Comes, tmp_path: Path) -> None:
    ada = visitor(confirm=False)
    ada.sets_up(2, with_friends=False)
    ada.plays(1_000_000)
    assert ada.has_played()
    rows = ada.page.locator("dialog tr").filter(has_text="enclosure")
    rows.first.hover()
    expect(ada.page.locator(".tile.lit").first).to_be_visible()
    with ada.page.expect_download() as found:
        ada.page.get_by_role("button", name="Save the record").click()
    record = tmp_path / "record.json"
    found.value.save_as(record)
    assert json.loads(record.read_text(encoding="utf-8"))["game"] == "mini"
    ada.page.get_by_role("link", name="Verify the deal").click()
    expect(ada.page.get_by_text("The fingerprint fits")).to_be_visible()
    assert ada.violations_in_both_themes() == []
    ada.page.go_back()
    ada.page.get_by_role("link", name="Review").click()
    ada.page.locator(".graph").wait_for(timeout=A_GAME)
    assert ada.violations_in_both_themes() == []
    ada.shoots("review", SCREENSHOTS)
    expect(ada.page.locator("main")).to_contain_text("Beginner 2")
    ada.page.get_by_role("link", name="Look at it").last.click()
    expect(ada.page.locator(".replay h1")).to_contain_text("Looking back")
    a_jump_marks_what_the_last_move_did(ada)
    eve = visitor("phone")
    eve.opens_lobby()
    eve.page.locator("input[type=file]").set_input_files(record)
    expect(eve.page.locator(".replay h1")).to_contain_text("move 0 of")
    assert eve.violations_in_both_themes() == []
    assert not eve.is_too_wide()


def a_jump_marks_what_the_last_move_did(ada: Visitor) -> None:
    """However far it is, by key or by wheel."""
    heading, marked = ada.page.locator(".replay h1"), ada.page.locator(".tile.moved")
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".told p").first).to_have_text("The last round is over.")
    assert marked.count() <= 3  # a tile, and twins at most
    ada.page.keyboard.press("Home")
    expect(heading).to_contain_text("move 0 of")
    expect(marked).to_have_count(0)
    ada.page.locator(".steps").hover()
    ada.page.mouse.wheel(0, 100)
    expect(heading).to_contain_text("move 1 of")
