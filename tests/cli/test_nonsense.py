"""A newcomer types nonsense: every command answers with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.run import Shell

from tacora import __version__

FILES = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "half.json": b'{"a":',
    "bytes.toml": b"\xff\xfe\x00abc",
    "deep.json": b"[" * 100_000,
}
STRANGE = ("folder", "nowhere", "nowhere/at/all", "", *FILES)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)


@pytest.mark.parametrize("file", STRANGE)
@pytest.mark.parametrize(
    "command",
    [
        "editions {}",
        "play --resume {}",
        "play --edition {}",
        "simulate --edition {}",
        "odds {}",
        "solve --at {}",
        "solve --edition {}",
        "review {}",
        "record show {}",
        "record verify {}",
        "record convert --to json {}",
        "backup b.gz --database {}",
        "restore {} --database r.db",
        "migrate --database {}",
        "measure net-field --net {}",
        "train --resume {}",
        "study {}",
        "report {}",
    ],
)
def test_a_file_of_another_kind_is_refused(tacora: Shell, command: str, file: str) -> None:
    ran = tacora(*(part.format(file) for part in command.split()))
    assert ran.code == 2
    assert ran.err.strip()
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "command",
    [
        "backup folder --database binary",
        "simulate --games 1 --records folder",
        "simulate --games 1 --records nowhere/x",
        "train nowhere/x.npz --steps 1",
        "train folder --steps 1",
        "solve --most-gb inf --explorers 9",
        "solve --most-gb nan",
        "solve --relics-in -3",
        "serve --port 99999",
        "serve --config folder",
        "serve --config nowhere",
        "serve --config bytes.toml",
        "serve --page folder --database s.db",
        "backup b.gz --database postgresql://[x",
        "backup b.gz --database mysql://x",
        "migrate --database mysql://x",
        "migrate --database nowhere/t.db",
        "play --bots ,",
        "ladder --top nobody",
        "review binary --seat x",
        "--nonsense",
    ],
)
def test_meaningless_arguments_are_refused(tacora: Shell, command: str) -> None:
    assert tacora.refuses(*command.split())


def test_a_backup_without_a_name_is_refused(tacora: Shell, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    assert tacora.refuses("backup", "", "--database", "binary")
    assert sorted(tmp_path.iterdir()) == before


def test_the_version_is_shown(tacora: Shell) -> None:
    assert tacora("--version").out == f"tacora {__version__}\n"
