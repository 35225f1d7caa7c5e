"""Fixtures that several kinds of tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import forget_the_caller
from tests.postgres import NoPostgres, running_postgres
from tests.skipped import pytest_terminal_summary

__all__ = ["postgres", "pytest_terminal_summary"]

forget_the_caller()

pytest_plugins = ["tests.thorough"]

# No deadline for Hypothesis: a busy machine must not fail a test.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL that runs as long as the tests."""
    try:
        with running_postgres() as address:
            yield address
    except NoPostgres as error:
        pytest.skip(f"PostgreSQL: {error}")
