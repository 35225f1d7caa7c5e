"""Random games of every rule set and size."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from tacora import Dealer, Decide, Edition, Event, Game, Move, Reveal, rule_sets
from tacora.dealer import PROCEDURE, number_below
from tacora.record import Record, play_recorded, start_recorded


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: every moment, the move that led to it and its events."""

    games: tuple[Game, ...]
    moves: tuple[Move, ...]
    events: tuple[tuple[Event, ...], ...]
    record: Record


def play_by_chance(
    edition: Edition, explorers: int, seed: str, leave_in_100: int, procedure: str = PROCEDURE
) -> Played:
    """A game in which everybody leaves with the same chance before every card."""
    dealer = Dealer(seed, procedure)
    names = tuple(f"E{seat}" for seat in range(explorers))
    game, record, opening = start_recorded(edition, names)
    games, events = [game], [opening]
    moves: list[Move] = []
    while not game.over:
        if game.awaits == "card":
            move: Move = Reveal(dealer.deal(game))
        else:
            moment = (game.expedition, game.turn)
            leaving = frozenset(
                seat
                for seat in game.inside
                if number_below(100, seed, "leaves", seat, *moment) < leave_in_100
            )
            move = Decide(leaving)
        game, record, happened = play_recorded(game, record, move)
        games.append(game)
        moves.append(move)
        events.append(happened)
    return Played(tuple(games), tuple(moves), tuple(events), record)


@st.composite
def played(draw: st.DrawFn) -> Played:
    """Random games, from "everybody leaves at once" to "nobody leaves"."""
    edition = draw(st.sampled_from(rule_sets()))
    explorers = draw(st.integers(edition.least_explorers, edition.most_explorers))
    seed = str(draw(st.integers(0, 2**64)))
    return play_by_chance(
        edition, explorers, seed, draw(st.sampled_from([0, 2, 5, 10, 25, 50, 90]))
    )
