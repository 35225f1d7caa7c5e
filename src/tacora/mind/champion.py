"""The champion: the network's equilibrium play, exact endgames, and careful exploitation.

Against strangers it leaves with the chance of the network, and in the last expedition with the
chance of the exact endgame where that is small enough. The choices of the others show whether
they follow simple rules. The surer that is, the more often it takes the option that wins more in
roll-outs against these rules instead.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ..kernel.chance import below, bits, fraction
from ..kernel.layout import (
    AWAITS,
    CARD,
    CARDS,
    CARRIED,
    CHEST,
    DRAWS,
    EXPEDITION,
    EXPEDITIONS,
    INSIDE,
    IS_RELIC,
    IS_TRAP,
    IS_TREASURE,
    LEFT,
    NOTHING,
    PATH,
    POOL,
    RELIC_POINTS,
    RELICS,
    TAKEN,
    Floats,
    Ints,
)
from ..kernel.moves import decide, reveal, winners
from ..kernel.play import NOBODY, set_up
from ..kernel.rules import BY_ORDER_TAKEN, DECK, SEEN, TIE_BY_RELICS, Rules
from ..policies import Policy
from ..solver.deck import ExpeditionDeck, RelicState, SolverError, State
from ..solver.endgame import TIE_BY_RELICS as RANK_OF_POINT
from ..solver.endgame import begin_endgame, solve_endgame
from .features import features
from .habits import RULES, foresee, new_notes
from .network import chance_of
from .players import NetworkPlayers, leavers, log_odds, players_for, room
from .search import MODELS, RULES_WEIGHT, Effort, nobody_known, search_choice, take_note

ENDGAME_STATES = (1, 40_000, 16_000, 8_000)
"""The most states of an endgame with up to this many inside, for about 40 ms; none with more."""
FIELD_TABLE, STRONG_TABLE = 0.35, 0.35
"""The prior probabilities that all others follow simple rules, and that none does; else each of
them does with a chance of 1/2."""
SURE = 0.5
"""Up to this probability of a simple rule, the others are taken for strangers."""


class Moment(NamedTuple):
    """What a seat knows when it has to choose."""

    rules: Rules
    row: Ints
    habits: Floats
    others: Floats
    """[seat, model]: the probability of each model of `search.py`, for each seat by itself."""


def rule_chances(others: Floats, seat: int, seats: int) -> Floats:
    """The probability that each seat follows a simple rule, given the choices of all of them.

    If some are found to follow rules, the rest probably do as well.
    """
    rule = np.clip(others[:seats, :RULES].sum(axis=1), 1e-9, 1 - 1e-9)
    evidence = rule / (1 - rule) * ((1 - RULES_WEIGHT) / RULES_WEIGHT)
    evidence[seat] = 1.0
    either = (evidence + 1) / 2
    field = FIELD_TABLE * evidence.prod()
    mixed = (1 - FIELD_TABLE - STRONG_TABLE) * either.prod()
    found: Floats = (field + mixed * evidence / (2 * either)) / (field + mixed + STRONG_TABLE)
    return found


def boldness(moment: Moment, seat: int, chances: Floats) -> float:
    """How far to go from the equilibrium, from 0 to 1."""
    rivals = [
        other
        for other in range(moment.rules.seats)
        if other != seat and moment.row[INSIDE] >> other & 1
    ] or [other for other in range(moment.rules.seats) if other != seat]
    return max(0.0, (float(chances[rivals].mean()) - SURE) / (1 - SURE))


def endgame_chance(moment: Moment, seat: int) -> float | None:
    """The chance to leave by the exact endgame; None if it cannot be solved quickly."""
    rules, row = moment.rules, moment.row
    inside = tuple(each for each in range(rules.seats) if row[INSIDE] >> each & 1)
    if row[EXPEDITION] < EXPEDITIONS or len(inside) >= len(ENDGAME_STATES):
        return None
    kinds = range(len(rules.family))
    seen = rules.numbers[SEEN]
    copies = {kind: int(row[LEFT + kind] + row[seen + kind]) for kind in kinds}
    gems = {kind: int(rules.gems[kind]) for kind in kinds if rules.family[kind] == IS_TREASURE}
    traps = [kind for kind in kinds if rules.family[kind] == IS_TRAP and copies[kind]]
    relics = [kind for kind in kinds if rules.family[kind] == IS_RELIC]
    in_deck, on_path = (
        tuple(sorted(int(rules.gems[kind]) for kind in relics for _ in range(row[first + kind])))
        for first in (LEFT, seen)
    )
    by_order = bool((in_deck or on_path) and rules.numbers[BY_ORDER_TAKEN])
    taken = int(row[TAKEN]) if by_order else 0
    deck = ExpeditionDeck(
        tuple(sorted(worth for kind, worth in gems.items() for _ in range(copies[kind]))),
        tuple(sorted((copies[kind] for kind in traps), reverse=True)),
        tuple(sorted(in_deck + on_path)),
        tuple(np.diff(rules.worth).tolist()) if by_order else (),
        taken,
    )
    seen_gems = {worth: int(row[seen + kind]) for kind, worth in gems.items()}
    seen_traps = [copies[kind] for kind in traps if row[seen + kind]]
    at = State(
        tuple(seen_gems[worth] for worth in deck.gem_values),
        tuple(seen_traps.count(each) for each in deck.trap_copies),
        RelicState(in_deck, on_path, taken),
        len(inside),
        int(row[CARRIED]),
        int(row[POOL]),
    )
    scale = RANK_OF_POINT if rules.numbers[TIE_BY_RELICS] else 1
    ranks = [
        int(row[CHEST + each] + row[RELIC_POINTS + each]) * scale
        + (int(row[RELICS + each]) if scale > 1 else 0)
        for each in range(rules.seats)
    ]
    cards, key = begin_endgame(deck, at, ranks, inside, scale)
    try:
        found = solve_endgame(cards, key, inside, True, ENDGAME_STATES[len(inside)])
    except SolverError:
        return None
    return found.prospects[seat].leave_chance


def leave_chance(
    moment: Moment,
    players: NetworkPlayers,
    seat: int,
    odds: float,
    effort: Effort,
    keys: tuple[np.uint64, np.uint64],
) -> float:
    """The champion's chance to leave; `odds` are the network's log odds, the keys for roll-outs."""
    chances = rule_chances(moment.others, seat, moment.rules.seats)
    bold = boldness(moment, seat, chances)
    safe = endgame_chance(moment, seat) if bold < 1 else None
    if safe is None:
        safe = chance_of(odds)
    if bold == 0:
        return safe
    others = moment.others.copy()
    for other in range(moment.rules.seats):
        rule = max(float(others[other, :RULES].sum()), 1e-9)
        others[other, :RULES] *= chances[other] / rule
        others[other, RULES:] *= (1 - chances[other]) / max(1 - rule, 1e-9)
    sums = np.zeros(4, np.float64)
    with np.errstate(over="ignore"):
        gap, error = search_choice(
            moment.rules.numbers,
            players,
            moment.row,
            moment.habits,
            others,
            seat,
            effort,
            *keys,
            sums,
        )
    if abs(gap) <= effort.enough * error:
        return safe
    return (1 - bold) * safe + bold * (gap > 0)


def play_searching(
    rules: Rules,
    table: list[Policy],
    players: NetworkPlayers,
    searching: int,
    effort: Effort,
    key: np.uint64,
    twist: np.uint64,
    game: int,
) -> tuple[int, Ints]:
    """Play a game in which the seats of a mask are champions.

    Returns the mask of the winners, and the tape: the card and the leaving seats of each turn.
    The policies of the champions' seats are not asked; `players` are the champions' models.
    """
    r = rules.numbers
    everybody = players_for([table])
    g = np.empty_like(rules.fresh)
    set_up(r, g, rules.fresh, game)
    notes = new_notes()
    others = np.empty((notes.weights.shape[0], MODELS), np.float64)
    nobody_known(others, notes.weights)
    size = max(room(players).size, room(everybody).size)
    values, spare = np.empty(size, np.float32), np.empty(size, np.float32)
    tape: list[tuple[int, int]] = []
    while g[AWAITS] != NOTHING:
        if g[AWAITS] == CARD:
            which = below(key, twist, g, g[CARDS] - g[PATH])
            tape.append((int(g[r[DECK] + g[PATH] + which]), NOBODY))
            reveal(r, g, which)
            continue
        foresee(r, g, notes.weights, notes.chances, notes.ahead)
        leaving = leavers(r, everybody, 0, g, key, twist, notes.ahead, values, spare)
        leaving &= ~searching
        moment = Moment(rules, g, notes.weights, others)
        for seat in range(rules.seats):
            if not (searching & g[INSIDE]) >> seat & 1:
                continue
            features(r, g, seat, notes.ahead, values)
            odds = log_odds(players, 0, values, spare)
            # Roll-outs have their own random numbers: they reveal nothing about the next cards.
            counter = np.uint64((game * 8 + seat) * 1024 + int(g[DRAWS]))
            own = np.uint64(bits(twist, key, counter))
            chance = leave_chance(moment, players, seat, odds, effort, (own, twist))
            if fraction(key, twist, g, seat) < chance:
                leaving |= 1 << seat
        take_note(r, players, g, leaving, notes, notes.weights, others, values, spare)
        tape[-1] = tape[-1][0], leaving
        decide(r, g, leaving)
    return int(winners(r, g)), np.array(tape, np.int64)
