"""A tournament: its line-ups, its figures, and the same numbers in any pieces."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import polars
import pytest

from tacora import TacoraError
from tacora.lab import study as study_module
from tacora.lab.tournament import (
    Standings,
    Tournament,
    all_lineups,
    number_of_lineups,
    sample_of_lineups,
)
from tacora.lab.workers import Workers, in_this_process

BOTS = ("stubborn", "bold", "reckoner", "AtGems(6)")
LETTERS = tuple("abcdefghijkl")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tournament")


@pytest.fixture(scope="module")
def found(folder: Path) -> Standings:
    return Tournament.of(BOTS, explorers=3, games=300, seed="t").run(in_this_process(), folder)


@pytest.mark.parametrize(("bots", "seats"), [(6, 4), (4, 4), (3, 4), (2, 8), (2, 3)])
def test_all_lineups_are_different_and_seat_everybody_as_often(bots: int, seats: int) -> None:
    lineups = list(all_lineups(LETTERS[:bots], seats))
    assert len(lineups) == len(set(lineups)) == number_of_lineups(bots, seats)
    assert {len(lineup) for lineup in lineups} == {seats}
    for lineup in lineups:
        assert len(set(lineup)) == min(bots, seats)
    often = Counter(bot for lineup in lineups for bot in lineup)
    assert len(set(often.values())) == 1


@pytest.mark.parametrize("number", [3, 7, 40, 490, 1000])
def test_a_sample_seats_everybody_about_as_often(number: int) -> None:
    lineups = sample_of_lineups(LETTERS, 4, number, "s")
    assert len(lineups) == len(set(lineups)) == min(number, 495)
    assert lineups == sample_of_lineups(LETTERS, 4, number, "s")
    often = Counter(bot for lineup in lineups for bot in lineup)
    assert len(often) == 12
    assert max(often.values()) - min(often.values()) <= max(1, number // 100)
    if number < 495:
        assert lineups != sample_of_lineups(LETTERS, 4, number, "t")


def test_the_figures_are_those_of_the_games(found: Standings, folder: Path) -> None:
    seated = {cell.key: cell.matchup.bots for cell in found.results.cells}
    games = polars.read_parquet(folder / "games" / "*.parquet")
    assert len(games) == 4 * 300
    played: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for key, shares in games.select("cell", "win_shares").iter_rows():
        own = dict(zip(seated[key], shares, strict=True))
        for bot in own:
            for other in own:
                played.setdefault((bot, other), []).append((own[bot], own[other]))
    for row in found.bot_rows():
        own_shares = [share for share, _ in played[row["bot"], row["bot"]]]
        assert row["games"] == len(own_shares) == 900
        assert row["wins"] == pytest.approx(sum(own_shares) / 900)
        assert row["wins_low"] < row["wins"] < row["wins_high"]
        assert row["rating_low"] < row["rating"] < row["rating_high"]
    matrix = found.matrix_rows()
    assert len(matrix) == 4 * 3
    for row in matrix:
        both = played[row["bot"], row["against"]]
        assert row["games"] == len(both) == 600
        expected = sum(own for own, _ in both) / sum(map(sum, both))
        assert row["share"] == pytest.approx(expected)
        assert row["share_low"] <= row["share"] <= row["share_high"]


def test_who_never_leaves_is_the_last_in_every_figure(found: Standings) -> None:
    rows = found.bot_rows()
    assert rows[-1]["bot"] == "stubborn"
    assert rows[-1]["rating"] == min(row["rating"] for row in rows)
    assert max(r["share"] for r in found.matrix_rows() if r["bot"] == "stubborn") < 0.2


def test_a_tournament_has_the_same_numbers_in_other_pieces(
    found: Standings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_module, "FIRST_CHUNK", 70)
    monkeypatch.setattr(study_module, "CHUNK_SECONDS", 0.0)
    with ThreadPoolExecutor(3) as pool:
        again = Tournament.of(BOTS, explorers=3, games=300, seed="t").run(Workers([pool], 6))
    assert again.bot_rows() == found.bot_rows()
    assert again.matrix_rows() == found.matrix_rows()


def test_two_bots_fill_a_larger_table() -> None:
    found = Tournament.of(("timid", "stubborn"), explorers=4, games=50).run(in_this_process())
    first, second = found.bot_rows()
    assert (first["bot"], first["games"], second["games"]) == ("timid", 150, 150)
    (row, _) = found.matrix_rows()
    assert row["share"] > 0.9


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (["bold"], {}, "at least two bots"),
        (["bold", "bold"], {}, "bold is named twice"),
        (["bold", "deep blue"], {}, "no bot 'deep blue'"),
        (["bold", "timid"], {"explorers": 2}, "for 3 to 8 explorers"),
        (["bold", "timid"], {"edition": "nowhere"}, "no edition 'nowhere'"),
        ([f"AtGems({gems})" for gems in range(1, 31)], {}, "more than 10,000 line-ups"),
        ([f"AtGems({gems})" for gems in range(1, 31)], {"sample": 5}, "the sample is too small"),
    ],
)
def test_wrong_arguments_get_one_sentence(bots: list[str], more: dict[str, Any], said: str) -> None:
    with pytest.raises(TacoraError) as refused:
        Tournament.of(bots, **more)
    assert said in str(refused.value)
