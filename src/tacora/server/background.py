"""Work in the background: what is repeated for ever, and what is retried after an error."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ..store import StoreError
from .logs import say_seldom, why
from .persistence import NoTable


async def logging_errors(work: Coroutine[Any, Any, object]) -> None:
    """Run something that will be retried later; an error is only logged."""
    try:
        await work
    except NoTable:
        pass
    except StoreError as error:
        say_seldom("retried later", why=why(error))
    except Exception:
        logging.getLogger("tacora").exception("table broke")


async def every(seconds: float, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a background task for ever, with a pause after each run."""
    while True:
        try:
            await task()
        except (NoTable, StoreError) as error:
            say_seldom("background task failed", task=task.__name__, why=why(error))
            await asyncio.sleep(1)  # the database is away
        except Exception:
            # The task must go on, or all clocks would stop.
            logging.getLogger("tacora").exception("background task broke")
        await asyncio.sleep(seconds)
