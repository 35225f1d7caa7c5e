"""The messages of the socket as types, their JSON Schema, and the summary of a table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args

import msgspec
from msgspec import Meta, Struct

from ..game import Choice
from ..table import Table, messages, options, people, wire
from ..table.messages import Code
from ..table.state import Phase
from .structs import MESSAGE_LIMITS, MessageId, dataclass_of, struct_of

if TYPE_CHECKING:
    from ..table.options import Options as Options
    from ..table.people import Look as Look
    from ..table.wire import Happening as Happening
    from ..table.wire import ReplayView as ReplayView
    from ..table.wire import Snapshot as Snapshot
    from ..table.wire import TableView, You
else:
    # What the server sends are the table's dataclasses; these structs describe them in schemas.
    Happening = Union[  # noqa: UP007
        tuple(struct_of(each, "event") for each in get_args(wire.Happening))
    ]
    Options = struct_of(options.Options)
    Look = struct_of(people.Look)
    Snapshot = struct_of(wire.Snapshot)
    TableView = struct_of(wire.TableView)
    You = struct_of(wire.You)
    ReplayView = struct_of(wire.ReplayView)

FaultCode = Literal[
    "hello_first",
    "malformed",
    "no_such_table",
    "restarting",
    "too_fast",
    "unavailable",
]


class _Message(Struct, frozen=True, tag_field="type", tag=wire.tag, forbid_unknown_fields=True):
    id: MessageId


class Hello(_Message, frozen=True, rename={"as_": "as"}):
    """The first message: the role of the client, and the last version that it has seen."""

    since: Annotated[int, Meta(ge=0)] | None = None
    as_: Literal["seat", "spectator", "screen"] = "seat"


class Ping(_Message, frozen=True):
    """Ask for an `ack`, to see whether the connection works."""


ClientMessage = Hello | Ping | messages.AskHint | messages.Asked


class _Answer(Struct, frozen=True, tag_field="type", tag=wire.tag):
    pass


class Fresh(_Answer, frozen=True):
    """All that the client may see, and all that happened in the game; replaces what it had."""

    version: int
    table: TableView
    you: You | None
    story: tuple[Happening, ...]


class Update(_Answer, frozen=True, omit_defaults=True):
    """What happened up to a version.

    `table` and `you`, if given, replace what the client had. They are left out if only
    `choice_sealed` happened (that seat is now sealed, and no longer awaited) or `emoted`, which
    changes nothing.
    """

    version: int
    happened: tuple[Happening, ...]
    table: TableView | None = None
    you: You | None = None


class Ack(_Answer, frozen=True, omit_defaults=True):
    """The message with this id is accepted and durable, also if it is a copy of an earlier one."""

    id: str
    version: int
    now: int | None = None
    """The time of the server in the answer to `hello`; deadlines use this clock."""


class Hint(_Answer, frozen=True):
    """The win share of a seat's two choices now, and the choice of the champion."""

    id: str
    seat: int
    game: int
    expedition: int
    turn: int
    go_on: float
    leave: float
    error: float
    """The standard error of the difference of the two."""
    advice: Choice


class Refusal(_Answer, frozen=True):
    """The table refuses the message with this id; the current view comes with it."""

    id: str
    code: Code
    version: int
    table: TableView
    you: You | None


class Fault(_Answer, frozen=True):
    """A message could not be read or handled now; `id` is null if it had no readable id."""

    code: FaultCode
    id: str | None = None


class Restart(_Answer, frozen=True):
    """When the server will restart, in its own time; null if it will not after all.

    Nothing is lost: clients connect again, and every game goes on.
    """

    at: int | None


ServerMessage = Fresh | Update | Ack | Hint | Refusal | Fault | Restart


class FreshRaw(Struct, frozen=True, tag_field="type", tag="fresh"):
    """`Fresh` with parts that are already encoded."""

    version: int
    table: msgspec.Raw
    you: msgspec.Raw
    story: msgspec.Raw


class UpdateRaw(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """`Update` with parts that are already encoded."""

    version: int
    happened: msgspec.Raw
    table: msgspec.Raw | None = None
    you: msgspec.Raw | None = None


encoder = msgspec.json.Encoder()
CLIENT_MESSAGE: Any = Union[  # noqa: UP007
    tuple(
        each if issubclass(each, Struct) else struct_of(each, "type", MESSAGE_LIMITS)
        for each in get_args(ClientMessage)
    )
]
"""The messages of a client as msgspec reads them."""
_decoder = msgspec.json.Decoder(CLIENT_MESSAGE)


def read_message(text: str) -> ClientMessage:
    """Return a client's message; raise an error of msgspec if the text is none."""
    message: ClientMessage = dataclass_of(_decoder.decode(text))
    return message


class _Id(Struct):
    id: MessageId


_id_decoder = msgspec.json.Decoder(_Id)


def id_of(data: object) -> str | None:
    """Return the id of a message that is not accepted, or None if it has no readable id."""
    try:
        return _id_decoder.decode(data).id if isinstance(data, str) else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


@cache
def message_schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages, of clients and of the server."""
    (client, server), definitions = msgspec.json.schema_components(
        [CLIENT_MESSAGE, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Tacora table",
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


class Summary(Struct, frozen=True):
    """A table in a list: only what everybody may see of it."""

    table: str
    phase: Phase
    options: Options
    host: str | None
    taken: int
    seats: int
    invite: str = ""


def summary_of(table: Table) -> Summary:
    """Return the summary of a table."""
    host = table.person(table.host)
    return Summary(
        table=table.id,
        phase=table.phase,
        options=table.options,
        host=host.name if host else None,
        taken=len(table.taken()),
        seats=len(table.seats),
        invite=table.invite,
    )
