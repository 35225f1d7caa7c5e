"""The services of the compose files in `deploy/`, as compose reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).parents[1] / "deploy"
GIVEN = {"TACORA_DATABASE_PASSWORD": "abc123"}
"""The variables that a host has to set."""


def services(file: str = "compose.yaml", given: Mapping[str, str] = GIVEN) -> dict[str, Any]:
    """The services of a compose file, with `${...}` replaced as compose does."""

    def filled(match: re.Match[str]) -> str:
        name, default = match["name"], match["default"]
        assert name in given or default is not None, f"{name} is not said to be needed"
        return given.get(name, default or "")

    text = (DEPLOY / file).read_text()
    needed = re.findall(r"\$\{(\w+):\?", text)
    assert set(needed) <= set(given)
    pattern = r"\$\{(?P<name>\w+)(?::-(?P<default>[^}]*)|:\?[^}]*)?\}"
    found = json.dumps(yaml.safe_load(text)["services"])
    parsed: dict[str, Any] = json.loads(re.sub(pattern, filled, found))
    return parsed
