"""A lone explorer: the exact value and the best choice of every state of an expedition."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import factorial

from ..game import Choice, Game, View
from ..shown import Shown
from .deck import ExpeditionDeck, RelicState, SolverError, State, other_deck, state_of

MOST_STATES = 6_000_000


class Lone(Shown):
    """The solution for one explorer inside, alone until the end of the expedition.

    A state is the treasures, traps and relics seen. Leaving brings what these gave, plus
    `before`: the gems from the time when others were inside.

    Values are stored as whole numbers: a state's value times the factorial of the number of
    cards left. So the value of going on is a plain sum over the next cards.
    """

    def __init__(self, deck: ExpeditionDeck, before: int = 0) -> None:
        self.deck = deck
        self.before = before
        self.size = deck.treasure_sets * deck.layers
        if self.size > MOST_STATES:
            raise SolverError(
                f"this deck has {self.size:,} states for a lone explorer; "
                f"{MOST_STATES:,} are the most that fit"
            )
        self._relics = deck.relic_states()
        self._number = {state: number for number, state in enumerate(self._relics)}
        self._going: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        self._solve()

    def _shown(self) -> tuple[str, dict[str, str]]:
        worth = {"an expedition is worth": f"{float(self.value):.4f}"}
        return f"Lone explorer, {self.size:,} states", worth

    @property
    def value(self) -> Fraction:
        """The value of the expedition before its first card."""
        return self.going_on(self.begin)

    @property
    def begin(self) -> State:
        """The moment before the first card."""
        deck = self.deck
        nothing = (0,) * len(deck.gem_values), (0,) * len(deck.trap_kinds)
        return State(*nothing, deck.start, 1, self.before, 0)

    def leaving(self, at: State | Game | View) -> int:
        """The points of leaving, relics included."""
        at = state_of(self.deck, at)
        return at.held + at.pool + self.deck.worth(at.relics)

    def going_on(self, at: State | Game | View) -> Fraction:
        """The value of going on when every later choice is the best."""
        at = state_of(self.deck, at)
        held = sum(n * gems for n, gems in zip(at.treasures, self.deck.gem_values, strict=True))
        if at.relics not in self._number:
            raise other_deck()
        alone = at.inside == 1 and not self._out(at.relics)
        if not alone or at.held + at.pool != self.before + held:
            raise SolverError("these gems do not follow from the cards seen by a lone explorer")
        going = self._going[self._number[at.relics], at.traps][self._index(at.treasures)]
        return Fraction(going, factorial(self._left(at)))

    def value_of(self, at: State | Game | View) -> Fraction:
        """The value of a state in which the explorer decides now."""
        return max(Fraction(self.leaving(at)), self.going_on(at))

    def best(self, at: State | Game | View) -> Choice:
        """The best choice; `leave` if both have the same value."""
        return "leave" if self.leaving(at) >= self.going_on(at) else "go_on"

    def states(self) -> Iterator[State]:
        """Every state of an expedition that the explorer began alone."""
        deck = self.deck
        for relics in self._relics:
            if self._out(relics):
                continue
            for traps in product(*(range(count + 1) for count in deck.trap_kinds)):
                for seen in product(*(range(copies + 1) for copies in deck.gem_copies)):
                    held = sum(n * gems for n, gems in zip(seen, deck.gem_values, strict=True))
                    yield State(seen, traps, relics, 1, self.before + held, 0)

    def _out(self, relics: RelicState) -> int:
        """The number of relics taken since the start: 0 while the explorer is inside."""
        return len(self.deck.relics) - len(relics.deck) - len(relics.path)

    def _left(self, at: State) -> int:
        deck = self.deck
        cards = len(deck.treasures) + sum(deck.traps) + len(at.relics.deck)
        return cards - sum(at.treasures) - sum(at.traps)

    def _index(self, seen: tuple[int, ...]) -> int:
        index = 0
        for number, copies in zip(seen, self.deck.gem_copies, strict=True):
            index = index * (copies + 1) + number
        return index

    def _solve(self) -> None:
        """Solve backward from all cards seen: a state needs the states with one more card."""
        deck = self.deck
        order = sorted(self._relics, key=lambda state: len(state.deck))
        traps = list(product(*(range(count + 1) for count in deck.trap_kinds)))
        traps.sort(key=sum, reverse=True)
        for relics in order:
            if not self._out(relics):
                for seen in traps:
                    self._solve_layer(relics, seen)

    def _solve_layer(self, relics: RelicState, traps: tuple[int, ...]) -> None:
        """Solve all treasure sets for one state of traps and relics; fills `_going`."""
        deck = self.deck
        lone_worth = self.before + deck.worth(relics)
        after: list[tuple[int, int, list[int]]] = []  # copies, what leaving brings, going on
        for number, (copies, count) in enumerate(
            zip(deck.trap_copies, deck.trap_kinds, strict=True)
        ):
            unseen = count - traps[number]
            if unseen:
                more = (*traps[:number], traps[number] + 1, *traps[number + 1 :])
                layer = self._going[self._number[relics], more]
                after.append((unseen * copies, lone_worth, layer))
        for copies, state in deck.revealed(relics):
            layer = self._going[self._number[state], traps]
            after.append((copies, self.before + deck.worth(state), layer))

        strides, stride = [], 1
        for copies in reversed(deck.gem_copies):
            strides.append(stride)
            stride *= copies + 1
        strides.reverse()
        size = stride
        treasures = list(zip(deck.gem_values, deck.gem_copies, strides, strict=True))
        harmless = self._left(State((0,), traps, relics, 1, 0, 0))
        scales = [factorial(k) for k in range(harmless + 1)]
        layer = [0] * size
        self._going[self._number[relics], traps] = layer
        for index in range(size - 1, -1, -1):
            held, seen = 0, 0
            coming: list[tuple[int, int, int]] = []
            for gems, copies, stride in treasures:
                number = index // stride % (copies + 1)
                seen += number
                held += number * gems
                if number < copies:
                    coming.append((copies - number, gems, index + stride))
            left = harmless - seen
            if left == 0:
                layer[index] = lone_worth + held  # no card can come: all inside leave
                continue
            scale = scales[left - 1]
            total = 0
            for copies, gems, child in coming:
                leave = (lone_worth + held + gems) * scale
                total += copies * max(leave, layer[child])
            for copies, worth, other in after:
                total += copies * max((worth + held) * scale, other[index])
            layer[index] = total


def lone(table: Game | View) -> tuple[Lone, State]:
    """The solution for the only explorer inside, and the present state in it."""
    inside = table.inside
    if len(inside) != 1:
        raise SolverError(f"exactly one explorer inside is needed, not {len(inside)}")
    deck = ExpeditionDeck.of(table)
    at = state_of(deck, table)
    seen = sum(n * gems for n, gems in zip(at.treasures, deck.gem_values, strict=True))
    return Lone(deck, at.held + at.pool - seen), at
