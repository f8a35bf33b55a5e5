"""What every table has around the game, in a real browser; with Mini, which has everything."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Response, WebSocket, expect

from bench.web import WEIGHT_GOAL, weight
from tests.server.running import Running

from .conftest import SCREENSHOTS, Comes
from .visitor import PLAYABLE, Visitor


def tabs_to(ada: Visitor, what: str, words: str = "") -> None:
    """Press Tab until something of that kind, beginning with these words, has the focus."""
    for _ in range(100):
        ada.page.keyboard.press("Tab")
        focused = ada.page.locator(":focus")
        fits = focused.count() and focused.evaluate("(each, what) => each.matches(what)", what)
        if fits and focused.inner_text().startswith(words):
            return
    raise AssertionError(f"no way to {what} {words}")


def test_a_whole_game_by_keyboard_alone(visitor: Comes) -> None:
    ada = visitor()
    ada.opens_lobby()
    keys = ada.page.keyboard
    tabs_to(ada, "button", "Play against bots")
    keys.press("Enter")
    tabs_to(ada, "input[type=radio]")
    keys.press("ArrowLeft")  # two players
    tabs_to(ada, "select")
    keys.press("ArrowUp")
    keys.press("ArrowUp")  # a simple bot
    tabs_to(ada, "button", "Start")
    keys.press("Enter")
    ada.is_at_the_table()
    keys.press("r")
    expect(ada.page.locator("#live")).to_contain_text("Truck 1")

    def presses_keys() -> None:
        if ada.page.locator(PLAYABLE).count():
            keys.press("n")
            keys.press("Enter")

    ada.waits(ada.page.locator("dialog .ranking").count, presses_keys)
    tabs_to(ada, "button", "Play again")


def test_the_live_line_tells_what_happened_and_whose_turn_it_is(visitor: Comes) -> None:
    ada = visitor()
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()
    ada.page.keyboard.press("d")
    ada.page.locator(".spot.playable > button[data-action^=load]").first.wait_for()
    expect(ada.page.locator("#live")).to_contain_text("draws")
    expect(ada.page.locator("#live")).to_contain_text("Your turn")
    assert ada.page.title().startswith("● Your turn")


def test_dead_places_say_why_not(visitor: Comes) -> None:
    ada = visitor()
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()
    ada.page.get_by_role("button", name="Enclosure 1: why not?").click(force=True)
    expect(ada.page.locator(".note")).to_contain_text("when you have taken a truck")


def test_a_finger_that_stays_on_a_picture_is_told_its_name_and_presses_nothing(visitor: Comes) -> None:
    ada = visitor("phone")
    ada.sits_down("mini", 2)
    ada.page.keyboard.press("d")
    tile = ada.page.locator(".middle .tile").first
    tile.wait_for()
    before = ada.ply()
    hold = """tile => {
        const { x, y, width, height } = tile.getBoundingClientRect();
        const [clientX, clientY] = [x + width / 2, y + height / 2];
        const at = document.elementFromPoint(clientX, clientY);
        at.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", clientX, clientY, bubbles: true }));
        return new Promise((done) => setTimeout(() => { at.click(); done(); }, 700));
    }"""
    tile.evaluate(hold)
    expect(ada.page.locator(".note")).to_contain_text(tile.get_attribute("aria-label") or "?")
    assert ada.ply() == before


def test_bots_move_at_the_readers_pace_and_can_be_skipped(visitor: Comes) -> None:
    ada = visitor(pace="calm", confirm=False)
    ada.sets_up(5, with_friends=False)
    skip = ada.page.locator("#skip")
    ada.waits(skip.count, ada.presses)
    told = len(ada.told())
    ada.page.keyboard.press(".")
    ada.is_to_move()
    assert len(ada.told()) > told
    assert skip.count() == 0


def test_a_strict_table_has_no_aids(visitor: Comes) -> None:
    ada = visitor()
    ada.wants("mini", with_friends=False)
    ada.page.locator("dialog summary").click()
    ada.page.get_by_label("Strict table").check()
    ada.page.locator("dialog button[type=submit]").click()
    ada.is_to_move()
    assert ada.page.get_by_role("button", name="Hint").count() == 0
    assert ada.page.locator("button.points").count() == 0


def test_options_of_the_game_and_a_clock_are_chosen_before_it(visitor: Comes) -> None:
    ada = visitor()
    ada.wants("mini", with_friends=True)
    ada.page.locator("dialog summary").click()
    ada.page.locator("select[name=starter]").select_option("0")
    ada.page.locator("select[name=left_out]").select_option(label="I choose 2 …")
    for species in ("wolf", "llama"):
        ada.page.get_by_label(species, exact=True).check()
    assert ada.page.get_by_label("giraffe", exact=True).is_disabled()
    ada.page.get_by_label("Clock").select_option("custom")
    ada.page.get_by_label("Minutes each").fill("2")
    assert ada.violations_in_both_themes() == []
    ada.page.locator("dialog button[type=submit]").click()
    ada.page.get_by_role("button", name="Start, bots").click()
    ada.is_to_move()
    expect(ada.page.locator(".clock").first).to_contain_text("1:")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("What was agreed").click()
    expect(ada.page.locator("dialog dl")).to_contain_text("wolf, llama")


def test_a_seat_can_be_taken_from_the_public_list(visitor: Comes) -> None:
    ada, ben = visitor(), visitor("phone")
    ada.wants("mini", with_friends=True)
    ada.page.get_by_label("Your name").fill("Ada of the public table")
    ada.page.locator("dialog summary").click()
    ada.page.get_by_label("The lobby lists the table").check()
    ada.page.locator("dialog button[type=submit]").click()
    ada.page.locator("#link-invite").wait_for()
    ben.opens_lobby()
    open_tables = ben.page.get_by_role("region", name="Open tables")
    open_tables.get_by_role("link").filter(has_text="Ada of the public table").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("list", name="Who plays")).to_contain_text("Guest")


def test_the_invite_link_is_also_a_code_for_cameras(visitor: Comes) -> None:
    ada = visitor("phone")
    ada.sets_up(3, with_friends=True)
    ada.page.get_by_role("button", name="QR code").first.click()
    expect(ada.page.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    assert ada.violations_in_both_themes() == []
    assert not ada.is_too_wide()


def test_a_second_device_holds_the_same_seat(visitor: Comes) -> None:
    ada, phone = visitor(), visitor("phone")
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device too").click()
    phone.page.goto(ada.page.locator("#link-seat").input_value())
    phone.is_to_move()
    ada.page.keyboard.press("Escape")
    before = phone.ply()
    phone.presses()
    for each in (ada, phone):
        expect(each.page.locator(".table")).not_to_have_attribute("data-ply", before)
    expect(ada.page.locator("h1")).to_have_text(phone.page.locator("h1").inner_text())


def test_one_device_is_passed_around(visitor: Comes) -> None:
    ada = visitor(confirm=False)
    ada.wants("o-zoo-le-mio", with_friends=False)
    ada.page.locator("input[name=players][value='2']").check(force=True)
    ada.page.locator("dialog .seat select").select_option("here")
    ada.page.locator("dialog button[type=submit]").click()
    lift = ada.page.get_by_role("button", name="Show my side")
    lift.click()
    ada.is_to_move()
    ada.presses()
    expect(ada.page.get_by_text("Now it is Guest 2's turn. Pass the device on.")).to_be_visible()
    assert ada.violations() == []


def test_pause_reactions_and_leaving_the_game_to_a_bot(visitor: Comes) -> None:
    ada = visitor()
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()

    def chooses(name: str) -> None:
        ada.page.get_by_role("button", name="Menu").click()
        ada.page.get_by_role("button", name=name).click()

    chooses("Pause")
    expect(ada.page.locator("h1")).to_have_text("The game is paused.")
    assert ada.page.locator(PLAYABLE).count() == 0
    chooses("Go on")
    ada.is_to_move()
    chooses("Applause")
    expect(ada.page.get_by_role("img", name="Applause")).to_be_visible()
    chooses("Leave the game to a bot")
    ada.page.get_by_role("button", name="Really leave").click()
    expect(ada.page.get_by_text("a bot plays on")).to_be_visible()
    ada.page.locator("dialog .ranking").wait_for()


def test_a_desktop_notice_only_where_it_is_wished_and_nobody_looks(visitor: Comes) -> None:
    ada = visitor(notify=True, confirm=False)
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script("""
        window.notices = [];
        window.Notification = class { static permission = "granted"; constructor(title) { notices.push(title); } };
    """)
    ada.sets_up(2, with_friends=False)
    ada.is_to_move()
    assert ada.page.evaluate("notices") == []
    ada.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    ada.waits(lambda: ada.page.evaluate("notices"), ada.presses)
    assert ada.page.evaluate("notices")[0] == "Your turn"


def test_without_the_watch_link_nobody_sees_the_table(visitor: Comes) -> None:
    ada, eve = visitor(), visitor()
    ada.sets_up(2, with_friends=False)
    ada.is_at_the_table()
    eve.page.goto(ada.page.url)
    expect(eve.page.locator("h1")).to_have_text("You cannot come in here.")


def test_a_page_that_breaks_says_that_nothing_is_lost(visitor: Comes) -> None:
    ada = visitor()
    ada.page.route("**/assets/TablePage-*.js", lambda route: route.abort())
    ada.sets_up(2, with_friends=False)
    expect(ada.page.locator("h1")).to_have_text("Something in this page broke.")
    assert ada.violations() == []
    ada.page.unroute("**/assets/TablePage-*.js")
    ada.page.get_by_role("button", name="Load again").click()
    ada.is_to_move()


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_stands_in_anybodys_way(visitor: Comes, language: str) -> None:
    ada = visitor("wide" if language == "en" else "phone", language=language)
    ada.opens_lobby()
    assert ada.violations_in_both_themes() == []
    assert not ada.is_too_wide()
    ada.shoots(f"lobby-{language}", SCREENSHOTS)
    ada.sets_up(5, with_friends=True)
    ada.page.locator("#link-invite").wait_for()
    assert ada.violations_in_both_themes() == []
    ada.page.locator("main button.main").click()
    ada.is_at_the_table()
    for key in ("?", None):
        if key:
            ada.page.keyboard.press(key)
        else:
            ada.page.locator("header button").first.click()
        ada.page.locator("dialog").wait_for()
        assert ada.violations_in_both_themes() == []
        assert not ada.is_too_wide()
        ada.page.keyboard.press("Escape")
    ada.page.locator(".middle button:has(> span:text-is('?'))").first.click()
    ada.page.locator("dialog .statement").first.wait_for()
    assert ada.violations() == []


def test_the_first_load_is_small(visitor: Comes) -> None:
    ada = visitor()
    loaded: list[Response] = []
    ada.page.on("response", lambda response: loaded.append(response))
    ada.opens_lobby()
    assert weight(loaded, is_picture=False) < WEIGHT_GOAL
    assert sum(response.url.endswith("/api/lobby") for response in loaded) == 1  # the preloaded answer is used


def heard_by(ben: Visitor) -> list[dict[str, Any]]:
    """Everything that the server sends to somebody from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    ben.page.on("websocket", listen)
    return heard


def test_what_a_second_browser_receives_holds_no_sealed_bid(visitor: Comes, server: Running) -> None:
    ada, ben = visitor(confirm=False), visitor(confirm=False)
    heard = heard_by(ben)
    ada.wants("o-zoo-le-mio", with_friends=True)
    ada.page.locator("input[name=players][value='2']").check(force=True)
    ada.page.locator("dialog button[type=submit]").click()
    ben.joins(ada.page.locator("#link-invite").input_value(), "Ben")
    ada.page.get_by_role("button", name="Start").click()
    ada.is_to_move()
    ben.is_to_move()
    said = []
    for bid in (0, -1):  # the first and the last that can be made
        told = len(heard)
        ada.page.locator(PLAYABLE).nth(bid).evaluate("each => each.click()")
        ada.page.get_by_role("button", name="Take back").click()
        ada.is_to_move()
        while len(heard) < told + 2:
            ben.page.wait_for_timeout(50)
        said.append([without_versions(each) for each in heard[told:]])
    assert said[0] == said[1]
    assert len(said[0]) == 2


def without_versions(message: dict[str, Any]) -> str:
    """A message without its numbers, which go up by themselves."""
    return json.dumps({**message, "version": 0, "since": 0}, sort_keys=True)
