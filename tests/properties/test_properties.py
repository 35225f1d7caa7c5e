"""What is true of every game of all nine rule sets with 3 to 8 explorers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.played import Played, play_by_chance, played
from tests.thorough import cases

from tacora import (
    Card,
    CardRevealed,
    CaveCollapsed,
    ChoicesRevealed,
    Edition,
    ExpeditionBegan,
    ExpeditionEnded,
    ExplorersLeft,
    Game,
    GameEnded,
    Reveal,
    Treasure,
    TreasureShared,
    play,
    rule_sets,
)
from tacora.record import Record, Turn, from_json, from_text, last_game, replay, to_json, to_text

many = settings(max_examples=cases(150, 3000))


def whole_deck(edition: Edition) -> Counter[Card]:
    relics = edition.relics.cards() if edition.relics else ()
    return Counter(edition.deck().cards()) + Counter(relics)


def all_cards(game: Game) -> Counter[Card]:
    taken = [taken.relic for explorer in game.explorers for taken in explorer.relics]
    path = [step.card for step in game.path]
    return Counter((*game.bag.cards(), *path, *game.waiting, *game.removed, *taken))


@many
@given(played())
def test_cards_are_conserved(played: Played) -> None:
    for game in played.games:
        assert all_cards(game) == whole_deck(game.edition)


@many
@given(played())
def test_gems_are_conserved(played: Played) -> None:
    """All gems of an expedition are carried, on the path, in chests or lost."""
    found = given_up = 0
    for game, events in zip(played.games, played.events, strict=True):
        for event in events:
            match event:
                case CardRevealed(Treasure(gems)):
                    found += gems
                case CaveCollapsed(_, seats, each):
                    given_up += each * len(seats)
                case ExpeditionEnded(gems=gems):
                    given_up += gems
                case _:
                    pass
        held = sum(explorer.chest + explorer.carried for explorer in game.explorers)
        assert held + game.pool + given_up == found


@many
@given(played())
def test_events_carry_every_amount(played: Played) -> None:
    """The sums of events give chests and carried gems, without knowing a rule."""
    seats = len(played.games[0].explorers)
    chest, carried, points = [0] * seats, [0] * seats, [0] * seats
    inside: set[int] = set()
    for game, events in zip(played.games, played.events, strict=True):
        for event in events:
            match event:
                case ExpeditionBegan():
                    inside = set(range(seats))
                case TreasureShared(who, each, _):
                    for seat in who:
                        carried[seat] += each
                case CaveCollapsed(_, who, each):
                    for seat in who:
                        carried[seat] -= each
                    inside -= set(who)
                case ChoicesRevealed(going_on, leaving):
                    assert inside == {*going_on, *leaving}
                case ExplorersLeft(who, taken, each, left):
                    for seat in who:
                        chest[seat] += taken + each
                        carried[seat] -= taken
                    inside -= set(who)
                    assert left >= 0
                case GameEnded(result):
                    points = list(result.points)
                case _:
                    pass
        assert chest == [explorer.chest for explorer in game.explorers]
        assert carried == [explorer.carried for explorer in game.explorers]
        assert game.over or inside == set(game.inside)
    assert points == [explorer.points for explorer in played.games[-1].explorers]


@many
@given(played())
def test_chances_are_exact_and_sum_to_one(played: Played) -> None:
    for game in played.games:
        chances = game.bag.chances()
        assert sum(chances.values()) == 1
        assert all(chance == game.bag.chance(card) for card, chance in chances.items())
        collapsing = sum(
            (
                chance
                for card, chance in chances.items()
                if game.awaits == "card"
                and any(isinstance(e, CaveCollapsed) for e in play(game, Reveal(card))[1])
            ),
            Fraction(0),
        )
        assert game.awaits != "card" or collapsing == game.collapse_chance


@many
@given(played())
def test_everybody_inside_carries_the_same(played: Played) -> None:
    for game in played.games:
        assert len({game.explorers[seat].carried for seat in game.inside}) <= 1
        assert all(e.in_cave or not e.carried for e in game.explorers)


@many
@given(played())
def test_a_record_written_and_read_is_the_same(played: Played) -> None:
    record = played.record
    assert from_json(to_json(record)) == record
    assert from_text(to_text(record)) == record
    assert from_json(to_json(from_text(to_text(record)))) == record
    assert last_game(record) == played.games[-1]


@many
@given(played())
def test_a_replayed_record_gives_the_same_games_and_events(played: Played) -> None:
    moments = list(replay(played.record))
    assert tuple(moment.game for moment in moments) == played.games
    assert tuple(moment.events for moment in moments) == played.events


@many
@given(played(), st.data())
def test_a_game_stopped_anywhere_replays_to_where_it_stopped(
    played: Played, data: st.DataObject
) -> None:
    turns = sum(map(len, played.record.expeditions))
    keep = data.draw(st.integers(0, turns))
    expeditions: list[tuple[Turn, ...]] = []
    for expedition in played.record.expeditions:
        if keep > 0:
            expeditions.append(expedition[:keep])
            keep -= len(expedition)
    undecided = data.draw(st.booleans())
    if expeditions and undecided:  # the card is out, nobody has decided
        last = expeditions[-1][-1]
        expeditions[-1] = (*expeditions[-1][:-1], replace(last, choices=""))
    record = replace(played.record, expeditions=tuple(expeditions))
    stopped = last_game(record)
    assert stopped in played.games
    assert last_game(from_json(to_json(record))) == stopped
    assert last_game(from_text(to_text(record))) == stopped


@many
@given(played(), st.randoms(use_true_random=False))
def test_renumbering_the_seats_renumbers_the_result(played: Played, random: st.Random) -> None:  # type: ignore[name-defined]
    record = played.record
    seats = list(range(len(record.explorers)))
    random.shuffle(seats)  # seat s of the new game is seat seats[s] of the old one

    def moved(turn: Turn) -> Turn:
        return Turn(turn.card, "".join(turn.choices[seat] for seat in seats if turn.choices))

    renumbered = Record(
        record.edition,
        tuple(record.explorers[seat] for seat in seats),
        tuple(tuple(map(moved, turns)) for turns in record.expeditions),
    )
    old, new = last_game(record), last_game(renumbered)
    assert old.result
    assert new.result
    assert new.explorers == tuple(old.explorers[seat] for seat in seats)
    assert {seats[seat] for seat in new.result.winners} == set(old.result.winners)
    assert new.bag == old.bag


@many
@given(played())
def test_no_printed_deck_ever_runs_out(played: Played) -> None:
    for game in played.games:
        assert game.bag.total > 0
        assert len(game.path) <= 26


def test_an_explorer_who_never_leaves_always_meets_a_second_trap() -> None:
    """To the very end, the deck holds two copies of at least two kinds of trap."""
    for edition in rule_sets():
        for number in range(30):
            ended = play_by_chance(edition, 3, f"never/{number}", 0)
            collapses = [
                event
                for events in ended.events
                for event in events
                if isinstance(event, CaveCollapsed)
            ]
            assert len(collapses) == 5
