"""Every button's text in every language on a phone, with the longest value that it may hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.browser.conftest import NewPage

from tacora.words import LANGUAGES, PAGE, Words

SOURCES = Path(__file__).parents[2] / "web" / "src"
LONGEST_NAME = "Wolfeschlegelsteinhausen"
MOST_LINES = 2
MEASURE = """texts => {
  const place = document.querySelector('main');
  const wrong = [];
  for (const text of texts) {
    const button = place.appendChild(document.createElement('button'));
    button.style.width = '100%';
    const said = button.appendChild(document.createElement('span'));
    said.textContent = text;
    const line = parseFloat(getComputedStyle(button).lineHeight) || 24;
    const lines = Math.round(said.getBoundingClientRect().height / line);
    if (button.scrollWidth > button.clientWidth || lines > MOST_LINES)
      wrong.push(`${text}: ${lines} lines, ${button.scrollWidth} of ${button.clientWidth} px`);
    button.remove();
  }
  return wrong;
}"""


def _on_buttons() -> set[str]:
    """The messages that the page's sources put on a button."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.svelte"))
    buttons = [text for each in sources for text in re.findall(r"<button.*?</button", each, re.S)]
    seen = (re.sub(r'class="sr">.*?</span', "", text, flags=re.S) for text in buttons)
    return {name for text in seen for name in re.findall(r't\(\s*"([a-z-]+)"', text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_cuts_a_word_on_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(360, 640, settings=f"{{ language: '{language}' }}")
    said = Words(language, files=PAGE)
    names = _on_buttons()
    assert len(names) > 40
    numbers = dict.fromkeys(
        ("count", "number", "seconds", "hours", "gems", "leavers", "points"), 88
    )
    numbers |= {"expedition": 5, "turn": 26, "rating": 1888}
    texts = [
        said(name, name=LONGEST_NAME, card="17", relics="yes", **numbers) for name in sorted(names)
    ]
    measure = MEASURE.replace("MOST_LINES", str(MOST_LINES))
    assert page.evaluate(measure, texts) == []
    too_long = "x" * 60
    assert page.evaluate(measure, [too_long])  # what is too long is seen
