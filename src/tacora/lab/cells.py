"""The cells of a study: a grid of editions, decks, seats, line-ups and parameters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any

from .. import __version__
from ..bots import character
from ..bots.own import code_of
from ..editions import find_edition
from ..errors import TacoraError
from ..game import Edition, Relic, Trap, Treasure, start
from ..record import parse_card
from .matchup import Matchup

MOST_CELLS = 10_000
TAKEN = frozenset(
    (
        *("cell", "edition", "deck", "explorers", "lineup", "bot", "seat", "games"),
        *("points", "points_margin", "wins", "wins_low", "wins_high", "gems_lost", "relics"),
        *("collapse_rate", "cards_per_expedition"),
        *("first_seat_wins", "first_seat_wins_low", "first_seat_wins_high"),
    )
)
"""The columns of the results, which no parameter can be named after."""
AS_PRINTED = "as printed"
"""The name of a deck without a change."""


class StudyError(TacoraError):
    """A study that cannot be read, or that cannot be played as it is described."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A change of an edition's deck: cards that come in, and cards that go out."""

    name: str = AS_PRINTED
    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()

    def change(self, edition: Edition) -> Edition:
        """The edition with this deck."""
        cards = Counter((*map(Treasure, edition.treasures), *edition.traps))
        for text, number in (*((t, 1) for t in self.add), *((t, -1) for t in self.remove)):
            card = parse_card(text)
            if card is None or isinstance(card, Relic):
                raise StudyError(
                    f"deck {self.name!r}: {text[:40]!r} is neither a treasure nor a trap"
                )
            if cards[card] + number < 0:
                raise StudyError(f"deck {self.name!r}: {edition.id} has no further card {text!r}")
            cards[card] += number
        if not any(isinstance(card, Treasure) for card in cards.elements()):
            raise StudyError(f"deck {self.name!r}: no treasure is left")
        return replace(
            edition,
            treasures=tuple(
                sorted(card.gems for card in cards.elements() if isinstance(card, Treasure))
            ),
            traps=tuple(card for card in cards.elements() if isinstance(card, Trap)),
        )


def own_code(bots: Sequence[str]) -> str:
    """What changes with the code of the bots of your own among these; empty if there are none."""
    codes = {bot: code_of(bot) for bot in bots}
    return str({bot: code for bot, code in codes.items() if code} or "")


@dataclass(frozen=True)
class Cell:
    """One combination of a study, and the games that are played of it."""

    matchup: Matchup
    deck: str
    parameters: tuple[tuple[str, Any], ...]
    seed: str

    @cached_property
    def key(self) -> str:
        """A name that changes with everything that decides which games are played."""
        return self._key(own_code(self.matchup.bots))

    @property
    def games_seed(self) -> str:
        """The seed of this cell's games; cells of one study play different games.

        A bot of your own whose code has changed gets the same cards again.
        """
        return f"{self.seed}/{self._key('')}"

    def _key(self, code: str) -> str:
        rules = self.matchup.edition
        said = ", ".join(f"{each.name}={getattr(rules, each.name)!r}" for each in fields(rules))
        played = f"({__version__!r}, {self.seed!r}, Edition({said}), {self.matchup.bots!r})"
        return sha256((played + code).encode()).hexdigest()[:16]

    def about(self) -> dict[str, Any]:
        """What distinguishes this cell, by name."""
        edition, bots = self.matchup
        return {
            "edition": edition.name,
            "deck": self.deck,
            "explorers": len(bots),
            "lineup": ", ".join(bots),
            **dict(self.parameters),
        }


def make_cells(
    editions: tuple[str, ...],
    decks: tuple[Deck, ...],
    explorers: tuple[int, ...],
    lineups: tuple[tuple[str, ...], ...],
    parameters: Mapping[str, tuple[Any, ...]],
    seed: str,
    folder: Path = Path(),
) -> tuple[Cell, ...]:
    """All cells of a grid; edition files are looked for in a folder.

    A line-up is repeated in turn until all seats have a bot. Only the parameters that a line-up
    names, as in `AtGems({gems})`, make cells of it.
    """
    named = {name for lineup in lineups for text in lineup for name in _names(text)}
    for name in named ^ parameters.keys():
        if name in named:
            raise StudyError(f"lineups: there is no parameter {name!r}")
        raise StudyError(f"parameters: no line-up names {name!r}")
    for name in sorted(TAKEN & parameters.keys()):
        raise StudyError(f"parameters: {name!r} is the name of a column; choose another")
    rules = [
        find_edition(str(folder / name) if name.endswith(".toml") else name) for name in editions
    ]
    cells: list[Cell] = []
    for edition, deck, seats, (bots, chosen) in product(
        rules, decks, explorers, _filled(lineups, parameters)
    ):
        start(edition, seats)  # raises an error for a wrong number
        seated = tuple(bots[seat % len(bots)] for seat in range(seats))
        cells.append(Cell(Matchup(deck.change(edition), seated), deck.name, chosen, seed))
        if len(cells) > MOST_CELLS:
            raise StudyError(f"a study has at most {MOST_CELLS} cells")
    if len({cell.key for cell in cells}) < len(cells):
        raise StudyError("two cells of the study are the same")
    return tuple(cells)


def _names(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


def _filled(
    lineups: tuple[tuple[str, ...], ...], parameters: Mapping[str, tuple[Any, ...]]
) -> Iterator[tuple[tuple[str, ...], tuple[tuple[str, Any], ...]]]:
    """Each line-up with each choice of the parameters that it names."""
    for lineup in lineups:
        names = sorted({name for text in lineup for name in _names(text)})
        for values in product(*(parameters[name] for name in names)):
            chosen = dict(zip(names, values, strict=True))
            bots = tuple(
                re.sub(r"{(\w+)}", lambda found: repr(chosen[found[1]]), text)  # noqa: B023
                for text in lineup
            )
            for bot in bots:
                character(bot)  # raises an error for an unknown one
            yield bots, tuple(chosen.items())
