"""The results of many games: sums of whole numbers, and the figures computed from them.

Both engines count the same: `Counter` counts the events of the reference engine, the kernel
fills sums of the same layout. So sums can be added in any order, and compared. A new figure is
a property of `Statistics`; a new sum also needs a place in the layout and both counters.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from operator import add
from typing import TYPE_CHECKING, Any

from .game import CardRevealed, CaveCollapsed, Event, ExpeditionEnded, ExplorersLeft, GameEnded

if TYPE_CHECKING:
    from polars import DataFrame

CONFIDENCE = 1.959963984540054
"""Standard deviations on either side of a mean that hold 95 % of a normal distribution."""
MOST_SEATS = 8
TURNS = 64
"""The length of the histograms over turns; the last entry counts all later turns too."""

# The layout of the sums.
GAMES, CARDS_SEEN, COLLAPSES = 0, 1, 2
LENGTHS = 3
"""From here on: how many expeditions had 0, 1, 2, ... cards."""
POINTS = LENGTHS + TURNS
"""From here on: one number for each seat; the next three are the same."""
SQUARES = POINTS + MOST_SEATS
LOST = SQUARES + MOST_SEATS
RELICS_TAKEN = LOST + MOST_SEATS
WINS = RELICS_TAKEN + MOST_SEATS
"""From here on: for each seat the victories among 1, 2, ... 8 winners."""
LEAVING = WINS + MOST_SEATS * MOST_SEATS
"""From here on: for each seat how often it left after 0, 1, 2, ... cards."""
WIDTH = LEAVING + MOST_SEATS * TURNS

WHOLE = math.lcm(*range(1, MOST_SEATS + 1))
"""The parts of one victory: a number that 1 to 8 winners can share without remainder."""
PARTS = tuple(WHOLE // winners for winners in range(1, MOST_SEATS + 1))


@dataclass(frozen=True, slots=True, repr=False)
class Statistics:
    """The sums of some games, and the figures computed from them; a tuple has one for each seat."""

    seats: int
    sums: tuple[int, ...]

    def __add__(self, other: Statistics) -> Statistics:
        """The statistics of both sets of games together."""
        if self.seats != other.seats:
            raise ValueError("statistics of tables of different sizes cannot be added")
        return Statistics(self.seats, tuple(map(add, self.sums, other.sums)))

    @property
    def games(self) -> int:
        return self.sums[GAMES]

    @property
    def cards(self) -> int:
        """Cards revealed in all games together."""
        return self.sums[CARDS_SEEN]

    @property
    def expeditions(self) -> int:
        return sum(self.lengths)

    @property
    def collapses(self) -> int:
        return self.sums[COLLAPSES]

    @property
    def collapse_rate(self) -> float:
        """The share of expeditions that ended in a collapse."""
        return self.collapses / max(self.expeditions, 1)

    @property
    def cards_per_expedition(self) -> float:
        return self.cards / max(self.expeditions, 1)

    @property
    def lengths(self) -> tuple[int, ...]:
        """How many expeditions had 0, 1, 2, ... cards."""
        return self.sums[LENGTHS : LENGTHS + TURNS]

    @property
    def points(self) -> tuple[float, ...]:
        """Mean points per game."""
        return self._means(POINTS)

    @property
    def points_margin(self) -> tuple[float, ...]:
        """Half the width of the 95 % interval around the mean points."""
        squares = self._each(SQUARES)
        return tuple(map(self._margin, self._each(POINTS), squares))

    @property
    def wins(self) -> tuple[float, ...]:
        """Win share: a victory that several share is split among them."""
        games = max(self.games, 1)
        return tuple(self._won(seat, 1) / (WHOLE * games) for seat in range(self.seats))

    @property
    def wins_margin(self) -> tuple[float, ...]:
        """Half the width of the 95 % interval around the win share."""
        return tuple(
            self._margin(self._won(seat, 1), self._won(seat, 2)) / WHOLE
            for seat in range(self.seats)
        )

    @property
    def wins_interval(self) -> tuple[tuple[float, float], ...]:
        """The 95 % interval of the win share, by Wilson's formula: valid for few games too.

        Shared victories count in parts, which varies less than 0 or 1, so the interval is
        slightly too wide, never too narrow.
        """
        return tuple(wilson(share, self.games) for share in self.wins)

    @property
    def wins_shared(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, its victories with 1, 2, ... 8 winners."""
        return self._table(WINS, MOST_SEATS)

    @property
    def gems_lost(self) -> tuple[float, ...]:
        """Mean gems per game that were lost in collapses."""
        return self._means(LOST)

    @property
    def relics(self) -> tuple[float, ...]:
        """Mean relics per game."""
        return self._means(RELICS_TAKEN)

    @property
    def leaving(self) -> tuple[tuple[int, ...], ...]:
        """For each seat, how often it left after 0, 1, 2, ... cards of an expedition."""
        return self._table(LEAVING, TURNS)

    def to_dict(self) -> dict[str, Any]:
        """All figures by name, ready for JSON; None where too few games give no interval."""
        few = self.games < 2
        return {
            "games": self.games,
            "seats": self.seats,
            "cards": self.cards,
            "expeditions": self.expeditions,
            "collapses": self.collapses,
            "collapse_rate": self.collapse_rate,
            "cards_per_expedition": self.cards_per_expedition,
            "points": list(self.points),
            "points_margin": None if few else list(self.points_margin),
            "wins": list(self.wins),
            "wins_margin": None if few else list(self.wins_margin),
            "wins_shared": list(map(list, self.wins_shared)),
            "gems_lost": list(self.gems_lost),
            "relics": list(self.relics),
            "leaving": list(map(list, self.leaving)),
            "lengths": list(self.lengths),
        }

    def to_frame(self) -> DataFrame:
        """The figures as a data frame with one row for each seat; needs polars."""
        from polars import DataFrame  # the extra `lab`

        return DataFrame(self.rows())

    def rows(self) -> list[dict[str, Any]]:
        """The figures of each seat by name; None where too few games give no interval."""
        few = self.games < 2
        return [
            {
                "seat": seat,
                "games": self.games,
                "points": self.points[seat],
                "points_margin": None if few else self.points_margin[seat],
                "wins": self.wins[seat],
                "wins_low": self.wins_interval[seat][0],
                "wins_high": self.wins_interval[seat][1],
                "gems_lost": self.gems_lost[seat],
                "relics": self.relics[seat],
                "collapse_rate": self.collapse_rate,
                "cards_per_expedition": self.cards_per_expedition,
            }
            for seat in range(self.seats)
        ]

    def _repr_html_(self) -> str:
        """What a notebook shows: the same table as in text."""
        names = ("Seat", "Points", "±", "Win share", "95 % interval", "Gems lost", "Relics")
        head = "".join(f"<th>{name}</th>" for name in names)
        body = "".join(
            f"<tr><td>{row['seat']}</td><td>{row['points']:.2f}</td>"
            f"<td>{'' if self.games < 2 else format(row['points_margin'], '.2f')}</td>"
            f"<td>{100 * row['wins']:.2f} %</td>"
            f"<td>{100 * row['wins_low']:.2f}–{100 * row['wins_high']:.2f} %</td>"
            f"<td>{row['gems_lost']:.2f}</td><td>{row['relics']:.2f}</td></tr>"
            for row in self.rows()
        )
        return (
            f"<table><caption>{self._summary()}</caption>"
            f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        )

    def _summary(self) -> str:
        return (
            f"{self.games} games: {100 * self.collapse_rate:.1f} % of the "
            f"expeditions ended in flight, {self.cards_per_expedition:.2f} cards an expedition"
        )

    def __repr__(self) -> str:
        lines = [
            f"Statistics of {self._summary()}",
            "seat         points      win share in %  gems lost  relics",
        ]
        columns = zip(
            self.points, self.points_margin, self.wins, self.wins_margin, self.gems_lost,
            self.relics, strict=True,
        )  # fmt: skip
        for seat, (points, margin, wins, wins_margin, lost, relics) in enumerate(columns):
            lines.append(
                f"{seat:4} {points:7.2f} ± {margin:<5.2f} {100 * wins:9.2f} ± "
                f"{100 * wins_margin:<6.2f} {lost:9.2f} {relics:7.2f}"
            )
        return "\n".join(lines)

    def _each(self, first: int) -> tuple[int, ...]:
        return self.sums[first : first + self.seats]

    def _table(self, first: int, width: int) -> tuple[tuple[int, ...], ...]:
        rows = range(first, first + self.seats * width, width)
        return tuple(self.sums[row : row + width] for row in rows)

    def _means(self, first: int) -> tuple[float, ...]:
        return tuple(total / max(self.games, 1) for total in self._each(first))

    def _won(self, seat: int, power: int) -> int:
        """The sum of the parts of all victories of a seat, or of their squares."""
        shared = self.wins_shared[seat]
        return sum(wins * part**power for wins, part in zip(shared, PARTS, strict=True))

    def _margin(self, total: int, squares: int) -> float:
        """Half the width of the 95 % interval around a mean; infinite for a single game."""
        n = self.games
        if n < 2:
            return math.inf
        return CONFIDENCE * math.sqrt((n * squares - total * total) / (n - 1)) / n


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's formula."""
    if not games:
        return 0.0, 1.0
    z, n = CONFIDENCE, games
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    spread = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - spread), min(1.0, middle + spread)


