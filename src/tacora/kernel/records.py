"""Records of games that the kernel plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from ..game import Card, Edition
from ..policies import Policy
from ..record import History, Record, Turn
from ..statistics import WIDTH
from .chance import seed_keys
from .layout import AWAITS, EXPEDITION, INSIDE, NOTHING, Ints, KernelError
from .play import NOBODY, RESULT, TAPED, UNTAPED, dictate_many, engine_for, most_turns
from .rules import Rules, card_kinds, rules_for

AT_A_TIME = 256
"""Games that are played before their records are returned."""


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
    rules = rules_for(edition, len(policies))
    engine = engine_for([policies])
    players = engine.players_for([policies], None)
    kinds = card_kinds(edition)
    for at in range(0, games, AT_A_TIME):
        size = min(AT_A_TIME, games - at)
        tapes = np.zeros((size, most_turns(rules), 2), np.int64)
        results = np.zeros((size, RESULT), np.int64)
        with np.errstate(over="ignore"):
            engine.play_games(
                rules.numbers,
                players,
                np.zeros(size, np.int64),
                rules.fresh,
                *seed_keys(seed),
                first + at,
                np.zeros(WIDTH, np.int64),
                results,
                tapes,
                UNTAPED,
            )
        for tape, result in zip(tapes, results, strict=True):
            yield Record(edition, names, _expeditions(rules, kinds, tape[: result[TAPED]]))


def _expeditions(rules: Rules, kinds: tuple[Card, ...], tape: Ints) -> History:
    """The turns of a tape, split into expeditions."""
    trace = np.zeros((1, 2 * len(tape), rules.deck), np.int64)
    moves = np.zeros(1, np.int64)
    dictate_many(rules.numbers, rules.fresh, tape[None], np.array([len(tape)]), trace, moves)
    assert moves[0] > 0, "the kernel plays legal games"
    expeditions: list[tuple[Turn, ...]] = []
    turns: list[Turn] = []
    inside = (1 << rules.seats) - 1
    move = 0
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
    return tuple(expeditions)
