"""`tacora train`, `measure` and `ladder`: train a player, and measure how strong it is."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from tests.cli.run import Shell

from tacora import edition, files
from tacora.lab import league
from tacora.lab.figures import Check, run_check
from tacora.lab.ladder import rate
from tacora.lab.measure import Progress, Share
from tacora.lab.training import Plan, Training
from tacora.lab.workers import Workers
from tacora.mind.network import Net, load_net, packaged_net
from tacora.policies import FIELD

FR = edition("fr-iello-2021")
pytestmark = pytest.mark.usefixtures("no_processes")


@pytest.fixture(autouse=True)
def _no_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    # Solving an expedition takes longer than these tests; another opponent stands in.
    stand_in = FIELD["expect-1-1"]
    monkeypatch.setattr(league, "equilibrium_policy", lambda seats: stand_in)


def test_a_network_can_be_trained_trained_further_and_measured(
    tacora: Shell, tmp_path: Path
) -> None:
    training, net = tmp_path / "t.npz", tmp_path / "net.npz"
    assert tacora("train", str(training), "--steps", "2", "--until", "1").code == 0
    assert "--resume" in tacora.refuses("train", str(training))
    assert Training.load(training).plan.self_play == Plan.self_play
    further = ("--resume", "--self-play", "1", "--weights", str(net))
    assert tacora("train", str(training), *further).code == 0
    assert Training.load(training).plan.self_play == 1
    own = tacora("measure", "net-field", "--games", "400", "--seed", "m", "--net", str(net))
    assert own.code == 0
    usual = tacora("measure", "net-field", "--games", "400", "--seed", "m")
    assert "400" in own.out
    assert "58 %" in own.out
    assert own.out != usual.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["measure", "nonsense"], "no figure 'nonsense'"),
        (["measure", "net-field", "--net", "nowhere.npz"], "nowhere.npz"),
        (["measure", "net-field", "--net", "text.npz"], "no network of this version"),
        (["train", "text.npz", "--resume"], "no training to go on with"),
        (["ladder", "--top", "nonsense"], "no rung 'nonsense'"),
        (["train", "t.npz", "--weights", "t.npz"], "need a file each"),
        (["train", "t.npz", "--weights", "here/../t.npz"], "need a file each"),
        (["train", "text.npz", "--weights", "link.npz", "--resume"], "need a file each"),
        (["train", "t.npz", "--weights", "text.npz"], "text.npz is there already"),
        (["train", "nowhere/t.npz"], "nowhere/t.npz: No such file"),
        (["train", "t.npz", "--weights", "nowhere/n.npz"], "nowhere/n.npz: No such file"),
        (["train", "t.npz", "--weights", "here"], "here: Is a directory"),
        (["train", "t.npz", "--weights", "text.npz/n.npz"], "text.npz/n.npz: Not a directory"),
    ],
)
def test_wrong_arguments_of_train_measure_and_ladder_get_one_sentence(
    tacora: Shell,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    # Bad arguments are refused before any training.
    monkeypatch.setattr(Training, "advance", lambda *more: pytest.fail("it trains"))
    (tmp_path / "here").mkdir()
    (tmp_path / "text.npz").write_text("no network")
    (tmp_path / "link.npz").hardlink_to(tmp_path / "text.npz")
    assert said in tacora.refuses(*arguments)
    assert (tmp_path / "text.npz").read_text() == "no network"
    assert {path.name for path in tmp_path.iterdir()} == {"here", "text.npz", "link.npz"}


def test_a_folder_that_cannot_be_written_is_found_before_the_first_step(
    tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **more: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Training, "advance", lambda *more: pytest.fail("it trains"))
    monkeypatch.setattr(files, "_new_file", full)
    assert "t.npz: Permission denied" in tacora.refuses("train", str(tmp_path / "t.npz"))


def test_a_resumed_training_overwrites_its_own_weights(tacora: Shell, tmp_path: Path) -> None:
    training, net = str(tmp_path / "t.npz"), str(tmp_path / "net.npz")
    packaged_net().save(tmp_path / "net.npz")
    assert tacora("train", training, "--steps", "1", "--weights", net).code == 0
    assert len(load_net(tmp_path / "net.npz").layers) == 3
    assert {path.name for path in tmp_path.iterdir()} == {"t.npz", "net.npz"}


def test_measure_says_how_many_games_a_search_gets(tacora: Shell) -> None:
    played: list[int] = []

    def count(
        net: Net, games: int, seed: str, progress: Progress, workers: Workers | None
    ) -> Share:
        played.append(games)
        return Share(games, 0.5, 0.1)

    for searches in (False, True):
        check = Check("counted", "", "", count, searches=searches)
        for games in (400, 20_000, 100_000):
            run_check(check, packaged_net(), games, "s", lambda done, total: None)
    assert played == [400, 20_000, 100_000, 400, 2_000, 10_000]
    told = " ".join(tacora("measure", "--help").out.replace("│", " ").split())
    assert "a tenth, but at least 2,000, or all if --games is less" in told


def test_a_small_ladder_has_a_row_for_every_rung(tacora: Shell) -> None:
    found = tacora(
        *("ladder", "--top", "counter", "--games", "40", "--rating-games", "20", "--seats", "4")
    )
    assert found.code == 0
    assert found.out.count("Toddler") >= 2  # once without and once with relics
    assert found.out.count("40") >= 12


@pytest.mark.parametrize(("top", "rows"), [("timid", 1), ("dreamer", 3)])
def test_a_ladder_of_fewer_rungs_than_seats_is_rated_too(
    tacora: Shell, top: str, rows: int
) -> None:
    found = tacora("ladder", "--top", top, "--games", "40", "--rating-games", "20")
    assert found.code == 0
    assert found.out.count("±") == 4 * (rows + rows + 1)  # 4 and 6 seats, with and without relics


def test_a_rung_that_wins_more_is_rated_higher_also_in_several_seats() -> None:
    found = {each.name: each.value for each in rate(FR, 6, 60, "s", ("stubborn", "timid"))}
    assert found["timid"] > found["stubborn"] + 5
