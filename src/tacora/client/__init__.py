"""A client for a Tacora server: open, join and watch tables, choose, and reconnect.

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
