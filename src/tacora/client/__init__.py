"""Talk to a Tacora server: open or join a table, watch, choose, resume after a lost connection.

`Client` keeps a connection and gives typed views; `Connection` is one socket with plain dicts.
"""

from .client import Client, Hint, Update
from .connection import Connection
from .http import Answer, Refusal, Ticket, join, new_number, open_table, request

__all__ = [
    "Answer",
    "Client",
    "Connection",
    "Hint",
    "Refusal",
    "Ticket",
    "Update",
    "join",
    "new_number",
    "open_table",
    "request",
]
