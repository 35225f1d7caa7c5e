"""How objects show themselves: as lines of text, and as a table in notebooks."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape


class Shown:
    """An object that shows itself by a title and by figures with names."""

    __slots__ = ()

    def _shown(self) -> tuple[str, Mapping[str, str]]:
        """The title, and the figures by name."""
        raise NotImplementedError

    def __repr__(self) -> str:
        title, figures = self._shown()
        return "\n".join([title, *(f"  {name}: {figure}" for name, figure in figures.items())])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        title, figures = self._shown()
        rows = "".join(
            f"<tr><th>{escape(name)}</th><td>{escape(figure)}</td></tr>"
            for name, figure in figures.items()
        )
        return f"<table><caption>{escape(title)}</caption><tbody>{rows}</tbody></table>"
