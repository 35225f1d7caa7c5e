"""The solver's tests run on one thread each: pytest already keeps every core busy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

import tacora.compiled  # noqa: F401  (takes its cache folder before a test names another)


@pytest.fixture(autouse=True, scope="session")
def one_thread() -> Iterator[None]:
    before = numba.get_num_threads()
    numba.set_num_threads(1)
    yield
    numba.set_num_threads(before)


@pytest.fixture(scope="session")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for solutions of the printed deck; all processes that run tests share it."""
    folder = tmp_path_factory.getbasetemp()
    return (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "solved"
