"""The reference engine's games as kernel rows, so that both engines can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from tacora import edition, rule_sets
from tacora.game import (
    Bag,
    Card,
    Decide,
    Edition,
    Game,
    Relic,
    RelicRules,
    Reveal,
    Trap,
    Treasure,
    play,
    start,
)
from tacora.kernel.layout import MOST_SEATS
from tacora.kernel.play import NOBODY
from tacora.kernel.rules import card_kinds

AWAITS = {"card": 0, "choices": 1, "nothing": 2}
NOT_COMPARED = (16, 17)
"""The columns that the reference engine does not have: the game's number and its draws."""

Turn = tuple[int, int]


def custom_editions() -> tuple[Edition, ...]:
    """Editions that no book has, for what the nine rule sets never reach."""
    base = edition("de-iello-2017")
    alone = replace(base, least_explorers=1, most_explorers=8)
    polish = edition("pl-incan-gold")
    return (
        # one trap kind, so expeditions are long, and printed relics that all enter at once
        replace(
            alone,
            id="long",
            treasures=(*range(1, 31), 1000, 999, 1, 1),
            traps=(Trap("snake"),) * 2,
            relics=RelicRules("all at once", "ascending", "printed", (3, 1, 3, 9, 20, 1)),
        ),
        # a deck that runs out: no kind of trap comes twice
        replace(alone, id="short", treasures=(1, 5, 7, 8), traps=(Trap("a"), Trap("b"))),
        # a deck that runs out right after a first trap that nobody decides about
        replace(
            polish,
            id="tiny",
            least_explorers=1,
            treasures=(3,),
            traps=(Trap("a"),) * 2,
            relics=RelicRules("one per expedition", "shuffled", "by order taken", (2, 3, 5)),
        ),
        # many relics by order taken, many kinds of traps
        replace(
            alone,
            id="relics",
            tie="most relics",
            traps=tuple(Trap(kind) for kind in "abcdefghijklmnopqrst" for _ in range(2)),
            relics=RelicRules("all at once", "shuffled", "by order taken", tuple(range(50, 0, -1))),
        ),
        # the limits of the lanes
        replace(
            alone,
            id="kinds",
            first_trap="next card",
            tie="most relics",
            traps=tuple(Trap(kind) for kind in "abcdefghij" for _ in range(2)),
            relics=RelicRules("all at once", "shuffled", "printed", tuple(range(1, 13))),
        ),
        # no traps at all
        replace(alone, id="safe", treasures=(2, 3, 10), traps=(), relics=None, tie="most relics"),
    )


def tables() -> tuple[tuple[Edition, int], ...]:
    """Every edition with every number of seats that it allows."""
    return tuple(
        (each, seats)
        for each in (*rule_sets(), *custom_editions())
        for seats in range(each.least_explorers, each.most_explorers + 1)
    )


class RowReader:
    """Reads the columns of a row off a game of one edition."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.kinds = card_kinds(edition)
        self.number = {card: place for place, card in enumerate(self.kinds)}
        self.padding = [0] * (MOST_SEATS - seats)
        self.bag: Bag | None = None
        self.counted: tuple[list[int], int, int] = [], 0, 0

    def _bag(self, bag: Bag) -> tuple[list[int], int, int]:
        """The copies of each kind in the bag, its gems and its relics."""
        if bag is not self.bag:  # choices leave it as it is
            self.bag = bag
            left = [bag[card] for card in self.kinds]
            treasure = relics = 0
            for card, copies in zip(self.kinds, left, strict=True):
                if isinstance(card, Treasure):
                    treasure += card.gems * copies
                elif isinstance(card, Relic):
                    relics += copies
            self.counted = left, treasure, relics
        return self.counted

    def row(self, game: Game) -> list[int]:
        """What a kernel row must say about this game, without the deck's order."""
        left, treasure, relics_left = self._bag(game.bag)
        seen = [0] * len(left)
        pool = traps = danger = relics = worth = path = 0
        for step in game.path:
            card = step.card
            number = self.number[card]
            seen[number] += 1
            pool += step.gems
            if isinstance(card, Relic):
                relics += 1
                worth += card.worth or 0
            else:
                path += 1
                if isinstance(card, Trap):
                    traps += 1
                    danger += left[number]
        inside = carried = taken = 0
        chests: list[int] = []
        relic_points: list[int] = []
        relic_counts: list[int] = []
        for seat, explorer in enumerate(game.explorers):
            if explorer.in_cave:
                inside |= 1 << seat
                carried = explorer.carried
            chests.append(explorer.chest)
            relic_points.append(explorer.points - explorer.chest)
            relic_counts.append(len(explorer.relics))
            taken += len(explorer.relics)
        return [
            game.expedition, game.turn, AWAITS[game.awaits], inside, carried, pool, traps,
            danger, treasure, path, path + game.bag.total, relics, worth, relics_left, taken,
            len(game.waiting), 0, 0,
            *chests, *self.padding, *relic_points, *self.padding, *relic_counts, *self.padding,
            *left, *seen,
        ]  # fmt: skip

    def moments(
        self, edition: Edition, seats: int, tape: Sequence[Sequence[int]]
    ) -> Iterator[Game]:
        """The reference game after every move of a tape; a move it refuses raises."""
        game, _ = start(edition, seats)
        for kind, leaving in tape:
            game, _ = play(game, Reveal(self.kinds[kind]))
            yield game
            if leaving != NOBODY:
                game, _ = play(game, Decide(seat for seat in range(seats) if leaving >> seat & 1))
                yield game


def random_tape(edition: Edition, seats: int, chance: Random) -> list[Turn]:
    """A whole game dealt and decided here, without the kernel."""
    kinds = {card: place for place, card in enumerate(card_kinds(edition))}
    game, _ = start(edition, seats)
    tape: list[Turn] = []
    eagerness = [chance.choice((0.02, 0.1, 0.3, 0.6)) for _ in range(seats)]
    while not game.over:
        card = _deal(game, chance)
        game, _ = play(game, Reveal(card))
        if game.awaits == "choices":
            leaving = {seat for seat in game.inside if chance.random() < eagerness[seat]}
            game, _ = play(game, Decide(leaving))
            tape.append((kinds[card], sum(1 << seat for seat in leaving)))
        else:
            tape.append((kinds[card], NOBODY))
    return tape


def _deal(game: Game, chance: Random) -> Card:
    number = chance.randrange(game.bag.total)
    for card, copies in game.bag.items():
        if number < copies:
            return card
        number -= copies
    raise AssertionError
