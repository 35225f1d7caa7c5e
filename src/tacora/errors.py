"""The base of all errors that a caller causes, and the message for a package that is missing."""

from __future__ import annotations


class TacoraError(Exception):
    """The base of every error that the caller or the caller's file causes.

    Its text is one clear sentence.
    """


EXTRAS = {
    "numba": "bots",
    "numpy": "bots",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
    "altair": "lab",
    "openskill": "lab",
    "polars": "lab",
    "threadpoolctl": "lab",
    "vl_convert": "lab",
    "distributed": "cluster",
    "websockets": "client",
    "asyncpg": "server",
    "h11": "server",
    "litestar": "server",
    "msgspec": "server",
    "uvicorn": "server",
    "uvloop": "server",
}
"""The smallest extra that installs each package, by the name that is imported."""
ALWAYS = ("fluent", "rich", "typer")
"""What the command line needs; every installation has these packages."""


def missing_package(error: ModuleNotFoundError) -> str | None:
    """The sentence for a package that an extra installs; None if the error is our own mistake."""
    package = (error.name or "").partition(".")[0]
    if package in EXTRAS:
        how = f"install Tacora with the extra `{EXTRAS[package]}`"
    elif package in ALWAYS:
        how = "install Tacora"
    else:
        return None
    return f"the package {package} is missing: {how} (docs/installing.md)"
