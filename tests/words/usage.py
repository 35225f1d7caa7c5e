"""Which messages the page and the terminal use, read from their sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from tacora.bots import CHARACTERS
from tacora.editions import BOOKS, rule_sets
from tacora.lessons import LESSONS
from tacora.review.choices import Verdict
from tacora.server.protocol import FaultCode
from tacora.table.messages import Code
from tacora.table.people import COLOURS, FACES, SHAPES, EmoteKind
from tacora.words.rules import READINGS

ROOT = Path(__file__).parents[2]
PAGE_SOURCES = ROOT / "web" / "src"
TERMINAL_SOURCES = (
    *(ROOT / "src" / "tacora" / each for each in ("cli", "tui", "words")),
    ROOT / "tools" / "page_data.py",
)
SERVER_PAGE = ROOT / "src" / "tacora" / "server" / "page.py"
"""Writes the head of the page, on the server."""
SPEAKERS = {"words", "_words", "language", "said", "own", "self"}
"""The names of the Python objects that give sentences."""
ASKED_BY_VARIABLE = {"name", "named"}
"""Variables of the page that hold a message's name, one of `COMPOSED_IN_PAGE`."""
NO_MESSAGES = ("tacora-",)
"""How composed strings of the page begin that are keys of the browser's storage."""

OF_EDITIONS = {
    "language-{}": [each.language for each in rule_sets()],
    "stone-{}": [stone.name for each in rule_sets() for stone in each.stones],
    "trap-{}": [kind for each in rule_sets() for kind in each.trap_kinds],
}
OF_BOTS = {
    "bot-{}": list(CHARACTERS),
    "bot-{}-about": list(CHARACTERS),
    "strength-{}": list("012345"),
}
PROBLEMS = {
    *(*get_args(Code), *get_args(FaultCode)),
    *("bad_record", "no_record", "no_such_code", "not_found", "not_watched", "offline"),
    *("no_reviews", "review_running", "review_failed"),
    *("daily_played", "daily_too_many_here", "daily_not_over", "daily_sealed", "no_such_day"),
    *("bad_position", "no_appraisals", "appraisal_running", "appraisal_failed"),
    *("banned", "too_large", "too_many_codes"),
    *("too_many_tables", "too_many_tables_here", "too_many_watchers"),
} - {"late", "no_outside_bots"}
"""The codes that the page shows, from the server or its own; it shows nothing for `late`, and only
programs get `no_outside_bots`."""
_DEEDS = [
    *("untouched", "every-day", "comeback", "fall-and-rise", "last-out", "in-time", "sweep"),
    *("nerve", "two-relics", "champion", "clear-head", "five-books"),
]
COMPOSED_IN_PAGE = {
    **OF_EDITIONS,
    **OF_BOTS,
    "calculator-{}": ["nobody", "no-card", "too-many", "deck-empty", "too-rich"],
    "colour-{}": [str(each) for each in range(COLOURS)],
    "edition-{}": list(BOOKS),
    "deed-{}": _DEEDS,
    "deed-{}-about": _DEEDS,
    "emote-{}": list(get_args(EmoteKind)),
    "entrance-{}": ["open", "shut", "later"],
    "face-{}": [str(each) for each in range(FACES)],
    "hint-{}": ["none", "thinking"],
    "lesson-{}": list(LESSONS),
    "lesson-{}-about": list(LESSONS),
    "look-{}": ["face", "colour", "shape"],
    "verdict-{}": list(get_args(Verdict)),
    "mine-fault-{}": ["not-mine", "newer", "broken", "too-large"],
    "picture-{}": ["share", "traps", "leave", "relic"],
    "problem-{}": sorted(code.replace("_", "-") for code in PROBLEMS),
    "result-{}": ["won", "won-relics", "shared", "again"],
    "screen-{}": [
        *("daily", "learn", "puzzles", "calculator"),
        *("mine", "rules", "replay", "settings", "pass"),
    ],
    "setting-{}": ["theme", "motion", "sound", "vibration", "notify", "keys"],
    "setting-{}-{}": [
        *("theme-auto", "theme-light", "theme-dark", "theme-contrast"),
        *("motion-auto", "motion-full", "motion-reduced"),
        *(f"{each}-on" for each in ("sound", "vibration", "notify", "keys")),
        *(f"{each}-off" for each in ("sound", "vibration", "notify", "keys")),
    ],
    "shape-{}": [str(each) for each in range(SHAPES)],
    "show-emotes-{}": ["on", "off"],
    "state-{}": ["deciding", "sealed", "inside", "leaving", "at-camp", "away"],
    "verify-{}": [
        *("commitment", "noted", "number", "no-number", "told", "not-as-told", "not-told"),
        *("began", "not-began"),
        *("places", "unbound", "anew", "anew-away", "seen"),
        *("seed", "deck", "cards", "game"),
    ],
}
COMPOSED_IN_TERMINAL = {
    **OF_EDITIONS,
    **OF_BOTS,
    "reading-{}": list(READINGS),
    "relics-{}-{}": ["all-order", "one-order", "all-printed", "one-printed"],
    "rules-head-{}": ["aim", "deck", "expedition", "relics", "end", "table"],
    "rules-relics-one-{}": ["ascending", "shuffled"],
}
"""Names composed at run time, and the values of their gap."""


