"""Runs the command line in this process, as a shell would."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pytest

from tacora.cli import main


@dataclass(frozen=True, slots=True)
class Ran:
    code: int
    out: str
    err: str


class Shell:
    """Calls `tacora` with arguments and keeps what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch

    def __call__(self, *arguments: str) -> Ran:
        self._patch.setattr(sys, "argv", ["tacora", *arguments])
        self._patch.setenv("COLUMNS", "120")
        self._capsys.readouterr()
        code: object = 0
        try:
            main()
        except SystemExit as stop:
            code = stop.code or 0
        captured = self._capsys.readouterr()
        assert isinstance(code, int)
        return Ran(code, captured.out, captured.err)

    def refuses(self, *arguments: str) -> str:
        """The error about bad input; checks exit code 2, no stack trace, nothing on stdout."""
        ran = self(*arguments)
        assert (ran.code, ran.out) == (2, ""), ran
        assert ran.err.strip()
        assert "Traceback" not in ran.err
        return " ".join(ran.err.replace("│", " ").split())
