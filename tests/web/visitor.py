"""Somebody with a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
SOON = 30_000  # milliseconds for anything to happen
MOST_STEPS = 3000
PLAYABLE = "#confirm, .spot.playable > button[data-action], .bar button[data-action]"
# Press whatever can be played first; says whether the game is over.
STEP = f"""() => {{
    if (document.querySelector('dialog .ranking')) return true;
    document.querySelector({PLAYABLE!r})?.click();
    return false;
}}"""


class Visitor:
    """A browser profile with one page."""

    def __init__(
        self, browser: Browser, server: str, size: str = "wide", theme: str = "light", language: str = "en"
    ) -> None:
        self.server = server
        self.size = size
        self.context = browser.new_context(
            viewport=SIZES[size],
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def opens_lobby(self) -> None:
        """To the start page, until the games are there and can be played."""
        self.page.goto(self.server)
        self.page.locator("article button.main:enabled").first.wait_for()

    def sets_up(self, players: int, *, with_friends: bool) -> None:
        """A table of Mini, the first game of the lobby; bots are fast and simple."""
        self.opens_lobby()
        self.page.locator("article").first.locator("button").nth(1 if with_friends else 0).click()
        self.page.locator(f"input[name=players][value='{players}']").check(force=True)
        seats = self.page.locator("dialog .seat select")
        for seat in range(players - 1):
            seats.nth(seat).select_option("open" if with_friends and seat == 0 else "greedy")
        self.page.locator("dialog summary").click()
        self.page.locator("dialog input[type=checkbox]").first.check()
        self.page.locator("dialog button[type=submit]").click()

    def plays_to_the_end(self, *others: Visitor) -> None:
        """All of them play whatever comes first, until everybody sees the result."""
        waiting: list[Visitor] = [self, *others]
        for _ in range(MOST_STEPS):
            waiting = [visitor for visitor in waiting if not visitor.page.evaluate(STEP)]
            if not waiting:
                return
            self.page.wait_for_timeout(30)
        raise AssertionError("the game does not end")

    def is_too_wide(self) -> bool:
        """Must one scroll sideways?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def shoots(self, name: str, folder: Path) -> None:
        """A picture for people to look at."""
        self.page.screenshot(path=folder / f"{name}.png")

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run()")
        return [
            f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
            for each in found["violations"]
            for node in each["nodes"]
        ]
