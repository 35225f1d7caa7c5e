"""Bots of your own, by name: `package.module:Class`, or an entry point of the group `tacora.bots`.

The name leads to a class with `decide(view)`, or to a policy. Nothing is imported before a
command, or the operator of a server, names the bot.
"""

from __future__ import annotations

import inspect
import os
import re
import reprlib
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import FrameType
from typing import Any

from ..errors import missing_package
from ..game import Choice, View
from ..policies import Policy, Rule
from ..record import History
from .characters import Bot, BotError, Character, RuleBot
from .early import early_moment
from .strong import ChanceBot

GROUP = "tacora.bots"
"""The group of entry points in which installed packages offer bots."""
OWN_NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
"""The form `package.module:Class`."""
MOST_NAME_CHARACTERS = 100
"""The longest name of a bot."""
CHOICE_SECONDS = 10.0
"""The time that a bot of your own has for a choice."""
IN_PYTHON = "it decides in Python"
NETWORKS = "tacora.mind.players"
STRENGTH = 0
"""The strength of a bot of your own is not known."""


class BotFailed(BotError):
    """A bot of your own raised an error, took too long, or answered neither choice."""


class _TooSlow(BaseException):
    """Ends a bot that takes too long; an `except Exception` in the bot does not stop it."""


def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {each.name: each for each in entry_points(group=GROUP)}


@cache
def own_character(name: str) -> Character | None:
    """A bot of your own as a character; None if there is no such name."""
    place = _place(name)
    return None if place is None else _character(name, *place)


def _place(name: str) -> tuple[str, str] | None:
    """The module of a bot of your own, and its name there; None if there is no such bot."""
    if "(" in name:
        return None  # a rule of thumb
    if OWN_NAME.fullmatch(name):
        module, _, what = name.partition(":")
        return module, what
    found = installed().get(name)
    return None if found is None else (found.module, found.attr)


@cache
def code_of(name: str) -> str:
    """A hash of what a bot of your own is: of the Python files of its module or package, and of
    the weights of a network. Empty for all other bots.
    """
    if own_character(name) is None:
        return ""
    place = _place(name)
    assert place is not None
    module, what = place
    found = sha256()
    for path in _sources(module.partition(".")[0]):
        found.update(path.read_bytes() + b"\n")
    loaded = _load(name, module, what)
    players = sys.modules.get(NETWORKS)  # a network has loaded it, with NumPy
    if players is not None and isinstance(loaded, players.NetworkPolicy):
        for weights, biases in loaded.layers:
            found.update(weights.tobytes() + biases.tobytes())
    return found.hexdigest()[:16]


def _sources(module: str) -> list[Path]:
    """The Python files of a loaded module, or of all of a package."""
    loaded = sys.modules[module]
    folders = [Path(folder) for folder in getattr(loaded, "__path__", ())]
    paths = {path for folder in folders for path in folder.rglob("*.py")}
    own = getattr(loaded, "__file__", None)
    return sorted(path for path in (*paths, *map(Path, [own] if own else [])) if path.is_file())


def _character(name: str, module: str, what: str) -> Character:
    if len(name) > MOST_NAME_CHARACTERS:
        raise BotError(f"a bot's name has at most {MOST_NAME_CHARACTERS} characters: {name[:40]}…")
    loaded = _load(name, module, what)
    if isinstance(loaded, Rule):
        rule = loaded
        return Character(name, lambda seed: RuleBot(rule, seed), rule, strength=STRENGTH)
    if isinstance(loaded, Policy):
        return _of_policy(name, loaded)
    if not (inspect.isclass(loaded) and callable(getattr(loaded, "decide", None))):
        raise BotError(f"{name} is not a bot: a class with decide(view), or a policy, was expected")
    make = _maker(name, loaded)
    return Character(name, make, not_in_kernel=IN_PYTHON, strength=STRENGTH)


def _load(name: str, module: str, what: str) -> Any:
    """What a name leads to; modules in the current folder are found too."""
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)
    try:
        found: Any = import_module(module)
        for part in what.split("."):
            found = getattr(found, part)
    except ModuleNotFoundError as error:
        why = missing_package(error) or f"there is no module {error.name}"
        raise BotError(f"bot {name}: {why}") from error
    except (Exception, SystemExit) as error:
        raise BotError(f"bot {name} cannot be loaded: {_told(error)}") from error
    return found


