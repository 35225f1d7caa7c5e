"""The table's dataclasses as msgspec structs: with tags, limits for input, cards as text.

msgspec encodes dataclasses, but to decode a union it needs tags, which only its own structs have.
So each dataclass that is read from a client or described in a schema gets a struct with the same
fields.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ..game import EXPEDITIONS, Relic, Trap, Treasure
from ..record import NUMBER_PATTERN
from ..table.handle import INVITE_CHARACTERS
from ..table.options import FEWEST_SEATS, FEWEST_SECONDS, MOST_SEATS, MOST_SECONDS, Options
from ..table.people import COLOURS, FACES, SHAPES, Look
from ..table.wire import tag

MessageId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
ShuffleNumber = Annotated[str, Meta(pattern=NUMBER_PATTERN)]
RawName = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
InviteKey = Annotated[str, Meta(pattern=rf"^([0-9a-f]{{{INVITE_CHARACTERS}}})?$(?!\n)")]

MESSAGE_LIMITS: Mapping[str, Any] = {
    "id": MessageId,
    "name": RawName,
    "seat": SeatNumber,
    "person": Annotated[int, Meta(ge=1)],
    "number": ShuffleNumber,
    "bot": Annotated[str, Meta(max_length=100)],
    "game": Annotated[int, Meta(ge=1)],
    "expedition": Annotated[int, Meta(ge=1, le=EXPEDITIONS)],
    "turn": Annotated[int, Meta(ge=1)],
}
"""The limits of the fields of clients' messages; a field name means the same in all messages."""

OPTION_LIMITS: Mapping[str, Any] = {
    "edition": Annotated[str, Meta(max_length=40)],
    "seats": Annotated[int, Meta(ge=FEWEST_SEATS, le=MOST_SEATS)],
    "seconds": Annotated[int, Meta(ge=FEWEST_SECONDS, le=MOST_SECONDS)],
}

LOOK_LIMITS: Mapping[str, Any] = {
    "colour": Annotated[int, Meta(ge=0, lt=COLOURS)],
    "shape": Annotated[int, Meta(ge=0, lt=SHAPES)],
    "face": Annotated[int, Meta(ge=0, lt=FACES)],
}

_structs: dict[type, type[Struct]] = {}
_kinds: dict[type[Struct], type] = {}


def struct_of(
    kind: type, tag_field: str | None = None, limits: Mapping[str, Any] | None = None
) -> type[Struct]:
    """Return the struct with the fields of a dataclass; with limits it forbids other fields."""
    if kind in _structs:
        return _structs[kind]
    hints = get_type_hints(kind)
    made = msgspec.defstruct(
        kind.__name__,
        [_field(each, hints[each.name], limits or {}) for each in fields(kind)],
        module=kind.__module__,
        namespace={"__doc__": _doc(kind)},
        tag_field=tag_field,
        tag=tag(kind.__name__) if tag_field else None,
        frozen=True,
        forbid_unknown_fields=limits is not None,
    )
    _structs[kind] = made
    _kinds[made] = kind
    return made


def dataclass_of(struct: Any) -> Any:
    """Return a struct as an instance of the dataclass from which its type was made."""
    kind = _kinds.get(type(struct))
    if kind is None:
        return struct
    values = msgspec.structs.astuple(struct)
    return kind(*[dataclass_of(each) if type(each) in _kinds else each for each in values])


def _doc(kind: type) -> str | None:
    """Return the docstring of a dataclass; if it has none, Python puts its signature there."""
    doc = kind.__doc__ or ""
    return None if doc.startswith(f"{kind.__name__}(") else doc


def _field(field: Field[Any], hint: Any, limits: Mapping[str, Any]) -> Any:
    wire = _wire(hint)
    if field.name in limits:
        wire = limits[field.name] | None if type(None) in get_args(hint) else limits[field.name]
    if field.default is MISSING:
        return field.name, wire
    return field.name, wire, field.default


def _wire(hint: Any) -> Any:
    """Return a type as it is in JSON: cards are strings, dataclasses are structs."""
    if hint in (Treasure, Trap, Relic):
        return str
    if is_dataclass(hint):
        return struct_of(hint)  # type: ignore[arg-type]
    origin, parts = get_origin(hint), tuple(map(_wire, get_args(hint)))
    if origin in (Union, types.UnionType):
        return Union[parts]  # noqa: UP007
    return origin[parts] if origin in (tuple, dict) else hint


# First, so that other structs use these.
struct_of(Options, limits=OPTION_LIMITS)
struct_of(Look, limits=LOOK_LIMITS)
