"""The review of a game: the value of every choice, its cost, and the luck of the cards.

The cost of a choice is the value of the champion's better option minus the value of the chosen
one. Costs do not add up, because one mistake (to go on too long) is repeated at every card. What
adds up is the change of a seat's win share from one choice to the next, if the network played on:

- the skill: the value of the chosen option minus that of the network's option;
- the luck of the cards, as `tacora.mind.luck` has it: 0 on average;
- the others: the rest. It comes from the choices of the others, and from the difference between
  them and the champion's models of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, cast

from ..game import EXPEDITIONS, view
from ..kernel.layout import Floats
from ..mind.advice import THOROUGH, advise
from ..mind.luck import course
from ..mind.search import Effort
from ..record import Record, began_of, last_game
from .choices import (
    DIGITS,
    HINT_SEED,
    ChoiceMade,
    ReviewError,
    Worth,
    choices_of,
    people_of,
)
from .form import ReviewedChoice, ReviewedSeat, ReviewView, SeatResult
from .performance import Performance, performance

FORMAT = "tacora-review/1"
TURNING_POINTS = 3

__all__ = ["Review", "ReviewError", "SeatReview", "assemble", "people_of", "review", "weigh"]


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of one seat; `start + skill + luck + others` equals `result`, up to rounding."""

    seat: int
    name: str
    start: float
    """The win share before the first choice, if the network played on."""
    result: float
    """The win share at the end; for an unfinished game, the value of its last choice."""
    over: bool
    choices: tuple[ReviewedChoice, ...]

    @property
    def skill(self) -> float:
        return sum(choice.skill for choice in self.choices)

    @property
    def luck(self) -> float:
        return sum(choice.luck for choice in self.choices)

    @property
    def others(self) -> float:
        return sum(choice.others for choice in self.choices)

    @property
    def turning_points(self) -> tuple[ReviewedChoice, ...]:
        """The choices with the largest change of the win share, in the order of the game."""
        most = sorted(self.choices, key=lambda choice: -abs(choice.swing))[:TURNING_POINTS]
        return tuple(sorted(most, key=lambda choice: choice.moment))

    def as_view(self) -> ReviewedSeat:
        """The form of the review for JSON."""
        return ReviewedSeat(
            self.seat,
            self.name,
            self.start,
            self.result,
            self.over,
            self.skill,
            self.luck,
            self.others,
            self.performance,
            tuple(choice.moment for choice in self.turning_points),
            self.choices,
        )

    @property
    def performance(self) -> Performance | None:
        """The figure for the play; None if every choice was trivial."""
        return performance([choice.cost for choice in self.choices if not choice.trivial])


@dataclass(frozen=True, slots=True, eq=False)
class Review:
    """The review of a game."""

    record: Record
    seats: tuple[SeatReview, ...]
    """The reviews of some seats, by default of those of people."""
    curve: Floats
    """[moment, seat]: the win shares by the network."""
    luck: Floats
    """[card, seat]: the luck of each card."""
    results: tuple[float, ...] | None
    """The win share of every seat at the end; None if the game is not over."""

    @property
    def all_luck(self) -> Floats:
        """[seat]: the luck of all cards, without those that were given before the game began."""
        began = began_of(self.record)
        first = began.first if began else (1, 1)
        own = [place >= first for place in _places(self.record)]
        return cast(Floats, self.luck[own].sum(axis=0))

    def as_json(self) -> dict[str, Any]:
        """The review as data for JSON, the same for the command line, the server and the page."""
        luck = self.all_luck.tolist()
        results = self.results or (None,) * len(luck)
        form = ReviewView(
            FORMAT,
            self.record.edition.id,
            self.record.explorers,
            tuple(map(tuple, self.curve.tolist())),
            tuple(map(tuple, self.luck.tolist())),
            tuple(
                SeatResult(given, result, None if result is None else result - given)
                for given, result in zip(luck, results, strict=True)
            ),
            tuple(each.as_view() for each in self.seats),
        )
        return cast(dict[str, Any], _rounded(asdict(form)))


def _rounded(data: Any) -> Any:
    """Data with all floats rounded."""
    if isinstance(data, float):
        return round(data, DIGITS)
    if isinstance(data, dict):
        return {key: _rounded(each) for key, each in data.items()}
    return [_rounded(each) for each in data] if isinstance(data, list | tuple) else data


def weigh(choice: ChoiceMade, effort: Effort = THOROUGH) -> Worth:
    """The win chances of both options of a choice, by the champion's search."""
    seen = view(choice.game, choice.seat, "open")
    found = advise(seen, choice.history, HINT_SEED, effort)
    return Worth(found.leave, found.go_on, found.error, found.network_leaves)


def review(
    record: Record,
    seats: tuple[int, ...] | None = None,
    effort: Effort = THOROUGH,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The review of some seats, by default of those of people."""
    choices = choices_of(record, seats)
    worths = []
    for number, choice in enumerate(choices, start=1):
        worths.append(weigh(choice, effort))
        progress(number, len(choices))
    return assemble(record, seats, worths)


def assemble(record: Record, seats: tuple[int, ...] | None, worths: Sequence[Worth]) -> Review:
    """The review from the win chances of all choices of some seats, in the order of the game."""
    made = list(zip(choices_of(record, seats), worths, strict=True))
    curve, luck = course(record)
    result = last_game(record).result
    results = None
    if result is not None:
        share = 1 / len(result.winners)
        each = range(len(record.explorers))
        results = tuple(share if seat in result.winners else 0.0 for seat in each)
    chosen = people_of(record) if seats is None else seats
    places = _places(record)
    return Review(
        record,
        tuple(
            _of_seat(
                seat,
                record.explorers[seat],
                [(choice, worth) for choice, worth in made if choice.seat == seat],
                [(place, float(given)) for place, given in zip(places, luck[:, seat], strict=True)],
                results[seat] if results else None,
            )
            for seat in chosen
        ),
        curve,
        luck,
        results,
    )


def _places(record: Record) -> list[tuple[int, int]]:
    """The expedition and the turn of every card."""
    return [
        (expedition, turn)
        for expedition, turns in enumerate(record.expeditions, start=1)
        for turn in range(1, len(turns) + 1)
    ]


def _of_seat(
    seat: int,
    name: str,
    made: list[tuple[ChoiceMade, Worth]],
    cards: list[tuple[tuple[int, int], float]],
    result: float | None,
) -> SeatReview:
    usual = [worth.leave if worth.network_leaves >= 0.5 else worth.go_on for _, worth in made]
    over = result is not None
    last = made[-1][1].of(made[-1][0].chose) if made else 0.0
    end = last if result is None else result
    places = [(choice.game.expedition, choice.game.turn) for choice, _ in made]
    choices = []
    for number, (choice, worth) in enumerate(made):
        skill = worth.of(choice.chose) - usual[number]
        after = [*usual, end][number + 1]
        until = [*places, (EXPEDITIONS + 1, 0)][number + 1]
        # The card of a turn comes before the choice of that turn.
        luck = sum(given for place, given in cards if places[number] < place <= until)
        choices.append(
            ReviewedChoice(
                choice.moment,
                *places[number],
                choice.chose,
                worth.leave,
                worth.go_on,
                worth.error,
                worth.cost(choice.chose),
                worth.trivial(choice.chose),
                worth.verdict(choice.chose),
                skill,
                luck,
                after - usual[number] - skill - luck,
            )
        )
    return SeatReview(seat, name, usual[0] if usual else end, end, over, tuple(choices))
