"""The fair shuffle, and its proof in a record: write it, check it, compare it with notes.

The server publishes a commitment to its seed. Clients add a number for each seat. The seed and the
numbers together give the seed of the dealer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal

from ..dealer import BY_COPY, PROCEDURE, Dealer
from ..game import Game
from .began import began_of, deal
from .model import Record, RecordError, bots_of, replay
from .text import to_text

BOUND, UNBOUND = "tacora-shuffle/2", "tacora-shuffle/1"
"""How a seed is made; in the older way the numbers were not bound to seats."""
DAILY = "tacora-daily/1"
"""The combination of a daily cave. Its commitments begin with it too, so a commitment says whether
a game is one, and by which procedure its cards are drawn."""
COMMITMENT = "tacora-shuffle/1"
"""The first line of a commitment. It stayed when the combination changed, because open tables
had already published theirs."""
NUMBER_PATTERN = r"^[0-9a-f]{16,64}$(?!\n)"
"""The form of a client's random number: 64 to 256 bits in hexadecimal."""
SEED_PATTERN = r"^[0-9a-f]{32}$(?!\n)"
"""The form of a server seed: 128 bits in hexadecimal."""
OF_BOT, MISSING = "", "-"
"""The entry of a bot's seat, and of a person whose client added no number."""

SHUFFLE_FIELD = "shuffle"
LEFT = "left"
"""The field of a record with the seats of bots that have a number in the shuffle: the person left
and a bot played on, or a program from outside played."""
PROMISES = ("combination", "commitment", "server_seed", "numbers", "anew", "digest")
"""The fields of a server's proof; if a record has one of them, all are checked."""
Proved = Literal["commitment", "given", "unbound", "seed"]
"""How the cards were verified: with a server's commitment and numbers by seat, the same from the
moment on from which the game was played on, with numbers that were not bound to seats, or with a
seed only."""


def commitment_to(server_seed: str, combination: str = BOUND) -> str:
    """Return the hash of the server seed, which is published before the first card."""
    kind = DAILY if combination == DAILY else COMMITMENT
    return sha256(f"{kind}\n{server_seed}".encode()).hexdigest()


def dealing_seed(server_seed: str, numbers: Sequence[str], combination: str = BOUND) -> str:
    """Return the seed of the dealer, made of the server seed and the numbers.

    There is one entry per seat, in seat order. In the older combination there is one entry per
    person with a number.
    """
    lines = numbers
    if combination != UNBOUND:
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
        return commitment_to(self.server_seed, self.combination)

    @property
    def procedure(self) -> str:
        """How the cards are drawn."""
        return BY_COPY if self.combination == DAILY else PROCEDURE

    @property
    def dealer(self) -> Dealer:
        """The dealer of these cards; it is a secret while the game runs."""
        return Dealer(self.seed, self.procedure)

    @property
    def seed(self) -> str:
        """The seed of the dealer; it is a secret while the game runs."""
        return dealing_seed(self.server_seed, self.numbers, self.combination)


@dataclass(frozen=True, slots=True)
class Noted:
    """What a person noted: a commitment before its first card, and the numbers told with it."""

    commitment: str
    numbers: Mapping[int, str]
    """By seat; not every seat has to be there."""


def proof(dealer: Dealer) -> dict[str, str]:
    """Return the proof of a deal without a server: the procedure and the seed."""
    return {"procedure": PROCEDURE, "seed": dealer.seed}


def digest_of(record: Record) -> str:
    """Return a hash of the whole game, so that every changed choice is found."""
    return sha256(to_text(record).encode()).hexdigest()


def full_proof(record: Record, shuffles: Sequence[Shuffle]) -> dict[str, Any]:
    """Return the proof of a deal with a server's commitments and the numbers of clients."""
    first, *anew = shuffles
    said: dict[str, Any] = {"procedure": first.procedure, **_part(first)}
    if anew:
        said["anew"] = [
            {"expedition": each.expedition, "turn": each.turn, **_part(each)} for each in anew
        ]
    return {**said, "digest": digest_of(record)}


