"""The browser table: what the first load weighs, when it can be used on a slow phone, how smoothly tiles move.

A real server and Debian's Chromium. "Slow 4G" is the preset of Chromium's own tools: 562.5 ms for every request,
180 kB/s down, 84 kB/s up; the processor is slowed down four times. Nothing is in the browser's cache.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console

from tests.server.running import Running, running
from tests.web.visitor import PLAYABLE

from .server import goal, percentile

WEIGHT_GOAL = 150  # kB gzipped: own code, styles and words of the first load
READY_GOAL = 2.0  # seconds until the lobby can be used
MOVE_GOAL = 100.0  # milliseconds from the server's answer until it is seen
FRAMES_GOAL = 55.0  # a second while tiles move, of 60
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
SLOWER = 4  # times
PICTURES = ("noto", "cover")  # begin the names of files that are pictures
OWN = ("text/html", "text/javascript", "text/css")
READY = "article button.main:enabled"
A_MINUTE = 60_000
# A table of Mini against a bot, which this browser has the first turn at.
SET_UP = """async () => {
    const post = async (path, body) => (await fetch(path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    await post('/api/session', { kind: 'cookie' });
    const seats = [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 'greedy' }];
    const { id } = await post('/api/tables', { game: 'mini', seats, options: { starter: 0 }, pace: 0 });
    await post(`/api/tables/${id}/commands`, { kind: 'start', id: `start-${id}` });
    return id;
}"""
# Notes when a move arrived and when it was painted, and how long every frame took.
WATCH = """
window.seen = { moves: [], frames: [] };
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
    constructor(...args) {
        super(...args);
        this.addEventListener('message', (event) => {
            if (!event.data.includes('"kind":"moved"')) return;
            const came = performance.now();
            requestAnimationFrame(() => setTimeout(() => seen.moves.push(performance.now() - came)));
        });
    }
};
let last = 0;
requestAnimationFrame(function tick(now) {
    if (document.getAnimations().length > 0 && last) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
});
"""
# Notes when something can be pressed, and whatever was to be done before that is done.
NOTICE = """(what) => new MutationObserver((_, observer) => {
    if (!document.querySelector(what)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())));
}).observe(document, { attributes: true, childList: true, subtree: true })"""


def main(arguments: Sequence[str]) -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="python -m bench web", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="loads of each page (5)")
    parser.add_argument("--moves", type=int, default=60, help="presses at a table (60)")
    chosen = parser.parse_args(arguments)
    console = Console()
    chromium = shutil.which("chromium")
    if chromium is None:
        console.print("Chromium is not there.")
        return 1
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        show_weight(browser, server, console)
        show_ready(browser, server, chosen.runs, console)
        show_moves(browser, server, chosen.moves, console)
        browser.close()
    return 0


@contextmanager
def new_page(browser: Browser, *, watched: bool = False, **settings: Any) -> Iterator[Page]:
    """A page of somebody who has never been here."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, **settings)
    context.set_default_timeout(A_MINUTE)
    if watched:
        context.add_init_script(WATCH)
    yield context.new_page()
    context.close()


def show_weight(browser: Browser, server: Running, console: Console) -> None:
    """The first load of the lobby, and what a table needs beside it."""
    with new_page(browser) as page:
        loaded: list[Response] = []
        page.on("response", lambda response: loaded.append(response))
        page.goto(server.http)
        page.locator(READY).first.wait_for(timeout=5 * A_MINUTE)
        page.wait_for_load_state("networkidle")
        lobby, pictures = weight(loaded, is_picture=False), weight(loaded, is_picture=True)
        goal(console, "first load, own code, styles and words, gzipped", lobby, WEIGHT_GOAL, "kB", most=True)
        console.print(f"its pictures: {pictures:.1f} kB")
        loaded.clear()
        page.goto(f"{server.http}/t/{page.evaluate(SET_UP)}")
        page.locator(PLAYABLE).first.wait_for()
        table = weight(loaded, is_picture=False)
        console.print(f"a table of Mini opened by its link, its drawings among it: {table:.1f} kB")


def weight(loaded: Sequence[Response], *, is_picture: bool) -> float:
    """Kilobytes of what was loaded, each file gzipped, whether the server did it or not."""
    total = 0
    for response in loaded:
        name = response.url.rsplit("/", 1)[-1].lstrip("_")
        kind = response.headers.get("content-type", "").partition(";")[0]
        if kind in OWN and name.startswith(PICTURES) == is_picture:
            total += len(gzip.compress(response.body()))
    return total / 1000


def show_ready(browser: Browser, server: Running, runs: int, console: Console) -> None:
    """Seconds until the lobby and a table can be used, on a slow phone."""
    lobby = [ready(browser, READY, lambda page: server.http) for _ in range(runs)]
    goal(console, "lobby usable on slow 4G, 4 × slower, median", median(lobby), READY_GOAL, "s", most=True)

    def own_table(page: Page) -> str:
        page.goto(f"{server.http}/icon.svg")
        return f"{server.http}/t/{page.evaluate(SET_UP)}"

    table = [ready(browser, PLAYABLE, own_table) for _ in range(runs)]
    console.print(f"a table of Mini opened by its link, the same way: {median(table):.2f} s, {min(table):.2f} at best")


def ready(browser: Browser, what: str, where: Callable[[Page], str]) -> float:
    """Seconds from opening an address until something can be pressed there."""
    with new_page(browser) as page:
        address = where(page)
        slow = page.context.new_cdp_session(page)
        slow.send("Network.enable")
        slow.send("Network.setCacheDisabled", {"cacheDisabled": True})
        slow.send("Network.emulateNetworkConditions", SLOW_4G)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(f"({NOTICE})({what!r})")
        page.goto(address, wait_until="commit")
        page.locator(what).first.wait_for()
        return float(page.evaluate("new Promise((done) => setInterval(() => window.ready && done(ready), 20))")) / 1000


def show_moves(browser: Browser, server: Running, moves: int, console: Console) -> None:
    """How soon a move is seen, and how many frames there are while tiles move."""
    with new_page(browser, watched=True) as page:
        page.goto(f"{server.http}/icon.svg")
        table = page.evaluate(SET_UP)
        page.goto(f"{server.http}/t/{table}")
        page.locator(PLAYABLE).first.wait_for()
        for _ in range(moves):
            page.evaluate("playable => document.querySelector(playable)?.click()", PLAYABLE)
            page.wait_for_timeout(350)
        seen = page.evaluate("seen")
    times, frames = seen["moves"], seen["frames"]
    goal(console, "a move is seen after the server's answer, median", median(times), MOVE_GOAL, "ms", most=True)
    console.print(f"p95: {percentile(times, 0.95):.0f} ms, of {len(times)} moves")
    goal(console, "frames a second while tiles move, median", 1000 / median(frames), FRAMES_GOAL, "frames")
    late = sum(frame > 25 for frame in frames) / len(frames)
    console.print(f"frames that came late, by more than half a frame: {100 * late:.1f} % of {len(frames)}")
