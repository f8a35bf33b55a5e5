"""The two games with dice in a real browser: what takes several steps, and whole games with as many as can play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import SCREENSHOTS, Comes
from .visitor import Visitor

DICE_GAMES = [("dice", 4), ("dices-zoo", 5)]  # with the most players
Sits = Callable[..., Visitor]


@pytest.fixture
def sits(visitor: Comes) -> Sits:
    """Somebody at a new table, who has the first turn."""

    def at(game: str, players: int, size: str = "wide", language: str = "en", **agreed: Any) -> Visitor:
        ada = visitor(size, language=language)
        ada.sits_down(game, players, **agreed)
        return ada

    return at


def button(ada: Visitor, name: str) -> Locator:
    return ada.page.get_by_role("group", name="What you can do").get_by_role("button", name=name)


def test_rolled_dice_are_loaded_one_after_the_other(sits: Sits) -> None:
    ada = sits("dice", 2)
    button(ada, "Roll two dice").click()
    trucks = ada.page.locator(".trucks .playable > button")
    expect(trucks).to_have_count(3)
    trucks.nth(1).click()
    expect(ada.page.locator(".hand .gap")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".hand .gap")).to_have_count(0)
    trucks.nth(0).click()
    trucks.nth(2).click()
    expect(ada.page.locator("#confirm")).to_be_visible()
    expect(ada.page.locator(".trucks .die")).to_have_count(2)


def test_the_own_sheet_shows_what_a_truck_would_cross_off(sits: Sits) -> None:
    ada = sits("dice", 2)
    take = ada.page.locator(".trucks button[data-action^=take]")
    ada.waits(take.count, ada.presses)
    assert ada.page.locator(".cell.offered").count() == 0
    take.first.focus()
    offered = ada.page.locator(".own .cell.offered").count()
    assert offered > 0
    take.first.click()
    expect(ada.page.locator(".own .cell .cross")).to_have_count(offered)


def test_a_strict_table_offers_nothing(sits: Sits) -> None:
    ada = sits("dice", 2, is_strict=True)
    take = ada.page.locator(".trucks button[data-action^=take]")
    ada.waits(take.count, ada.presses)
    take.first.focus()
    assert ada.page.locator(".offer, .offered, .sum, .points").count() == 0


def test_a_strict_table_counts_no_minus_points(sits: Sits) -> None:
    ada = sits("dices-zoo", 2, is_strict=True)
    assert ada.page.locator(".minus").all_inner_texts() == ["", ""]
    assert ada.page.locator("ul .points").count() == 0


def test_chosen_dice_are_placed_and_chosen_again_when_that_is_taken_back(sits: Sits) -> None:
    ada = sits("dices-zoo", 3)
    chosen = ada.page.locator(".choose[aria-pressed=true]")
    ada.page.locator(".group > .playable > button").first.click()
    number = chosen.count()
    assert number > 0
    button(ada, "Place").click()
    centre = ada.page.locator("[data-spot=centre] .die")
    expect(centre).to_have_count(number)
    button(ada, "Take back").click()
    expect(centre).to_have_count(0)
    expect(chosen).to_have_count(number)
    chosen.first.click()
    ada.page.locator(".choose[aria-pressed=false]").last.click()
    button(ada, "Re-roll").click()
    expect(ada.page.locator("aside ol")).to_contain_text("Ada re-rolls")


def test_different_animals_are_not_placed_and_the_page_says_why(sits: Sits) -> None:
    ada = sits("dices-zoo", 2)
    button(ada, "Choose all dice").click()
    place = button(ada, "Place")
    expect(place).to_have_attribute("aria-disabled", "true")
    place.click(force=True)
    expect(ada.page.locator(".note")).to_be_visible()
    button(ada, "Clear").click()
    expect(ada.page.locator(".choose[aria-pressed=true]")).to_have_count(0)
    ada.page.locator("[data-spot=centre] > button").click(force=True)
    expect(ada.page.locator(".note")).to_contain_text("Choose dice of one animal")


@pytest.mark.parametrize(("game", "players"), DICE_GAMES)
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_nothing_is_in_the_way_of_whole_games(sits: Sits, game: str, players: int, size: str) -> None:
    ada = sits(game, players, size, "de")
    assert (ada.is_too_wide(), ada.violations()) == (False, [])
    told, over = ada.page.locator("aside ol button"), ada.page.locator("dialog .ranking")
    ada.waits(lambda: told.count() > 40 or over.count(), ada.presses)
    ada.shoots(f"{game}-middle-{size}", SCREENSHOTS)
    ada.page.emulate_media(color_scheme="dark")
    assert (ada.is_too_wide(), ada.violations()) == (False, [])
    ada.waits(over.count, ada.presses)
    ada.shoots(f"{game}-end-{size}", SCREENSHOTS)
    ada.page.keyboard.press("Escape")
    assert (ada.is_too_wide(), ada.violations()) == (False, [])


def test_a_match_with_a_box_shows_both(sits: Sits) -> None:
    ada = sits("dices-zoo", 2, limit=30, used_dice="box")
    expect(ada.page.get_by_role("img", name="Box of used dice: 0 dice")).to_be_visible()
    expect(ada.page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(ada.page.locator(".own header")).to_contain_text("of 30")


def test_other_coin_groups_and_bonuses_are_on_the_sheets(sits: Sits) -> None:
    ada = sits("dice", 2, coin_groups="1-2-3", bonuses="1-2-2-2-2")
    groups = ada.page.locator(".own .group")
    assert [groups.nth(i).locator(".cell").count() for i in range(3)] == [1, 2, 3]
    assert ada.page.locator(".own .bonus").all_inner_texts() == ["1", "2", "2", "2", "2"]
