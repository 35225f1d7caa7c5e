"""A big screen as the table, phones as hands: each phone has what is its player's, and no more."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import PAGE, NewPage
from tests.browser.looks import drawn, missing_words
from tests.browser.staged import RESULT, SHARED, Staged
from tests.browser.table import LIVE, choose, expect_focus, open_lobby, play_now, settle, until
from tests.browser.test_keyboard import Keyboard
from tests.browser.test_shuffle import sit_down_as_ben
from tests.browser.timeline import stop_clock

from tacora.words import LANGUAGES

TV = (1920, 1080)
SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800)]
STEP_MS = 50
OTHERS = ".camp, .path, .card, .danger, .reveal, .ending, [role=log], .podium, .points"
"""What only the big screen shows."""
CODE = """async ([script, link]) => {
  const { default: qrcode } = await import(script);
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  let dark = '';
  for (let y = 0; y < code.getModuleCount(); y++)
    for (let x = 0; x < code.getModuleCount(); x++)
      if (code.isDark(y, x)) dark += `M${x + 2} ${y + 2}h1v1h-1z`;
  return document.querySelector('svg[role=img] path').getAttribute('d') === dark;
}"""
"""Draws the code of a link, and compares it with that on the screen."""
FITS = """() => [
  ...(document.scrollingElement.scrollHeight > innerHeight ? ['it scrolls'] : []),
  ...[...document.querySelectorAll('.hand *')].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1;
  }).map((e) => `outside: ${e.tagName} ${e.innerText}`),
  ...[...document.querySelectorAll('.hand :is(button, dt, dd, h1, p, strong, small)')]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
    .map((e) => `cut: ${e.innerText}`),
]"""


def _watched(page: Page) -> list[str]:
    """What the explorers carry, as a table shows it, in the order of their seats."""
    shown: list[str] = page.locator(".camp .carried .number").all_inner_texts()
    return shown


def _act(page: Page) -> str:
    return str(page.locator(".board").get_attribute("data-act"))


def _carried(hand: Page) -> str:
    return hand.locator(".hand .carried .number").inner_text()


def _leads_to(page: Page, link: str) -> bool:
    """Whether the code on the screen is that of this link."""
    (script,) = (PAGE.parent / "assets").glob("qrcode-*.js")
    return bool(page.evaluate(CODE, [f"/assets/{script.name}", link]))


def _as_hand(page: Page) -> None:
    """Show the table of this page as a hand."""
    table = page.url.rpartition("/")[2]
    page.evaluate("to => { location.hash = to }", f"/h/{table}")
    page.locator("main.hand").wait_for()


def test_who_scans_the_code_of_the_big_screen_has_a_hand_and_the_screen_tells_the_story(
    new_page: NewPage,
) -> None:
    host = new_page()
    table = open_lobby(host, bots=1).rpartition("/")[2]
    tv = new_page(*TV, at=f"/w/{table}", motion="full")
    tv.locator("svg[role=img]").wait_for()
    link = tv.url.replace("/w/", "/h/")
    assert _leads_to(tv, link)
    hand = new_page(at=f"/h/{table}")
    sit_down_as_ben(hand)
    host.get_by_role("button", name="Start", exact=True).click()
    hand.locator("main.hand").wait_for()
    tv.locator(".corner svg[role=img]").wait_for()
    assert _leads_to(tv, link)
    for page in (tv, hand, host):
        settle(page)
    # Two large buttons, what is one's own, and nothing of the others.
    boxes = [each.bounding_box() for each in hand.locator(".choices button").all()]
    assert all(box and box["height"] >= 120 and box["width"] >= 300 for box in boxes)
    expect(hand.get_by_role("heading", name="Ben")).to_be_visible()
    assert hand.locator(OTHERS).count() == 0
    told = hand.locator("body").inner_text()
    assert all(name not in told for name in ("Explorer", "Worrier"))

    # The phone shows nothing before the big screen has shown it, even if its player taps.
    choose(host, "go_on")
    expect(hand.locator(".said")).to_have_text("Your turn!")
    for page in (tv, hand):
        stop_clock(page)
    choose(hand, "go_on")
    until(hand, lambda: hand.locator(LIVE).count() == 0)
    until(tv, lambda: _act(tv) == "hush")
    seen = {_watched(tv)[2]}
    expect(hand.locator(".said")).to_have_text("Look at the big screen!")
    while not hand.locator(LIVE).count():
        tv.clock.run_for(STEP_MS)
        seen.add(_watched(tv)[2])
        hand.keyboard.press("Escape")
        hand.locator("header").click()
        hand.clock.run_for(STEP_MS)
        assert _carried(hand) in seen
        assert hand.locator(OTHERS).count() == 0
    assert _act(tv) == "still"
    assert _carried(hand) == _watched(tv)[2]


def test_without_the_big_screen_one_tap_opens_the_whole_table(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    _as_hand(page)
    stop_clock(page)
    choose(page, "go_on")
    expect(page.locator("button.go_on")).to_have_attribute("aria-pressed", "true")
    page.clock.resume()
    page.get_by_role("button", name="Show the whole table here").click()
    page.locator(".board .card").first.wait_for()
    assert "/t/" in page.url
    expect_focus(page)
    choose(page, "go_on")
    page.go_back()
    page.locator("main.hand").wait_for()

    def left() -> bool:
        """Leave; a press does not count if the next card comes at the same moment."""
        choose(page, "leave")
        return page.locator(".said").inner_text() == "Look at the big screen!"

    until(page, left)


def test_own_gems_and_the_own_chest_are_counted(new_page: NewPage) -> None:
    page = new_page()
    table = Staged(page)
    play_now(page)
    _as_hand(page)
    settle(page)
    assert page.locator("dd .number").all_inner_texts() == ["5", "0"]
    table.happens(*SHARED)
    until(page, lambda: _carried(page) == "8", step_ms=100)


def test_the_result_is_told_on_the_big_screen_and_the_hand_plays_again(new_page: NewPage) -> None:
    page = new_page()
    table = Staged(page)
    play_now(page)
    _as_hand(page)
    settle(page)
    table.happens({"event": "game_ended", "result": RESULT})
    expect(page.get_by_text("The result is on the big screen.")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.locator(OTHERS).count() == 0
    assert axe(page) == []
    page.get_by_role("button", name="Show the whole table here").click()
    page.locator(".podium").wait_for()


def test_a_hand_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    _as_hand(page)
    settle(page)
    stop_clock(page)
    keys = Keyboard(page)
    keys.use("Leave")
    expect(page.locator("button.leave")).to_have_attribute("aria-pressed", "true")
    until(page, lambda: page.locator(LIVE).count() == 0)
    page.clock.resume()
    settle(page)
    keys.check()
    keys.use("Show the whole table here")
    page.locator(".board").wait_for()
    keys.check()


def test_a_hand_fits_every_phone_in_every_language(new_page: NewPage) -> None:
    page = new_page()
    Staged(page)
    play_now(page)
    _as_hand(page)
    settle(page)
    assert axe(page) == []
    wrong = {}
    for language in LANGUAGES:
        page.evaluate(
            """(language) => localStorage['tacora-settings'] = JSON.stringify({
              ...JSON.parse(localStorage['tacora-settings'] ?? '{}'), language })""",
            language,
        )
        page.reload()
        page.locator("main.hand").wait_for()
        settle(page)
        assert missing_words(page) == []
        assert page.locator("html").get_attribute("lang") == language
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            if found := page.evaluate(FITS):
                wrong[language, width, height] = found
    assert not wrong
