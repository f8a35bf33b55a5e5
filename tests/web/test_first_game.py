"""What helps in a first game, in a real browser: the lesson, news of rounds, hints, a pile that explains itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import SCREENSHOTS, Comes
from .visitor import PLAYABLE

LATER = 120_000  # milliseconds, for a bot that thinks about a hint on a busy machine


def test_a_lesson_of_ten_steps_goes_with_the_first_game(visitor: Comes) -> None:
    ada = visitor()
    ada.opens_lobby()
    ada.page.get_by_role("button", name="Learn by playing").click()
    coach = ada.page.get_by_role("region", name="Learn by playing")
    for step in (1, 2):
        expect(coach).to_contain_text(f"Step {step} of 10")
        coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Step 3 of 10")
    assert ada.violations() == []
    ada.shoots("lesson", SCREENSHOTS)
    ada.page.keyboard.press("d")
    expect(coach).to_contain_text("Step 4 of 10")
    ada.page.reload()
    expect(coach).to_contain_text("Step 4 of 10")
    wanted = [".coach button.main", "button[data-action^=take]", "button[data-action^=place]", "#confirm", PLAYABLE]

    def presses_what_is_wanted() -> None:
        found = [ada.page.locator(each) for each in wanted if ada.page.locator(each).count()]
        if found:
            found[0].first.evaluate("each => each.click()")

    steps = []

    def plays_on() -> None:
        steps.append(coach.inner_text().split()[1])
        presses_what_is_wanted()

    ada.waits(coach.filter(has_text="Step 8 of 10").count, plays_on)
    assert sorted(set(steps)) == ["4", "5", "6", "7"]
    for _ in range(2):
        coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="On my own now").click()
    expect(coach).to_have_count(0)


def test_enter_confirms_wherever_the_mouse_has_been(visitor: Comes) -> None:
    ada = visitor()
    ada.sits_down("mini", 2)
    ada.page.locator(".spot button[data-action=draw]").click()
    ada.page.locator(".spot button[data-action=load-truck-1]").click()
    ada.page.locator("#confirm").wait_for()
    ada.page.locator("[data-spot=truck-1] button").click(force=True)
    note = ada.page.locator(".note")
    expect(note).to_contain_text("Confirm your turn first")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#confirm")).to_have_count(0)
    assert note.count() == 0


def test_the_end_pile_says_what_it_is_for(visitor: Comes) -> None:
    ada = visitor()
    ada.sits_down("mini", 2)
    before = ada.ply()
    ada.page.get_by_role("button", name="The end pile").click()
    expect(ada.page.locator(".note")).to_contain_text("the last 15 tiles")
    assert ada.ply() == before


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_new_round_is_news_until_its_reader_has_moved(visitor: Comes, size: str) -> None:
    ada = visitor(size)
    ada.sits_down("mini", 2)
    news = ada.page.locator(".news")
    ada.waits(lambda: news.count() and ada.page.locator("h1.own").count(), ada.presses)
    expect(news).to_contain_text("Round 1 is over.")
    expect(news).to_contain_text("round 2")
    assert ada.violations() == []
    ada.waits(lambda: not news.count(), ada.presses)


def test_hints_come_with_reasons_and_everybody_sees_that_they_were_asked_for(visitor: Comes) -> None:
    ada = visitor()
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()
    ada.page.keyboard.press("d")
    ada.page.locator("button[data-action^=load]").first.wait_for()
    ada.page.get_by_role("button", name="Hint").click()
    hints = ada.page.get_by_role("list", name="Good moves")
    expect(hints.locator("li").first).to_contain_text("of 100 games", timeout=LATER)
    expect(ada.page.get_by_role("list", name="Who plays")).to_contain_text("1 hint")
