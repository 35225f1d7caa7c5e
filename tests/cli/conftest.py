import pytest
from tests.cli.run import Shell


@pytest.fixture
def tacora(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)
