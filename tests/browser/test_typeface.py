"""The display typeface: small, fetched after the first paint, with all letters that are needed."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route
from tests.browser.chromium import VISITED
from tests.browser.conftest import PAGE, PATIENCE_MS, NewPage
from tests.server.running import Server

from tacora.words import LANGUAGES

ASSETS = PAGE.parent / "assets"
LICENCE = "piazzolla-OFL.txt"
FAMILY = "Piazzolla"
MOST = 40_000
"""Bytes of all files together."""
MOST_SHIFT = 0.02
"""Of the browser's measure for layout that moves by itself; 0.1 is what it calls good."""
WORDS = Path(__file__).parents[2] / "src" / "tacora" / "words"

FRAMES = """
  let frames = 0;
  requestAnimationFrame(function frame() {
    if (document.querySelector('.ways')) frames++;
    requestAnimationFrame(frame);
  });
  window.frames_before = null;
  // Not every browser has the name FontFaceSet.
  const set = Object.getPrototypeOf(document.fonts);
  const add = set.add;
  set.add = function (face) {
    window.frames_before ??= frames;
    return add.call(this, face);
  };
"""
"""Counts the frames in which home was there before the page asked for the typeface."""
SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.shifts += each.value;
  }).observe({type: 'layout-shift', buffered: true});
"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))"
SHOWN = f"""() => [...document.fonts].some((face) =>
  face.family === '{FAMILY}' && face.status === 'loaded')"""


def _letters(language: str) -> str:
    """All letters, digits and punctuation marks of one language."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((WORDS / language).glob("*.ftl"))]
    found = {each for text in texts for each in text if unicodedata.category(each)[0] in "LNP"}
    return "".join(sorted(found | {each.upper() for each in found if len(each.upper()) == 1}))


def _fonts(page: Page, text: str) -> dict[str, int]:
    """Set a text as a heading; returns which typefaces the browser took its glyphs from."""
    page.evaluate(
        """async (text) => {
          const heading = document.body.appendChild(document.createElement('h2'));
          heading.id = 'tried';
          heading.textContent = text;
          await document.fonts.load(`700 20px ${getComputedStyle(heading).fontFamily}`, text);
        }""",
        text,
    )
    client = page.context.new_cdp_session(page)
    client.send("DOM.enable")
    client.send("CSS.enable")
    root = client.send("DOM.getDocument")["root"]["nodeId"]
    node = client.send("DOM.querySelector", {"nodeId": root, "selector": "#tried"})["nodeId"]
    used = client.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {each["familyName"]: int(each["glyphCount"]) for each in used}


def test_all_its_files_together_are_small() -> None:
    sizes = [path.stat().st_size for path in ASSETS.glob("piazzolla-*.woff2")]
    assert len(sizes) == 3
    assert 0 < sum(sizes) <= MOST


def test_its_licence_is_shipped_with_it(house: Server) -> None:
    text = (PAGE.parent / LICENCE).read_text(encoding="utf-8")
    assert "The Piazzolla Project Authors" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    with urlopen(f"{house.url}/{LICENCE}") as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.read().decode() == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_letter_of_the_words(new_page: NewPage, language: str) -> None:
    page = new_page()
    page.wait_for_function(SHOWN)
    text = _letters(language)
    assert len(text) > 60
    assert all(each.startswith(FAMILY) for each in _fonts(page, text))


def test_it_is_fetched_after_home_was_painted(browser: Browser, house: Server) -> None:
    page = browser.new_page(service_workers="block")
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(VISITED)
    page.add_init_script(FRAMES)
    page.goto(house.url)
    page.wait_for_function(SHOWN)
    assert page.evaluate("window.frames_before") >= 1
    page.context.close()


@pytest.mark.parametrize(("locale", "size"), [("en-GB", (390, 844)), ("ru-RU", (1280, 800))])
def test_nothing_jumps_when_it_arrives(
    browser: Browser, house: Server, locale: str, size: tuple[int, int]
) -> None:
    page = browser.new_page(
        service_workers="block", locale=locale, viewport={"width": size[0], "height": size[1]}
    )
    page.set_default_timeout(PATIENCE_MS)
    page.add_init_script(VISITED)
    page.add_init_script(SHIFTS)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    with page.expect_response(f"{house.url}/api/tables"):
        page.goto(house.url)
    page.locator(".logo").wait_for()
    page.wait_for_function("() => [...document.fonts].some((face) => face.status === 'loading')")
    assert not page.evaluate(SHOWN)
    page.evaluate(FRAME)  # public tables, which another test may have opened, are there
    before = page.evaluate("window.shifts")
    while not page.evaluate(SHOWN):
        for route in held[:]:
            held.remove(route)
            route.continue_()
        page.wait_for_timeout(20)
    page.evaluate("() => document.fonts.ready")
    page.evaluate(FRAME)
    assert page.evaluate("window.shifts") - before <= MOST_SHIFT
    page.unroute_all(behavior="ignoreErrors")
    page.context.close()
