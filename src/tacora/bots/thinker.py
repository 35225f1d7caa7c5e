"""A process that thinks: it answers one question after the other, from its input to its output.

A server starts it for the bots that need NumPy and Numba, so that nobody waits at its tables
while one of them thinks or the kernel is compiled. It ends with its input, and on Linux
with its server even while it thinks. A question and its answer are pickled, with their length
in four bytes before them.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import struct
import sys
from typing import BinaryIO, NamedTuple

from ..editions import edition
from ..game import Decide, Reveal, Trap, Treasure, View, play, start, view
from ..record import History, Turn
from . import character

NICE = 10
"""How far the process steps back behind the one that serves people."""
PR_SET_PDEATHSIG = 1
"""What Linux calls the signal that comes when the parent has died."""
HINTS = "hint"
"""The seed of hints: the same moment gets the same hint."""


class Choose(NamedTuple):
    """What would this bot do?"""

    bot: str
    seed: str
    view: View
    history: History


class Advise(NamedTuple):
    """What are both options worth?"""

    view: View
    history: History


class WarmUp(NamedTuple):
    """Get ready for this bot."""

    bot: str


class Hint(NamedTuple):
    """What both options are worth to a seat, in win share, and what the champion would do."""

    leave: float
    go_on: float
    error: float
    """The standard error of the difference."""
    leaves: bool


class Failed(NamedTuple):
    """Why there is no answer."""

    why: str


Question = Choose | Advise | WarmUp
Answer = bool | Hint | Failed


def advice(seen: View, history: History) -> Hint:
    """What the champion says about a choice."""
    from ..mind.advice import THOROUGH, advise  # needs NumPy and Numba

    found = advise(seen, history, HINTS, THOROUGH)
    return Hint(found.leave, found.go_on, found.error, found.leaves)


def warm_up(bot: str) -> None:
    """Import and compile what a bot needs; the scholar's table waits until its size is known."""
    if bot == "scholar":
        from ..mind import equilibrium  # noqa: F401

        return
    rules = edition("fr-iello-2021")
    game, _ = start(rules, 4)
    game, _ = play(game, Reveal(Treasure(17)))
    game, _ = play(game, Decide({3}))
    game, _ = play(game, Reveal(Trap(rules.trap_kinds[0])))
    history = ((Turn(Treasure(17), "+++-"), Turn(Trap(rules.trap_kinds[0]))),)
    character("veteran").make("").decide(view(game, 0, "open"), history)
    advice(view(game, 0, "open"), history)


def answer(question: Question) -> Answer:
    """Think about one question; a bot that fails says why."""
    try:
        match question:
            case Choose(bot, seed, seen, history):
                return character(bot).make(seed).decide(seen, history) == "leave"
            case Advise(seen, history):
                return advice(seen, history)
            case WarmUp(bot):
                warm_up(bot)
                return True
    except Exception as error:
        # Whatever failed: the server waits for an answer, and has a stand-in for the bot.
        return Failed(f"{type(error).__name__}: {error}")


def send(file: BinaryIO, what: object) -> None:
    """Write something with its length before it."""
    file.write(framed(what))
    file.flush()


def framed(what: object) -> bytes:
    packed = pickle.dumps(what)
    return LENGTH.pack(len(packed)) + packed


LENGTH = struct.Struct(">I")


def _end_with_server() -> None:
    """Have the system end this process when its server is killed, also in mid-thought."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Answer until the input ends."""
    _end_with_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints by itself must not come between two answers
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        number, question = pickle.loads(questions.read(length))
        send(answers, (number, answer(question)))
