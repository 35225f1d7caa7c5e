"""A game gone through again: what every choice was worth, what it cost, and what luck gave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ..bots import Story
from ..bots.search import THOROUGH, Advice, advise
from ..errors import TacoraError
from ..game import Game, view
from ..kernel.search import Effort
from ..record import Record, Turn, last_game, replay

TURNING_POINTS = 3


class ReviewError(TacoraError):
    """A record that cannot be reviewed."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice, with the win share that the champion gives to both options."""

    seat: int
    expedition: int
    turn: int
    chose: str
    leave: float
    go_on: float
    error: float
    """The standard error of the difference of the two."""
    cost: float
    """What the better option was worth more than the chosen one."""
    luck: float
    """How much better than expected it went on: the cards, and what the others chose."""

    @property
    def swing(self) -> float:
        """How much the win share changed from this choice to the next."""
        return self.luck - self.cost


@dataclass(frozen=True, slots=True)
class Review:
    """One seat's game; `start + luck - cost` is the `result`, but for rounding."""

    seat: int
    name: str
    start: float
    """The win share before the first choice."""
    result: float
    choices: tuple[ReviewedChoice, ...]

    @property
    def luck(self) -> float:
        return sum(choice.luck for choice in self.choices)

    @property
    def cost(self) -> float:
        return sum(choice.cost for choice in self.choices)

    @property
    def turning_points(self) -> tuple[ReviewedChoice, ...]:
        """The choices around which the win share changed the most, in their order."""
        most = sorted(self.choices, key=lambda choice: -abs(choice.swing))[:TURNING_POINTS]
        return tuple(sorted(most, key=lambda choice: (choice.expedition, choice.turn)))

    def as_json(self) -> dict[str, Any]:
        """The review for a page."""
        places = [(choice.expedition, choice.turn) for choice in self.turning_points]
        return {
            "seat": self.seat,
            "name": self.name,
            "start": self.start,
            "result": self.result,
            "luck": self.luck,
            "cost": self.cost,
            "turning_points": places,
            "choices": [asdict(choice) for choice in self.choices],
        }


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people; everybody where the record does not say who is a bot."""
    seats = range(len(record.explorers))
    bots = record.extra.get("bots")
    if isinstance(bots, list) and len(bots) == len(seats):
        people = tuple(seat for seat in seats if bots[seat] is None)
        return people or tuple(seats)
    return tuple(seats)


def choices_in(record: Record) -> Iterator[tuple[Game, Story, str]]:
    """Every moment at which somebody decided, the story until then, and the choices made."""
    for moment in replay(record):
        if moment.game.awaits != "choices":
            continue
        turns = record.expeditions[moment.expedition - 1]
        last = turns[moment.turn - 1]
        if not last.choices:
            continue  # broken off here
        now = (*turns[: moment.turn - 1], Turn(last.card))
        yield moment.game, (*record.expeditions[: moment.expedition - 1], now), last.choices


def review(
    record: Record,
    seats: tuple[int, ...] | None = None,
    seed: str = "review",
    effort: Effort = THOROUGH,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Review]:
    """Go through a whole game for some seats, by default those of people."""
    game = last_game(record)
    if game.result is None:
        raise ReviewError("this game is not over: there is no result to hold choices against")
    chosen = people_of(record) if seats is None else seats
    for seat in chosen:
        if not 0 <= seat < len(record.explorers):
            raise ReviewError(f"there is no seat {seat}; they are numbered from 0")
    moments = list(choices_in(record))
    found: dict[int, list[tuple[Game, str, Advice]]] = {seat: [] for seat in chosen}
    for number, (moment, story, choices) in enumerate(moments):
        for seat in chosen:
            if seat in moment.inside:
                advice = advise(view(moment, seat, "open"), story, seed, effort)
                found[seat].append((moment, choices[seat], advice))
        progress(number + 1, len(moments))
    winners = game.result.winners
    shares = {seat: 1 / len(winners) if seat in winners else 0.0 for seat in found}
    return [
        _of_seat(seat, record.explorers[seat], entries, shares[seat])
        for seat, entries in found.items()
    ]


def _of_seat(
    seat: int, name: str, entries: list[tuple[Game, str, Advice]], result: float
) -> Review:
    best = [max(advice.leave, advice.go_on) for _, _, advice in entries]
    choices = []
    for (game, choice, advice), value, after in zip(
        entries, best, [*best[1:], result], strict=True
    ):
        worth = advice.leave if choice == "-" else advice.go_on
        choices.append(
            ReviewedChoice(
                seat,
                game.expedition,
                game.turn,
                "leave" if choice == "-" else "go on",
                advice.leave,
                advice.go_on,
                advice.error,
                value - worth,
                after - worth,
            )
        )
    return Review(seat, name, best[0] if best else result, result, tuple(choices))
