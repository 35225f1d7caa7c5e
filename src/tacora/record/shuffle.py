"""The fair shuffle: a server's commitment, the numbers by seat, and the seed that they give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

BOUND, UNBOUND = "tacora-shuffle/2", "tacora-shuffle/1"
"""How a seed is made; in the older way the numbers were not bound to seats."""
COMMITMENT = "tacora-shuffle/1"
"""The first line of a commitment. It stayed when the combination changed, because open tables
had already published theirs."""
NUMBER_PATTERN = r"^[0-9a-f]{16,64}$(?!\n)"
"""The form of a client's random number: 64 to 256 bits in hexadecimal."""
SEED_PATTERN = r"^[0-9a-f]{32}$(?!\n)"
"""The form of a server seed: 128 bits in hexadecimal."""
OF_BOT, MISSING = "", "-"
"""The entry of a bot's seat, and of a person whose client added no number."""


def commitment_to(server_seed: str) -> str:
    """Return the hash of the server seed, which is published before the first card."""
    return sha256(f"{COMMITMENT}\n{server_seed}".encode()).hexdigest()


def dealing_seed(server_seed: str, numbers: Sequence[str], combination: str = BOUND) -> str:
    """Return the seed of the dealer, made of the server seed and the numbers.

    There is one entry per seat, in seat order. In the older combination there is one entry per
    person with a number.
    """
    lines = numbers
    if combination == BOUND:
        lines = [f"{seat}:{number}" for seat, number in enumerate(numbers)]
    return sha256("\n".join((combination, server_seed, *lines)).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What the cards of a game follow from, from one place of the game on."""

    server_seed: str = field(repr=False)
    numbers: tuple[str, ...]
    expedition: int = 1
    turn: int = 1
    """The expedition and the turn of the first card."""
    combination: str = BOUND

    @property
    def place(self) -> tuple[int, int]:
        return self.expedition, self.turn

    @property
    def commitment(self) -> str:
        """The hash of the server seed."""
        return commitment_to(self.server_seed)

    @property
    def seed(self) -> str:
        """The seed of the dealer; it is a secret while the game runs."""
        return dealing_seed(self.server_seed, self.numbers, self.combination)
