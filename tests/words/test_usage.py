"""Each message stands in the file of its users: the page, the terminal, or both."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tacora.words import LANGUAGES, PAGE, TERMINAL, source

from .usage import (
    ASKED_BY_VARIABLE,
    COMPOSED_IN_PAGE,
    COMPOSED_IN_TERMINAL,
    PageUsage,
    asked_in_terminal,
    composed_in_terminal,
    expanded,
    named_in_terminal,
)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def _messages(language: str, *files: str) -> dict[str, set[str]]:
    """The names of the messages in these files, each with the messages that it uses."""
    found = {}
    for name in files:
        for entry in FluentParser().parse(source(language, name)).body:
            if isinstance(entry, ast.Message):
                references = _References()
                references.visit(entry)
                found[entry.id.name] = references.found
    return found


def _with_references(names: set[str]) -> set[str]:
    """These messages and those that they use, in any language."""
    known = [_messages(language, "game", "rules", "cli", "page", "table") for language in LANGUAGES]
    names = names & known[0].keys()
    while True:
        more = names.union(*(each[name] for each in known for name in names))
        if more == names:
            return names
        names = more


def test_names_put_together_at_run_time_are_all_known_here() -> None:
    page = PageUsage()
    assert page.composed == COMPOSED_IN_PAGE.keys()
    assert page.variables <= ASKED_BY_VARIABLE
    assert COMPOSED_IN_TERMINAL.keys() <= composed_in_terminal()


def test_the_page_has_every_message_that_it_asks_for() -> None:
    wanted = PageUsage().names | expanded(COMPOSED_IN_PAGE)
    assert len(wanted) > 250
    assert wanted - _messages("en", *PAGE).keys() == set()


def test_the_terminal_has_every_message_that_it_asks_for() -> None:
    wanted = asked_in_terminal() | expanded(COMPOSED_IN_TERMINAL)
    assert len(wanted) > 120
    assert wanted - _messages("en", *TERMINAL).keys() == set()


def test_every_message_stands_in_the_file_of_its_users() -> None:
    page = _with_references(PageUsage().names | expanded(COMPOSED_IN_PAGE))
    terminal = _with_references(named_in_terminal() | expanded(COMPOSED_IN_TERMINAL))
    assert _messages("en", "game").keys() == page & terminal
    assert _messages("en", "page", "table").keys() == page - terminal
    assert _messages("en", "rules", "cli").keys() == terminal - page
