"""JSON of a server as the types of `tacora.table`: the way back of `tacora.table.wire.plain`."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from ..game import Card, Relic, Trap, Treasure
from ..record import parse_card
from ..table.wire import Happening, TableView, You, tag

T = TypeVar("T")
Read = Callable[[Any], Any]
_CARDS = {Treasure, Trap, Relic}
_HAPPENINGS: dict[str, type] = {tag(each.__name__): each for each in get_args(Happening)}


def read_table(said: Any) -> TableView:
    return typed(TableView, said)


def read_you(said: Any) -> You | None:
    return None if said is None else typed(You, said)


def read_happenings(said: Any) -> tuple[Happening, ...]:
    """What happened; an event of a newer server that is unknown here is left out."""
    known = (each for each in said if each["event"] in _HAPPENINGS)
    return tuple(typed(_HAPPENINGS[each["event"]], each) for each in known)


def typed(kind: type[T], said: Any) -> T:
    """A dataclass from its JSON; fields that it does not have are left out."""
    return cast(T, _reader(cast(Any, kind))(said))


@cache
def _reader(hint: Any) -> Read:
    """The function that makes one type from its JSON."""
    if hint in (int, float, str, bool, type(None)) or get_origin(hint) is Literal:
        return lambda said: said
    origin, parts = get_origin(hint), get_args(hint)
    if hint in _CARDS or (parts and set(parts) <= _CARDS):
        return _read_card
    if is_dataclass(hint):
        return _read_dataclass(cast(type, hint))
    if origin in (Union, types.UnionType):
        (part,) = (_reader(each) for each in parts if each is not type(None))
        return lambda said: None if said is None else part(said)
    if origin is dict:
        part = _reader(parts[1])
        return lambda said: {key: part(value) for key, value in said.items()}
    assert origin is tuple, hint
    part = _reader(parts[0])
    return lambda said: tuple(part(each) for each in said)


def _read_card(said: str) -> Card:
    card = parse_card(said)
    assert card is not None, said
    return card


def _read_dataclass(kind: type) -> Read:
    hints = get_type_hints(kind)
    readers = {each.name: _reader(hints[each.name]) for each in fields(kind)}

    def read(said: dict[str, Any]) -> Any:
        return kind(**{name: read(said[name]) for name, read in readers.items() if name in said})

    return read
