"""The chances of the next cards and the gain of leaving, as exact fractions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from ..game import Bag, Card, Game, Trap, Treasure, View
from ..shown import Shown

NEVER = Fraction(0)


@dataclass(frozen=True, slots=True)
class Leaving:
    """The gain of each explorer when a number of explorers leave together now."""

    leavers: int
    carried: int
    """The gems that the leaver carries."""
    each: int
    """The leaver's share of the gems lying on the path."""
    left: int
    """The odd gems that stay on the path."""
    relics: int
    """The worth of the relics on the path to a lone leaver; 0 for two and more."""

    @property
    def points(self) -> int:
        """All that this leaver adds to the chest."""
        return self.carried + self.each + self.relics


@dataclass(frozen=True, slots=True, repr=False)
class Odds(Shown):
    """The odds of one moment of an expedition; empty if the game is over."""

    chances: Mapping[Card, Fraction]
    """The chance of every card that may come next; the sum is 1, or no card is left."""
    collapse_within: tuple[Fraction, ...]
    """Entry k: the chance that one of the next k cards collapses the cave."""
    inside: int
    """The number of explorers in the cave."""
    carried: int
    """The gems that each of them carries; all carry the same."""
    gain: Fraction
    """The expected share of an explorer inside in the next card, when all inside go on."""
    loss: Fraction
    """The gems that an explorer inside carries, times the chance of a collapse."""
    leaving: tuple[Leaving, ...]
    """The gain of leaving for 1, 2, ... leavers; empty if no choice is awaited."""

    @property
    def collapse(self) -> Fraction:
        """The chance that the next card collapses the cave."""
        return self.within(1)

    def within(self, cards: int) -> Fraction:
        """The chance of a collapse within this number of cards; the deck may run out before."""
        return self.collapse_within[min(cards, len(self.collapse_within) - 1)]

    @property
    def going_on(self) -> Fraction:
        """The expected change in what an explorer inside carries by going on one card.

        It counts the gems that are shared out and the gems that are lost. It does not count
        the odd gems and relics on the path, which stay there for a later leaver.
        """
        return self.gain - self.loss

    def _shown(self) -> tuple[str, dict[str, str]]:
        found = {
            "flight at the next card": f"{self.collapse} ({100 * float(self.collapse):.1f} %)",
            "going on": f"{float(self.going_on):+.2f} gems on average",
        }
        if self.leaving:
            each = (f"{leaving.points} as one of {leaving.leavers}" for leaving in self.leaving)
            found["leaving"] = ", ".join(each)
        cards = (f"{card} {chance}" for card, chance in self.chances.items())
        found["next card"] = ", ".join(cards)
        return f"Odds with {self.inside} inside, who carry {self.carried} each", found


def odds(table: Game | View) -> Odds:
    """The exact odds of a game or of a view of it; both give the same."""
    inside = table.inside
    if table.awaits == "nothing" or not inside:
        return Odds({}, (NEVER,), 0, 0, NEVER, NEVER, ())
    bag = table.bag
    explorers = len(inside)
    carried = table.explorers[inside[0]].carried
    collapse_within = _collapse_within(bag, {trap.kind for trap in table.traps_on_path})
    if bag.total:
        shares = sum(
            copies * (card.gems // explorers)
            for card, copies in bag.items()
            if isinstance(card, Treasure)
        )
        gain = Fraction(shares, bag.total)
        loss = collapse_within[1] * carried
    else:
        # A deck that has run out makes all inside leave together.
        gain, loss = Fraction(table.pool // explorers), NEVER
    leaving: tuple[Leaving, ...] = ()
    if table.awaits == "choices":
        pool = table.pool
        relics = _relics_worth(table)
        leaving = tuple(
            Leaving(leavers, carried, *divmod(pool, leavers), relics if leavers == 1 else 0)
            for leavers in range(1, explorers + 1)
        )
    return Odds(bag.chances(), collapse_within, explorers, carried, gain, loss, leaving)


def _collapse_within(bag: Bag, seen: set[str]) -> tuple[Fraction, ...]:
    """Entry k: the chance of a collapse within k cards.

    k cards are safe when none is of a kind seen before and no two are of one kind. The
    number of such k-subsets is the coefficient of x^k in (1 + x)^s times a factor
    1 + c x for each unseen kind with c copies, s being all cards that are not traps.
    """
    harmless = 0
    unseen: list[int] = []
    for card, copies in bag.items():
        if not isinstance(card, Trap):
            harmless += copies
        elif card.kind not in seen:
            unseen.append(copies)
    safe = [comb(harmless, k) for k in range(harmless + 1)]
    for copies in unseen:
        safe.append(0)
        for k in range(len(safe) - 1, 0, -1):
            safe[k] += copies * safe[k - 1]
    total = bag.total
    safe += [0] * (total + 1 - len(safe))
    chances: list[Fraction] = []
    subsets = 1
    for k in range(total + 1):
        chances.append(Fraction(subsets - safe[k], subsets))
        subsets = subsets * (total - k) // (k + 1)
    return tuple(chances)


def _relics_worth(table: Game | View) -> int:
    """The worth of the relics on the path to a lone leaver now."""
    rules = table.edition.relics
    if rules is None:
        return 0
    taken = sum(len(explorer.relics) for explorer in table.explorers)
    return sum(
        rules.worth_of(relic, number)
        for number, relic in enumerate(table.relics_on_path, start=taken)
    )
