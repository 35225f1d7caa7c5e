"""One table: messages and times in, events out; it has no sockets, no clock and no randomness.

The driver of a table (a server, a test, a page) gives it the messages of people, the time and the
choices of its bots. The package needs only the standard library.
"""

from .apply import Draft, apply, blank, rebuild
from .driver import BotChoice, PlayingOn, Replaced, Rival, let_bots_choose, open_table, tell
from .flow import WaitingBot, due, seen_from, waiting_bots
from .handle import World, ask
from .messages import Refused
from .options import House, Options
from .position import Position, position_of
from .state import Person, Seat, Table
from .views import Viewer, happenings, hint_for, may_watch, record_of, snapshot_for

__all__ = [
    "BotChoice",
    "Draft",
    "House",
    "Options",
    "Person",
    "PlayingOn",
    "Position",
    "Refused",
    "Replaced",
    "Rival",
    "Seat",
    "Table",
    "Viewer",
    "WaitingBot",
    "World",
    "apply",
    "ask",
    "blank",
    "due",
    "happenings",
    "hint_for",
    "let_bots_choose",
    "may_watch",
    "open_table",
    "position_of",
    "rebuild",
    "record_of",
    "seen_from",
    "snapshot_for",
    "tell",
    "waiting_bots",
]
