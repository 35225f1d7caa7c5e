"""Many games on all threads, in chunks, with the same result every time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..game import Edition, Game
from ..policies import Policy
from ..statistics import WIDTH, Statistics
from .chance import seed_keys
from .layout import Ints, KernelError
from .play import KERNEL, RESULT, UNTAPED, UNWANTED, WON, engine_for
from .players import Engine, Players
from .rules import Rules, load, rules_for
from .vectorized import GAMES_A_CALL, VectorTables, play_vectorized, vector_tables

Progress = Callable[[int, int], None]
"""Called with the number of games played so far and the total."""

VECTOR_PIECE = 1 << 17
PIECE = 1 << 12
"""Games in a piece of work: enough to outweigh the cost of a task, few enough for progress."""
LEAST_VECTORIZED = 1 << 10
"""With fewer games, the lanes of `vectorized.py` would be empty too often."""
MOST_GAMES = 1 << 43
"""The number of games of one seed whose random numbers do not overlap."""

assert VECTOR_PIECE <= GAMES_A_CALL


class Piece(NamedTuple):
    """Some games of one setting, numbered from `first`."""

    setting: int
    first: int
    games: int


def simulate(
    edition: Edition,
    policies: Sequence[Policy],
    games: int,
    seed: int | str = 0,
    *,
    first: int = 0,
    moment: Game | None = None,
    first_choice: npt.ArrayLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Statistics:
    """Play games with one policy for each seat; returns their statistics.

    Game number i has the same cards and choices in every call with this seed, so games 0
    to 999 and, with `first=1000`, 1000 to 1999 add up to games 0 to 1999. With `moment`,
    every game continues from there, and `first_choice` may dictate each seat's first choice
    (1 leave, 0 go on, -1 as the policy decides).
    """
    return sweep(
        edition,
        [policies],
        games,
        seed,
        first=first,
        moment=moment,
        first_choice=first_choice,
        threads=threads,
        progress=progress,
    )[0]


def sweep(
    edition: Edition,
    settings: Sequence[Sequence[Policy]],
    games: int,
    seed: int | str = 0,
    *,
    paired: bool = False,
    first: int = 0,
    moment: Game | None = None,
    first_choice: npt.ArrayLike | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> list[Statistics]:
    """Play `games` games with each of many settings; returns the statistics of each setting.

    With `paired`, all settings use the same random numbers, so fewer games show a difference
    between them; otherwise every setting has its own games.
    """
    engine = engine_for(settings)
    players = engine.players_for(settings, first_choice)
    rules, row = _table(edition, players, moment)
    _check_range(first, games * (1 if paired else len(settings)))
    keys = seed_keys(seed)
    many = moment is None and games >= LEAST_VECTORIZED
    vectorized = [
        vector_tables(rules, players, setting) if many else None for setting in range(len(settings))
    ]
    sums = np.zeros((len(settings), WIDTH), np.int64)

    def play(piece: Piece) -> tuple[Piece, Ints]:
        return piece, _play(rules, engine, players, vectorized[piece.setting], row, keys, piece)

    total = games * len(settings)
    done = 0
    for piece, part in _each(play, _pieces(vectorized, games, first, paired), _threads(threads)):
        sums[piece.setting] += part
        done += piece.games
        if progress:
            progress(done, total)
    return [Statistics(rules.seats, tuple(each.tolist())) for each in sums]


def outcomes(
    edition: Edition,
    settings: Sequence[Sequence[Policy]] | Players,
    seed: int | str = 0,
    *,
    first: int = 0,
    moment: Game | None = None,
) -> tuple[Ints, Ints]:
    """Play one game with each setting; returns the points [game, seat], and masks of winners."""
    engine = KERNEL if isinstance(settings, Players) else engine_for(settings)
    players = settings if isinstance(settings, Players) else engine.players_for(settings, None)
    rules, row = _table(edition, players, moment)
    _check_range(first, len(players.settings))
    games = len(players.settings)
    results = np.zeros((games, RESULT), np.int64)
    sums = np.zeros(WIDTH, np.int64)
    with np.errstate(over="ignore"):
        engine.play_games(
            rules.numbers,
            players,
            np.arange(games),
            row,
            *seed_keys(seed),
            first,
            sums,
            results,
            UNTAPED,
            UNTAPED,
        )
    return results[:, : rules.seats], results[:, WON]


def _table(edition: Edition, players: Any, moment: Game | None) -> tuple[Rules, Ints]:
    seats = players.settings.shape[1]
    rules = rules_for(edition, seats)
    if moment is None:
        return rules, rules.fresh
    if moment.edition != edition or len(moment.explorers) != seats:
        raise KernelError("the moment has another edition or another number of explorers")
    return rules, load(moment)


def _check_range(first: int, games: int) -> None:
    if games < 0 or first < 0 or first + games > MOST_GAMES:
        raise KernelError(f"games are numbered from 0 to {MOST_GAMES - 1}")


def cores() -> int:
    """The number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _threads(threads: int | None) -> int:
    if threads is None:
        return cores()
    if threads < 1:
        raise KernelError(f"at least one thread is needed, not {threads}")
    return threads


def _pieces(
    vectorized: Sequence[VectorTables | None], games: int, first: int, paired: bool
) -> Iterator[Piece]:
    for setting, tables in enumerate(vectorized):
        start = first if paired else first + setting * games
        size = PIECE if tables is None else VECTOR_PIECE
        for at in range(0, games, size):
            yield Piece(setting, start + at, min(size, games - at))


def _play(
    rules: Rules,
    engine: Engine,
    players: Any,
    vectorized: VectorTables | None,
    row: Ints,
    keys: tuple[np.uint64, np.uint64],
    piece: Piece,
) -> Ints:
    sums = np.zeros(WIDTH, np.int64)
    # Without the compiler, NumPy would warn that the random numbers overflow.
    with np.errstate(over="ignore"):
        if vectorized is not None:
            play_vectorized(vectorized, *keys, piece.first, piece.games, sums)
        else:
            engine.play_games(
                rules.numbers,
                players,
                np.full(piece.games, piece.setting),
                row,
                *keys,
                piece.first,
                sums,
                UNWANTED,
                UNTAPED,
                UNTAPED,
            )
    return sums


def _each(
    play: Callable[[Piece], tuple[Piece, Ints]], pieces: Iterator[Piece], threads: int
) -> Iterator[tuple[Piece, Ints]]:
    """The sums of every piece in the order of completion; few pieces run or wait at a time."""
    if threads == 1:
        yield from map(play, pieces)
        return
    running: set[Future[tuple[Piece, Ints]]] = set()
    with ThreadPoolExecutor(threads) as pool:
        try:
            for piece in pieces:
                running.add(pool.submit(play, piece))
                if len(running) >= 2 * threads:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()
