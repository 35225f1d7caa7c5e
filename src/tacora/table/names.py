"""Names of people: any script, no disturbing characters, and no two that look alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

MOST_NAME_CHARACTERS = 24
"""The most code points of a cleaned name."""

MOST_MARKS = 4
"""The most combining marks in a row; scripts need fewer, and more would cover other lines."""

# Two format characters are part of the spelling of some scripts and of many emoji.
_JOINERS = "\u200c\u200d"
# Letters and signs that are invisible.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(raw: str) -> str | None:
    """Return the name as it may be shown, or None if nothing visible is left."""
    text = unicodedata.normalize("NFC", raw[: MOST_NAME_CHARACTERS * 8])
    kept: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            continue
        if kind == "Zs" or character in "\t\n\r":
            kept.append(" ")
        elif character in _JOINERS or (kind not in _DROPPED and character not in _BLANK):
            kept.append(character)
    name = " ".join("".join(kept).split(" "))
    name = " ".join(part for part in name.split(" ") if part)[:MOST_NAME_CHARACTERS].strip(
        " " + _JOINERS
    )
    visible = any(unicodedata.category(character)[0] in "LNPS" for character in name)
    return name if visible else None


# Greek and Cyrillic letters that look like Latin ones; a capital can look like another letter
# than its small form. Then signs and Chinese characters that look like letters of other scripts.
_LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТУХЗІЈЅЬ" + "авекмнорстухзіјѕгпь" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "αβγεζηικμνορστυχωϳ"
    "ı〇○◯ǃ꞉∶⁄∕ǀ∗∼‚" + "口力二卜エ工ハ夕千一へ",
    "ABEKMHOPCTYX3IJSb" + "abekmhopctyx3ijsrnb" + "ABEZHIKMNOPTYX" + "abyeznikuvopotuxwj"
    "iooo!:://|*~," + "ロカニト工工八タチーヘ",
)
_DOTTED_I = re.compile("(?<=[iı])\u0307")
"""A dot that is drawn on the dot of the letter."""
_QUOTES, _DOUBLE_QUOTES = "`´‘’‛ʼʻʹˈ′‵❛❜΄᾽᾿῾׳՚ꞌ", "“”„‟″‶〝〞❝❞"
_DASHES = "‐‑‒–—―−─━˗⁃־᠆⸺"
_PUNCTUATION = {
    ord(each): plain
    for many, plain in ((_QUOTES, "'"), (_DOUBLE_QUOTES, '"'), (_DASHES, "-"))
    for each in many
}
# Marks without a picture of their own: they join letters, or pick a form of the character before.
_UNSEEN = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U00016fe4\U000e0100-\U000e01ef]"
)
_UNLIKE_LATIN = re.compile(
    "CJK|HIRAGANA|KATAKANA|KATAKANA-HIRAGANA|BOPOMOFO|HANGUL|ARABIC|HEBREW|SYRIAC|DEVANAGARI"
    "|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|KANNADA|MALAYALAM|SINHALA|THAI|LAO|TIBETAN"
    "|MYANMAR|KHMER|MONGOLIAN|GEORGIAN"
)
"""Scripts in which a whole name is not taken for a Latin one, as Unicode names them."""


MOST_COMPARED = 4 * MOST_NAME_CHARACTERS
"""A letter with its accents is up to four signs. A ligature of whole words is many more: of a name
that is too long the middle is left out, never the number at its end."""


class Sign(NamedTuple):
    """One character of a name."""

    character: str
    script: str = ""
    """If it may look like a letter of another script, its own."""


def _signs(folded: str) -> list[Sign]:
    """Return the characters of a name whose letters were folded; digits have one form."""
    folded = "".join(str(int(each)) if each.isdecimal() else each for each in folded)
    scripts = [_script(each) for each in folded]
    mixed = "EUROPEAN" in scripts
    return [
        Sign(each, "" if script in ("", "EUROPEAN") or not (mixed or _odd(script)) else script)
        for each, script in zip(folded, scripts, strict=True)
    ]


def _script(character: str) -> str:
    """Return the script of a letter, number or mathematical sign; "" for other characters."""
    kind = unicodedata.category(character)
    if kind == "Sm" and not character.isascii():
        return "SIGN"
    if kind[0] not in "LN":
        return ""
    script = unicodedata.name(character, "").split(" ")[0]
    if character.isascii() or script == "GREEK":
        return "" if character.isdecimal() else "EUROPEAN"
    # The further Latin and Cyrillic letters have many pairs that look alike.
    return "EUROPEAN" if "\u0400" <= character <= "\u045f" else script


def _odd(script: str) -> bool:
    return not _UNLIKE_LATIN.fullmatch(script)


@lru_cache(1000)
def _folded(name: str) -> list[list[Sign]]:
    """Return a name by its looks in two ways, and by its letters without case."""
    # Before and after: NFKD takes some of these signs apart, and makes others.
    plain = _UNSEEN.sub("", name).translate(_PUNCTUATION)
    plain = unicodedata.normalize("NFKD", plain).translate(_PUNCTUATION)
    if len(plain) > MOST_COMPARED:
        half = MOST_COMPARED // 2
        plain = plain[:half] + plain[-half:]
    seen = _DOTTED_I.sub("", plain).translate(_LOOKALIKES)
    forms = (seen, "".join(map(_zero_as_o, seen)), plain)
    return [_signs(unicodedata.normalize("NFKD", form.casefold())) for form in forms]


def _zero_as_o(character: str) -> str:
    """A zero of another script looks like our zero, or like the letter."""
    zero = character.isdecimal() and not character.isascii() and int(character) == 0
    return "o" if zero else character


def _alike(one: list[Sign], other: list[Sign]) -> bool:
    """Return whether two names may look the same, sign by sign.

    No sign is like several digits: of all numbered names another one is like one at most.
    """
    return len(one) == len(other) and all(
        a.character == b.character or (a.script != b.script and _is_letter(a) and _is_letter(b))
        for a, b in zip(reversed(one), reversed(other), strict=True)  # numbers differ at the end
    )


def _is_letter(sign: Sign) -> bool:
    return sign.character.isalpha() or sign.script == "SIGN"


def look_alike(name: str, other: str) -> bool:
    """Return whether two names differ only in case, font, alphabet or unseen marks.

    A letter of an alphabet that this module does not know by its looks, such as Cherokee, Lisu or
    Armenian, counts as like every letter of another one.
    """
    return any(map(_alike, _folded(name), _folded(other)))


def distinct(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number added if the name, or one that looks like it, is taken."""
    others = list(taken)
    candidate, number = name, 1
    while any(look_alike(candidate, other) for other in others):
        number += 1
        suffix = f" {number}"
        candidate = name[: MOST_NAME_CHARACTERS - len(suffix)] + suffix
    return candidate
