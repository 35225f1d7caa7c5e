"""The sentences for people, in Fluent files, one folder per language.

`game.ftl` is for the page and the terminal, `page.ftl` and `cli.ftl` are for one of them,
`table.ftl`, `review.ftl`, `daily.ftl`, `learn.ftl`, `mine.ftl` and `puzzles.ftl` have the words
that the page fetches with a table, with a review, with the daily cave, with a lesson, with my games
and with puzzles, and `rules.ftl` has the rules, which the page gets as generated data.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ..errors import TacoraError

LANGUAGES = ("en", "de", "fr", "nl", "pl", "ru")
"""All languages, in the order of the page; each has a folder here."""
TERMINAL = ("game", "rules", "cli")
PAGE = ("game", "page", "table", "review", "daily", "learn", "mine", "puzzles")
"""The files that the terminal and the page read."""
PLACE = "cave"
"""The default place of the game; sentences depend on the place of an edition."""


class UnknownLanguage(TacoraError):
    """There is no such language."""


class Words:
    """The sentences of some files in one language."""

    def __init__(
        self, language: str, place: str = PLACE, files: tuple[str, ...] = TERMINAL
    ) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"no language {language[:20]!r}; there are: {', '.join(sorted(LANGUAGES))}"
            )
        self._language = language
        self._place = place
        self._files = files
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in files:
            self._bundle.add_resource(FluentResource(source(language, name)))

    def __contains__(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def __call__(self, name: str, /, **values: str | int | float) -> str:
        """Return a sentence with its values; a wrong name or value is a defect of ours."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = self._bundle.format_pattern(pattern, {"place": self._place, **values})
        assert not errors, (name, errors)
        return str(text)

    def at(self, place: str) -> Words:
        """Return the same language with the words of another place."""
        return self if place == self._place else words(self._language, place, self._files)

    def trap(self, kind: str) -> str:
        """Return the name of a trap; a user's own kind has no translation."""
        name = f"trap-{kind}"
        return self(name) if name in self else kind.replace("_", " ")

    def bot(self, name: str) -> str:
        """Return the name of a bot; a rule of thumb has no translation."""
        return self(f"bot-{name}") if f"bot-{name}" in self else name

    def names(self, names: Sequence[str]) -> str:
        """Several names as one would say them."""
        *others, last = names
        return self("names-and", names=", ".join(others), last=last) if others else last

    def stones(self, stones: dict[str, int]) -> str:
        """Return an amount in stones, such as `2 diamonds, 1 ruby`."""
        shown = [
            self(f"stone-{name}", count=count) if f"stone-{name}" in self else f"{count} {name}"
            for name, count in stones.items()
            if count
        ]
        return ", ".join(shown)


def percent(share: float, decimals: int = 0) -> float:
    """A share as a value for a sentence, which shows it as its language writes percentages."""
    digits = {"minimumFractionDigits": decimals, "maximumFractionDigits": decimals}
    shown = fluent_number(float(share), style="percent", **digits)
    assert isinstance(shown, float)
    return shown


def source(language: str, name: str) -> str:
    """Return the text of one Fluent file."""
    folder = resources.files(__package__).joinpath(language)
    return folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str = "en", place: str = PLACE, files: tuple[str, ...] = TERMINAL) -> Words:
    """Return the sentences of a language, with the words of a place."""
    return Words(language, place, files)
