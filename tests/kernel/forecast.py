"""What the model of habits expects before any choice was seen, computed independently."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from tacora.game import Game, Treasure

SLIP = 0.03


@dataclass(frozen=True)
class Moment:
    """Everything that a simple rule uses."""

    turn: int
    traps: int
    danger: int
    bag: int
    carried: int
    pool: int
    inside: int
    treasure: int

    @classmethod
    def of(cls, game: Game) -> Moment:
        inside = game.inside
        return cls(
            game.turn,
            len(game.traps_on_path),
            sum(game.bag[trap] for trap in game.traps_on_path),
            game.bag.total,
            game.explorers[inside[0]].carried,
            game.pool,
            len(inside),
            sum(c.gems * n for c, n in game.bag.items() if isinstance(c, Treasure)),
        )

    def after_treasure(self) -> Moment:
        share, odd = divmod(8, self.inside)
        return replace(
            self,
            turn=self.turn + 1,
            carried=self.carried + share,
            pool=self.pool + odd,
            treasure=self.treasure - 8,
        )

    def after_trap(self) -> Moment:
        return replace(self, turn=self.turn + 1, traps=self.traps + 1, danger=self.danger + 2)


def habits(at: Moment, seats: int) -> list[float]:
    """How likely each of the 25 rules, then each of the three soft players, is to leave."""
    sure: list[bool] = [False]
    sure += [at.turn >= cards for cards in range(3, 9)]
    sure += [at.traps >= traps for traps in (1, 2, 3)]
    sure += [at.danger >= Fraction(risk, 100) * at.bag for risk in (10, 15, 20, 25)]
    sure += [at.carried >= gems for gems in ((3, 4, 5, 7) if seats >= 6 else (4, 6, 8, 10))]
    for margin, weight in ((1, 0), (1, 1), (0.7, 1), (1.4, 1)):
        held = at.carried * at.inside + weight * at.pool
        sure.append(held * at.danger >= margin * at.treasure)
    soft = []
    for margin in (0.6, 1.0, 1.7):
        cost = (at.carried * at.inside + at.pool) * at.danger
        cubed = (cost / (margin * max(at.treasure, 1))) ** 3
        soft.append(SLIP + (1 - 2 * SLIP) * cubed / (1 + cubed))
    return [0.5, 0.2, 0.1, *(1 - SLIP if leaves else SLIP for leaves in sure), *soft]


def forecast(game: Game, seat: int) -> list[float]:
    """The features about what the others will do, before any choice was seen."""
    seats = len(game.explorers)
    at = Moment.of(game)
    prior = [0.5 / 25] * 25 + [1 / 6] * 3
    now, treasure, trap = (habits(m, seats) for m in (at, at.after_treasure(), at.after_trap()))
    leave = sum(w * p for w, p in zip(prior, now, strict=True))
    stays = [w * (1 - p) for w, p in zip(prior, now, strict=True)]
    after_treasure = sum(s * p for s, p in zip(stays, treasure, strict=True)) / sum(stays)
    after_trap = sum(s * p for s, p in zip(stays, trap, strict=True)) / sum(stays)
    others = len([other for other in game.inside if other != seat])
    return [
        others * leave / seats,
        (1 - leave) ** others,
        leave**others,
        leave if others else 0.0,
        (1 - after_treasure) ** others,
        others * after_treasure / seats,
        (1 - after_trap) ** others,
        others * after_trap / seats,
        leave + (1 - leave) * after_treasure if others else 1.0,
        sum(prior[25:]) if others else 0.0,
        sum(prior[25:]) if seats > 1 else 0.0,
    ]
