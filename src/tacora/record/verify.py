"""The proof of a fair shuffle: every card recomputed from the seed in the record."""

from __future__ import annotations

from ..dealer import PROCEDURE, Dealer
from ..game import Game
from .model import Record, RecordError, replay

FIELD = "shuffle"


def proof(dealer: Dealer) -> dict[str, str]:
    """What stands in a record beside the game, so that anybody can recompute the deal."""
    return {"procedure": PROCEDURE, "seed": dealer.seed}


def seed_of(record: Record) -> str | None:
    """The seed of the deal where the record gives one that we can recompute."""
    shuffle = record.extra.get(FIELD)
    if not isinstance(shuffle, dict) or shuffle.get("procedure") != PROCEDURE:
        return None
    seed = shuffle.get("seed")
    return seed if isinstance(seed, str) else None


def verify_shuffle(record: Record) -> bool:
    """Whether every card was recomputed; a card that the seed does not give is an error."""
    seed = seed_of(record)
    if seed is None:
        return False
    dealer = Dealer(seed)
    before: Game | None = None
    for moment in replay(record):
        if before is not None and before.awaits == "card":
            dealt = dealer.deal(before)
            played = record.expeditions[moment.expedition - 1][moment.turn - 1].card
            if dealt != played:
                raise RecordError(
                    f"expedition {moment.expedition}, turn {moment.turn}: "
                    f"the seed deals {dealt}, not {played}"
                )
        before = moment.game
    return True
