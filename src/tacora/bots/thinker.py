"""A worker process for bots that need NumPy and Numba: questions on stdin, answers on stdout.

A server starts it, so that no table waits while a bot thinks or the kernel is compiled. The
process ends when its input ends; on Linux it also ends when its server dies, even in the middle
of a computation. Questions and answers are pickled, each after its length in four bytes.
"""

from __future__ import annotations

import ctypes
import os
import pickle
import signal
import struct
import sys
import threading
from typing import BinaryIO, NamedTuple

from ..editions import edition
from ..game import Decide, Reveal, Trap, Treasure, View, play, start, view
from ..record import History, Turn, from_text, last_game
from . import BOTS, character

NICE = 10
"""The nice value of this process: the server, which people wait for, comes first."""
PR_SET_PDEATHSIG = 1
"""The `prctl` option of Linux for a signal at the death of the parent."""
HINT_SEED = "hint"
"""The seed of all hints, so the same moment gets the same hint."""


class Choose(NamedTuple):
    """A question: what does this bot choose?"""

    bot: str
    seed: str
    view: View
    history: History


class Advise(NamedTuple):
    """A question: what are both options worth?"""

    view: View
    history: History


class WarmUp(NamedTuple):
    """A request: import and compile what this bot needs."""

    bot: str


class Hint(NamedTuple):
    """An answer: the win share of both options for a seat, and the champion's choice."""

    leave: float
    go_on: float
    error: float
    """The standard error of the difference."""
    leaves: bool


class Failed(NamedTuple):
    """An answer that says why there is no other."""

    why: str


Question = Choose | Advise | WarmUp
Answer = bool | Hint | Failed


def advice(seen: View, history: History) -> Hint:
    """The champion's hint for a choice."""
    from ..mind.advice import THOROUGH, advise  # needs NumPy and Numba

    found = advise(seen, history, HINT_SEED, THOROUGH)
    return Hint(found.leave, found.go_on, found.error, found.leaves)


def warm_up(bot: str) -> None:
    """Import and compile what a bot needs; the scholar's table is loaded later, for its size.

    Searches and endgames come later in a game, so they are compiled in the background.
    """
    if bot not in BOTS:
        character(bot)
        return
    if bot == "scholar":
        from ..solver import policies  # noqa: F401

        return
    rules = edition("fr-iello-2021")
    game, _ = start(rules, 4)
    game, _ = play(game, Reveal(Treasure(17)))
    game, _ = play(game, Decide(()))
    game, _ = play(game, Reveal(Trap(rules.trap_kinds[0])))
    history = ((Turn(Treasure(17), "++++"), Turn(Trap(rules.trap_kinds[0]))),)
    seen = view(game, 0, "open")
    for name in ("veteran", "champion"):
        character(name).make("").decide(seen, history)
    threading.Thread(target=_warm_up_search, args=(seen, history), daemon=True).start()


def _warm_up_search(seen: View, history: History) -> None:
    """Compile what a champion needs after some expeditions, and what a hint needs."""
    from ..solver.endgame import endgame  # needs NumPy and Numba

    advice(seen, history)
    endgame(last_game(from_text(LATE)))


LATE = """tacora/1 fr-iello-2021 Ana, Ben, Cy
9---
4+++ lava+++ lava
11---
5---
17+++ snake+++ 15-++ lava.++ 14.++ 11.++ 11.++ 9.++ 7.++ spider"""
"""A game near its end."""


def answer(question: Question) -> Answer:
    """The answer to one question; `Failed` if the bot raises an error."""
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
        # The server waits for an answer, and has a stand-in for a bot that fails.
        return Failed(f"{type(error).__name__}: {error}")


def send(file: BinaryIO, what: object) -> None:
    """Write an object as a frame: its length, then the pickle."""
    file.write(framed(what))
    file.flush()


def framed(what: object) -> bytes:
    """The bytes of a frame: the length in four bytes, then the pickle."""
    packed = pickle.dumps(what)
    return LENGTH.pack(len(packed)) + packed


LENGTH = struct.Struct(">I")


def _end_with_server() -> None:
    """Let Linux kill this process when its server dies, even in the middle of a computation."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Answer questions until the input ends."""
    _end_with_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a library that prints must not write between two answers
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        number, question = pickle.loads(questions.read(length))
        send(answers, (number, answer(question)))
