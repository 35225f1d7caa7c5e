"""Short codes of tables, which people say aloud and type in any case."""

from __future__ import annotations

import secrets

LETTERS = "CDFGHJKMNPQRTVWXY34679"
"""No letter looks like another one or like a digit, and without vowels there are no words."""
LENGTH = 6
_GAPS = str.maketrans("", "", " -\u00a0")


def new_code() -> str:
    """Return a random code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """Return a code as it is kept, or None if the text cannot be one."""
    code = text.translate(_GAPS).upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
