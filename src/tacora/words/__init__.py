"""The sentences that the program says to people, in Fluent files, a folder a language.

`game.ftl` has what the page and the terminal both say, `page.ftl` and `cli.ftl` what one of them
says alone, and `rules.ftl` the rules, which the page gets as generated data.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from ..errors import TacoraError

LANGUAGES = ("en", "de", "fr", "nl", "pl", "ru")
"""All there are, in the order in which the page offers them; each has a folder here."""
TERMINAL = ("game", "rules", "cli")
PAGE = ("game", "page")
"""The files that each of them reads."""
PLACE = "cave"
"""Where the story plays unless an edition says otherwise; its words go by it."""


class UnknownLanguage(TacoraError):
    """There is no file for this language."""


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
        """A message with its values filled in; a wrong name or value is our own fault."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, name
        text, errors = self._bundle.format_pattern(pattern, {"place": self._place, **values})
        assert not errors, (name, errors)
        return str(text)

    def at(self, place: str) -> Words:
        """The same language with the words of an edition that plays at this place."""
        return self if place == self._place else words(self._language, place, self._files)

    def trap(self, kind: str) -> str:
        """A trap's name; a user's own kind is its own name."""
        name = f"trap-{kind}"
        return self(name) if name in self else kind.replace("_", " ")

    def bot(self, name: str) -> str:
        """What people call a bot; a rule of the field is its own name."""
        return self(f"bot-{name}") if f"bot-{name}" in self else name

    def stones(self, stones: dict[str, int]) -> str:
        """An amount in stones, such as `2 diamonds, 1 ruby`."""
        shown = [
            self(f"stone-{name}", count=count) if f"stone-{name}" in self else f"{count} {name}"
            for name, count in stones.items()
            if count
        ]
        return ", ".join(shown)


def source(language: str, name: str) -> str:
    """The text of one Fluent file."""
    folder = resources.files(__package__).joinpath(language)
    return folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str = "en", place: str = PLACE, files: tuple[str, ...] = TERMINAL) -> Words:
    """The sentences of a language, in the words of editions that play at a place."""
    return Words(language, place, files)
