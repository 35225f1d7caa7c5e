"""Games of bots in the reference engine: bots by name, and rules of thumb with their parameters."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .. import policies
from ..bots import Bot, character
from ..bots.characters import Character, follows
from ..dealer import Dealer
from ..game import Decide, Edition, Event, Game, Result, Reveal, view
from ..policies import PolicyError, Rule
from ..record import Record, bots_field, play_recorded, proof, start_recorded
from ..record.model import MOST_NAME_CHARACTERS
from ..statistics import Counter, Statistics

RULES: dict[str, type[Rule]] = {
    name: each
    for name, each in vars(policies).items()
    if inspect.isclass(each) and issubclass(each, Rule) and each is not Rule
}
"""The rules of thumb by the names of their classes."""


def find_rule(text: str) -> Rule | None:
    """The rule of a text such as `AtGems(8)`; None if the text is a name."""
    if "(" not in text:
        return None
    try:
        call = ast.parse(text.strip(), mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            raise ValueError
        kind = RULES[call.func.id]
        values = [ast.literal_eval(each) for each in call.args]
        named = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
        if not all(isinstance(each, bool | int | float) for each in (*values, *named.values())):
            raise ValueError
        return kind(*values, **named)
    except (KeyError, MemoryError, RecursionError, SyntaxError, TypeError, ValueError):
        known = ", ".join(f"{name}{inspect.signature(each)}" for name, each in RULES.items())
        raise PolicyError(f"no rule {text[:60]!r}; there are: {known}") from None


@lru_cache(maxsize=1024)
def find_character(text: str) -> Character:
    """The bot with this name, or a bot that follows the rule of this text."""
    rule = find_rule(text)
    return character(text) if rule is None else follows(text, rule)


def make_player(text: str, seed: str) -> Bot:
    """A bot of a line-up; the seed determines its random choices."""
    return find_character(text).make(seed)


def explorer_names(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of explorers in the records of bots: the bot without its module, and the seat."""
    short = (bot.rpartition(":")[2][: MOST_NAME_CHARACTERS - 2] for bot in bots)
    return tuple(f"{bot} {seat}" for seat, bot in enumerate(short))


@dataclass(frozen=True, slots=True)
class Played:
    """One game of bots: its record, its last moment and its events."""

    record: Record
    game: Game
    events: tuple[Event, ...]

    @property
    def result(self) -> Result:
        assert self.game.result
        return self.game.result


def play_game(edition: Edition, bots: Sequence[str], seed: str) -> Played:
    """One game of bots; the seed determines its cards and the bots' random choices."""
    dealer = Dealer(seed)
    players: list[Bot] = [make_player(name, dealer.bots_seed) for name in bots]
    extra = {"bots": bots_field(bots), "shuffle": proof(dealer)}
    events: list[Event] = []
    game, record, _ = start_recorded(edition, explorer_names(bots), extra)
    while not game.over:
        if game.awaits == "card":
            game, record, happened = play_recorded(game, record, Reveal(dealer.deal(game)))
        else:
            leaving = [
                seat
                for seat in game.inside
                if players[seat].decide(view(game, seat, "open"), record.expeditions) == "leave"
            ]
            game, record, happened = play_recorded(game, record, Decide(leaving))
        events += happened
    return Played(record, game, tuple(events))


def simulate_bots(
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seed: str,
) -> Statistics:
    """Play games of bots with the reference engine; returns their statistics.

    Game number i, from 0, has the seed `SEED/i`, so the same seed gives the same games.
    """
    counter = Counter(len(bots))
    for number in range(games):
        counter.add(play_game(edition, bots, f"{seed}/{number}").events)
    return counter.statistics()
