"""The deal follows from the server's seed and everybody's numbers, and can be checked."""

from __future__ import annotations

from hashlib import sha256

from tests.table.helpers import NUMBER, Played

from tacora.dealer import Dealer
from tacora.game import Decide, Reveal, play, start
from tacora.table import Options, record_of
from tacora.table.shuffle import commitment_to, dealing_seed


def test_the_procedure_is_the_documented_one() -> None:
    assert commitment_to("ab") == sha256(b"tacora-shuffle/1\nab").hexdigest()
    expected = sha256(b"tacora-shuffle/1\nab\n01\n02").hexdigest()
    assert dealing_seed("ab", ["01", "02"]) == expected


def test_every_number_and_its_place_matter() -> None:
    seeds = [dealing_seed("ab", n) for n in (["1", "2"], ["2", "1"], ["1"], ["1", "3"], ["12"])]
    assert len(set(seeds)) == len(seeds)


def test_every_card_of_a_record_follows_from_what_was_published() -> None:
    played = Played(Options(seats=4), people=4)
    commitment = played.table.commitment
    played.start()
    played.play_out("go_on")
    record = record_of(played.table)
    proof = record["shuffle"]
    assert proof["commitment"] == commitment == commitment_to(proof["server_seed"])
    assert proof["numbers"] == [NUMBER] * 4
    assert proof["seed"] == dealing_seed(proof["server_seed"], proof["numbers"])
    dealer = Dealer(proof["seed"])
    game, _ = start(played.table.rules, 4)
    for expedition in record["expeditions"]:
        for card, choices in expedition["turns"]:
            dealt = dealer.deal(game)
            assert str(dealt) == card
            game, _ = play(game, Reveal(dealt))
            if choices:
                game, _ = play(game, Decide(i for i, c in enumerate(choices) if c == "-"))
    assert game.result is not None
    assert list(game.result.points) == record["result"]["points"]
