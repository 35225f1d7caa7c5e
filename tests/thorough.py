"""How much is tested: `make test` takes a few cases of each kind, `--thorough` many.

With `--thorough` long tests run too. Each change gets both: `.ci/run` calls `make thorough`, too.
"""

from __future__ import annotations

import pytest

from tacora.words import LANGUAGES

PARITY_GAMES = (10_000, 100_000)
"""Games that both engines play, usually and with `--thorough`."""
LONGEST_WORDS = "de"
"""The language whose words need the most room."""


class _Chosen:
    """What the command line asked for."""

    thorough = False
    parity_games: int | None = None


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tacora")
    group.addoption("--thorough", action="store_true", help="repeat checks with many more cases")
    group.addoption("--parity-games", type=int, metavar="N", help="compare N games of both engines")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the options before any test is imported."""
    config.addinivalue_line("markers", "thorough: a long test, which runs with `--thorough` alone")
    _Chosen.thorough = config.getoption("--thorough")
    _Chosen.parity_games = config.getoption("--parity-games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests to `--thorough`."""
    if _Chosen.thorough:
        return
    long = [item for item in items if item.get_closest_marker("thorough")]
    items[:] = [item for item in items if item not in long]
    config.hook.pytest_deselected(items=long)


def cases(usual: int, thorough: int) -> int:
    """How many cases to try: the usual number, or that of `--thorough`."""
    return thorough if _Chosen.thorough else usual


def languages() -> tuple[str, ...]:
    """The languages in which screens are measured: German, or all with `--thorough`.

    What is said in every language is checked by tests/words and tests/browser/test_words.py.
    """
    return LANGUAGES if _Chosen.thorough else (LONGEST_WORDS,)


def parity_games() -> int:
    """How many games of the nine rule sets both engines play."""
    wanted = _Chosen.parity_games
    return cases(*PARITY_GAMES) if wanted is None else wanted
