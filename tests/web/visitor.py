"""Somebody with a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
THEMES = ("light", "dark")
SOON = 20_000  # milliseconds for anything to happen
COMPILED = 300_000  # milliseconds until a game can be played that never was, on a busy machine
A_GAME = 120_000  # milliseconds for a whole one
LOOK = 30  # milliseconds between two looks at a page
expect.set_options(timeout=SOON)
PLAYABLE = "#confirm, .spot.playable > button[data-action], .bar button[data-action]"
# Presses whatever can be played, until so many sentences are told or the game is over, and says whether it was. Chance
# is made here, so that it is the same each time. Where nothing can be played in one's turn, something has to be chosen
# or turned first.
PLAY = """([playable, lines, patience]) => {
    let chance = 7, idle = 0;
    const began = Date.now();
    const any = (all) => {
        chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
        return all[(chance >>> 16) % all.length];
    };
    window.played = new Promise((done) => {
        const look = setInterval(() => {
            const isOver = document.querySelector('dialog .ranking') !== null;
            const isThere = isOver || document.querySelectorAll('aside ol button').length >= lines;
            if (isThere || Date.now() - began > patience) {
                clearInterval(look);
                done(isThere);
                return;
            }
            let found = [...document.querySelectorAll(playable)];
            idle = found.length > 0 ? 0 : idle + 1;
            if (idle > 20 && document.querySelector('h1.own')) {
                found = [...document.querySelectorAll('.middle button:enabled:not([aria-disabled], .plain)')];
            }
            if (found.length > 0) any(found).click();
        }, 15);
    });
}"""


class Visitor:
    """A browser profile with one page. Bots' moves are shown at once, nothing glides."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        size: str = "wide",
        theme: str = "light",
        language: str = "en",
        **settings: Any,
    ) -> None:
        self.server = server
        self.size = size
        self.theme = theme
        self.context = browser.new_context(
            viewport=SIZES[size],
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            has_touch=size == "phone",
            reduced_motion="reduce",
        )
        kept = json.dumps(json.dumps({"pace": "instant", **settings}))
        self.context.add_init_script(f"localStorage['tiergarten.settings'] ??= {kept}")
        self.faults: list[str] = []
        self.opens_page()

    def opens_page(self) -> None:
        """A new page, in place of one that was closed."""
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))

    def opens_lobby(self, game: str = "mini") -> None:
        """To the start page, until the game can be played."""
        self.page.goto(self.server)
        self.page.locator(f"article[data-game='{game}'] button.main:enabled").wait_for(timeout=COMPILED)

    def wants(self, game: str, *, with_friends: bool) -> None:
        """The dialog for a new table of a game."""
        self.opens_lobby(game)
        buttons = self.page.locator(f"article[data-game='{game}'] button")
        buttons.nth(buttons.count() - (1 if with_friends else 2)).click()

    def sets_up(self, players: int, *, with_friends: bool, game: str = "mini") -> None:
        """A table with simple bots; with friends one seat is open."""
        self.wants(game, with_friends=with_friends)
        self.page.locator(f"input[name=players][value='{players}']").check(force=True)
        seats = self.page.locator("dialog .seat select")
        for seat in range(players - 1):
            seats.nth(seat).select_option("open" if with_friends and seat == 0 else "greedy")
        self.page.locator("dialog button[type=submit]").click()

    def sits_down(self, game: str, players: int, *, is_strict: bool = False, **options: Any) -> None:
        """At a new table against simple bots, where the first turn is the own one, by what the lobby may not offer."""
        self._posts("session", kind="cookie")
        self.opens_lobby(game)
        bots = [{"kind": "bot", "level": "greedy"}] * (players - 1)
        seats = [{"kind": "here", "name": "Ada"}, *bots]
        chosen = {"starter": 0, **options}
        table = self._posts("tables", game=game, seats=seats, options=chosen, strict=is_strict, pace=0)["id"]
        self._posts(f"tables/{table}/commands", kind="start", id=f"start-{table}")
        self.page.goto(f"{self.server}/t/{table}")
        self.page.locator("h1.own").wait_for()

    def _posts(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.context.request.post(f"{self.server}/api/{path}", data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def joins(self, link: str, name: str) -> None:
        """Sit down by the invite link."""
        self.page.goto(link)
        self.page.locator("form input").fill(name)
        self.page.locator("form button").click()

    def is_at_the_table(self) -> None:
        """Until the game is to be seen."""
        self.page.locator(".table .actions").wait_for()

    def is_to_move(self) -> None:
        """Until something can be played, which at a table with bots always comes."""
        self.page.locator(PLAYABLE).first.wait_for()

    def presses(self) -> None:
        """Press what can be played first, if anything can."""
        self.page.evaluate("playable => document.querySelector(playable)?.click()", PLAYABLE)

    def plays(self, lines: int) -> None:
        """Begin to press whatever can be played, until so many sentences are told or the game is over."""
        self.page.evaluate(PLAY, [PLAYABLE, lines, A_GAME])

    def has_played(self) -> bool:
        """Is it there? Waits until it is."""
        return bool(self.page.evaluate("window.played"))

    def waits(self, is_there: Callable[[], object], meanwhile: Callable[[], object] = lambda: None) -> None:
        """Until it has come to that; meanwhile something is done again and again, and its answer is waited for."""
        busy = self.page.locator("[data-busy]")
        for _ in range(A_GAME // LOOK):
            if not busy.count() and is_there():
                return
            meanwhile()
            self.page.wait_for_timeout(LOOK)
        raise AssertionError("it does not come to that")

    def ply(self) -> str:
        """How many moves the page shows as made."""
        return self.page.locator(".table").get_attribute("data-ply") or ""

    def told(self) -> list[str]:
        """What happened, in words, the newest first."""
        return self.page.locator("aside ol button").all_inner_texts()

    def is_too_wide(self) -> bool:
        """Must one scroll sideways, in the page or in a dialog?"""
        found = """
            document.documentElement.scrollWidth > innerWidth ||
            [...document.querySelectorAll("dialog")].some((each) => each.scrollWidth > each.clientWidth)
        """
        return bool(self.page.evaluate(found))

    def shoots(self, name: str, folder: Path) -> None:
        """A picture for people to look at."""
        self.page.screenshot(path=folder / f"{name}.png")

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
            for each in found["violations"]
            for node in each["nodes"]
        ]

    def violations_in_both_themes(self) -> list[str]:
        """The same by day and by night."""
        found = []
        for theme in THEMES:
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            found += [f"{theme}: {each}" for each in self.violations()]
        self.page.emulate_media(color_scheme="dark" if self.theme == "dark" else "light")
        return found
