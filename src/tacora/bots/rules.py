"""Rules of thumb with their parameters as bots, such as `AtGems(8)`; and lists of bots."""

from __future__ import annotations

import ast
import inspect
import re
from functools import lru_cache

from .. import policies
from ..policies import PolicyError, Rule
from .characters import Character, follows

RULES: dict[str, type[Rule]] = {
    name: each
    for name, each in vars(policies).items()
    if inspect.isclass(each) and issubclass(each, Rule) and each is not Rule
}
"""The rules of thumb by the names of their classes."""


def split_names(text: str) -> list[str]:
    """The bots of a list such as `bold,AtRisk(0.2, True)`; a rule keeps its commas."""
    return [name.strip() for name in re.split(r",(?![^(]*\))", text)]


@lru_cache(maxsize=1024)
def rule_character(text: str) -> Character | None:
    """A bot that follows the rule of a text such as `AtGems(8)`; None if the text is a name."""
    if "(" not in text:
        return None
    try:
        call = ast.parse(text.strip(), mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            raise ValueError
        kind = RULES[call.func.id]
        values = [ast.literal_eval(each) for each in call.args]
        named = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
        if not all(isinstance(each, bool | int | float) for each in (*values, *named.values())):
            raise ValueError
        return follows(text, kind(*values, **named))
    except (
        ArithmeticError,
        KeyError,
        MemoryError,
        RecursionError,
        SyntaxError,
        TypeError,
        ValueError,
    ):
        known = ", ".join(f"{name}({_parameters(each)})" for name, each in RULES.items())
        raise PolicyError(f"no rule {text[:60]!r}; there are: {known}") from None


def _parameters(kind: type[Rule]) -> str:
    """The parameters of a rule with their usual values, such as `risk, above=False, least=0`."""
    return ", ".join(
        each.name if each.default is each.empty else f"{each.name}={each.default}"
        for each in inspect.signature(kind).parameters.values()
    )
