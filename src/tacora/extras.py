"""The packages that Tacora can do without, and the extra that installs each of them."""

from __future__ import annotations

EXTRAS = {
    "numba": "bots",
    "numpy": "bots",
    "altair": "lab",
    "openskill": "lab",
    "threadpoolctl": "lab",
    "vl_convert": "lab",
    "websockets": "client",
    "asyncpg": "server",
    "h11": "server",
    "litestar": "server",
    "msgspec": "server",
    "uvicorn": "server",
    "uvloop": "server",
}
"""The smallest extra for every package, by the name that is imported."""
ALWAYS = ("fluent", "rich", "typer")
"""What the command line needs; every installation has it."""


def missing_package(error: ModuleNotFoundError) -> str | None:
    """The sentence for a package that an extra installs; none if the error is a mistake of ours."""
    package = (error.name or "").partition(".")[0]
    if package in EXTRAS:
        how = f"install Tacora with the extra `{EXTRAS[package]}`"
    elif package in ALWAYS:
        how = "install Tacora"
    else:
        return None
    return f"the package {package} is missing: {how} (docs/installing.md)"
