"""The fair shuffle: its commitment, its seed, and the proof that a record holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal

from ..dealer import PROCEDURE, Dealer
from ..game import Game
from .model import Record, RecordError, replay
from .text import to_text

COMBINATION = "tacora-shuffle/1"
NUMBER_PATTERN = r"^[0-9a-f]{16,64}$(?!\n)"
"""The form of a client's random number: 64 to 256 bits in hexadecimal."""
SEED_PATTERN = r"^[0-9a-f]{32}$(?!\n)"
"""The form of a server seed: 128 bits in hexadecimal."""
FIELD = "shuffle"
PROMISES = ("combination", "commitment", "server_seed", "numbers", "digest")
"""The fields of a server's proof; if a record has one of them, all are checked."""
Proved = Literal["commitment", "seed"]
"""How the cards were verified: with a server's commitment, or with a seed only."""


def commitment_to(server_seed: str) -> str:
    """Return the hash of the server seed, which is published before the first card."""
    return sha256(f"{COMBINATION}\n{server_seed}".encode()).hexdigest()


def dealing_seed(server_seed: str, numbers: Sequence[str]) -> str:
    """Return the seed of the dealer, made of the server seed and all numbers in seat order."""
    return sha256("\n".join((COMBINATION, server_seed, *numbers)).encode()).hexdigest()


def proof(dealer: Dealer) -> dict[str, str]:
    """Return the proof of a deal without a server: the procedure and the seed."""
    return {"procedure": PROCEDURE, "seed": dealer.seed}


def digest_of(record: Record) -> str:
    """Return a hash of the whole game, so that every changed choice is found."""
    return sha256(to_text(record).encode()).hexdigest()


def full_proof(record: Record, server_seed: str, numbers: Sequence[str]) -> dict[str, Any]:
    """Return the proof of a deal with a server's commitment and the numbers of clients."""
    return {
        **proof(Dealer(dealing_seed(server_seed, numbers))),
        "combination": COMBINATION,
        "commitment": commitment_to(server_seed),
        "server_seed": server_seed,
        "numbers": list(numbers),
        "digest": digest_of(record),
    }


def _check_combination(record: Record, shuffle: dict[str, Any]) -> None:
    """Raise a `RecordError` if the seed does not follow from commitment and numbers."""
    if shuffle.get("combination") != COMBINATION:
        raise RecordError(f"shuffle: the combination {COMBINATION!r} was awaited")
    server_seed, numbers = shuffle.get("server_seed"), shuffle.get("numbers")
    if not isinstance(server_seed, str) or not isinstance(numbers, list):
        raise RecordError("shuffle: a server's seed and a list of numbers were awaited")
    # Other texts could be split into lines in more than one way, or have no UTF-8 form.
    if not re.match(SEED_PATTERN, server_seed):
        raise RecordError("shuffle: the server's seed is not 32 hexadecimal digits")
    if not all(isinstance(each, str) and re.match(NUMBER_PATTERN, each) for each in numbers):
        raise RecordError("shuffle: a number is not 16 to 64 hexadecimal digits")
    if commitment_to(server_seed) != shuffle.get("commitment"):
        raise RecordError("shuffle: the server's seed is not the one it was committed to")
    if dealing_seed(server_seed, numbers) != shuffle.get("seed"):
        raise RecordError("shuffle: the seed does not follow from the server's and the numbers")
    if digest_of(record) != shuffle.get("digest"):
        raise RecordError("shuffle: the game is not the one that the proof was made for")


def _promises(shuffle: dict[str, Any]) -> bool:
    return not shuffle.keys().isdisjoint(PROMISES)


def seed_of(record: Record) -> str | None:
    """Return the checked seed of the deal, or None if the record has none that we can use."""
    shuffle = record.extra.get(FIELD)
    if not isinstance(shuffle, dict):
        return None
    if shuffle.get("procedure") != PROCEDURE:
        if _promises(shuffle):
            raise RecordError(f"shuffle: the procedure {PROCEDURE!r} was awaited")
        return None
    if _promises(shuffle):
        _check_combination(record, shuffle)
    seed = shuffle.get("seed")
    return seed if isinstance(seed, str) else None


def verify_shuffle(record: Record) -> Proved | None:
    """Recompute every card, and return what proves them; None if the record has no seed.

    Raises a `RecordError` if the seed deals another card.
    """
    seed = seed_of(record)
    if seed is None:
        return None
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
    return "commitment" if _promises(record.extra[FIELD]) else "seed"