class Counter:
    """Counts the events of games of the reference engine, one game after the other."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._sums = [0] * WIDTH
        self._turn = 0

    def add(self, events: Iterable[Event]) -> None:
        """Count some events; the events of a game must come in their order."""
        sums = self._sums
        for event in events:
            bucket = min(self._turn, TURNS - 1)
            match event:
                case CardRevealed():
                    sums[CARDS_SEEN] += 1
                    self._turn += 1
                case CaveCollapsed(seats=seats, each=each):
                    sums[COLLAPSES] += 1
                    for seat in seats:
                        sums[LOST + seat] += each
                case ExplorersLeft(seats=seats):
                    for seat in seats:
                        sums[LEAVING + seat * TURNS + bucket] += 1
                case ExpeditionEnded():
                    sums[LENGTHS + bucket] += 1
                    self._turn = 0
                case GameEnded(result):
                    sums[GAMES] += 1
                    for seat in range(self._seats):
                        sums[POINTS + seat] += result.points[seat]
                        sums[SQUARES + seat] += result.points[seat] ** 2
                        sums[RELICS_TAKEN + seat] += result.relics[seat]
                    for seat in result.winners:
                        sums[WINS + seat * MOST_SEATS + len(result.winners) - 1] += 1

    def statistics(self) -> Statistics:
        """The statistics of all events counted so far."""
        return Statistics(self._seats, tuple(self._sums))
