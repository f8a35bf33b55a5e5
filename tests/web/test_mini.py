"""Zooloretto Mini in real browsers, from the lobby to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running

from .conftest import SCREENSHOTS
from .visitor import MOST_STEPS, PLAYABLE, Visitor


def visitor(browser: Browser, server: Running, visitors: list[Visitor], *args: str) -> Visitor:
    """Somebody new."""
    came = Visitor(browser, server.http, *args)
    visitors.append(came)
    return came


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_two_browsers_and_a_bot_play_by_the_invite_link_to_the_end(
    browser: Browser, server: Running, visitors: list[Visitor], size: str
) -> None:
    ada, ben = (visitor(browser, server, visitors, size) for _ in range(2))
    ada.sets_up(3, with_friends=True)
    link = ada.page.locator("#link-invite").input_value()
    ben.page.goto(link)
    ben.page.locator("form input").fill("Ben")
    ben.page.locator("form button").click()
    expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
    ada.shoots(f"mini-waiting-{size}", SCREENSHOTS)
    ada.page.get_by_role("button", name="Start").click()
    ben.page.locator(".board").wait_for()
    assert not ada.is_too_wide()
    ada.shoots(f"mini-start-{size}", SCREENSHOTS)
    assert ada.violations() == []
    ada.plays_to_the_end(ben)
    ada.shoots(f"mini-end-{size}", SCREENSHOTS)
    assert not ada.is_too_wide()
    assert ada.violations() == []
    ben.page.get_by_role("button", name="Play again").click()
    ben.page.locator(".board").wait_for()
    expect(ada.page.get_by_role("link", name="To the new game")).to_be_attached()


def test_a_turn_survives_a_reload_and_a_broken_line(browser: Browser, server: Running, visitors: list[Visitor]) -> None:
    ada = visitor(browser, server, visitors)
    ada.sets_up(2, with_friends=False)
    ada.page.locator(PLAYABLE).first.wait_for()
    sentence = ada.page.locator("h1").inner_text()
    ada.page.reload()
    expect(ada.page.locator("h1")).to_have_text(sentence)
    ada.page.evaluate("document.querySelector('.board').dataset.kept = 'yes'")
    ada.context.set_offline(True)
    ada.context.set_offline(False)
    expect(ada.page.locator("h1")).to_have_text(sentence)
    ada.page.locator(PLAYABLE).first.click()


def tabs_to(ada: Visitor, what: str, words: str = "") -> None:
    """Press Tab until something of that kind, beginning with these words, has the focus."""
    for _ in range(100):
        ada.page.keyboard.press("Tab")
        focused = ada.page.locator(":focus")
        fits = focused.count() and focused.evaluate("(each, what) => each.matches(what)", what)
        if fits and focused.inner_text().startswith(words):
            return
    raise AssertionError(f"no way to {what} {words}")


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Running, visitors: list[Visitor]) -> None:
    ada = visitor(browser, server, visitors)
    ada.opens_lobby()
    keys = ada.page.keyboard
    tabs_to(ada, "button", "Play against bots")
    keys.press("Enter")
    tabs_to(ada, "input[type=radio]")
    keys.press("ArrowLeft")  # two players
    tabs_to(ada, "select")
    keys.press("ArrowUp")
    keys.press("ArrowUp")  # a simple bot
    tabs_to(ada, "summary")
    keys.press("Enter")
    tabs_to(ada, "input[type=checkbox]")
    keys.press("Space")  # a fast one
    tabs_to(ada, "button", "Start")
    keys.press("Enter")
    ada.page.locator(".board").wait_for()
    keys.press("r")
    expect(ada.page.locator("#live")).to_contain_text("Truck 1")
    for _ in range(MOST_STEPS):
        if ada.page.locator("dialog .ranking").count():
            break
        if ada.page.locator(PLAYABLE).count():
            keys.press("n")
            keys.press("Enter")
        ada.page.wait_for_timeout(60)
    tabs_to(ada, "button", "Play again")


def test_a_watcher_sees_the_table_and_can_do_nothing(
    browser: Browser, server: Running, visitors: list[Visitor]
) -> None:
    ada, eve = (visitor(browser, server, visitors) for _ in range(2))
    ada.sets_up(2, with_friends=False)
    ada.page.locator(PLAYABLE).first.wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    eve.page.goto(ada.page.locator("#link-watch").input_value())
    eve.page.locator(".board").wait_for()
    assert eve.page.locator(PLAYABLE).count() == 0
    expect(ada.page.locator(".watchers")).to_contain_text("1")


def test_without_the_watch_link_nobody_sees_the_table(
    browser: Browser, server: Running, visitors: list[Visitor]
) -> None:
    ada, eve = (visitor(browser, server, visitors) for _ in range(2))
    ada.sets_up(2, with_friends=False)
    ada.page.locator(".board").wait_for()
    eve.page.goto(ada.page.url)
    expect(eve.page.locator("h1")).to_have_text("You cannot come in here.")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_stands_in_anybodys_way(browser: Browser, server: Running, visitors: list[Visitor], theme: str) -> None:
    ada = visitor(browser, server, visitors, "wide", theme, "de")
    ada.opens_lobby()
    assert ada.violations() == []
    ada.shoots(f"lobby-{theme}", SCREENSHOTS)
    ada.sets_up(3, with_friends=True)
    ada.page.locator("#link-invite").wait_for()
    assert ada.violations() == []
    ada.page.locator("main button.main").click()
    ada.page.locator(PLAYABLE).first.wait_for()
    assert ada.violations() == []
    ada.page.locator("header button").first.click()
    ada.page.locator("dialog").wait_for()
    assert ada.violations() == []
