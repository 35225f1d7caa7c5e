"""How a result came about: what every file of results says about itself."""

from __future__ import annotations

import os
import platform
import shlex
import sys
from collections.abc import Sequence
from typing import Any

from .. import __version__
from ..game import Edition

KEY = "tacora"
"""The key of the metadata in a Parquet file."""


def provenance(
    *, seed: str | None = None, edition: Edition | Sequence[Edition] = (), **more: Any
) -> dict[str, Any]:
    """The version, the command, the machine, and what else determines a result; ready for JSON."""
    found: dict[str, Any] = {
        "tacora": __version__,
        "command": shlex.join([os.path.basename(sys.argv[0] or "python"), *sys.argv[1:]]),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }
    if seed is not None:
        found["seed"] = seed
    editions = (edition,) if isinstance(edition, Edition) else edition
    if editions:
        found["edition"] = ", ".join(dict.fromkeys(each.name for each in editions))
    return found | more
