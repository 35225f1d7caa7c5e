"""The choices of every policy, compared with the same rule written for the reference engine."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest
from tests.kernel.forecast import forecast
from tests.parity.compare import reference_games
from tests.parity.reference import RowReader, custom_editions

from tacora import edition
from tacora.errors import TacoraError
from tacora.game import Edition, Game, Relic, Treasure
from tacora.kernel import (
    Batch,
    TablePolicy,
    load,
    players_for,
    rules_for,
)
from tacora.kernel.layout import CARDS, PATH
from tacora.mind import FEATURES, Net, NetworkPolicy, ObservedBatch
from tacora.mind.players import log_odds, room
from tacora.mind.players import players_for as network_players
from tacora.policies import (
    AfterCards,
    AfterTraps,
    AtGems,
    AtRisk,
    Chance,
    Expectation,
    Never,
    Policy,
)

BOOKS = (
    (edition("de-iello-2017"), 5),
    (edition("fr-iello-2021", relics=True), 8),
    (edition("pl-incan-gold"), 3),
    (custom_editions()[0], 2),
    (custom_editions()[1], 1),
)


@cache
def moments(book: Edition, seats: int, games: int) -> list[Game]:
    """Moments of random games in which choices are awaited."""
    tapes, turns = reference_games(book, seats, "moments", games)
    reader = RowReader(book, seats)
    return [
        game
        for tape, length in zip(tapes, turns, strict=True)
        for game in reader.moments(book, seats, tape[:length].tolist())
        if game.awaits == "choices"
    ]


def carried(game: Game) -> int:
    return game.explorers[game.inside[0]].carried


def danger(game: Game) -> int:
    return sum(game.bag[trap] for trap in set(game.traps_on_path))


def treasure(game: Game) -> int:
    return sum(
        card.gems * copies for card, copies in game.bag.items() if isinstance(card, Treasure)
    )


def steps(game: Game) -> bool:
    own = carried(game) + 0.5 * game.pool / len(game.inside)
    return own * danger(game) >= 0.8 * treasure(game) / len(game.inside) - 1e-9


RULES: list[tuple[str, Policy, Callable[[Game], bool]]] = [
    ("after 4 cards", AfterCards(4), lambda game: game.turn >= 4),
    ("after 2 traps", AfterTraps(2), lambda game: len(game.traps_on_path) >= 2),
    ("at 7 gems", AtGems(7), lambda game: carried(game) >= 7),
    ("at risk 1/5", AtRisk(0.2), lambda game: 5 * danger(game) >= game.bag.total),
    (
        "above risk 1/10 with something to carry",
        AtRisk(0.1, above=True, least=1),
        lambda game: 10 * danger(game) > game.bag.total and carried(game) + game.pool > 0,
    ),
    ("expectation", Expectation(0.8, 0.5), steps),
    ("never", Never(), lambda game: False),
    ("always", Chance(1.0), lambda game: True),
    ("never by chance", Chance(0.0), lambda game: False),
]


@pytest.mark.parametrize(
    ("policy", "rule"), [each[1:] for each in RULES], ids=[e[0] for e in RULES]
)
@pytest.mark.parametrize(("book", "seats"), BOOKS, ids=lambda value: getattr(value, "name", value))
def test_a_rule_chooses_as_it_says(
    book: Edition, seats: int, policy: Policy, rule: Callable[[Game], bool]
) -> None:
    games = moments(book, seats, 25)
    batch = Batch(book, seats, len(games), moments=games)
    chosen = batch.choose([[policy] * seats])
    for game, leaving in zip(games, chosen, strict=True):
        expected = set(game.inside) if rule(game) else set()
        assert set(np.flatnonzero(leaving)) == expected, game


def seen_features(game: Game, seat: int) -> list[float]:
    """The features as `FEATURES` describes them, computed from the reference engine's game."""
    seats = len(game.explorers)
    own = game.explorers[seat].points
    others = [each.points for number, each in enumerate(game.explorers) if number != seat]
    bag = game.bag.total or 1
    relics = game.edition.relics
    lone = 0
    for number, relic in enumerate(game.relics_on_path, start=game.relics_taken):
        assert relics is not None
        lone += relics.worth_of(relic, number)
    inside = len(game.inside)
    held = game.explorers[seat].carried
    risk = danger(game) / bag
    share = treasure(game) / inside / bag
    within = [game.explorers[s].points for s in game.inside if s != seat]
    camp = [e.points for s, e in enumerate(game.explorers) if s != seat and not e.in_cave]
    return [
        game.expedition / 5,
        float(game.expedition == 5),
        game.turn / 10,
        held / 20,
        game.pool / 10,
        inside / seats,
        float(inside == 1),
        float(inside == 2),
        seats / 8,
        len(game.traps_on_path) / 5,
        risk,
        share / 3,
        (share - held * risk) / 5,
        (share - (held + game.pool / inside) * risk) / 5,
        len(game.relics_on_path) / 3,
        lone / 10,
        sum(copies for card, copies in game.bag.items() if isinstance(card, Relic)) / bag,
        len(game.waiting) / 5,
        game.bag.total / 40,
        own / 50,
        (own - max(others, default=own)) / 20,
        (own - max(within)) / 20 if within else 2.0,
        (own + held - max(camp)) / 20 if camp else 2.0,
        (own - sum(others) / max(len(others), 1)) / 20,
        (own + held + game.pool + lone - max(others, default=-1)) / 20,
        sum(points > own for points in others) / seats,
        sum(points > own + held for points in others) / seats,
        *forecast(game, seat),
    ]