def _part(shuffle: Shuffle) -> dict[str, Any]:
    return {
        "seed": shuffle.seed,
        "combination": shuffle.combination,
        "commitment": shuffle.commitment,
        "server_seed": shuffle.server_seed,
        "numbers": list(shuffle.numbers),
    }


def shuffles_of(record: Record) -> tuple[Shuffle, ...]:
    """Return the shuffles of a server's proof, checked; empty if the record has no such proof."""
    said = record.extra.get(SHUFFLE_FIELD)
    if not isinstance(said, dict) or said.keys().isdisjoint(PROMISES):
        return ()
    daily = said.get("combination") == DAILY
    if said.get("procedure") != (procedure := BY_COPY if daily else PROCEDURE):
        raise RecordError(f"shuffle: the procedure {procedure!r} was awaited")
    anew = said.get("anew", [])
    if not isinstance(anew, list) or not all(isinstance(each, dict) for each in anew):
        raise RecordError("shuffle: a list of further shuffles was awaited")
    shuffles = [_read(said, _first(record))]
    for each in anew:
        place = (each.get("expedition"), each.get("turn"))
        if not all(type(number) is int and number > 0 for number in place):
            raise RecordError("shuffle: the place of a further shuffle was awaited")
        if place < shuffles[-1].place or place == (1, 1):
            raise RecordError("shuffle: a further shuffle begins before the one that it follows")
        shuffles.append(_read(each, place))
    if len({each.commitment for each in shuffles}) < len(shuffles):
        raise RecordError("shuffle: a further shuffle has the secret of one before it")
    for number, shuffle in enumerate(shuffles):
        if shuffle.combination != UNBOUND:
            _check_seats(record, shuffle, at_start=number == 0)
    if digest_of(record) != said.get("digest"):
        raise RecordError("shuffle: the game is not the one that the proof was made for")
    return tuple(shuffles)


def _first(record: Record) -> tuple[int, int]:
    """Return the place of the first card that was dealt in this game."""
    began = began_of(record)
    return began.first if began else (1, 1)


def _read(said: Mapping[str, Any], place: tuple[Any, Any]) -> Shuffle:
    """Return one shuffle; raise a `RecordError` if its seed does not follow from the rest."""
    combination = said.get("combination")
    if combination != BOUND and (combination not in (UNBOUND, DAILY) or place != (1, 1)):
        raise RecordError(f"shuffle: the combination {BOUND!r} was awaited")
    server_seed, numbers = said.get("server_seed"), said.get("numbers")
    if not isinstance(server_seed, str) or not isinstance(numbers, list):
        raise RecordError("shuffle: a server's seed and a list of numbers were awaited")
    # Other texts could be split into lines in more than one way, or have no UTF-8 form.
    if not re.match(SEED_PATTERN, server_seed):
        raise RecordError("shuffle: the server's seed is not 32 hexadecimal digits")
    others = () if combination == UNBOUND else (OF_BOT, MISSING)
    if not all(
        isinstance(each, str) and (each in others or re.match(NUMBER_PATTERN, each))
        for each in numbers
    ):
        raise RecordError("shuffle: a number is not 16 to 64 hexadecimal digits")
    if combination == DAILY and numbers != [MISSING, *(OF_BOT for _ in numbers[1:])]:
        raise RecordError("shuffle: nobody adds a number to a daily cave")
    shuffle = Shuffle(server_seed, tuple(numbers), *place, combination)
    if shuffle.commitment != said.get("commitment"):
        raise RecordError("shuffle: the server's seed is not the one it was committed to")
    if shuffle.seed != said.get("seed"):
        raise RecordError("shuffle: the seed does not follow from the server's and the numbers")
    return shuffle


