"""What a messenger shows of a link: title, sentence and picture in the head of the page.

Messengers fetch the page without the cookie of a person, so they get what a spectator may see
before a game: who invites, to which edition, and who sits there.
"""

from __future__ import annotations

import re
from html import escape

from ..table import Table
from ..table.state import Seat
from ..words import LANGUAGES, PAGE, Words, words

MARK = b"<!--preview-->"
"""The place in the page that is replaced."""
PICTURE = "invite.png"
PICTURE_SIZE = (1200, 630)
"""The shape in which messengers show a large picture."""
_ORIGIN = re.compile(r"https?://[\w.:\[\]-]{1,200}", re.ASCII)


def language_of(accepted: str) -> str:
    """Return the language of ours that a request likes most, English without one."""
    liked: list[tuple[float, str]] = []
    for wish in accepted[:500].split(","):
        name, _, weight = wish.strip().partition(";q=")
        try:
            liked.append((float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    liked.sort(key=lambda each: -each[0])  # of the same weight, the first stays first
    return next((name for weight, name in liked if weight > 0 and name in LANGUAGES), "en")


def _name(seat: Seat, said: Words) -> str:
    """Return the name of a seat; bots have a name in each language."""
    if seat.bot is None:
        return seat.name
    number = re.search(r" \d+$", seat.name)
    return said.bot(seat.bot) + (number[0] if number else "")


def sentences(table: Table | None, language: str) -> tuple[str, str]:
    """Return the title and the description of a link; without an open table, of the game."""
    host = table.person(table.host) if table is not None and table.phase == "open" else None
    if table is None or host is None:
        return "Tacora", words(language, files=PAGE)("claim")
    rules = table.options.rules()
    said = words(language, rules.cave, PAGE)
    others = [_name(seat, said) for seat in table.seats if seat and seat.person != host.id]
    sitting = [said("at-the-table", names=", ".join(others))] if others else []
    title = said("invited-by", host=host.name, title=rules.title)
    return title, " ".join([*sitting, said("claim")])


def tags(table: Table | None, accepted: str, origin: str) -> bytes:
    """Return the elements for the head of the page."""
    title, description = sentences(table, language_of(accepted))
    said = {
        "og:type": "website",
        "og:site_name": "Tacora",
        "og:title": title,
        "og:description": description,
    }
    if _ORIGIN.fullmatch(origin):  # messengers read no relative address
        said["og:image"] = f"{origin}/{PICTURE}"
        said["og:image:type"] = "image/png"
        said["og:image:width"], said["og:image:height"] = map(str, PICTURE_SIZE)
    made = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    made.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(made).encode()
