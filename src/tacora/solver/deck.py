"""The deck of one expedition, reduced to the parts that decide its value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import comb, prod

from ..errors import TacoraError
from ..game import Edition, Game, Relic, RelicRules, Trap, Treasure, View


class SolverError(TacoraError):
    """A state or a deck that the solver cannot solve."""


@dataclass(frozen=True, slots=True, order=True)
class RelicState:
    """Where the relics of an expedition are; states with the same future are equal."""

    deck: tuple[int, ...]
    """The printed worth of each relic in the deck, 0 where none is printed."""
    path: tuple[int, ...]
    """The same for the relics on the path."""
    taken: int
    """The relics taken in the whole game, if the order of taking decides their worth; else 0."""


@dataclass(frozen=True, slots=True)
class ExpeditionDeck:
    """The deck at the start of an expedition; trap kinds have copies, and no names."""

    treasures: tuple[int, ...]
    """The gems of every treasure card, ascending."""
    traps: tuple[int, ...]
    """The copies of every trap kind, descending."""
    relics: tuple[int, ...] = ()
    """The printed worth of every relic, ascending; 0 if the order of taking decides it."""
    worths: tuple[int, ...] = ()
    """The worth of the first, second, ... relic taken in the game, if the order decides it."""
    taken: int = 0
    """The relics taken in earlier expeditions, if the order of taking decides their worth."""

    @classmethod
    def fresh(cls, edition: Edition, removed: int = 0, relics: int | None = None) -> ExpeditionDeck:
        """An edition's deck after the removal of some traps, each of another kind.

        `relics` is the number of relics in the deck; by default as in the first expedition.
        """
        copies = sorted(Counter(trap.kind for trap in edition.traps).values(), reverse=True)
        if not 0 <= removed <= len(copies):
            raise SolverError(f"0 to {len(copies)} traps of different kinds can be removed")
        for number in range(removed):
            copies[number] -= 1
        rules = edition.relics
        cards = rules.cards() if rules else ()
        if relics is None:
            relics = 0 if not rules else 1 if rules.enter == "one per expedition" else len(cards)
        if not 0 <= relics <= len(cards):
            raise SolverError(f"{edition.name} has {len(cards)} relics, so 0 to {len(cards)}")
        return cls._of(edition.treasures, tuple(copies), cards[:relics], rules, 0)

    @classmethod
    def of(cls, table: Game | View) -> ExpeditionDeck:
        """The deck of the present expedition of a table, without the relics already taken."""
        cards = [*table.bag.cards(), *(step.card for step in table.path)]
        copies = Counter(card.kind for card in cards if isinstance(card, Trap))
        return cls._of(
            tuple(card.gems for card in cards if isinstance(card, Treasure)),
            tuple(copies.values()),
            tuple(card for card in cards if isinstance(card, Relic)),
            table.edition.relics,
            relics_taken(table),
        )

    @classmethod
    def _of(
        cls,
        treasures: tuple[int, ...],
        copies: tuple[int, ...],
        relics: tuple[Relic, ...],
        rules: RelicRules | None,
        taken: int,
    ) -> ExpeditionDeck:
        by_order = bool(relics and rules and rules.worth == "by order taken")
        return cls(
            tuple(sorted(treasures)),
            tuple(sorted((count for count in copies if count), reverse=True)),
            tuple(sorted(relic.worth or 0 for relic in relics)),
            rules.values if rules and by_order else (),
            taken if by_order else 0,
        )

    @property
    def gem_values(self) -> tuple[int, ...]:
        """The different treasures, ascending."""
        return tuple(sorted(set(self.treasures)))

    @property
    def gem_copies(self) -> tuple[int, ...]:
        """The number of cards of each different treasure."""
        return tuple(self.treasures.count(gems) for gems in self.gem_values)

    @property
    def trap_copies(self) -> tuple[int, ...]:
        """The different numbers of copies of a trap kind, descending."""
        return tuple(sorted(set(self.traps), reverse=True))

    @property
    def trap_kinds(self) -> tuple[int, ...]:
        """The number of trap kinds with each of these numbers of copies."""
        return tuple(self.traps.count(copies) for copies in self.trap_copies)

    @property
    def treasure_sets(self) -> int:
        """The number of different sets of treasures that can have been seen."""
        return prod(copies + 1 for copies in self.gem_copies)

    @property
    def layers(self) -> int:
        """An upper bound of the layers: the traps seen, times the states of the relics.

        Of c equal relics, some are in the deck, some on the path, and the rest is taken.
        """
        alike = Counter(self.relics).values()
        relics = prod(comb(copies + 2, 2) for copies in alike)
        return relics * prod(kinds + 1 for kinds in self.trap_kinds)

    @property
    def start(self) -> RelicState:
        """The state with all relics of the expedition in the deck."""
        return RelicState(self.relics, (), self.taken)

    def worth(self, state: RelicState) -> int:
        """The worth of the relics on the path to a lone leaver."""
        if self.worths:
            return sum(self.worths[state.taken : state.taken + len(state.path)])
        return sum(state.path)

    def revealed(self, state: RelicState) -> Iterator[tuple[int, RelicState]]:
        """For each different relic that can come next: its copies, and the state after it."""
        for relic, copies in sorted(Counter(state.deck).items()):
            deck = list(state.deck)
            deck.remove(relic)
            path = tuple(sorted((*state.path, relic)))
            yield copies, RelicState(tuple(deck), path, state.taken)

    def carried_out(self, state: RelicState) -> RelicState:
        """The state after a lone leaver took the relics on the path."""
        taken = state.taken + len(state.path) if self.worths else 0
        return RelicState(state.deck, (), taken)

    def relic_states(self) -> tuple[RelicState, ...]:
        """Every state that the relics can reach."""
        found = {self.start}
        queue = [self.start]
        while queue:
            state = queue.pop()
            for after in (self.carried_out(state), *(s for _, s in self.revealed(state))):
                if after not in found:
                    found.add(after)
                    queue.append(after)
        return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class State:
    """One moment of an expedition as the solver sees it."""

    treasures: tuple[int, ...]
    """The number of cards seen of each different treasure."""
    traps: tuple[int, ...]
    """The number of trap kinds seen, for each number of copies."""
    relics: RelicState
    inside: int
    held: int
    """The gems that each explorer inside carries."""
    pool: int
    """The gems lying on the path."""


def other_deck() -> SolverError:
    """The error for a table or a state of another deck."""
    return SolverError("this expedition started from another deck than the one solved")


def relics_taken(table: Game | View) -> int:
    """The number of relics taken in the whole game."""
    return sum(len(explorer.relics) for explorer in table.explorers)


def state_of(deck: ExpeditionDeck, table: Game | View | State) -> State:
    """A table's state within an expedition that started from this deck; a state is its own."""
    if isinstance(table, State):
        return table
    inside = table.inside
    if table.awaits == "nothing" or not inside:
        raise SolverError("the game is over")
    left = Counter(card.gems for card in table.bag.cards() if isinstance(card, Treasure))
    seen = Counter(step.card.gems for step in table.path if isinstance(step.card, Treasure))
    bag_traps = Counter(card.kind for card in table.bag.cards() if isinstance(card, Trap))
    path_traps = Counter(trap.kind for trap in table.traps_on_path)
    copies = bag_traps + path_traps
    kinds_seen = Counter(copies[kind] for kind in path_traps)
    relics = RelicState(
        tuple(sorted(card.worth or 0 for card in table.bag.cards() if isinstance(card, Relic))),
        tuple(sorted(relic.worth or 0 for relic in table.relics_on_path)),
        relics_taken(table) if deck.worths else 0,
    )
    same = (
        tuple(sorted((left + seen).elements())) == deck.treasures
        and tuple(sorted(copies.values(), reverse=True)) == deck.traps
        and set(relics.deck) | set(relics.path) <= set(deck.relics)
    )
    if not same:
        raise other_deck()
    return State(
        tuple(seen[gems] for gems in deck.gem_values),
        tuple(kinds_seen[copies] for copies in deck.trap_copies),
        relics,
        len(inside),
        table.explorers[inside[0]].carried,
        table.pool,
    )
