"""Every game in real browsers: two people and a bot, from the lobby to the rematch, at a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import tiergarten as tg
from tests.server.running import Running

from .conftest import SCREENSHOTS, Comes
from .visitor import PLAYABLE, Visitor
from .wire import Wire, wire

FEW = 20  # sentences of the log
ALL = 1_000_000
PAGE_ALONE = ("step", "all")  # choosing something first, of which the server does not know
GAMES = [game.id for game in tg.games()]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_from_the_invite_link_to_the_rematch(
    game: str, server: Running, visitor: Comes
) -> None:
    with wire(server.http) as line:
        ada, eve = visitor("wide", "light", forced=False), visitor("wide")  # what she sees waits for her
        ben = visitor("phone", "dark", server=line.http, confirm=False)
        ada.sets_up(3, with_friends=True, game=game)
        link = ada.page.locator("#link-invite").input_value()
        ben.joins(link.replace(server.http, line.http), "Ben")
        expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
        ada.page.get_by_role("button", name="Start").click()
        looks_good(f"{game}-start", ada, ben)
        everybody_plays(FEW, ada, ben)
        a_reload_changes_nothing(ada, ben)
        a_broken_line_comes_back(ada, ben, line)
        a_bot_plays_for_who_is_away(ada, ben)
        anybody_may_watch(ada, eve)
        everybody_plays(FEW, ada, ben)
        looks_good(f"{game}-middle", ada, ben)
        everybody_plays(ALL, ada, ben)
        looks_good(f"{game}-end", ada, ben)
        it_can_be_replayed(ada)
        ben.page.get_by_role("button", name="Play again").click()
        ben.page.wait_for_url(lambda url: url.split("/")[-1] not in link)
        ben.is_at_the_table()
        ada.page.get_by_role("link", name="To the new game").click()
        ada.is_at_the_table()


def looks_good(name: str, *people: Visitor) -> None:
    """Nothing is in anybody's way, by day at a desk and by night on a phone; pictures are kept."""
    for each in people:
        each.is_at_the_table()
        each.shoots(f"{name}-{each.size}", SCREENSHOTS)
        assert not each.is_too_wide(), each.size
        assert each.violations() == [], each.size


def everybody_plays(lines: int, *people: Visitor) -> None:
    """Until so many more sentences are told, or the game is over."""
    until = lines + max(len(each.told()) for each in people)
    for each in people:
        each.plays(until)
    assert all(each.has_played() for each in people)


def a_reload_changes_nothing(ada: Visitor, ben: Visitor) -> None:
    """In the middle of the own turn."""
    ada.waits(ada.page.locator("h1.own").count, ben.presses)
    task, told = ada.page.locator("h1").inner_text(), ada.told()
    ada.page.reload()
    expect(ada.page.locator("h1")).to_have_text(task)
    assert ada.told() == told


def a_broken_line_comes_back(ada: Visitor, ben: Visitor, line: Wire) -> None:
    """What Ben presses meanwhile is done when the line is there again, and he sees what he missed."""
    ben.waits(ben.page.locator(PLAYABLE).count, ada.presses)
    line.cut()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    table, before = ben.page.locator(".table"), ben.ply()  # only now does he hear no more of a bot's bid
    is_choosing = ben.page.locator(PLAYABLE).first.get_attribute("data-action") in PAGE_ALONE
    ben.presses()
    assert ben.ply() == before
    line.mend()
    expect(ben.page.get_by_role("alert")).to_have_count(0)
    if is_choosing:
        ben.plays(len(ben.told()) + 1)
        assert ben.has_played()
    expect(table).not_to_have_attribute("data-ply", before)
    ben.waits(lambda: ben.ply() == ada.ply())  # a bot may be moving


def a_bot_plays_for_who_is_away(ada: Visitor, ben: Visitor) -> None:
    """And gives the seat back when its owner has come again."""
    place = ben.page.url
    ben.page.close()
    ada.page.get_by_role("button", name="Let a bot play").click()
    expect(ada.page.get_by_text("a bot stands in")).to_be_visible()
    ben.opens_page()
    ben.page.goto(place)
    ben.page.get_by_role("button", name="Take your seat back").click()
    expect(ada.page.get_by_text("a bot stands in")).to_have_count(0)


def anybody_may_watch(ada: Visitor, eve: Visitor) -> None:
    """By the watch link, without touching anything."""
    ada.page.get_by_role("button", name="Menu").click()
    link = ada.page.locator("#link-watch").input_value()
    ada.page.keyboard.press("Escape")
    eve.page.goto(link)
    eve.is_at_the_table()
    assert eve.page.locator(PLAYABLE).count() == 0
    expect(ada.page.locator(".watchers")).to_contain_text("1")
    eve.page.close()


def it_can_be_replayed(ada: Visitor) -> None:
    """From the end sheet, step by step, through anybody's eyes, and back to the table."""
    ada.page.get_by_role("link", name="Replay").click()
    heading = ada.page.locator(".replay h1")
    expect(heading).to_contain_text("move 0 of")
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("ArrowLeft")
    last = int(heading.inner_text().split()[-1])
    expect(heading).to_contain_text(f"move {last - 1} of")
    ada.page.locator(".steps select").select_option(label="Through the eyes of: Ben")
    ada.page.wait_for_url(f"**/replay?ply={last - 1}")
    assert ada.violations() == []
    ada.page.get_by_role("link", name="To the table").click()
    ada.is_at_the_table()
    ada.page.locator("dialog .ranking").wait_for()
    ada.page.keyboard.press("Escape")