def expanded(composed: dict[str, list[str]]) -> set[str]:
    """All names that are composed at run time."""
    return {
        re.sub(r"\{\}(-\{\})?", value, name, count=1)
        for name, values in composed.items()
        for value in values
    }


class PageUsage:
    """What the page's sources ask for: whole names, composed names, and variables."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.composed: set[str] = set()
        self.variables: set[str] = set()
        for path in sorted(PAGE_SOURCES.rglob("*")):
            if path.suffix in (".ts", ".svelte"):
                self._read(path.read_text(encoding="utf-8"))
        self.names.update(_asked(ast.parse(SERVER_PAGE.read_text(encoding="utf-8"))))

    def _read(self, text: str) -> None:
        alias = re.search(r"\bt as (\w+)", text)
        speaker = alias[1] if alias else "t"
        if not re.search(r"\bt\b[^;]*from \"[./a-z]*words\.svelte\"|function t\(", text):
            return
        for call in re.finditer(rf"(?<![\w.])(?:t|{speaker}|has)\(", text):
            asked = _first_argument(text, call.end())
            asked = re.sub(r'[!=]== "[^"]*"', "", asked)  # what is compared is not said
            whole = re.findall(r'"([^"]*)"', asked)
            self.names.update(whole)
            if not whole and "`" not in asked and re.fullmatch(r"\w+", asked):
                self.variables.add(asked)
        for composed in re.findall(r"`([a-z]+(?:-[a-z]+)*-\$\{[^`]*\}[a-z-]*)`", text):
            if not composed.startswith(NO_MESSAGES):
                self.composed.add(re.sub(r"\$\{[^}]*\}", "{}", composed))


def _first_argument(text: str, start: int) -> str:
    """The text from here to the comma or bracket that ends a call's first argument."""
    depth, quote = 0, ""
    for place in range(start, len(text)):
        letter = text[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}," and depth == 0:
            return text[start:place].strip()
        elif letter in ")]}":
            depth -= 1
    raise AssertionError(text[start : start + 80])


def asked_in_terminal() -> set[str]:
    """Names that the Python sources ask for, directly or as a conditional."""
    return {name for tree in _trees() for name in _asked(tree)}


def named_in_terminal() -> set[str]:
    """Every string of the Python sources that may be a message's name, such as a column's."""
    return asked_in_terminal() | {
        node.value
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    }


def composed_in_terminal() -> set[str]:
    """Every f-string of the Python sources, with its gaps as `{}`."""
    return {
        "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
    }


def _trees() -> Iterator[ast.Module]:
    for place in TERMINAL_SOURCES:
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def _asked(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _speaks(node.func):
            first = node.args[0]
            branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for each in branches:
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    yield each.value


def _speaks(called: ast.expr) -> bool:
    """Whether this call asks for a sentence, such as `words("began")` or `self._words("began")`."""
    match called:
        case ast.Name(name) | ast.Attribute(ast.Name("self"), name):
            return name in SPEAKERS
        case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
            return name in {"words", "at"}
    return False
