"""What a seat knows of a game: the row, and the habits of all seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ..compiled import jit
from ..errors import TacoraError
from ..game import Edition, Explorer, Game, View
from ..kernel.layout import (
    AWAITS,
    CARD,
    CHOICES,
    INSIDE,
    MOST_SEATS,
    Floats,
    Ints,
    KernelError,
    Singles,
)
from ..kernel.moves import decide, reveal
from ..kernel.play import NOBODY, find, set_up
from ..kernel.rules import Rules, card_kinds, load, rules_for
from ..record import History
from .features import FEATURES, features
from .habits import HABITS, foresee, forget, habit_chances, learn, new_notes


class MindError(TacoraError):
    """A question that the strong bots cannot answer."""


class Memory(NamedTuple):
    """A game at one moment, with what its history says about the seats."""

    rules: Rules
    row: Ints
    habits: Floats
    """[seat, habit]: the weights of `tacora.mind.habits`."""


def relive(
    rules: Rules,
    g: Ints,
    tape: Ints,
    weights: Floats,
    note: Callable[[int, Floats], None] = lambda leaving, chances: None,
) -> None:
    """Play a tape and learn from all choices; an error if a turn is illegal.

    `note` is called before each choice with the leaving seats and the chances of the habits. It
    is not compiled: the parts are, and to compile them once more takes longer than it saves.
    """
    r = rules.numbers
    chances = np.zeros(HABITS, np.float64)
    for turn, (card, leaving) in enumerate(tape):
        which = find(r, g, card) if g[AWAITS] == CARD else -1
        if which >= 0:
            reveal(r, g, which)
        legal = g[AWAITS] == CHOICES and not leaving & ~g[INSIDE]
        if which < 0 or not (legal or leaving == NOBODY):
            raise KernelError(f"turn {turn + 1} of the history breaks a rule")
        if leaving != NOBODY:
            habit_chances(r, g, chances)
            note(int(leaving), chances)
            learn(r, g, leaving, weights, chances)
            decide(r, g, leaving)


@jit
def sense_seat(r: Ints, g: Ints, weights: Floats, seat: int, into: Singles) -> None:
    """Write the features of one seat."""
    notes = new_notes()
    foresee(r, g, weights, notes.chances, notes.ahead)
    features(r, g, seat, notes.ahead, into)


def tape_of(edition: Edition, history: History) -> Ints:
    """The tape of a history: (card, leaving seats) for each turn."""
    number = {card: place for place, card in enumerate(card_kinds(edition))}
    return np.array(
        [
            (
                number.get(turn.card, -1),
                sum(1 << seat for seat, choice in enumerate(turn.choices) if choice == "-")
                if turn.choices
                else NOBODY,
            )
            for turns in history
            for turn in turns
        ],
        np.int64,
    ).reshape(-1, 2)


def recall(edition: Edition, seats: int, history: History) -> Memory:
    """The memory after a history of cards and choices."""
    rules = rules_for(edition, seats)
    tape = tape_of(edition, history)
    row = np.empty_like(rules.fresh)
    set_up(rules.numbers, row, rules.fresh, 0)
    habits = nothing_seen()
    relive(rules, row, tape, habits)
    return Memory(rules, row, habits)


def memory_of(game: Game) -> Memory:
    """The memory of a game without its history."""
    return Memory(rules_for(game.edition, len(game.explorers)), load(game), nothing_seen())


def sense(memory: Memory, seat: int) -> Singles:
    """The features of one seat."""
    into = np.zeros(len(FEATURES), np.float32)
    sense_seat(memory.rules.numbers, memory.row.copy(), memory.habits, seat, into)
    return into


def nothing_seen() -> Floats:
    """The prior habits of all seats."""
    habits = np.empty((MOST_SEATS, HABITS), np.float64)
    forget(habits)
    return habits


def memory(view: View, history: History) -> Memory:
    """The memory from the history, or from the view alone if there is no history."""
    if history:
        return recall(view.edition, len(view.explorers), history)
    own = view.explorers[view.seat].chest if view.seat is not None else 0
    explorers = tuple(
        # Without a history, a closed chest is assumed to hold as much as the own chest.
        Explorer(
            (own or 0) if seen.chest is None else seen.chest,
            seen.carried,
            seen.relics,
            seen.in_cave,
        )
        for seen in view.explorers
    )
    return memory_of(
        Game(
            edition=view.edition,
            explorers=explorers,
            expedition=view.expedition,
            turn=view.turn,
            path=view.path,
            bag=view.bag,
            waiting=view.waiting,
            removed=(),
            awaits=view.awaits,
        )
    )


def seen_by(view: View, history: History) -> Singles:
    """The features of the view's seat."""
    if view.seat is None:
        raise MindError("a spectator does not decide")
    return sense(memory(view, history), view.seat)