@pytest.mark.parametrize(("book", "seats"), BOOKS, ids=lambda value: getattr(value, "name", value))
def test_the_features_are_what_they_say(book: Edition, seats: int) -> None:
    games = moments(book, seats, 25)
    found = ObservedBatch(book, seats, len(games), moments=games).observe()
    assert found.shape == (len(games), seats, len(FEATURES))
    expected = [[seen_features(game, seat) for seat in range(seats)] for game in games]
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


def random_network(seed: int, sampled: bool = False) -> NetworkPolicy:
    numbers = np.random.default_rng(seed)
    layers = [
        (numbers.normal(size=(out, into)) / 3, numbers.normal(size=out) / 3)
        for into, out in ((len(FEATURES), 24), (24, 7), (7, 1))
    ]
    return NetworkPolicy(layers, sampled=sampled)


def answer(policy: NetworkPolicy, values: list[float]) -> float:
    x = np.array(values)
    for number, (weights, biases) in enumerate(policy.layers):
        x = weights @ x + biases
        if number < len(policy.layers) - 1:
            x = np.maximum(x, 0)
    return float(x[0])


def test_a_network_chooses_as_its_weights_say() -> None:
    book, seats = BOOKS[0]
    games = moments(book, seats, 25)
    policies = [random_network(seed) for seed in range(seats)]
    chosen = ObservedBatch(book, seats, len(games), moments=games).choose([policies])
    for game, leaving in zip(games, chosen, strict=True):
        for seat in game.inside:
            odds = answer(policies[seat], seen_features(game, seat))
            if abs(odds) > 1e-3:
                assert leaving[seat] == (odds > 0)
    assert 0.05 < chosen.mean() < 0.95


def test_a_sampled_network_leaves_as_often_as_it_says() -> None:
    book, seats = BOOKS[0]
    game = moments(book, seats, 3)[4]
    policy = random_network(3, sampled=True)
    seat = game.inside[0]
    chance = 1 / (1 + math.exp(-answer(policy, seen_features(game, seat))))
    games = 40_000
    chosen = ObservedBatch(book, seats, games, moments=[game]).choose([[policy] * seats])
    spread = math.sqrt(chance * (1 - chance) / games)
    assert 0.01 < chance < 0.99
    assert abs(chosen[:, seat].mean() - chance) < 5 * spread


def test_a_table_is_read_at_the_moment_and_clipped_at_its_ends() -> None:
    book, seats = BOOKS[0]
    games = moments(book, seats, 25)
    chances = (np.random.default_rng(5).random((6, 3, 4, 9, 5)) < 0.5).astype(float)
    chosen = Batch(book, seats, len(games), moments=games).choose([[TablePolicy(chances)] * seats])
    for game, leaving in zip(games, chosen, strict=True):
        place = (game.turn, len(game.traps_on_path), len(game.inside), carried(game), game.pool)
        clipped = tuple(min(at, size - 1) for at, size in zip(place, chances.shape, strict=True))
        assert leaving[game.inside[0]] == (chances[clipped] == 1)


