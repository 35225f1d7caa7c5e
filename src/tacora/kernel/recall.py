"""What somebody who watched a game so far knows: the row, and everybody's habits."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..game import Edition, Game
from ..record import Turn
from ._jit import KernelError, jit
from .feature_names import FEATURES
from .features import features
from .habits import HABITS, foresee, forget, habit_chances, learn
from .layout import AWAITS, CARD, CHOICES, INSIDE, MOST_SEATS, Floats, Ints, Singles
from .loader import load
from .moves import decide, reveal
from .play import NOBODY, find, new_notes, set_up
from .rules import Rules, card_kinds, rules_for


class Memory(NamedTuple):
    """A game at one moment as somebody at the table remembers it."""

    rules: Rules
    row: Ints
    habits: Floats
    """For each seat the weights of `tacora.kernel.habits`."""


@jit
def relive(r: Ints, g: Ints, tape: Ints, weights: Floats) -> int:
    """Play a tape and take note of all choices; the turn that does not fit, or -1."""
    chances = np.zeros(HABITS, np.float64)
    for turn in range(tape.shape[0]):
        which = find(r, g, tape[turn, 0]) if g[AWAITS] == CARD else -1
        if which < 0:
            return turn
        reveal(r, g, which)
        leaving = tape[turn, 1]
        if leaving != NOBODY:
            if g[AWAITS] != CHOICES or leaving & ~g[INSIDE]:
                return turn
            habit_chances(r, g, chances)
            learn(r, g, leaving, weights, chances)
            decide(r, g, leaving)
    return -1


@jit
def sense_seat(r: Ints, g: Ints, weights: Floats, seat: int, into: Singles) -> None:
    """Write the features of one seat."""
    notes = new_notes()
    foresee(r, g, weights, notes.chances, notes.ahead)
    features(r, g, seat, notes.ahead, into)


def tape_of(edition: Edition, story: tuple[tuple[Turn, ...], ...]) -> Ints:
    """A story of cards and choices as (card, leaving seats) a turn."""
    number = {card: place for place, card in enumerate(card_kinds(edition))}
    return np.array(
        [
            (
                number.get(turn.card, -1),
                sum(1 << seat for seat, choice in enumerate(turn.choices) if choice == "-")
                if turn.choices
                else NOBODY,
            )
            for turns in story
            for turn in turns
        ],
        np.int64,
    ).reshape(-1, 2)


def recall(edition: Edition, seats: int, story: tuple[tuple[Turn, ...], ...]) -> Memory:
    """The game after a story of cards and choices."""
    rules = rules_for(edition, seats)
    tape = tape_of(edition, story)
    row = np.empty_like(rules.fresh)
    set_up(rules.numbers, row, rules.fresh, 0)
    habits = nothing_seen()
    fault = relive(rules.numbers, row, tape, habits)
    if fault >= 0:
        raise KernelError(f"turn {fault + 1} of the story breaks a rule")
    return Memory(rules, row, habits)


def memory_of(game: Game) -> Memory:
    """A game of which nothing but this moment is known."""
    return Memory(rules_for(game.edition, len(game.explorers)), load(game), nothing_seen())


def sense(memory: Memory, seat: int) -> Singles:
    """The features of one seat."""
    into = np.zeros(len(FEATURES), np.float32)
    sense_seat(memory.rules.numbers, memory.row.copy(), memory.habits, seat, into)
    return into


def nothing_seen() -> Floats:
    """Habits of which nothing is known."""
    habits = np.empty((MOST_SEATS, HABITS), np.float64)
    forget(habits)
    return habits
