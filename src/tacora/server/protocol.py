"""The messages of the socket, and their schema, from the same types."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..table import wire
from ..table.log import Choice
from ..table.messages import Asked, AskHint, MessageId, _Message, _tag
from ..table.refusal import Code

FaultCode = Literal[
    "hello_first",
    "malformed",
    "no_such_table",
    "too_fast",
    "unavailable",
]


class Hello(_Message, frozen=True, rename={"as_": "as"}):
    """The first message: who one wants to be, and the last version one has seen."""

    since: Annotated[int, Meta(ge=0)] | None = None
    as_: Literal["seat", "spectator", "screen"] = "seat"


class Ping(_Message, frozen=True):
    """Is anybody there?"""


ClientMessage = Hello | Ping | AskHint | Asked


class _Answer(Struct, frozen=True, tag_field="type", tag=_tag):
    pass


class Fresh(_Answer, frozen=True):
    """Everything one may see, and all that happened in the game; what one had before is void."""

    version: int
    table: wire.TableView
    you: wire.You | None
    story: tuple[wire.Happening, ...]


class Update(_Answer, frozen=True, omit_defaults=True):
    """What happened up to a version.

    `table` and `you` replace what one had, where they are given. They are left out
    where nothing happened but `choice_sealed`: that seat is now sealed, no longer awaited.
    """

    version: int
    happened: tuple[wire.Happening, ...]
    table: wire.TableView | None = None
    you: wire.You | None = None


class Ack(_Answer, frozen=True, omit_defaults=True):
    """The message with this id counts and is kept, also if it was sent before."""

    id: str
    version: int
    now: int | None = None
    """What the server's clock says, in the answer to `hello`; deadlines are by that clock."""


class Hint(_Answer, frozen=True):
    """What a seat's two options are worth now, in win share, and what the champion would do."""

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
    """The message with this id does not count; the present view says why."""

    id: str
    code: Code
    version: int
    table: wire.TableView
    you: wire.You | None


class Fault(_Answer, frozen=True):
    """A message that could not be read or handled now; `id` where it had a readable one."""

    code: FaultCode
    id: str | None = None


ServerMessage = Fresh | Update | Ack | Hint | Refusal | Fault


class FreshRaw(Struct, frozen=True, tag_field="type", tag="fresh"):
    """`Fresh` with parts that are encoded already."""

    version: int
    table: msgspec.Raw
    you: msgspec.Raw
    story: msgspec.Raw


class UpdateRaw(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """`Update` with parts that are encoded already."""

    version: int
    happened: msgspec.Raw
    table: msgspec.Raw | None = None
    you: msgspec.Raw | None = None


encoder = msgspec.json.Encoder()
client_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
server_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class _Id(Struct):
    id: MessageId


_id_decoder = msgspec.json.Decoder(_Id)


def id_of(data: object) -> str | None:
    """The id of a message that is not understood or not taken, where it has one."""
    try:
        return _id_decoder.decode(data).id if isinstance(data, str) else None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


@cache
def message_schema() -> dict[str, Any]:
    """The JSON Schema of all messages, both ways."""
    (client, server), definitions = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Tacora table",
        "$defs": {**definitions, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
