"""Why the table did not do what somebody asked for."""

from __future__ import annotations

from typing import Literal, get_args

from ..errors import TacoraError

Code = Literal[
    "already_started",
    "bad_name",
    "closed",
    "late",
    "no_hints",
    "no_such_bot",
    "no_such_person",
    "no_such_rule_set",
    "no_such_seat",
    "not_awaited",
    "not_host",
    "not_in_cave",
    "not_seated",
    "not_started",
    "not_your_seat",
    "numbers_missing",
    "played_by_bot",
    "seat_taken",
    "seats_taken",
    "table_full",
    "too_few_explorers",
    "unknown_person",
]

CODES: tuple[str, ...] = get_args(Code)


class Refused(TacoraError):
    """A request that cannot be granted now; the table is unchanged."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code