def _check_seats(record: Record, shuffle: Shuffle, *, at_start: bool) -> None:
    """Raise a `RecordError` unless each seat has one entry, and bots have no number."""
    seats, bots = len(record.explorers), bots_of(record)
    if len(shuffle.numbers) != seats:
        raise RecordError(f"shuffle: {len(shuffle.numbers)} numbers for {seats} seats")
    if bots is None:
        raise RecordError("shuffle: the record does not say which seats had bots")
    left = record.extra.get(LEFT, [])
    if not isinstance(left, list) or not all(
        type(seat) is int and 0 <= seat < seats for seat in left
    ):
        raise RecordError("shuffle: a list of the seats that people left was awaited")
    for seat, number in enumerate(shuffle.numbers):
        if number == OF_BOT and (not bots[seat] or (at_start and seat in left)):
            raise RecordError(f"shuffle: seat {seat} had a person, and has the entry of a bot")
        if number != OF_BOT and bots[seat] and seat not in left:
            raise RecordError(f"shuffle: seat {seat} had a bot, and has the entry of a person")


def check_noted(record: Record, notes: Sequence[Noted]) -> None:
    """Raise a `RecordError` if the proof is not what a person noted during the game.

    A person who was there has a note of every commitment of the game.
    """
    shuffles = {shuffle.commitment: shuffle for shuffle in shuffles_of(record)}
    for note in notes:
        if note.commitment not in shuffles:
            raise RecordError(f"shuffle: the game does not prove the commitment {note.commitment}")
        _check_note(shuffles.pop(note.commitment), note)
    for commitment, each in shuffles.items():
        raise RecordError(
            f"expedition {each.expedition}, turn {each.turn}: "
            f"shuffled with the commitment {commitment}, which was not noted"
        )


def _check_note(shuffle: Shuffle, note: Noted) -> None:
    # A commitment does not say which combination follows, so a server could go back to the older.
    if shuffle.combination == UNBOUND:
        raise RecordError(
            "shuffle: the numbers of this game were not bound to seats, "
            f"so it does not prove the commitment {note.commitment}"
        )
    for seat, number in sorted(note.numbers.items()):
        if not 0 <= seat < len(shuffle.numbers):
            raise RecordError(f"shuffle: there is no seat {seat}")
        if shuffle.numbers[seat] != number:
            raise RecordError(
                f"shuffle: seat {seat} has {shuffle.numbers[seat]!r}, and {number!r} was noted"
            )


def _dealers(record: Record) -> list[tuple[tuple[int, int], Dealer]]:
    """Return the checked dealers, each with the place of its first card; empty if there is none."""
    shuffles = shuffles_of(record)
    if shuffles:
        return [(each.place, each.dealer) for each in shuffles]
    said = record.extra.get(SHUFFLE_FIELD)
    if not isinstance(said, dict) or said.get("procedure") != PROCEDURE:
        return []
    seed = said.get("seed")
    return [(_first(record), Dealer(seed))] if isinstance(seed, str) else []


def seed_of(record: Record) -> str | None:
    """Return the checked seed of the next card, or None if the record has none that we can use."""
    dealers = [dealer for _, dealer in _dealers(record)]
    return dealers[-1].seed if dealers and dealers[-1].procedure == PROCEDURE else None


def verify_shuffle(record: Record) -> Proved | None:
    """Recompute every card, and return what proves them; None if the record has no seed.

    Cards that were given before the game began prove nothing, and are not compared. Raises a
    `RecordError` if the seed deals another card.
    """
    dealers, began = _dealers(record), began_of(record)
    if not dealers:
        return None
    before: Game | None = None
    for moment in replay(record):
        if before is not None and before.awaits == "card":
            place = (moment.expedition, moment.turn)
            dealing = [dealer for start, dealer in dealers if start <= place]
            played = record.expeditions[moment.expedition - 1][moment.turn - 1].card
            dealt = deal(before, dealing[-1], began) if dealing else played
            if dealt != played:
                raise RecordError(
                    f"expedition {moment.expedition}, turn {moment.turn}: "
                    f"the seed deals {dealt}, not {played}"
                )
        before = moment.game
    shuffles = shuffles_of(record)
    if not shuffles:
        return "seed"
    if not all(each.combination != UNBOUND for each in shuffles):
        return "unbound"
    return "given" if began else "commitment"
