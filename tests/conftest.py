"""What several kinds of tests need."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import NoPostgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL that lives as long as the tests."""
    try:
        with running_postgres() as address:
            yield address
    except NoPostgres as error:
        pytest.skip(f"PostgreSQL: {error}")
