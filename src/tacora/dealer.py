"""Chance: a seed determines every deal, as `docs/fair-shuffle.md` says."""

from __future__ import annotations

import secrets
from hashlib import sha256

from .game import Card, Game

PROCEDURE, BY_COPY = "tacora-deal/1", "tacora-deal/2"
"""How the next card is drawn. By copy, a card that is missing changes no other draw."""
BOTS_PROCEDURE = "tacora-bots/1"


def number_below(limit: int, seed: str, *where: object) -> int:
    """A number from 0 to limit - 1, each with exactly the same chance.

    It is the first 64 bits of SHA-256 over the procedure's name, the seed, the purpose
    (`where`) and the attempt's number, modulo the limit. An attempt in the incomplete
    last round of 64-bit numbers is rejected, so no remainder is more likely.
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
    """Deals the cards of one game; a deal depends on the seed and the moment only."""

    __slots__ = ("procedure", "seed")

    def __init__(self, seed: str | None = None, procedure: str = PROCEDURE) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.procedure = procedure

    @property
    def bots_seed(self) -> str:
        """The seed of the bots' random choices; it reveals nothing about the cards.

        The dealer's own seed gives away every card, so no bot gets it.
        """
        text = f"{BOTS_PROCEDURE}\n{self.seed}"
        return sha256(text.encode(errors="surrogatepass")).hexdigest()

    def deal(self, game: Game) -> Card:
        """The next card; every copy of every card that may still come is equally likely."""
        if self.procedure == BY_COPY:
            return self._lowest(game)
        place = number_below(game.bag.total, self.seed, "card", game.expedition, game.turn + 1)
        return game.bag.card_at(place)

    def _lowest(self, game: Game) -> Card:
        """The card of the copy with the lowest hash.

        So two games with the same seed get the same card at the same place, unless it is missing
        in one of them.
        """
        where = f"{BY_COPY}\n{self.seed}\ncard\n{game.expedition}\n{game.turn + 1}"
        copies = [(card, copy) for card, count in game.bag.items() for copy in range(1, count + 1)]
        hashed = [
            sha256(f"{where}\n{card}\n{copy}".encode(errors="surrogatepass")).digest()
            for card, copy in copies
        ]
        return copies[hashed.index(min(hashed))][0]

    def leader(self, game: Game) -> int | None:
        """The seat that turns the cards: drawn at first, then one further in each expedition."""
        if game.edition.leader == "nobody":
            return None
        seats = len(game.explorers)
        return (number_below(seats, self.seed, "leader") + game.expedition - 1) % seats
