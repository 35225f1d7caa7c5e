"""A fair shuffle: the server commits first, then every person's client adds a number."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

COMBINATION = "tacora-shuffle/1"
NUMBER_PATTERN = r"^[0-9a-f]{16,64}$(?!\n)"
"""What a client's number looks like: 64 to 256 bits in hexadecimal."""
SEED_PATTERN = r"^[0-9a-f]{32}$(?!\n)"
"""What a server's seed looks like: 128 bits in hexadecimal."""


def commitment_to(server_seed: str) -> str:
    """What is published before the first card: it fixes the seed and tells nothing about it."""
    return sha256(f"{COMBINATION}\n{server_seed}".encode()).hexdigest()


def dealing_seed(server_seed: str, numbers: Sequence[str]) -> str:
    """The seed of the dealer: it follows from the server's seed and all numbers in seat order."""
    return sha256("\n".join((COMBINATION, server_seed, *numbers)).encode()).hexdigest()
