"""`tacora join`: a bot sits down at a server's table."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import typer
from rich.markup import escape

from ..bots import BOTS, character, shown_name
from ..errors import TacoraError
from ..tui.console import Screen

REFUSALS = {
    "already_started": "the game has begun already",
    "bad_name": "this name is not allowed at the table",
    "closed": "the table is closed",
    "locked": "the host has locked the table",
    "no_outside_bots": "the host does not allow bots from outside (an option of the table)",
    "no_such_table": "there is no such table",
    "old_link": "the table has a newer link",
    "table_full": "all seats are taken",
}


class JoinError(TacoraError):
    """A table that a bot cannot join."""


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of the table.")],
    bot: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="One of `tacora bots`, or a bot of your own (package.module:Class).",
        ),
    ],
    name: Annotated[
        str | None,
        typer.Option(help="The name at the table; by default the bot's.", show_default=False),
    ] = None,
) -> None:
    """Let a bot play at a server's table, if the host allows bots from outside.

    It plays game after game until the table closes; Ctrl-C ends it.
    """
    from ..client import Refusal  # needs websockets

    found = character(bot)  # raises an error if there is none
    try:
        asyncio.run(_play(link, bot, name or shown_name(found.name)))
    except Refusal as refusal:
        why = REFUSALS.get(refusal.code, f"the server refuses: {refusal.code}")
        raise JoinError(f"{link}: {why}") from None
    except OSError as error:
        raise JoinError(f"{link}: the server does not answer ({error})") from None
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


async def _play(link: str, bot: str, name: str) -> None:
    from ..client import join as sit_down
    from ..client.robot import play_as_bot, read_link

    url, table, invite = read_link(link)
    said = bot if bot not in BOTS else f"tacora-{bot}"
    ticket = await sit_down(url, table, name, invite=invite, bot=said)
    console = Screen()
    console.print(escape(f"{name} sits at {link}."), soft_wrap=True)

    def after_game(points: tuple[int, ...]) -> None:
        console.print(f"Game over: {', '.join(map(str, points))} points.")

    await play_as_bot(ticket, character(bot).make(secrets.token_hex(16)), after_game)