def test_nobody_can_see_the_order_of_the_cards_to_come() -> None:
    """Shuffling the deck behind the path changes no feature and no choice."""
    book, seats = BOOKS[0]
    games = moments(book, seats, 10)
    policies = [random_network(1), Expectation(), AtRisk(0.2), Chance(0.5), AtGems(9)]
    batch = ObservedBatch(book, seats, len(games), moments=games)
    features, chosen = batch.observe(), batch.choose([policies])
    chance = Random(1)
    deck = rules_for(book, seats).deck
    for row in batch.rows:
        cards = row[deck + row[PATH] : deck + row[CARDS]].tolist()
        chance.shuffle(cards)
        row[deck + row[PATH] : deck + row[CARDS]] = cards
    assert np.array_equal(features, batch.observe())
    assert np.array_equal(chosen, batch.choose([policies]))


def test_a_choice_does_not_depend_on_what_others_choose() -> None:
    book, seats = BOOKS[0]
    games = moments(book, seats, 25)
    mine = [random_network(1), Chance(0.4), Expectation(), AtRisk(0.1), AtGems(4)]
    batch = ObservedBatch(book, seats, len(games), moments=games)
    before = batch.choose([mine])
    for seat in range(seats):
        others = [mine[seat] if number == seat else Chance(1.0) for number in range(seats)]
        assert np.array_equal(batch.choose([others])[:, seat], before[:, seat])


def test_a_loaded_moment_is_the_game() -> None:
    for book, seats in BOOKS:
        reader = RowReader(book, seats)
        tapes, turns = reference_games(book, seats, "load", 10)
        for tape, length in zip(tapes, turns, strict=True):
            for game in reader.moments(book, seats, tape[:length].tolist()):
                row = load(game)
                deck = rules_for(book, seats).deck
                assert row[:deck].tolist() == reader.row(game)
                bag = sorted(row[deck + row[PATH] : deck + row[CARDS]].tolist())
                assert bag == sorted(reader.number[card] for card in game.bag.cards())


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Chance(1.5), "between 0 and 1"),
        (lambda: Chance(math.nan), "between 0 and 1"),
        (lambda: TablePolicy(np.zeros((2, 2))), "axes"),
        (lambda: TablePolicy(np.full((1, 1, 1, 1, 1), 2.0)), "between 0 and 1"),
        (lambda: NetworkPolicy([]), "log odds of leaving"),
        (lambda: NetworkPolicy([(np.zeros((1, 3)), np.zeros(1))]), "shape"),
        (lambda: NetworkPolicy([(np.full((1, len(FEATURES)), np.inf), np.zeros(1))]), "finite"),
        (lambda: players_for([]), "at least one setting"),
        (lambda: players_for([[Never()], [Never()] * 2]), "same number of seats"),
        (
            lambda: players_for(
                [[TablePolicy(np.zeros((1, 1, 1, 1, 2))), TablePolicy(np.zeros((1, 1, 1, 1, 3)))]]
            ),
            "length of an axis",
        ),
    ],
)
def test_a_policy_that_cannot_be_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(TacoraError, match=message):
        make()


@pytest.mark.parametrize("hidden", [(1,), (64, 64), (7, 6, 5)])
def test_the_log_odds_are_those_of_the_layers_with_any_inputs_zero(
    hidden: tuple[int, ...],
) -> None:
    numbers = np.random.default_rng(5)
    net = Net.fresh(hidden, numbers)
    net.layers[-1][0][:] = numbers.normal(size=net.layers[-1][0].shape)
    players = network_players([[net.policy()]])
    values, spare = room(players), room(players)
    for zeros in (0.0, 0.5, 0.9, 1.0):
        seen = numbers.normal(size=len(FEATURES)).astype(np.float32)
        seen[numbers.random(len(FEATURES)) < zeros] = 0
        values[: len(FEATURES)] = seen
        odds = log_odds(players, 0, values, spare)
        np.testing.assert_allclose(values[:2], net(seen), rtol=1e-4, atol=1e-5)
        assert odds == values[0]
