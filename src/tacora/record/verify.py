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
"""What a client's number looks like: 64 to 256 bits in hexadecimal."""
SEED_PATTERN = r"^[0-9a-f]{32}$(?!\n)"
"""What a server's seed looks like: 128 bits in hexadecimal."""
FIELD = "shuffle"
PROMISES = ("combination", "commitment", "server_seed", "numbers", "digest")
"""What only a server's proof has: with one of them, all of it must hold."""
Proved = Literal["commitment", "seed"]
"""From what the cards were recomputed: what a server was committed to, or a bare seed."""


def commitment_to(server_seed: str) -> str:
    """What is published before the first card: it fixes the seed and tells nothing about it."""
    return sha256(f"{COMBINATION}\n{server_seed}".encode()).hexdigest()


def dealing_seed(server_seed: str, numbers: Sequence[str]) -> str:
    """The seed of the dealer: it follows from the server's seed and all numbers in seat order."""
    return sha256("\n".join((COMBINATION, server_seed, *numbers)).encode()).hexdigest()


def proof(dealer: Dealer) -> dict[str, str]:
    """What stands in a record beside the game, so that anybody can recompute the deal."""
    return {"procedure": PROCEDURE, "seed": dealer.seed}


def digest_of(record: Record) -> str:
    """A check of the whole game, so that a changed choice shows even where no point changes."""
    return sha256(to_text(record).encode()).hexdigest()


def full_proof(record: Record, server_seed: str, numbers: Sequence[str]) -> dict[str, Any]:
    """The proof of a deal to which a server was committed and clients added numbers."""
    return {
        **proof(Dealer(dealing_seed(server_seed, numbers))),
        "combination": COMBINATION,
        "commitment": commitment_to(server_seed),
        "server_seed": server_seed,
        "numbers": list(numbers),
        "digest": digest_of(record),
    }


def _check_combination(record: Record, shuffle: dict[str, Any]) -> None:
    """Refuse a seed that does not follow from what was committed to and what was added."""
    if shuffle.get("combination") != COMBINATION:
        raise RecordError(f"shuffle: the combination {COMBINATION!r} was awaited")
    server_seed, numbers = shuffle.get("server_seed"), shuffle.get("numbers")
    if not isinstance(server_seed, str) or not isinstance(numbers, list):
        raise RecordError("shuffle: a server's seed and a list of numbers were awaited")
    # Lines of any other look could be cut in more than one way, or have no bytes at all.
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
    """The seed of the deal where the record gives one that we can recompute."""
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
    """From what every card was recomputed; a card that the seed does not give is an error."""
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
