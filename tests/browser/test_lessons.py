"""The lessons in a browser: by touch, by keyboard, for a screen reader, and skipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import axe
from tests.browser.conftest import NewPage
from tests.browser.table import LIVE, NEW_TURN_MS, open_lobby, until
from tests.browser.test_keyboard import Keyboard
from tests.thorough import languages

from tacora.lessons import LESSONS, Course, Step, course, lesson
from tacora.words import LANGUAGES

STATE = f"""() => document.querySelector('.note .end') ? 'over'
  : document.querySelector('.note button') ? 'note'
  : document.querySelector('{LIVE}') ? 'asked' : 'waiting'"""
POINTED = """() => [...document.querySelectorAll('[data-pointed]')].map((each) => {
  const { left, top, right, bottom, width } = each.getBoundingClientRect();
  return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""

ARROW = """() => {
  const box = document.querySelector('.arrow')?.getBoundingClientRect();
  const note = document.querySelector('.note').getBoundingClientRect();
  return !box || (box.left >= 0 && box.top >= 0 && box.right <= innerWidth
    && box.bottom <= innerHeight && (box.bottom <= note.top || box.top >= note.bottom
      || box.right <= note.left || box.left >= note.right));
}"""
"""Whether the arrow can be seen whole, beside the note."""

COVERED = """() => {
  const arrow = document.querySelector('.arrow path').getBoundingClientRect();
  return [...document.querySelectorAll('.camp .who *')].filter((each) => {
    if (each.children.length || each.closest('.sr')) return false;
    const box = each.getBoundingClientRect();
    return box.left < arrow.right && box.right > arrow.left
      && box.top < arrow.bottom && box.bottom > arrow.top;
  }).map(({ className, innerText }) => `${className} ${innerText}`);
}"""
"""The names that the arrow covers."""


def _state(page: Page) -> str:
    """What the lesson awaits, when its scenes have ended."""
    until(page, lambda: page.evaluate(STATE) != "waiting", step_ms=3_000)
    page.clock.fast_forward(NEW_TURN_MS)
    return str(page.evaluate(STATE))


class _Tapping:
    """A person with a finger, who reads every note and sees where it points."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, selector: str) -> None:
        self.page.locator(selector).tap(no_wait_after=True)

    def read(self, step: Step) -> None:
        """Read all notes of a moment; the last one before a choice has no button."""
        for nth, note in enumerate(step.notes):
            last = step.choice is not None and nth == len(step.notes) - 1
            assert _state(self.page) == ("asked" if last else "note"), note.say
            assert self.page.evaluate(POINTED) == [True], note.say
            said = self.page.locator(".note [role=status]").inner_text()
            assert len(said) > 20, note.say
            assert "[" not in said, note.say
            if not last:
                self.press(".note button")

    def choose(self, choice: str) -> None:
        assert _state(self.page) == "asked"
        self.press(f".choices .{choice}")


def _to_the_end(person: _Tapping, played: Course, *, others: bool) -> None:
    """Play a lesson as prepared; with `others`, first choose the other option everywhere."""
    for step in played.steps:
        person.read(step)
        if step.choice is None:
            continue
        if others:
            person.choose("leave" if step.choice == "go_on" else "go_on")
            for each in played.others[step.turn]:
                person.read(each)
            # Back at the choice, with its last note.
            expect(person.page.locator(".path ol li")).to_have_count(len(step.moment.game.path))
        person.choose(step.choice)
    assert _state(person.page) == "over"


def test_the_first_lesson_opens_by_itself_and_is_played_by_touch(new_page: NewPage) -> None:
    page = new_page(newcomer=True, touch=True)
    expect(page).to_have_title(re.compile("Learn to play"))
    assert page.url.endswith("/learn/first-steps")
    _to_the_end(_Tapping(page), course(lesson("first-steps")), others=True)
    expect(page.get_by_role("button", name="Play now against bots")).to_be_focused()
    assert axe(page) == []
    # The next lesson, and the list of both.
    page.get_by_role("button", name="Next lesson: Relics").tap()
    _to_the_end(_Tapping(page), course(lesson("relics")), others=True)
    page.get_by_role("button", name="Home").tap()
    page.get_by_role("button", name="Learn to play").tap()
    expect(page.locator("main li .done")).to_have_count(2)
    assert axe(page) == []


def test_the_arrow_to_ones_own_gems_covers_no_name(new_page: NewPage) -> None:
    page = new_page(390, 844, at="/learn/first-steps", touch=True)
    for _ in range(2):
        assert _state(page) == "note"
        covered = page.evaluate(COVERED)
        page.locator(".note button").tap(no_wait_after=True)
    assert covered == []
    assert page.evaluate(ARROW)


def test_one_tap_skips_the_lesson_and_it_does_not_come_again(new_page: NewPage) -> None:
    page = new_page(newcomer=True, touch=True)
    page.get_by_role("button", name="Skip").tap()
    expect(page.locator("button.now")).to_be_visible()
    page.reload()
    expect(page.locator("button.now")).to_be_visible()
    page.get_by_role("button", name="Rules").tap()
    page.get_by_role("button", name="Learn to play").tap()
    expect(page.get_by_role("heading", name="First steps")).to_be_visible()


def test_no_lesson_stands_in_the_way_of_an_invitation(new_page: NewPage) -> None:
    link = open_lobby(new_page())
    page = new_page(newcomer=True, at=f"/t/{link.rpartition('/')[2]}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".seats").wait_for()
    page.goto(link.partition("/t/")[0])
    expect(page.locator("button.now")).to_be_visible()


def test_a_browser_that_stores_nothing_is_not_led_to_the_lesson_each_time(
    new_page: NewPage,
) -> None:
    page = new_page(newcomer=True, at="/settings")
    page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    page.evaluate("localStorage.clear()")
    page.goto(page.url.removesuffix("settings"))
    expect(page.locator("button.now")).to_be_visible()


def test_a_lesson_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(1280, 800, at="/learn", settings="{ keys: 'off' }")
    keys = Keyboard(page)
    keys.use("Begin")
    played = course(lesson("first-steps"))
    for step in played.steps:
        for nth, note in enumerate(step.notes):
            last = step.choice is not None and nth == len(step.notes) - 1
            assert _state(page) == ("asked" if last else "note"), note.say
            keys.check(note.say)
            assert page.evaluate(ARROW), note.say
            if not last:
                # The button is ready to be pressed: nobody has to look for it.
                expect(page.locator(".note button")).to_be_focused()
                page.keyboard.press("Enter")
        if step.choice:
            keys.go_to("Go on" if step.choice == "go_on" else "Leave")
            page.keyboard.press("Enter")
            keys.check("a choice")
    assert _state(page) == "over"
    expect(page.get_by_role("button", name="Play now against bots")).to_be_focused()
    keys.use("Home")
    page.locator("button.now").wait_for()
    keys.check("Home")


def test_a_screen_reader_hears_the_note_and_what_happened(new_page: NewPage) -> None:
    page = new_page(at="/learn/relics")
    assert _state(page) == "asked"
    expect(page.locator("main")).to_match_aria_snapshot("""
        - heading "Relics" [level=1]
        - group "Explanation":
          - progressbar "0 of 3 choices"
          - status: /relics in the deck/
        - list "The camp"
        - log "What happened":
          - paragraph: Expedition 1 of 5 begins.
          - paragraph: A treasure of 9 gems.
          - paragraph: The 4 explorers inside take 2 each; 1 gem is left on the card.
        - button /^Go on 30 cards left/
        - button /^Leave take home 3/
    """)
    assert axe(page) == []
    page.locator(".go_on").click()
    assert _state(page) == "note"
    expect(page.get_by_role("status").filter(has_text="It’s never shared")).to_be_visible()
    page.locator(".note button").press("Enter")
    # The button is gone: the focus is at the note, one step before the buttons of the table.
    page.clock.run_for(200)
    expect(page.get_by_role("group", name="Explanation")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".danger")).to_be_focused()


@pytest.mark.parametrize("locale", languages())
@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_notes_fit_on_small_screens_in_this_language(
    new_page: NewPage, size: tuple[int, int], locale: str
) -> None:
    page = new_page(*size, at="/learn/first-steps", locale=locale, touch=True)
    _to_the_end(_Tapping(page), course(lesson("first-steps")), others=False)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_offer_of_lessons_is_complete_in_every_language(new_page: NewPage) -> None:
    page = new_page(320, 568, at="/learn", locale="de")
    for language in LANGUAGES:
        page.evaluate(f"localStorage['tacora-settings'] = '{{\"language\": \"{language}\"}}'")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("main li")).to_have_count(len(LESSONS))
        assert "[" not in page.locator("main").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
