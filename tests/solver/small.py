"""Small decks, and their equilibrium by brute force over the rules themselves."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

from tacora import Decide, Edition, Game, Reveal, Trap, edition, play


def small_edition(treasures: tuple[int, ...], traps: str, relics: str = "") -> Edition:
    """A rule set with few cards, for any number of explorers.

    `relics`: printed worths such as "5 8" that are all in at once, or "by order 5 10".
    """
    words = relics.split()
    rules = None
    if words[:2] == ["by", "order"]:
        book = edition("de-iello-2017").relics
        assert book
        rules = replace(book, values=tuple(map(int, words[2:])))
    elif words:
        book = edition("fr-iello-2021", relics=True).relics
        assert book
        rules = replace(book, enter="all at once", values=tuple(map(int, words)))
    return replace(
        edition("fr-iello-2021"),
        id="small",
        least_explorers=1,
        treasures=treasures,
        traps=tuple(map(Trap, traps.split())),
        relics=rules,
    )


def brute_force(game: Game) -> float:
    """What the expedition is worth to each explorer inside, by its full tree.

    No state is remembered and nothing is numbered: every order of the cards and every
    number of leavers is played by the rules, and the equilibrium of each decision is found
    among the roots of a polynomial.
    """
    if game.awaits == "card":
        value = 0.0
        for card, chance in game.bag.chances().items():
            after, _ = play(game, Reveal(card))
            if after.expedition == game.expedition and not after.over:
                value += float(chance) * brute_force(after)
        return value
    inside = game.inside
    me, others = inside[0], inside[1:]
    leave: list[float] = []
    stay: list[float] = []
    for count in range(len(inside)):
        after, _ = play(game, Decide({me, *others[:count]}))
        leave.append(after.explorers[me].points - game.explorers[me].points)
        after, _ = play(game, Decide(others[:count]))
        if after.expedition == game.expedition and not after.over:
            stay.append(brute_force(after))
        else:  # the deck has run out
            stay.append(after.explorers[me].points - game.explorers[me].points)
    return equilibrium_value(np.array(leave), np.array(stay))


def equilibrium_value(leave: np.ndarray, stay: np.ndarray) -> float:
    """The value of the equilibrium with the smallest chance to leave."""
    edge = stay - leave
    if edge.max() <= 1e-11:
        return float(leave[-1])
    if edge[0] >= -1e-11:
        return float(stay[0])
    for chance in sorted(_roots(edge)):
        return float(_mean(leave, chance))
    return float(leave[-1])


@cache
def _binomial(others: int) -> list[np.poly1d]:
    """The chances that 0, 1, ... others leave, as polynomials in the chance that one does."""
    found = []
    for count in range(others + 1):
        term = np.poly1d([1.0])
        for number in range(others):
            term = term * (np.poly1d([1.0, 0.0]) if number < count else np.poly1d([-1.0, 1.0]))
        ways = float(np.prod([(others - k) / (k + 1) for k in range(count)]))
        found.append(term * ways)
    return found


def _mean(values: np.ndarray, chance: float) -> float:
    return float(
        sum(v * p(chance) for v, p in zip(values, _binomial(len(values) - 1), strict=True))
    )


def _roots(edge: np.ndarray) -> list[float]:
    polynomial = np.poly1d([0.0])
    for value, term in zip(edge, _binomial(len(edge) - 1), strict=True):
        polynomial = polynomial + term * float(value)
    roots = []
    for root in polynomial.roots:
        if abs(root.imag) < 1e-9 and 0.0 < root.real < 1.0:
            x = float(root.real)
            for _ in range(5):  # the companion matrix gives eight digits or so
                x -= float(polynomial(x)) / float(polynomial.deriv()(x))
            roots.append(x)
    return roots
