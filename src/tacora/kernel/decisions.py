"""The decisions of games that the kernel played, as columns of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ..compiled import jit
from ..game import Edition
from ..record.decisions import COLUMNS, NUMBERS, frame_of
from .layout import (
    CARDS,
    CARRIED,
    CHEST,
    DANGER,
    EXPEDITION,
    INSIDE,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS_LEFT,
    RELICS_ON_PATH,
    TRAPS,
    TREASURE,
    TURN,
    Ints,
)
from .moves import count, decide, reveal
from .play import NOBODY, TAPED, WON, find, set_up
from .records import Taped
from .rules import SEATS, card_kinds, rules_for

if TYPE_CHECKING:
    from polars import DataFrame

Columns = npt.NDArray[np.int32]
WIDTH = len(NUMBERS) + 3
"""The whole numbers, then the card, the choice and the winners of the game."""
CARD_COLUMN, LEAVES_COLUMN, WINNERS_COLUMN = range(len(NUMBERS), WIDTH)

assert tuple(COLUMNS) == (*NUMBERS, "card", "leaves", "win_share")


@jit
def count_decisions(r: Ints, moment: Ints, tapes: Ints, results: Ints) -> int:
    """The number of decisions in all games."""
    g = np.empty_like(moment)
    rows = 0
    for number in range(tapes.shape[0]):
        set_up(r, g, moment, number)
        for turn in range(results[number, TAPED]):
            reveal(r, g, find(r, g, tapes[number, turn, 0]))
            if tapes[number, turn, 1] != NOBODY:
                rows += count(g[INSIDE])
                decide(r, g, tapes[number, turn, 1])
    return rows


@jit
def write_decisions(r: Ints, moment: Ints, tapes: Ints, results: Ints, into: Columns) -> None:
    """Write the decisions of all games; a column of `into` is a row of the table."""
    g = np.empty_like(moment)
    at = 0
    for number in range(tapes.shape[0]):
        set_up(r, g, moment, number)
        won = results[number, WON]
        for turn in range(results[number, TAPED]):
            kind = tapes[number, turn, 0]
            leaving = tapes[number, turn, 1]
            reveal(r, g, find(r, g, kind))
            if leaving == NOBODY:
                continue
            for seat in range(r[SEATS]):
                if not g[INSIDE] >> seat & 1:
                    continue
                best = 0
                for other in range(r[SEATS]):
                    if other != seat:
                        best = max(best, g[CHEST + other] + g[RELIC_POINTS + other])
                into[0, at] = number
                into[1, at] = g[EXPEDITION]
                into[2, at] = g[TURN]
                into[3, at] = seat
                into[4, at] = r[SEATS]
                into[5, at] = count(g[INSIDE])
                into[6, at] = g[CARRIED]
                into[7, at] = g[POOL]
                into[8, at] = g[TRAPS]
                into[9, at] = g[RELICS_ON_PATH]
                into[10, at] = g[CARDS] - g[PATH]
                into[11, at] = g[DANGER]
                into[12, at] = g[TREASURE]
                into[13, at] = g[RELICS_LEFT]
                into[14, at] = g[CHEST + seat]
                into[15, at] = g[CHEST + seat] + g[RELIC_POINTS + seat]
                into[16, at] = best
                into[17, at] = count(leaving)
                into[18, at] = results[number, seat]
                into[CARD_COLUMN, at] = kind
                into[LEAVES_COLUMN, at] = leaving >> seat & 1
                into[WINNERS_COLUMN, at] = count(won) if won >> seat & 1 else 0
                at += 1
            decide(r, g, leaving)


def decisions_frame(edition: Edition, seats: int, some: Taped) -> DataFrame:
    """The decisions of some games as a data frame, like `tacora.record.frame` of their records."""
    import polars  # the extra `lab`

    rules = rules_for(edition, seats)
    played = rules.numbers, rules.fresh, some.tapes, some.results
    into: Columns = np.zeros((WIDTH, count_decisions(*played)), np.int32)
    write_decisions(*played, into)
    columns = dict(zip(COLUMNS, into, strict=True))
    kinds = polars.Series([str(card) for card in card_kinds(edition)])
    shares = np.array([0.0, *(1 / winners for winners in range(1, seats + 1))])
    return frame_of(
        columns
        | {
            "game": columns["game"].astype(np.int64) + some.first,
            "card": kinds.gather(columns["card"]),
            "leaves": columns["leaves"].astype(np.bool_),
            "win_share": shares[columns["win_share"]],
        }
    )
