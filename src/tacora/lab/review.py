"""The review of a game: the value of every choice, its cost, and the luck of the cards.

The cost of a choice is the value of the champion's better option minus the value of the chosen
one. Costs do not add up, because one mistake (to go on too long) is repeated at every card. What
adds up is the change of a seat's win share from one choice to the next, if the network played on:

- the skill: the value of the chosen option minus that of the network's option;
- the luck: after every card, the network's expected win share minus the mean of it over all cards
  that could have come, weighted by their chances. So the luck is 0 on average;
- the others: the rest. It comes from the choices of the others, and from the difference between
  them and the champion's models of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import chain, pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import TacoraError
from ..game import EXPEDITIONS, Card, Choice, Decide, Game, Reveal, play, view
from ..kernel.layout import Floats
from ..kernel.rules import load, rules_for
from ..mind.advice import THOROUGH, Advice, advise
from ..mind.memory import Memory, recall, sense
from ..mind.network import packaged_net
from ..mind.search import Effort
from ..record import History, Record, Turn, bots_of, last_game, replay

TURNING_POINTS = 3
CLEAR_STANDARD_ERRORS = 2
"""A cost below this many standard errors counts as 0."""

Shares = npt.NDArray[np.float64]


class ReviewError(TacoraError):
    """A record that cannot be reviewed."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice, with the champion's win shares of both options."""

    seat: int
    expedition: int
    turn: int
    chose: Choice
    leave: float
    go_on: float
    error: float
    """The standard error of the difference between the two."""
    cost: float
    """The value of the better option minus that of the chosen one; 0 if it is not clear."""
    skill: float
    """The value of the chosen option minus that of the network's option."""
    luck: float
    """The luck of the cards from here to the seat's next choice."""
    others: float
    """The other changes of the win share until then."""

    @property
    def swing(self) -> float:
        """The change of the win share from this choice to the next."""
        return self.skill + self.luck + self.others


