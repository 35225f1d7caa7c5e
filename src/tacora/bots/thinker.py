"""A worker process for bots that need NumPy and Numba: questions on stdin, answers on stdout.

A server starts it, so that no table waits while a bot thinks or the kernel is compiled. The
process ends when its input ends; on Linux it also ends when its server dies, even in the middle
of a computation. Questions and answers are pickled, each after its length in four bytes.
"""

from __future__ import annotations

import ctypes
import json
import os
import pickle
import signal
import struct
import sys
import threading
from dataclasses import asdict
from typing import BinaryIO, NamedTuple

from ..game import Game, View
from ..record import History, Record, from_text, last_game
from ..review.choices import HINT_SEED, ChoiceMade, Worth
from . import BOTS, character
from .early import early_moment

NICE = 10
"""The nice value of this process: the server, which people wait for, comes first."""
PR_SET_PDEATHSIG = 1
"""The `prctl` option of Linux for a signal at the death of the parent."""


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


class Weigh(NamedTuple):
    """A question: what were both options of a choice worth, for a review?"""

    choice: ChoiceMade


class Assemble(NamedTuple):
    """A question: what is the review of a game with these worths of its choices?"""

    record: Record
    worths: tuple[Worth, ...]


class Appraise(NamedTuple):
    """A question: what are both options of a position worth, if its history is not known?"""

    game: Game
    seat: int


class ReadyToReview(NamedTuple):
    """A request: compile what a review needs, in the background. Is it done?"""


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
    """An answer that says why the question cannot be answered."""

    why: str


Question = Choose | Advise | Weigh | Assemble | Appraise | ReadyToReview | WarmUp
Answer = bool | Hint | Worth | str | Failed


def advice(seen: View, history: History) -> Hint:
    """The champion's hint for a choice."""
    from ..mind.advice import THOROUGH, advise  # needs NumPy and Numba

    found = advise(seen, history, HINT_SEED, THOROUGH)
    return Hint(found.leave, found.go_on, found.error, found.leaves)


def weigh(choice: ChoiceMade) -> Worth:
    """What both options of a choice were worth."""
    from ..review.analysis import weigh  # needs NumPy and Numba

    return weigh(choice)


def assembled(record: Record, worths: tuple[Worth, ...]) -> str:
    """The review of a game as JSON, as `tacora review --json` prints it."""
    from ..review.analysis import assemble  # needs NumPy and Numba

    return json.dumps(assemble(record, None, worths).as_json())


def appraised(game: Game, seat: int) -> str:
    """What both options of a position are worth, as JSON."""
    from ..review.appraisal import appraise  # needs NumPy and Numba

    return json.dumps(asdict(appraise(game, seat)))


def warm_up(bot: str) -> None:
    """Import and compile what a bot needs; the scholar's table is loaded later, for its size.

    Searches and endgames come later in a game, so they are compiled in the background.
    """
    if bot not in BOTS:
        character(bot).make("")
        return
    if bot == "scholar":
        from ..solver import policies  # noqa: F401

        return
    seen, history = early_moment()
    for name in ("veteran", "champion"):
        character(name).make("").decide(seen, history)
    threading.Thread(target=_warm_up_search, args=(seen, history), daemon=True).start()


def _warm_up_search(seen: View, history: History) -> None:
    """Compile what a champion needs after some expeditions, and what a hint needs."""
    from ..solver.endgame import endgame  # needs NumPy and Numba

    advice(seen, history)
    endgame(last_game(from_text(LATE)))


_preparing: list[threading.Thread] = []


def ready_to_review() -> bool:
    """Whether all that a review needs is compiled; the first call starts it in the background."""
    if not _preparing:
        _preparing.append(threading.Thread(target=_prepare_review, daemon=True))
        _preparing[0].start()
    return not _preparing[0].is_alive()


def _prepare_review() -> None:
    from ..review.analysis import review  # needs NumPy and Numba

    review(from_text(SHORT))


SHORT = """tacora/1 fr-iello-2021 Ana, Ben, Cy
9+-+ 4-.-"""
"""A game that has just begun."""
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
            case Weigh(choice):
                return weigh(choice)
            case Assemble(record, worths):
                return assembled(record, worths)
            case Appraise(game, seat):
                return appraised(game, seat)
            case ReadyToReview():
                return ready_to_review()
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
