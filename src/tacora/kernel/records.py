"""The games that the kernel plays, card by card, and their records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple

import numpy as np

from ..game import Card, Edition, Result
from ..policies import Policy
from ..record import History, Record, Turn
from ..statistics import WIDTH, Statistics
from .chance import seed_keys
from .layout import (
    AWAITS,
    CHEST,
    EXPEDITION,
    INSIDE,
    NOTHING,
    RELIC_POINTS,
    RELICS,
    Ints,
    KernelError,
)
from .play import NOBODY, RESULT, TAPED, UNTAPED, WON, dictate_many, engine_for, most_turns
from .rules import Rules, card_kinds, rules_for

AT_A_TIME = 1024
"""Games that are played before they are returned."""


class Taped(NamedTuple):
    """Some games, numbered from `first`, with all cards and choices."""

    first: int
    statistics: Statistics
    results: Ints
    """One row for each game: points, winners and the length of its tape."""
    tapes: Ints
    """For each game and turn: the card, and the mask of the leaving seats."""


def taped(
    edition: Edition, policies: Sequence[Policy], games: int, seed: int | str, first: int = 0
) -> Iterator[Taped]:
    """The same games that `simulate` plays with these arguments, some at a time."""
    rules = rules_for(edition, len(policies))
    engine = engine_for([policies])
    players: Any = engine.players_for([policies], None)
    for at in range(0, games, AT_A_TIME):
        size = min(AT_A_TIME, games - at)
        tapes = np.zeros((size, most_turns(rules), 2), np.int64)
        results = np.zeros((size, RESULT), np.int64)
        sums = np.zeros(WIDTH, np.int64)
        with np.errstate(over="ignore"):
            engine.play_games(
                rules.numbers,
                players,
                np.zeros(size, np.int64),
                rules.fresh,
                *seed_keys(seed),
                first + at,
                sums,
                results,
                tapes,
                UNTAPED,
            )
        yield Taped(first + at, Statistics(rules.seats, tuple(sums.tolist())), results, tapes)


def records(
    edition: Edition,
    policies: Sequence[Policy],
    games: int,
    seed: int | str = 0,
    *,
    explorers: Sequence[str] = (),
    first: int = 0,
) -> Iterator[Record]:
    """The records of the same games that `simulate` plays with these arguments."""
    names = tuple(explorers) or tuple(f"seat {seat}" for seat in range(len(policies)))
    if len(names) != len(policies):
        raise KernelError(f"{len(policies)} names are needed, one for each seat, not {len(names)}")
    for some in taped(edition, policies, games, seed, first):
        for history, _ in histories(edition, len(names), some):
            yield Record(edition, names, history)


def histories(edition: Edition, seats: int, some: Taped) -> Iterator[tuple[History, Result]]:
    """The turns and the result of each game."""
    rules = rules_for(edition, seats)
    kinds = card_kinds(edition)
    for tape, result in zip(some.tapes, some.results, strict=True):
        yield _history(edition, rules, kinds, tape[: result[TAPED]], int(result[WON]))


def _history(
    edition: Edition, rules: Rules, kinds: tuple[Card, ...], tape: Ints, won: int
) -> tuple[History, Result]:
    """The turns of a tape, split into expeditions, and the result."""
    trace = np.zeros((1, 2 * len(tape), rules.deck), np.int64)
    moves = np.zeros(1, np.int64)
    dictate_many(rules.numbers, rules.fresh, tape[None], np.array([len(tape)]), trace, moves)
    assert moves[0] > 0, "the kernel plays legal games"
    expeditions: list[tuple[Turn, ...]] = []
    turns: list[Turn] = []
    inside = (1 << rules.seats) - 1
    move = 0
    after = trace[0, 0]
    for kind, leaving in tape.tolist():
        text = ""
        move += 1
        if leaving != NOBODY:
            text = "".join(
                "." if not inside >> seat & 1 else "-" if leaving >> seat & 1 else "+"
                for seat in range(rules.seats)
            )
            move += 1
        turns.append(Turn(kinds[kind], text))
        after = trace[0, move - 1]
        inside = int(after[INSIDE])
        if after[EXPEDITION] > len(expeditions) + 1 or after[AWAITS] == NOTHING:
            expeditions.append(tuple(turns))
            turns = []
    each = np.arange(rules.seats)
    points = tuple((after[CHEST + each] + after[RELIC_POINTS + each]).tolist())
    relics = tuple(after[RELICS + each].tolist())
    winners = tuple(seat for seat in range(rules.seats) if won >> seat & 1)
    tied: Literal["shared", "play again"] = "shared" if edition.tie == "shared" else "play again"
    outcome = "won" if len(winners) == 1 else tied
    return tuple(expeditions), Result(points, relics, winners, outcome)
