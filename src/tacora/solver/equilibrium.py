"""The symmetric equilibrium of one expedition, with mixed choices, by backward induction.

Every explorer maximises the points that this expedition adds to the own chest: gems, and the
worth of relics. All explorers inside hold the same, so in every state all of them leave with the
same chance, independently.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..editions import edition
from ..game import Game, View
from ..shown import Shown
from .deck import ExpeditionDeck, SolverError, State, other_deck, state_of
from .induction import bernstein, going_on, payoffs, solve_layer
from .layout import LayerKey, Layers, Layout, Real, make_layers, make_layout
from .storage import Unfinished, cache_folder, only_one, read_table, table_name

MOST_EXPLORERS = 8
MOST_BYTES = 4_500_000_000
"""The usual limit for the size of a table."""
Progress = Callable[[int, int], None]
"""Called with the number of states that are done and the total."""


def plain_deck() -> ExpeditionDeck:
    """The deck that all books share: nothing removed, no relics."""
    return ExpeditionDeck.fresh(edition("fr-iello-2021"))


@dataclass(frozen=True, slots=True)
class SolvedChoice:
    """Both choices of an explorer inside, while the others play the equilibrium."""

    leave_chance: float
    value: float
    """The value of the state to each explorer inside."""
    leaving: float
    """The value of leaving; equal to that of going on where the equilibrium mixes."""
    going_on: float
    if_leave: tuple[float, ...]
    """The value of leaving when 0, 1, ... of the others leave too."""
    if_go_on: tuple[float, ...]
    """The value of going on when 0, 1, ... of the others leave."""


@dataclass(frozen=True, slots=True, repr=False)
class Equilibrium(Shown):
    """A solved expedition, for every number of explorers up to `explorers`.

    `values` and `leave` are arrays [layer, state] as `layout.py` numbers them.
    """

    deck: ExpeditionDeck
    explorers: int
    layout: Layout
    layers: Layers
    layer_numbers: dict[LayerKey, int]
    values: Real
    leave: Real
    mixed: int
    """The number of states in which the equilibrium mixes."""
    several: int
    """The number of states that may have more than one symmetric equilibrium."""

    @classmethod
    def load(
        cls, explorers: int, deck: ExpeditionDeck | None = None, folder: Path | None = None
    ) -> Equilibrium:
        """A table from the cache folder, for at least this number of explorers."""
        _check(explorers)
        deck, folder = deck or plain_deck(), folder or cache_folder()
        for number in range(explorers, MOST_EXPLORERS + 1):
            found = read_table(folder / table_name(deck, number), deck, number)
            if found:
                layout, values, leave, counts = found
                keys, layers = make_layers(deck)
                if values.shape[0] != len(keys):
                    raise SolverError(f"{folder}: not a table of this deck; solve it again")
                numbers: dict[LayerKey, int] = {key: at for at, key in enumerate(keys)}
                return cls(deck, number, layout, layers, numbers, values, leave, **counts)
        raise SolverError(
            f"this expedition is not solved yet; `tacora solve --explorers {explorers}` does it"
        )

    @classmethod
    def solve(
        cls,
        explorers: int,
        deck: ExpeditionDeck | None = None,
        folder: Path | None = None,
        progress: Progress | None = None,
        most_bytes: int = MOST_BYTES,
    ) -> Equilibrium:
        """The table from the cache folder, solved now if it is not there."""
        _check(explorers)
        deck, folder = deck or plain_deck(), folder or cache_folder()
        target = folder / table_name(deck, explorers)
        if read_table(target, deck, explorers) is None:
            _solve(deck, explorers, target, progress, most_bytes)
        return cls.load(explorers, deck, folder)

    def _shown(self) -> tuple[str, dict[str, str]]:
        worth = {
            f"worth to each of {n}": f"{self.expedition(n):.2f}"
            for n in range(1, self.explorers + 1)
        }
        return f"Equilibrium of an expedition, {self.size:,} states", worth

    @property
    def size(self) -> int:
        """The number of states, over all layers."""
        return int(self.values.size)

    def expedition(self, explorers: int) -> float:
        """The value of an expedition to each explorer, before the first card."""
        if not 1 <= explorers <= self.explorers:
            raise SolverError(f"solved for 1 to {self.explorers} explorers, not {explorers}")
        nothing = (0,) * len(self.deck.gem_values), (0,) * len(self.deck.trap_kinds)
        return self.before_card(State(*nothing, self.deck.start, explorers, 0, 0))

    def value(self, table: Game | View) -> float:
        """The value of a moment to each explorer inside, until the end of the expedition."""
        at = state_of(self.deck, table)
        if table.awaits == "card":
            return self.before_card(at)
        return float(self.values[self.place(at)])

    def leave_chance(self, table: Game | View) -> float:
        """The chance that each explorer inside leaves; 0 if a card is awaited."""
        if table.awaits == "card":
            return 0.0
        return float(self.leave[self.place(state_of(self.deck, table))])

    def place(self, at: State | Game | View) -> tuple[int, int]:
        """The indices of a state in the arrays: its layer and its number."""
        at = state_of(self.deck, at)
        layout = self.layout
        try:
            layer = self.layer_numbers[at.traps, at.relics]
        except KeyError:
            raise other_deck() from None
        if not 1 <= at.inside <= self.explorers:
            raise SolverError(f"solved for 1 to {self.explorers} inside, not {at.inside}")
        treasures, column = self.treasure_set(at), at.inside - 1
        row = int(layout.row[treasures, column]) + at.held
        fits = (
            layout.least_held[treasures, column] <= at.held <= layout.most_held[treasures, column]
        )
        if not fits or not 0 <= at.pool - layout.least_pool[row] < layout.pools[row]:
            raise SolverError(
                f"{at.inside} explorers inside cannot hold {at.held} each with {at.pool} on the "
                f"path after these cards, starting from at most {self.explorers} explorers"
            )
        return layer, int(layout.base[row]) + at.pool

    def treasure_set(self, at: State | Game | View) -> int:
        """The number of the treasures seen."""
        at = state_of(self.deck, at)
        return int(np.dot(self.layout.stride, np.array(at.treasures, np.int64)))

    def before_card(self, at: State | Game | View) -> float:
        """The value of a state when all inside go on and a card comes now."""
        at = state_of(self.deck, at)
        layer, number = self.place(at)
        going, _ = self._going(layer, self.treasure_set(at))
        return float(going[number - self.layout.first[self.treasure_set(at)]])

    def choice(self, at: State | Game | View) -> SolvedChoice:
        """Both choices of a state, with their values."""
        at = state_of(self.deck, at)
        layer, number = self.place(at)
        treasures = self.treasure_set(at)
        leave, stay = np.empty(at.inside), np.empty(at.inside)
        payoffs(
            self.layout, self.layers, layer, treasures, at.inside, at.held, at.pool,
            *self._going(layer, treasures), leave, stay,
        )  # fmt: skip
        chance = float(self.leave[layer, number])
        return SolvedChoice(
            chance,
            float(self.values[layer, number]),
            float(bernstein(leave, at.inside, chance)),
            float(bernstein(stay, at.inside, chance)),
            tuple(leave.tolist()),
            tuple(stay.tolist()),
        )

    def _going(self, layer: int, treasures: int) -> tuple[Real, Real]:
        """The values of going on: with the relics on the path, and after they were taken."""
        size = int(self.layout.first[treasures + 1] - self.layout.first[treasures])
        found: list[Real] = []
        for each in (layer, int(self.layers.taken[layer])):
            out = np.empty(size)
            going_on(self.layout, self.layers, each, treasures, self.values, out)
            found.append(out)
        return found[0], found[1]


def _check(explorers: int) -> None:
    if not 1 <= explorers <= MOST_EXPLORERS:
        raise SolverError(f"1 to {MOST_EXPLORERS} explorers can be solved, not {explorers}")


def _check_need(about: str, states: int, most_bytes: int) -> None:
    """Refuse a table that is too large: each state has two numbers of eight bytes."""
    if 16 * states > most_bytes:
        raise SolverError(
            f"{about}{states:,} states need {16 * states / 1e9:,.1f} GB, and "
            f"{most_bytes / 1e9:.1f} GB are allowed"
        )


def _solve(
    deck: ExpeditionDeck, explorers: int, target: Path, progress: Progress | None, most_bytes: int
) -> None:
    _check_need("at least ", deck.layers * deck.treasure_sets * explorers, most_bytes)
    keys, layers = make_layers(deck)
    layout = make_layout(deck, explorers, most_bytes)
    shape = len(keys), int(layout.first[-1])
    total = shape[0] * shape[1]
    _check_need("", total, most_bytes)
    groups = [np.flatnonzero(layout.seen == count) for count in range(len(deck.treasures) + 1)]
    sizes = [int((layout.first[group + 1] - layout.first[group]).sum()) for group in groups]
    unfinished = Unfinished(target, deck, explorers)
    with only_one(target):
        if read_table(target, deck, explorers):
            return  # another process has solved it while this one waited
        values, leave = unfinished.open(shape)
        mixed, several = unfinished.done.get("mixed", 0), unfinished.done.get("several", 0)
        done = unfinished.done["layers"] * shape[1]
        for layer in range(unfinished.done["layers"], len(keys)):
            for group, size in zip(reversed(groups), reversed(sizes), strict=True):
                mixes, more = solve_layer(layout, layers, layer, group, values, leave)
                mixed, several = mixed + int(mixes), several + int(more)
                done += size
                if progress:
                    progress(done, total)
            unfinished.save(layer + 1, mixed=mixed, several=several)
        unfinished.finish(layout)
