from pathlib import Path

import pytest
from tests.cli.run import Shell


@pytest.fixture
def tacora(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """The command line in this process, with data folders of its own instead of the account's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch)
