"""Chance: every deal follows from a seed, as `docs/fair-shuffle.md` says."""

from __future__ import annotations

import secrets
from hashlib import sha256

from .game import Card, Game

PROCEDURE = "tacora-deal/1"
BOTS_PROCEDURE = "tacora-bots/1"


def number_below(limit: int, seed: str, *where: object) -> int:
    """A number from 0 to limit - 1, every one with exactly the same chance.

    It is the first 64 bits of SHA-256 over the procedure's name, the seed, what it
    is for and an attempt's number, modulo the limit; an attempt in the incomplete
    last round of 64-bit numbers is thrown away, so no remainder is favoured.
    """
    complete = 2**64 - 2**64 % limit
    prefix = "\n".join((PROCEDURE, seed, *map(str, where)))
    attempt = 0
    while True:
        digest = sha256(f"{prefix}\n{attempt}".encode(errors="surrogatepass")).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < complete:
            return number % limit
        attempt += 1


class Dealer:
    """The owner of chance for one game; what it deals depends on the seed and the moment only."""

    __slots__ = ("seed",)

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed

    @property
    def bots_seed(self) -> str:
        """What bots leave to chance follows from this; the cards to come do not.

        Whoever holds the dealer's own seed can compute every card, so no bot is given it.
        """
        text = f"{BOTS_PROCEDURE}\n{self.seed}"
        return sha256(text.encode(errors="surrogatepass")).hexdigest()

    def deal(self, game: Game) -> Card:
        """The next card: each card that may still come, copy by copy, is equally likely."""
        place = number_below(game.bag.total, self.seed, "card", game.expedition, game.turn + 1)
        return game.bag.card_at(place)

    def leader(self, game: Game) -> int | None:
        """Who turns the cards in this expedition: lots at first, then always to the left."""
        if game.edition.leader == "nobody":
            return None
        seats = len(game.explorers)
        return (number_below(seats, self.seed, "leader") + game.expedition - 1) % seats
