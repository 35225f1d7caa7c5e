"""`make words`: every message of a language with sample values, one HTML file a language.

For a reader who knows the language: what stands on each screen, in every variant that can occur.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora.editions import rule_sets
from tacora.words import LANGUAGES, Words, source
from tacora.words.rules import rules, rules_source, rules_title

from .words_samples import NUMBERS, USUAL, VARIED, Value, limits, possible, sentences

PLACES = ("cave", "temple")
FILES = ("page", "table", "game", "cli")
STYLE = """body { font: 16px/1.5 sans-serif; margin: 1rem auto; max-width: 60rem; padding: 0 1rem }
dt { color: #666; font: 0.8rem monospace; margin-top: 0.6rem } dd { margin: 0 0 0 1rem }
h2 { border-bottom: 1px solid #ccc; margin-top: 2rem }"""


class _Inside(Visitor):
    """The variables of a message, and the keys by which it selects on each."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self._known = known
        self.variables: dict[str, None] = {}
        self.numbers: dict[str, set[int]] = {}
        self.kinds: dict[str, dict[str, None]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self._known[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = [each.key for each in node.variants]
        words = [key.name for key in keys if isinstance(key, ast.Identifier)]
        numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        if numbers or {"one", "many"} & set(words):
            self.numbers.setdefault(name, set()).update(numbers)
        else:
            self.kinds.setdefault(name, {}).update(dict.fromkeys(words))
        self.generic_visit(node)


class _Language:
    """The messages of one language, and what each says with its sample values."""

    def __init__(self, language: str) -> None:
        self._plural = Locale.parse(language).plural_form
        self._words = {place: Words(language, place, FILES) for place in PLACES}
        self.entries = {file: FluentParser().parse(source(language, file)).body for file in FILES}
        self._known = {
            entry.id.name: entry
            for entries in self.entries.values()
            for entry in entries
            if isinstance(entry, ast.Message)
        }

    def said(self, message: str) -> list[str]:
        """A message in every variant, each rendering once."""
        inside = _Inside(self._known)
        inside.visit(self._known[message])
        samples = {"place": PLACES} | {
            name: self._values(message, name, inside)
            for name in inside.variables
            if name != "place"
        }
        tried = [dict(zip(samples, values, strict=True)) for values in product(*samples.values())]
        told: dict[int, list[str]] = {}
        seen: set[tuple[int, Value]] = set()
        # Those with the fewest unusual values come first; others only if they show something new.
        for place, values in sorted(enumerate(tried), key=lambda each: _unusual(each[1])):
            if possible(message, values) and (new := set(self._chosen(message, values)) - seen):
                seen |= new
                told[place] = self._say(message, values)
        return list(dict.fromkeys(text for place in sorted(told) for text in told[place]))

    def _values(self, message: str, name: str, inside: _Inside) -> tuple[Value, ...]:
        """The sample values of one variable."""
        if name in inside.kinds:
            return tuple(inside.kinds[name])
        least, most = limits(message, name)
        if name not in inside.numbers and name not in VARIED:
            return (max(least, min(USUAL, most)),)
        ends = {number for number in (least, most) if number < max(NUMBERS)}
        numbers = {*NUMBERS, *inside.numbers.get(name, ()), *ends}
        return tuple(sorted(number for number in numbers if least <= number <= most))

    def _chosen(self, message: str, values: dict[str, Value]) -> Iterator[tuple[int, Value]]:
        """The message itself, and the value on which each of its selections in use depends."""
        yield 0, message
        pattern = self._known[message].value
        assert pattern
        yield from self._in_pattern(pattern, values)

    def _in_pattern(
        self, pattern: ast.Pattern, values: dict[str, Value]
    ) -> Iterator[tuple[int, Value]]:
        for element in pattern.elements:
            match element:
                case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=used))):
                    yield from self._chosen(used, values)
                case ast.Placeable(expression=ast.SelectExpression() as selection):
                    assert isinstance(selection.selector, ast.VariableReference)
                    value = values[selection.selector.id.name]
                    yield id(selection), value
                    yield from self._in_pattern(self._variant(selection, value), values)

    def _variant(self, selection: ast.SelectExpression, value: Value) -> ast.Pattern:
        wanted = {str(value)} | ({self._plural(value)} if isinstance(value, int) else set())
        for variant in selection.variants:
            key = variant.key
            if (key.name if isinstance(key, ast.Identifier) else key.value) in wanted:
                return variant.value
        return next(variant.value for variant in selection.variants if variant.default)

    def _say(self, message: str, values: dict[str, Value]) -> list[str]:
        words = self._words[str(values["place"])]
        inserted = sentences(message, values, words)
        return [words(message, **(values | texts)) for texts in inserted]


def _unusual(values: dict[str, Value]) -> int:
    """How many numbers are not the usual one."""
    return sum(isinstance(value, int) and value != USUAL for value in values.values())


def _messages(known: _Language, file: str) -> list[str]:
    lines: list[str] = []
    for entry in known.entries[file]:
        if isinstance(entry, ast.GroupComment):
            lines += ["</dl>", f"<h2>{escape(entry.content or '')} ({file})</h2>", "<dl>"]
        if isinstance(entry, ast.Message):
            lines.append(f"<dt>{entry.id.name}</dt>")
            lines += [f"<dd>{escape(text)}</dd>" for text in known.said(entry.id.name)]
    return lines


class _Noting(Words):
    """Words that note which message said what."""

    def __init__(self, language: str, place: str) -> None:
        super().__init__(language, place)
        self.told: dict[str, str] = {}

    def __call__(self, name: str, /, **values: str | int | float) -> str:
        text = super().__call__(name, **values)
        within = self.told.get(str(values.get("text")))
        self.told[text] = f"{name}: {within}" if within else name
        return text


def _rules(language: str) -> list[str]:
    """The rules of all editions, each paragraph under its key."""
    lines: list[str] = []
    for edition in rule_sets():
        said = _Noting(language, edition.cave)
        title, book = rules_title(edition, said), rules_source(edition, said)
        lines += [f"<h2>{escape(title)}</h2>", f"<dl><dt>{said.told[title]}</dt>"]
        lines += [f"<dt>{said.told[book]}</dt>", f"<dd>{escape(book)}</dd>"]
        for section in rules(edition, said):
            lines.append(f"<dt>{said.told[section.heading]}</dt>")
            lines.append(f"<dd><h3>{escape(section.heading)}</h3></dd>")
            for text in section.paragraphs:
                lines += [f"<dt>{said.told[text]}</dt>", f"<dd>{escape(text)}</dd>"]
        lines.append("</dl>")
    return lines


def page(language: str) -> str:
    """The whole page of one language: its messages screen by screen, then all rules."""
    known = _Language(language)
    lines = [f'<!doctype html><html lang="{language}"><meta charset="utf-8">']
    lines += [f"<title>{language}</title><style>{STYLE}</style><h1>{language}</h1><dl>"]
    for file in FILES:
        lines += _messages(known, file)
    return "\n".join([*lines, "</dl>", *_rules(language)]) + "\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = folder / f"words-{language}.html"
        path.write_text(page(language), encoding="utf-8")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
