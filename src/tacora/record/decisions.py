"""The decisions of games as a table: one row for each explorer who decides, with named features."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..game import Game, Relic, Treasure
from .model import LEAVES, Record, last_game, replay

if TYPE_CHECKING:
    from polars import DataFrame

COLUMNS: dict[str, str] = {
    "game": "the number of the game, from 0",
    "expedition": "the number of the expedition, from 1",
    "turn": "the cards revealed in the expedition",
    "seat": "the seat that decides, from 0",
    "explorers": "the seats of the table",
    "inside": "the explorers in the cave, this one included",
    "carried": "the gems that this explorer carries",
    "pool": "the gems lying on the path",
    "traps": "the trap kinds on the path",
    "relics_on_path": "the relics on the path",
    "cards_left": "the cards that may still come",
    "danger_left": "how many of them would collapse the cave",
    "treasure_left": "the gems of all treasures that may still come",
    "relics_left": "the relics that may still come",
    "chest": "the gems in this explorer's chest",
    "points": "the safe points of this explorer: the chest and the relics",
    "best_other": "the most safe points of another seat; 0 for a lone explorer",
    "leavers": "how many explorers leave now, this one included if it leaves",
    "end_points": "this explorer's points at the end of the game; empty in an unfinished game",
    "card": "the card that was revealed last, as in a record",
    "leaves": "the choice: true if the explorer leaves",
    "win_share": "1 for a victory, a part of it if it is shared, else 0; empty if unfinished",
}
"""The columns of a table of decisions, and what each of them means."""
NUMBERS = tuple(COLUMNS)[:-3]
"""The columns with whole numbers."""
SMALL = ("expedition", "seat", "explorers", "inside", "leavers")
"""The columns whose numbers fit into eight bits."""


def decisions(record: Record, number: int = 0) -> Iterator[dict[str, Any]]:
    """Each decision of a record as a row by column name; `number` is the game's number."""
    result = last_game(record).result
    before: Game | None = None
    for moment in replay(record):
        game, before = before, moment.game
        if game is None or game.awaits != "choices":
            continue
        turn = record.expeditions[moment.expedition - 1][moment.turn - 1]
        shared = {
            "game": number,
            "expedition": game.expedition,
            "turn": game.turn,
            "explorers": len(game.explorers),
            "inside": len(game.inside),
            "pool": game.pool,
            "traps": len(game.traps_on_path),
            "relics_on_path": len(game.relics_on_path),
            "cards_left": game.bag.total,
            "danger_left": sum(game.bag[trap] for trap in set(game.traps_on_path)),
            "treasure_left": sum(
                card.gems * copies
                for card, copies in game.bag.items()
                if isinstance(card, Treasure)
            ),
            "relics_left": sum(
                copies for card, copies in game.bag.items() if isinstance(card, Relic)
            ),
            "leavers": turn.choices.count(LEAVES),
            "card": str(turn.card),
        }
        for seat in game.inside:
            explorer = game.explorers[seat]
            others = [each.points for at, each in enumerate(game.explorers) if at != seat]
            won = result is not None and seat in result.winners
            row = shared | {
                "seat": seat,
                "carried": explorer.carried,
                "chest": explorer.chest,
                "points": explorer.points,
                "best_other": max(others, default=0),
                "end_points": None if result is None else result.points[seat],
                "leaves": turn.choices[seat] == LEAVES,
                "win_share": None if result is None else 1 / len(result.winners) if won else 0.0,
            }
            yield {name: row[name] for name in COLUMNS}


def frame(records: Iterable[Record], first: int = 0) -> DataFrame:
    """The decisions of records as a polars data frame, the games numbered from `first`."""
    rows = [
        row
        for number, record in enumerate(records, start=first)
        for row in decisions(record, number)
    ]
    return frame_of({name: [row[name] for row in rows] for name in COLUMNS})


def frame_of(columns: Mapping[str, Sequence[Any]]) -> DataFrame:
    """A data frame with the columns of decisions, of the same types every time."""
    import polars  # the extra `lab`

    return polars.DataFrame(columns, schema=schema())


def schema() -> dict[str, Any]:
    """The polars type of each column."""
    import polars

    kinds: dict[str, Any] = {
        name: polars.UInt8 if name in SMALL else polars.Int32 for name in NUMBERS
    }
    others = {"card": polars.String, "leaves": polars.Boolean, "win_share": polars.Float64}
    return kinds | {"game": polars.Int64} | others
