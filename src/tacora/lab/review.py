"""A game gone through again: what every choice was worth, what it cost, and what luck gave.

A choice costs what the champion's better option was worth more than the chosen one. Costs do
not add up: whoever goes on too long does so at every card, and leaves but once. What adds up is
how the win share of a seat changed, if the network played on, from one choice to the next:

- the skill: what the chosen option was worth more, or less, than the network's;
- the luck: what the cards gave. After every card what the network expects is held against
  the mean of what it would expect after all cards that could have come, each as often as it
  would. So luck is nothing on the average, by its making;
- the others: all the rest. What they chose, and how far they are not whom the champion took
  them for.
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
CLEAR = 2
"""Standard errors within which a choice cost nothing that could be told from chance."""

Shares = npt.NDArray[np.float64]


class ReviewError(TacoraError):
    """A record that cannot be reviewed."""


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """One choice, with the win share that the champion gives to both options."""

    seat: int
    expedition: int
    turn: int
    chose: Choice
    leave: float
    go_on: float
    error: float
    """The standard error of the difference of the two."""
    cost: float
    """What the better option was worth more than the chosen one, where that is clear."""
    skill: float
    """What the chosen option was worth more than the network's."""
    luck: float
    """What the cards gave from here to the seat's next choice, against what was to be expected."""
    others: float
    """What else changed until then."""

    @property
    def swing(self) -> float:
        """How much the win share changed from this choice to the next."""
        return self.skill + self.luck + self.others


@dataclass(frozen=True, slots=True)
class Review:
    """One seat's game; `start + skill + luck + others` is the `result`, but for rounding."""

    seat: int
    name: str
    start: float
    """The win share before the first choice, if the network played on."""
    result: float
    """The win share at the end; of a game that was broken off, what its last choice was worth."""
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
            "over": self.over,
            "skill": self.skill,
            "luck": self.luck,
            "others": self.others,
            "turning_points": places,
            "choices": [asdict(choice) for choice in self.choices],
        }


def people_of(record: Record) -> tuple[int, ...]:
    """The seats of people; everybody where the record does not say who is a bot."""
    seats = tuple(range(len(record.explorers)))
    bots = bots_of(record)
    people = tuple(seat for seat in seats if bots is None or not bots[seat])
    return people or seats


def choices_in(record: Record) -> Iterator[tuple[Game, History, str]]:
    """Every moment at which somebody decided, the history until then, and the choices made."""
    for moment in replay(record):
        if moment.game.awaits != "choices":
            continue
        turns = record.expeditions[moment.expedition - 1]
        last = turns[moment.turn - 1]
        if not last.choices:
            continue  # broken off here
        now = (*turns[: moment.turn - 1], Turn(last.card))
        yield moment.game, (*record.expeditions[: moment.expedition - 1], now), last.choices


def shares(game: Game, habits: Floats) -> Shares:
    """What the network expects for everybody, given what is known of everybody's habits.

    It knows those who are about to choose. For somebody at camp it is as if the others went
    home now; and where a card is next, the mean over the cards that may come and bring a choice
    (those that bring none lead to other cards, and on and on).
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
    """Every card that may come, its copies, and the game after it."""
    for card, copies in game.bag.items():
        if copies:
            yield card, copies, play(game, Reveal(card))[0]


def luck_of(game: Game, habits: Floats) -> dict[Card, Shares]:
    """What every card that may come would give to everybody, against the mean of all of them."""
    found = {card: (copies, shares(after, habits)) for card, copies, after in _cards(game)}
    given = np.array([share for _, share in found.values()])
    copies = [copies for copies, _ in found.values()]
    luck = given - np.average(given, axis=0, weights=copies)
    return dict(zip(found, luck, strict=True))


def luck_of_cards(record: Record) -> Iterator[tuple[Game, Shares]]:
    """For every card of a game the moment before it, and what it gave to everybody."""
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
    """Go through a game for some seats, by default those of people."""
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
        # The card of a turn comes before its choice.
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
                cost if cost > CLEAR * advice.error else 0.0,
                skill,
                luck,
                after - usual[number] - skill - luck,
            )
        )
    return Review(seat, name, usual[0] if usual else end, end, over, tuple(choices))
