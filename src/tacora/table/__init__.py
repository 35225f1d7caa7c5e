"""One table: messages and times in, events out; no sockets, no clock, no chance of its own."""

from .apply import apply, blank, rebuild
from .draft import Draft, World
from .flow import due
from .handle import ask, open_table, tell
from .hints import hint_for
from .options import House, Options
from .record import record_of
from .refusal import Refused
from .state import Person, Seat, Table
from .views import Viewer, happenings, may_watch, view_of

__all__ = [
    "Draft",
    "House",
    "Options",
    "Person",
    "Refused",
    "Seat",
    "Table",
    "Viewer",
    "World",
    "apply",
    "ask",
    "blank",
    "due",
    "happenings",
    "hint_for",
    "may_watch",
    "open_table",
    "rebuild",
    "record_of",
    "tell",
    "view_of",
]
