"""Everything works by keyboard, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimedOut
from tests.browser.conftest import NewPage
from tests.browser.table import awaited, play_now, settle, until
from tests.browser.timeline import stop_clock


class Keyboard:
    """A user without a mouse; after every key some element must have the focus."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)
        self.check(key)

    def check(self, key: str = "") -> None:
        self._page.clock.run_for(100)
        try:
            self._page.wait_for_function("() => document.activeElement !== document.body")
        except TimedOut:
            raise AssertionError(f"the focus is lost after {key}") from None

    @property
    def focused(self) -> str:
        text: str = self._page.evaluate(
            """() => { const e = document.activeElement;
              return e === document.body || !e ? ''
                : [e.tagName, e.getAttribute('aria-label') ?? '', e.labels?.[0]?.innerText ?? '',
                   e.innerText ?? ''].join(' '); }"""
        )
        return text

    def go_to(self, name: str, key: str = "Tab") -> None:
        """Press Tab until something with this name has the focus."""
        for _ in range(60):
            if name in self.focused and not self.focused.startswith("DIV"):
                return
            self._page.keyboard.press(key)
        raise AssertionError(f"{name} cannot be reached; the focus is on {self.focused}")

    def use(self, name: str) -> None:
        self.go_to(name)
        self.press("Enter")


def test_a_whole_evening_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(1280, 800, settings="{ keys: 'off' }")
    keys = Keyboard(page)
    # Home and lobby, without any letter key.
    keys.use("Open a table for friends")
    page.locator(".seats").wait_for()
    keys.check()
    for number in range(3):
        keys.use("Add a bot")
        expect(page.locator(".seats li")).to_have_count(number + 2)
        keys.check()
    keys.go_to("Remove Dreamer", "Shift+Tab")
    keys.press("Enter")
    expect(page.locator(".seats li")).to_have_count(3)
    keys.check("Remove")
    keys.use("by invitation only")  # the options, as a sentence
    keys.press("Tab")
    keys.go_to("Odds")
    keys.press("ArrowDown")
    expect(page.get_by_role("combobox", name="Odds").locator("option:checked")).to_have_text(
        "hidden"
    )
    keys.press("ArrowUp")
    keys.go_to("Start", "Shift+Tab")
    keys.press("Enter")
    page.locator(".choices").wait_for()
    keys.check("Start")

    # The menu, a sheet and the total danger.
    keys.use("Menu")
    keys.use("The camp")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.check("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()
    keys.use("the next card")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    keys.check("Escape")

    # Every choice by Tab and Enter.
    while (state := awaited(page)) != "over":
        keys.check("a choice")
        if state == "asked":
            settle(page)
            keys.go_to("Leave" if page.locator(".path ol li").count() > 1 else "Go on")
            page.keyboard.press("Enter")
    page.locator(".podium").wait_for()
    expect(page.locator("h1")).to_be_focused()

    # The result, the proof, the replay, and another game.
    keys.use("Check the shuffle")
    expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    keys.check("Check the shuffle")
    keys.go_to("Replay", "Shift+Tab")
    keys.press("Enter")
    page.get_by_role("slider").wait_for()
    keys.go_to("One step forward")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    keys.press("Enter")
    expect(page.get_by_role("slider")).to_have_value("1")
    keys.go_to("Position in the game")
    keys.press("End")
    expect(page.get_by_role("slider")).to_have_value(str(last))
    keys.go_to("One step back", "Shift+Tab")
    keys.press("Enter")
    expect(page.get_by_role("slider")).to_have_value(str(last - 1))
    keys.go_to("Result", "Shift+Tab")
    keys.press("Enter")
    page.locator(".podium").wait_for()
    keys.use("Home")
    page.locator("button.now").wait_for()
    keys.check("Home")
    keys.use("Play now")
    page.locator(".choices").wait_for()
    keys.check("Play now")


def test_a_step_button_that_becomes_disabled_does_not_lose_the_focus(
    new_page: NewPage, finished: str
) -> None:
    page = new_page(at=f"/replay/{finished}")
    keys = Keyboard(page)
    page.get_by_role("slider").focus()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.keyboard.press("End")
    keys.go_to("One step back", "Shift+Tab")
    for _ in range(last):
        page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_have_value("0")
    keys.check("the last step back")


def test_letters_choose_in_the_words_of_the_language(new_page: NewPage) -> None:
    for language, leave in (("en", "l"), ("de", "z"), ("ru", "в")):
        page = new_page(settings=f"{{ language: '{language}' }}")
        play_now(page)
        settle(page)
        stop_clock(page)
        page.locator("h1").dispatch_event("keydown", {"key": leave})
        until(page, page.locator("li.mine.at-camp").count, step_ms=100)


def test_letter_keys_can_be_switched_off(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Keyboard shortcuts").get_by_label("off").check()
    page.keyboard.press("Escape")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda f: sent.append(str(f))))
    page.reload()
    page.locator(".choices").wait_for()
    settle(page)
    for key in ("g", "l", "?"):
        page.keyboard.press(key)
    settle(page)
    assert page.locator("[aria-pressed=true]").count() == 0
    assert page.get_by_role("dialog").count() == 0
    assert sent
    assert not [frame for frame in sent if '"choose"' in frame]
    # Back on, the same key counts.
    page.evaluate("localStorage['tacora-settings'] = JSON.stringify({ keys: 'on' })")
    page.reload()
    page.locator(".choices").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
