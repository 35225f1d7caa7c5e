"""The HTTP API: one file for each kind of request."""

from . import admin, daily, records, reviews, server, tables

HANDLERS = [
    *tables.HANDLERS,
    *records.HANDLERS,
    *reviews.HANDLERS,
    *daily.HANDLERS,
    *server.HANDLERS,
    *admin.HANDLERS,
]