def _of_policy(name: str, policy: Policy) -> Character:
    """A policy that the kernel plays, and that decides at a table from the view."""
    chance: Any = getattr(policy, "leave_chance", None)
    if chance is None:
        raise BotError(f"{name} is not a bot: {type(policy).__name__} plays in the kernel only")

    class PolicyBot(ChanceBot):
        def leave_chance(self, view: View, history: History = ()) -> float:
            return float(chance(view, history))

    @cache
    def compile_first() -> None:
        """Compile what its choices need: the limit of a choice must not interrupt the compiler,
        which would fail at every later choice too.
        """
        with suppress(Exception):  # its first choice says what is wrong
            chance(*early_moment())

    def make(seed: str) -> Bot:
        compile_first()
        return OwnBot(name, PolicyBot(seed).decide)

    return Character(
        name,
        make,
        policy=lambda edition, seats: policy,
        strength=STRENGTH,
    )


def _maker(name: str, kind: type) -> Callable[[str], Bot]:
    """Makes bots of a class: with a seed and with the history where the class takes them."""
    decide: Any = kind.decide  # type: ignore[attr-defined]
    with_seed = "seed" in inspect.signature(kind).parameters
    with_history = "history" in inspect.signature(decide).parameters
    try:
        inspect.signature(kind).bind(**{"seed": ""} if with_seed else {})
        own = {"history": ()} if with_history else {}
        inspect.signature(decide).bind(None, None, **own)
    except TypeError as error:
        wanted = "a class is made with nothing or with seed, and decides from view and history"
        raise BotError(f"{name} is not a bot: {wanted} ({error})") from None

    def make(seed: str) -> Bot:
        try:
            bot = kind(seed=seed) if with_seed else kind()
        except (Exception, SystemExit) as error:
            raise BotFailed(f"bot {name} cannot be made: {_told(error)}") from error
        if with_history:
            return OwnBot(name, lambda view, history: bot.decide(view, history=history))
        return OwnBot(name, lambda view, history: bot.decide(view))

    return make


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot of your own; every error in its answer becomes a `BotFailed`."""

    name: str
    answer: Callable[[View, History], object]

    def decide(self, view: View, history: History = ()) -> Choice:
        try:
            with _limit(CHOICE_SECONDS):
                answer = self.answer(view, history)
        except _TooSlow:
            why = f"took longer than {CHOICE_SECONDS:g} s"
            raise BotFailed(f"bot {self.name} {why} in {position(view)}") from None
        except (Exception, SystemExit) as error:
            raise BotFailed(
                f"bot {self.name} failed in {position(view)}: {_told(error)}"
            ) from error
        if isinstance(answer, str):  # to compare an array gives an array
            if answer == "leave":
                return "leave"
            if answer == "go_on":
                return "go_on"
        said = " ".join(reprlib.repr(answer).split())[:40]  # also if its own `repr` fails
        raise BotFailed(
            f"bot {self.name} answered {said} in {position(view)}: 'leave' or 'go_on' was awaited"
        )


def position(view: View) -> str:
    """The position of a view in one line, such as `expedition 2, turn 3, seat 1 (...)`."""
    assert view.seat is not None
    cards = " ".join(str(step.card) for step in view.path)
    carried = view.explorers[view.seat].carried
    table = f"path: {cards}; {carried} carried, {view.pool} on the path, {len(view.inside)} inside"
    return f"expedition {view.expedition}, turn {view.turn}, seat {view.seat} ({table})"


def _told(error: BaseException) -> str:
    """An error in one line, with the line of the bot in which it happened."""
    said = " ".join(f"{type(error).__name__}: {error}".rstrip(": ").split())[:200]
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename != __file__ and not frame.filename.startswith("<")
    ]
    if not frames or isinstance(error, SyntaxError):  # its text has the place
        return said
    return f"{said} ({os.path.basename(frames[-1].filename)}, line {frames[-1].lineno})"


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise `_TooSlow` after this time; without SIGALRM only when the bot has answered."""
    until = time.monotonic() + seconds
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():

        def stop(number: int, frame: FrameType | None) -> None:
            raise _TooSlow

        before = signal.signal(signal.SIGALRM, stop)
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)
            yield
        finally:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0)
            finally:
                signal.signal(signal.SIGALRM, before)
    else:
        yield
        if time.monotonic() > until:
            raise _TooSlow
