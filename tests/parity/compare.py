"""Plays the same games through both engines and compares them after every move."""

from __future__ import annotations

from random import Random

import numpy as np

from tacora import policies
from tacora.game import Edition, Game
from tacora.kernel.chance import seed_keys
from tacora.kernel.layout import Ints
from tacora.kernel.moves import winners
from tacora.kernel.play import RESULT, TAPED, TRACED, dictate_many, most_turns, play_games
from tacora.kernel.players import players_for
from tacora.kernel.rules import Rules, rules_for
from tacora.policies import Policy
from tacora.statistics import WIDTH

from .reference import NOT_COMPARED, RowReader, random_tape

CHUNK = 250


def mixed_policies(chance: Random, seats: int) -> list[Policy]:
    """One policy a seat; together they reach long expeditions, ties and many leavers at once."""
    choose = (
        lambda: policies.Chance(chance.choice((0.02, 0.1, 0.3, 0.6))),
        lambda: policies.AfterCards(chance.randint(0, 12)),
        lambda: policies.AfterTraps(chance.randint(1, 5)),
        lambda: policies.AtGems(chance.randint(0, 25)),
        lambda: policies.AtRisk(chance.choice((0.1, 0.2, 0.3))),
        lambda: policies.Expectation(chance.uniform(0.5, 2), chance.choice((0, 1))),
        policies.Never,
    )
    if chance.random() < 0.15:
        # all alike: they leave together, share every pool and often tie
        return [chance.choice(choose)()] * seats
    return [chance.choice(choose)() for _ in range(seats)]


def kernel_games(rules: Rules, seed: str, games: int) -> tuple[Ints, Ints, Ints, Ints]:
    """Games that the kernel deals and decides: tapes, traces, turns and moves."""
    chance = Random(seed)
    players = players_for([mixed_policies(chance, rules.seats) for _ in range(games)])
    turns = most_turns(rules)
    tapes = np.zeros((games, turns, 2), np.int64)
    traces = np.zeros((games, 2 * turns, rules.deck), np.int64)
    results = np.zeros((games, RESULT), np.int64)
    sums = np.zeros(WIDTH, np.int64)
    with np.errstate(over="ignore"):
        play_games(
            rules.numbers, players, np.arange(games), rules.fresh, *seed_keys(seed), 0,
            sums, results, tapes, traces,
        )  # fmt: skip
    return tapes, traces, results[:, TAPED], results[:, TRACED]


def reference_games(edition: Edition, seats: int, seed: str, games: int) -> tuple[Ints, Ints]:
    """Games that the reference engine deals: tapes and their turns."""
    chance = Random(seed)
    rules = rules_for(edition, seats)
    tapes = np.zeros((games, most_turns(rules), 2), np.int64)
    turns = np.zeros(games, np.int64)
    for number in range(games):
        tape = random_tape(edition, seats, chance)
        tapes[number, : len(tape)] = tape
        turns[number] = len(tape)
    return tapes, turns


def dictated(rules: Rules, tapes: Ints, turns: Ints) -> tuple[Ints, Ints]:
    """The traces of tapes that are dictated to the kernel, and the number of moves of each."""
    games, most, _ = tapes.shape
    traces = np.zeros((games, 2 * most, rules.deck), np.int64)
    moves = np.zeros(games, np.int64)
    dictate_many(rules.numbers, rules.fresh, tapes, turns, traces, moves)
    return traces, moves


def reference_trace(
    reader: RowReader, edition: Edition, seats: int, tape: Ints
) -> tuple[Ints, Game]:
    """The reference engine's rows after every move, and the game at the end."""
    rows: list[list[int]] = []
    game = None
    for game in reader.moments(edition, seats, tape.tolist()):
        rows.append(reader.row(game))
    assert game is not None
    return np.array(rows, np.int64), game


def check(
    edition: Edition, seats: int, tapes: Ints, traces: Ints, turns: Ints, moves: Ints
) -> None:
    """Every trace equals what the reference engine does with the same tape."""
    rules = rules_for(edition, seats)
    reader = RowReader(edition, seats)
    traces = traces.copy()
    traces[:, :, list(NOT_COMPARED)] = 0
    for number in range(turns.size):
        tape = tapes[number, : turns[number]]
        expected, game = reference_trace(reader, edition, seats, tape)
        where = f"{edition.name}, {seats} seats, game {number}"
        assert moves[number] == len(expected), f"{where}: {moves[number]} moves of {len(expected)}"
        found = traces[number, : moves[number]]
        if not np.array_equal(found, expected):
            move = int((found != expected).any(axis=1).argmax())
            columns = np.flatnonzero(found[move] != expected[move])
            raise AssertionError(
                f"{where}, move {move}: columns {columns} are {found[move][columns]}, "
                f"not {expected[move][columns]}; tape {tape.tolist()}"
            )
        assert game.result is not None, f"{where}: the game is not over"
        won = sum(1 << seat for seat in game.result.winners)
        row = np.concatenate([found[-1], rules.fresh[rules.deck :]])
        assert winners(rules.numbers, row) == won, f"{where}: winners"


def compare(edition: Edition, seats: int, seed: str, games: int) -> int:
    """Compare this number of games, four in five dealt by the kernel; returns how many."""
    rules = rules_for(edition, seats)
    done = 0
    for chunk, first in enumerate(range(0, games, CHUNK)):
        size = min(CHUNK, games - first)
        own = max(size // 5, 1)
        name = f"{seed}/{edition.name}/{seats}/{chunk}"
        if size > own:
            tapes, traces, turns, moves = kernel_games(rules, name, size - own)
            check(edition, seats, tapes, traces, turns, moves)
            again, far = dictated(rules, tapes, turns)
            again[:, :, list(NOT_COMPARED)] = traces[:, :, list(NOT_COMPARED)]
            assert np.array_equal(far, moves)
            assert np.array_equal(again, traces)
        tapes, turns = reference_games(edition, seats, name, own)
        traces, moves = dictated(rules, tapes, turns)
        check(edition, seats, tapes, traces, turns, moves)
        done += size
    return done
