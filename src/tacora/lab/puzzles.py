"""Finds puzzles, positions of played games where one option is clearly better, and rates them.

Every rule set and size of table is a cell that gets the same number of puzzles, kind by kind. A
position becomes a candidate where simple rules disagree; what counts is then computed exactly if it
can be, and by the champion's search otherwise. For the ratings, bots answer all puzzles, and
openskill rates bots and puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import NamedTuple

import numpy as np
from openskill.models import PlackettLuce

from ..bots import make_bot
from ..editions import rule_sets
from ..game import Choice, Edition, Game, view
from ..policies import FIELD, field_rules
from ..puzzles.model import Basis, Kind, Puzzle, answer_of, id_of, kind_of, position_key
from ..record import Record, to_text
from ..review.appraisal import estimate, others, solve
from ..review.choices import DECIDED, choices_in
from ..solver import odds
from .simulation import play_game

PLAYERS = ("timid", "dreamer", "cautious", "bold", "moody", "counter", "collector", "reckoner")
"""The bots that play the games: they reach all kinds of moments, and they decide at once."""
SEATS = range(3, 9)
EACH = 6
"""Puzzles of a cell."""
ORDER: tuple[tuple[Kind, Choice], ...] = (
    *(("company", "leave"), ("endgame", "leave"), ("company", "go_on")),
    *(("alone", "leave"), ("company", "leave"), ("company", "go_on")),
    *(("company", "leave"), ("endgame", "go_on"), ("company", "go_on")),
    *(("alone", "go_on"), ("company", "leave"), ("company", "go_on")),
)
"""The kinds and answers of a cell's puzzles, in turn; each cell begins one place after the cell
before. So all kinds are in a file with few puzzles of each cell, which is part of one with more."""
MOST_GAMES = 250
"""The most games that are played for one puzzle of a cell; after them, either answer is taken. Few
endgames that can be solved have leaving as the clear answer."""
MOST_OF_ONE_GAME = 2
"""The most candidates from one game."""
LEAST_DISPUTE = 0.2
"""The least share of the simple rules that leave, and that go on."""
LEAST_MARGIN: dict[Basis, float] = {"gems": 1.0, "win share": 0.03, "estimate": 0.04}
"""The least difference between both options: in gems, or in win chance."""
LEAST_STANDARD_ERRORS = 4.0
"""The least difference between two estimates, in standard errors."""
MOST_STATES = 40_000
"""The most states of an endgame: some hundredths of a second each."""
DIGITS = 4
SOLVERS = (*FIELD, "moody", "cautious", "bold", "veteran")
"""The rules of the field, and the bots that follow another rule or none; the champion gave the
answers, and the scholar would take minutes to wake."""
ROUNDS = 3
"""How often each bot answers each puzzle; bots that toss coins may answer differently."""
RATING_DIGITS = 3


class Candidate(NamedTuple):
    """A position that may become a puzzle."""

    record: Record
    game: Game
    seat: int


@dataclass(slots=True)
class Cell:
    """The puzzles of one rule set and one size of table."""

    edition: Edition
    seats: int
    first: int
    """Where in `ORDER` it begins."""
    found: int = 0
    games: int = 0
    """How many games were played for this cell."""

    @property
    def name(self) -> str:
        return f"{self.edition.name}, {self.seats} seats"

    @property
    def wanted(self) -> tuple[Kind, Choice]:
        """The kind of its next puzzle, and its answer."""
        return ORDER[(self.first + self.found) % len(ORDER)]


def find(
    seed: str,
    each: int = EACH,
    recorded: Iterable[Record] = (),
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Puzzle, ...]:
    """The puzzles of all cells, not rated yet; the same seed and records give the same ones."""
    places = product(rule_sets(), SEATS)
    cells = [Cell(*place, first) for first, place in enumerate(places)]
    given = list(recorded)
    found: dict[str, Puzzle] = {}
    for number in range(each):
        for place, cell in enumerate(cells):
            own = [record for record in given if _fits(record, cell)]
            if new := first_wanted(candidates(cell, seed, own), cell, found):
                key, puzzle = new
                found[key] = puzzle
                cell.found += 1
            progress(number * len(cells) + place + 1, each * len(cells))
    return tuple(found.values())


def _fits(record: Record, cell: Cell) -> bool:
    return record.edition == cell.edition and len(record.explorers) == cell.seats


def candidates(cell: Cell, seed: str, recorded: Iterable[Record] = ()) -> Iterator[Candidate]:
    """Positions of the kind that the cell wants, from recorded games and then from simulated."""
    for record in recorded:
        yield from _drawn(record, cell, np.random.default_rng([cell.found]))
    for _ in range(MOST_GAMES):
        own = f"{seed}/{cell.name}/{cell.games}"
        cell.games += 1
        chance = np.random.default_rng(list(own.encode()))
        names = [PLAYERS[each] for each in chance.integers(len(PLAYERS), size=cell.seats)]
        record = play_game(cell.edition, names, own).record
        yield from _drawn(record, cell, chance)


def _drawn(record: Record, cell: Cell, chance: np.random.Generator) -> Iterator[Candidate]:
    """Some positions of a game of the kind that the cell wants, and a seat of each, at random."""
    moments = [each for each in choices_in(record) if kind_of(each[0]) == cell.wanted[0]]
    drawn = 0
    for number in chance.permutation(len(moments)).tolist():
        game, history, _ = moments[number]
        if disputed(game):
            seat = game.inside[int(chance.integers(len(game.inside)))]
            yield Candidate(Record(record.edition, record.explorers, history), game, seat)
            drawn += 1
            if drawn == MOST_OF_ONE_GAME:
                return


def disputed(game: Game) -> bool:
    """Whether leaving brings something, and simple rules disagree on it.

    They see what is the same for all explorers inside.
    """
    if odds(game).leaving[0].points == 0:
        return False
    seen = view(game, game.inside[0], "open")
    rules = field_rules(len(game.explorers))
    share = float(sum(rule.leave_chance(seen) for rule in rules)) / len(rules)
    return LEAST_DISPUTE <= share <= 1 - LEAST_DISPUTE


def first_wanted(
    tried: Iterable[Candidate], cell: Cell, found: Container[str]
) -> tuple[str, Puzzle] | None:
    """The first clear and new puzzle with the answer that the cell wants, and its key.

    Without one it is the first with the other answer.
    """
    other = None
    for candidate in tried:
        key = position_key(candidate.game, candidate.seat)
        puzzle = None if key in found else puzzle_at(candidate)
        if puzzle is None:
            continue
        if puzzle.answer == cell.wanted[1]:
            return key, puzzle
        other = other or (key, puzzle)
    return other


def puzzle_at(candidate: Candidate) -> Puzzle | None:
    """The puzzle in a position; None if neither option is clearly better there."""
    game, seat = candidate.game, candidate.seat
    if kind_of(game) == "company":
        found = estimate(game, seat)
        error, rest = found.error, None
        basis: Basis = "estimate"
        values = chances = found.leave, found.go_on
    else:
        solved = solve(game, seat, MOST_STATES)
        if solved is None:
            return None
        error, rest = 0.0, solved.others
        basis = solved.payoff
        values = chances = solved.leave, solved.go_on
    if not clear(*values, basis, error):
        return None
    if basis == "gems":
        # Where the most gems and the best chance of winning are not the same, nothing is clear.
        found = estimate(game, seat)
        chances = found.leave, found.go_on
        differ = answer_of(*chances) != answer_of(*values)
        if differ and clear(*chances, "estimate", found.error):
            return None
    if max(chances) <= DECIDED or min(chances) >= 1 - DECIDED:
        return None
    return Puzzle(
        id=id_of(game, seat),
        record=to_text(candidate.record),
        seat=seat,
        basis=basis,
        leave=round(values[0], DIGITS),
        go_on=round(values[1], DIGITS),
        error=round(error, DIGITS),
        chances=(round(chances[0], DIGITS), round(chances[1], DIGITS)),
        others=tuple(
            round(each.leave_chance, DIGITS)
            for each in (others(game, seat) if rest is None else rest)
        ),
        mu=0.0,
        sigma=0.0,
    )


def clear(leave: float, go_on: float, basis: Basis, error: float = 0.0) -> bool:
    """Whether the difference between both options is large enough."""
    least = max(LEAST_MARGIN[basis], LEAST_STANDARD_ERRORS * error)
    return abs(leave - go_on) >= least


def rated(puzzles: Sequence[Puzzle], seed: str) -> tuple[Puzzle, ...]:
    """The puzzles with their ratings, the easiest first.

    A puzzle and a bot play a match: the puzzle wins if the answer is wrong. The matches come in
    random order.
    """
    views = [view(puzzle.game(), puzzle.seat, "open") for puzzle in puzzles]
    model = PlackettLuce()
    bots = {name: model.rating() for name in SOLVERS}
    found = [model.rating() for _ in puzzles]
    chance = np.random.default_rng(list(f"{seed}/ratings".encode()))
    for number in range(ROUNDS):
        for match in chance.permutation(len(puzzles) * len(SOLVERS)).tolist():
            at, which = divmod(match, len(SOLVERS))
            name, puzzle = SOLVERS[which], puzzles[at]
            bot = make_bot(name, f"{seed}/{number}/{puzzle.id}")
            right = bot.decide(views[at], ()) == puzzle.answer
            ranks = [0.0, 1.0] if right else [1.0, 0.0]
            ((bots[name],), (found[at],)) = model.rate([[bots[name]], [found[at]]], ranks=ranks)
    with_ratings = [
        replace(
            puzzle, mu=round(rating.mu, RATING_DIGITS), sigma=round(rating.sigma, RATING_DIGITS)
        )
        for puzzle, rating in zip(puzzles, found, strict=True)
    ]
    return tuple(sorted(with_ratings, key=lambda puzzle: (puzzle.mu, puzzle.id)))
