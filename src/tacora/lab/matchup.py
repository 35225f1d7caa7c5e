"""A match-up: an edition and the bots of its seats, whose games the kernel plays if it can.

Game number i of a seed has the same cards and choices in every form below: as statistics, as
records, as rows of games or of decisions, alone or in any piece of a larger run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ..bots import policy_for
from ..errors import TacoraError, missing_package
from ..game import Edition
from ..policies import Policy
from ..record import Record, bots_field, frame, to_json
from ..statistics import Counter, Statistics
from .provenance import provenance
from .simulation import Played, explorer_names, play_game

if TYPE_CHECKING:
    from polars import DataFrame

Rows = Literal["games", "decisions"]
"""What a row of a data frame is."""
AT_A_TIME = 64
"""The games of the reference engine that are returned together."""
Progress = Callable[[int, int], None]


class Matchup(NamedTuple):
    """An edition, and a bot for each seat: a bot's name, or a rule such as `AtGems(8)`."""

    edition: Edition
    bots: tuple[str, ...]

    @property
    def engine(self) -> str:
        """A sentence that says which engine plays, and why."""
        policies = _policies(self)
        if isinstance(policies, str):
            return f"Played by the reference engine: {policies}."
        return "Played by the kernel."

    def statistics(
        self,
        games: int,
        seed: str,
        *,
        first: int = 0,
        threads: int | None = 1,
        progress: Progress = lambda done, total: None,
    ) -> Statistics:
        """The statistics of games number `first` and following."""
        policies = _policies(self)
        if not isinstance(policies, str):
            from ..kernel import simulate

            return simulate(
                self.edition,
                policies,
                games,
                seed,
                first=first,
                threads=threads,
                progress=progress,
            )
        counter = Counter(len(self.bots))
        for done, played in enumerate(self._by_reference(games, seed, first), start=1):
            counter.add(played.events)
            progress(done, games)
        return counter.statistics()

    def records(
        self, games: int, seed: str, *, first: int = 0
    ) -> Iterator[tuple[Statistics, list[str]]]:
        """The same games as records in their JSON form, some at a time, with their statistics."""
        policies = _policies(self)
        origin = provenance(seed=seed)
        if isinstance(policies, str):
            for statistics, some in self._pieces(games, seed, first):
                lines = []
                for number, each in enumerate(some, start=first):
                    extra = {**each.record.extra, "simulated": {**origin, "game": number}}
                    lines.append(to_json(replace(each.record, extra=extra), each.game))
                first += len(some)
                yield statistics, lines
            return
        from ..kernel.records import histories, taped

        names = explorer_names(self.bots)
        for piece in taped(self.edition, policies, games, seed, first):
            lines = []
            for number, (history, result) in enumerate(
                histories(self.edition, len(names), piece), start=piece.first
            ):
                simulated = {**origin, "game": number}
                extra = {"bots": bots_field(self.bots), "simulated": simulated}
                lines.append(to_json(Record(self.edition, names, history, extra), result))
            yield piece.statistics, lines

    def frames(
        self, rows: Rows, games: int, seed: str, *, first: int = 0
    ) -> Iterator[tuple[Statistics, DataFrame]]:
        """The same games as data frames, some at a time, with their statistics."""
        policies = _policies(self)
        if isinstance(policies, str):
            for statistics, some in self._pieces(games, seed, first):
                if rows == "decisions":
                    yield statistics, frame([each.record for each in some], first)
                else:
                    points = [list(each.result.points) for each in some]
                    won = [_mask(each.result.winners) for each in some]
                    yield statistics, _games_frame(first, points, won)
                first += len(some)
            return
        from ..kernel.decisions import decisions_frame
        from ..kernel.play import WON
        from ..kernel.records import taped

        seats = len(self.bots)
        for piece in taped(self.edition, policies, games, seed, first):
            if rows == "decisions":
                yield piece.statistics, decisions_frame(self.edition, seats, piece)
            else:
                points = piece.results[:, :seats].tolist()
                won = piece.results[:, WON].tolist()
                yield piece.statistics, _games_frame(piece.first, points, won)

    def _by_reference(self, games: int, seed: str, first: int) -> Iterator[Played]:
        for number in range(first, first + games):
            yield play_game(self.edition, self.bots, f"{seed}/{number}")

    def _pieces(
        self, games: int, seed: str, first: int
    ) -> Iterator[tuple[Statistics, list[Played]]]:
        for at in range(0, games, AT_A_TIME):
            counter = Counter(len(self.bots))
            some = list(self._by_reference(min(AT_A_TIME, games - at), seed, first + at))
            for each in some:
                counter.add(each.events)
            yield counter.statistics(), some


@lru_cache(maxsize=64)
def _policies(matchup: Matchup) -> list[Policy] | str:
    """The policies of the seats, or why the kernel cannot play them."""
    edition, bots = matchup
    try:
        from ..kernel import rules_for  # needs NumPy and Numba

        rules_for(edition, len(bots))
        shared: dict[str, Policy] = {
            text: policy_for(text, edition, len(bots)) for text in dict.fromkeys(bots)
        }
    except TacoraError as error:
        return str(error)
    except ModuleNotFoundError as error:
        missing = missing_package(error)
        if missing is None:
            raise
        return missing
    return [shared[text] for text in bots]


def _mask(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _games_frame(first: int, points: list[list[int]], won: list[int]) -> DataFrame:
    """One row for each game: its number, and lists with the points and win share of each seat."""
    import polars  # the extra `lab`

    shares = [
        [(winners >> seat & 1) / winners.bit_count() for seat in range(len(each))]
        for winners, each in zip(won, points, strict=True)
    ]
    numbers = range(first, first + len(points))
    return polars.DataFrame(
        {"game": numbers, "points": points, "win_shares": shares}, schema=games_schema()
    )


def games_schema() -> dict[str, Any]:
    """The polars type of each column of a table of games."""
    import polars

    return {
        "game": polars.Int64,
        "points": polars.List(polars.Int32),
        "win_shares": polars.List(polars.Float64),
    }
