from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.run import Shell

from tacora.cli import strength
from tacora.lab.workers import Workers, in_this_process


@pytest.fixture
def tacora(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """The command line in this process, with data folders of its own instead of the account's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch)


@contextmanager
def _this_process(cluster: str | None, processes: int | None) -> Iterator[Workers]:
    yield in_this_process()


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process plays; `tests/lab/test_cluster.py` shows that others give the same numbers."""
    monkeypatch.setattr(strength, "workers_for", _this_process)
