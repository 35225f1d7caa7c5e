"""What a client notes of a shuffle while the server's secret is sealed, to check it afterwards."""

from __future__ import annotations

from ..record import Noted, RecordError, began_of, check_noted, from_json, verify_shuffle
from ..table.wire import BeganView, TableView, You, began_view


class ShuffleNotes:
    """The commitments of one game, the numbers told with each, and the client's own numbers."""

    def __init__(self) -> None:
        self._noted: dict[str, Noted] = {}
        self._own: dict[str, str] = {}
        """The own number that counts, by commitment."""
        self._seats: tuple[int, ...] = ()
        self._began: BeganView | None = None
        """Where the game was told to begin before its first card."""

    def see(self, table: TableView, you: You | None) -> None:
        """Note what a view tells of the shuffle; what was told first counts."""
        commitment, numbers = table.shuffle.commitment, table.shuffle.numbers
        if table.phase == "open":
            if commitment not in self._noted:  # the shuffle of the next game
                self._noted, self._own = {commitment: Noted(commitment, {})}, {}
            self._began = table.began
        elif table.phase == "playing" and table.game is not None:
            known = self._noted.get(commitment)
            if known is None or not known.numbers:
                self._noted[commitment] = Noted(commitment, dict(enumerate(numbers)))
                self._seats = you.seats if you else ()

    def added(self, commitment: str, number: str) -> None:
        """Note that a number counts, the last one of a commitment."""
        self._own[commitment] = number

    def check(self, record: str) -> None:
        """Raise a `RecordError` if a record, as JSON, does not prove what was noted."""
        read = from_json(record)
        if verify_shuffle(read) not in ("commitment", "given"):
            raise RecordError("shuffle: the record does not prove a commitment")
        if began_view(began_of(read)) != self._began:
            raise RecordError("began: another beginning was told before the first card")
        check_noted(read, list(self._noted.values()))
        for commitment, number in self._own.items():
            told = self._noted[commitment].numbers
            if told and any(told.get(seat) != number for seat in self._seats):
                raise RecordError("shuffle: the own number is not at the own seat")
