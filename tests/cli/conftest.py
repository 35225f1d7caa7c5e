from pathlib import Path

import pytest
from tests.cli.run import Shell


@pytest.fixture
def tacora(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """The command line in this process, away from the data of the account that runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch)
