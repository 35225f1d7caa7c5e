"""Bots have their own seed, from which nobody can compute the cards to come."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tacora import Dealer, edition
from tacora.bots import BOTS, Character, make_bot
from tacora.game import Card, Choice, View
from tacora.lab.simulation import play_game
from tacora.record import History, Record
from tacora.table import House, Options, Table, WaitingBot, messages, seen_from
from tacora.tui.match import new_match
from tests.table.helpers import Played, Simple

DE = edition("de-iello-2017")


class Seer:
    """A bot that predicts the next card from the seed that it was given, and always goes on."""

    seeds: set[str]
    foreseen: dict[tuple[int, int], Card]

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.seeds.add(seed)

    def decide(self, view: View, story: History = ()) -> Choice:
        # A dealer asks for nothing but the cards that may come and the moment.
        card = Dealer(self._seed).deal(view)  # type: ignore[arg-type]
        self.foreseen[view.expedition, view.turn + 1] = card
        return "go_on"


@pytest.fixture
def seer(monkeypatch: pytest.MonkeyPatch) -> type[Seer]:
    Seer.seeds, Seer.foreseen = set(), {}
    monkeypatch.setitem(BOTS, "seer", Character("seer", Seer))
    return Seer


def right(seer: type[Seer], record: Record) -> float:
    """The share of predicted cards that came."""
    turns = {
        (expedition, number): turn.card
        for expedition, cards in enumerate(record.expeditions, start=1)
        for number, turn in enumerate(cards, start=1)
    }
    assert len(seer.foreseen) > 10
    return sum(turns.get(when) == card for when, card in seer.foreseen.items()) / len(seer.foreseen)


def test_with_the_dealers_seed_a_bot_would_foresee_every_card(seer: type[Seer]) -> None:
    bots_seed = Dealer("s").bots_seed
    assert bots_seed == sha256(b"tacora-bots/1\ns").hexdigest()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Dealer, "bots_seed", property(lambda dealer: dealer.seed))
        assert right(seer, play_game(DE, ["seer"] * 3, "s").record) == 1


def test_no_bot_of_a_simulation_foresees_the_cards(seer: type[Seer]) -> None:
    played = play_game(DE, ["seer"] * 3, "s")
    assert seer.seeds == {Dealer("s").bots_seed}
    assert right(seer, played.record) < 0.3


def test_no_bot_at_a_terminal_foresees_the_cards(seer: type[Seer]) -> None:
    match = new_match(DE, ["Ana"], 4, "s", "closed", ["seer"])
    while not match.game.over:
        if match.game.awaits == "card":
            match.reveal()
        else:
            match.decide(frozenset())
    assert seer.seeds == {Dealer("s").bots_seed}
    assert right(seer, match.record) < 0.3


class SeersWorld(Simple):
    bots = ("seer",)


def seers_choice(table: Table, waiting: WaitingBot) -> Choice:
    return make_bot(waiting.bot, table.bots_seed).decide(*seen_from(table, waiting.seat))


def test_no_bot_at_a_table_foresees_the_cards(seer: type[Seer]) -> None:
    played = Played(Options(seats=3), House(pace=0), people=1)
    played.world, played.bots = SeersWorld(), seers_choice
    for id in "ab":  # noqa: A001
        played.ask(1, messages.AddBot(id, "seer"))
    played.start()
    seed = played.table.dealer.seed
    played.play_out("go_on")
    assert seer.seeds == {Dealer(seed).bots_seed}
    assert played.table.record is not None
    assert right(seer, played.table.record) < 0.3


@pytest.mark.parametrize("seed", ["", "ключ", "a\nb", "\ud800"])
def test_any_text_gives_the_bots_a_seed(seed: str) -> None:
    assert len(Dealer(seed).bots_seed) == 64