@dataclass(frozen=True, slots=True)
class Review:
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
        return tuple(sorted(most, key=lambda choice: (choice.expedition, choice.turn)))

    def as_json(self) -> dict[str, Any]:
        """The review as data for JSON."""
        places = [(choice.expedition, choice.turn) for choice in self.turning_points]
        return {
            "seat": self.seat,
            "name": self.name,
            "start": self.start,
            "result": self.result,
            "over": self.over,
            "skill": self.skill,
            "luck": self.luck,
            "others": self.others,
            "turning_points": places,
            "choices": [asdict(choice) for choice in self.choices],
        }


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people; all seats if the record does not say which are bots."""
    seats = tuple(range(len(record.explorers)))
    bots = bots_of(record)
    people = tuple(seat for seat in seats if bots is None or not bots[seat])
    return people or seats


def choices_in(record: Record) -> Iterator[tuple[Game, History, str]]:
    """Every moment with choices, the history until then, and the choices."""
    for moment in replay(record):
        if moment.game.awaits != "choices":
            continue
        turns = record.expeditions[moment.expedition - 1]
        last = turns[moment.turn - 1]
        if not last.choices:
            continue  # the game stopped here
        now = (*turns[: moment.turn - 1], Turn(last.card))
        yield moment.game, (*record.expeditions[: moment.expedition - 1], now), last.choices


def shares(game: Game, habits: Floats) -> Shares:
    """The network's expected win share of every seat, given the habits of all seats.

    The network gives it for seats that choose now. For seats at camp it is computed as if all
    others left now. Before a card it is the mean over the cards that lead to a choice; cards
    that lead to no choice are left out, because they lead to further cards without end.
    """
    found = np.zeros(len(game.explorers))
    if game.result is not None:
        found[list(game.result.winners)] = 1 / len(game.result.winners)
    elif game.awaits == "choices":
        if len(game.inside) < len(game.explorers):
            found = shares(play(game, Decide(game.inside))[0], habits)
        known = Memory(rules_for(game.edition, len(game.explorers)), load(game), habits)
        for seat in game.inside:
            found[seat] = min(max(float(packaged_net()(sense(known, seat))[1]), 0.0), 1.0)
    else:
        total = 0
        for _, copies, after in _cards(game):
            if after.awaits != "card":
                found += copies * shares(after, habits)
                total += copies
        found /= max(total, 1)
    return found


def _cards(game: Game) -> Iterator[tuple[Card, int, Game]]:
    """Every card that may come, with its copies and the game after it."""
    for card, copies in game.bag.items():
        if copies:
            yield card, copies, play(game, Reveal(card))[0]


def luck_of(game: Game, habits: Floats) -> dict[Card, Shares]:
    """The luck of every card that may come, for every seat: its share minus the mean share."""
    found = {card: (copies, shares(after, habits)) for card, copies, after in _cards(game)}
    given = np.array([share for _, share in found.values()])
    copies = [copies for copies, _ in found.values()]
    luck = given - np.average(given, axis=0, weights=copies)
    return dict(zip(found, luck, strict=True))


def luck_of_cards(record: Record) -> Iterator[tuple[Game, Shares]]:
    """For every card of a game: the moment before it, and its luck for every seat."""
    turns: list[Turn] = []
    every = chain.from_iterable(record.expeditions)
    for before, _ in pairwise(replay(record)):
        if before.game.awaits != "card":
            continue
        turn = next(every)
        habits = recall(record.edition, len(record.explorers), (tuple(turns),)).habits
        yield before.game, luck_of(before.game, habits)[turn.card]
        turns.append(turn)


def review(
    record: Record,
    seats: tuple[int, ...] | None = None,
    seed: str = "review",
    effort: Effort = THOROUGH,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[Review]:
    """The reviews of some seats, by default of those of people."""
    chosen = people_of(record) if seats is None else seats
    for seat in chosen:
        if not 0 <= seat < len(record.explorers):
            raise ReviewError(f"there is no seat {seat}; they are numbered from 0")
    moments = list(choices_in(record))
    if not moments:
        raise ReviewError("nobody has made a choice in this game")
    total = len(moments) + sum(map(len, record.expeditions))
    found: dict[int, list[tuple[Game, str, Advice]]] = {seat: [] for seat in chosen}
    for number, (moment, history, choices) in enumerate(moments):
        for seat in chosen:
            if seat in moment.inside:
                advice = advise(view(moment, seat, "open"), history, seed, effort)
                found[seat].append((moment, choices[seat], advice))
        progress(number + 1, total)
    cards = []
    for number, each in enumerate(luck_of_cards(record), start=1):
        cards.append(each)
        progress(len(moments) + number, total)
    result = last_game(record).result
    return [
        _of_seat(
            seat,
            record.explorers[seat],
            entries,
            [(game, float(luck[seat])) for game, luck in cards],
            None if result is None else (seat in result.winners) / len(result.winners),
        )
        for seat, entries in found.items()
    ]


def _of_seat(
    seat: int,
    name: str,
    entries: list[tuple[Game, str, Advice]],
    cards: list[tuple[Game, float]],
    result: float | None,
) -> Review:
    worth = [advice.leave if choice == "-" else advice.go_on for _, choice, advice in entries]
    usual = [a.leave if a.network_leaves >= 0.5 else a.go_on for _, _, a in entries]
    over = result is not None
    end = result if result is not None else worth[-1] if worth else 0.0
    places = [(game.expedition, game.turn) for game, _, _ in entries]
    choices = []
    for number, (game, choice, advice) in enumerate(entries):
        cost = max(advice.leave, advice.go_on) - worth[number]
        skill = worth[number] - usual[number]
        after = [*usual, end][number + 1]
        until = [*places, (EXPEDITIONS + 1, 0)][number + 1]
        # The card of a turn comes before the choice of that turn.
        luck = sum(
            given
            for before, given in cards
            if places[number] <= (before.expedition, before.turn) < until
        )
        choices.append(
            ReviewedChoice(
                seat,
                game.expedition,
                game.turn,
                "leave" if choice == "-" else "go_on",
                advice.leave,
                advice.go_on,
                advice.error,
                cost if cost > CLEAR_STANDARD_ERRORS * advice.error else 0.0,
                skill,
                luck,
                after - usual[number] - skill - luck,
            )
        )
    return Review(seat, name, usual[0] if usual else end, end, over, tuple(choices))
