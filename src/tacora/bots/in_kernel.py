"""The bots as the kernel plays them, or the reason why it cannot."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from .. import kernel
from ..errors import TacoraError
from ..kernel import Policy


class NotInKernel(TacoraError):
    """A bot that the kernel cannot play."""


def policy_for(name: str) -> Policy:
    """A bot as the kernel plays it."""
    match name:
        case "random":
            return kernel.at_random(0.5)
        case "cautious":
            return kernel.at_risk(Fraction(1, 10), above=True, least=1)
        case "bold":
            return kernel.at_risk(Fraction(1, 4), above=True, least=1)
        case _:
            raise NotInKernel(f"{name} cannot run in the kernel")


def policies_for(names: Sequence[str]) -> list[Policy]:
    """One policy a seat; seats of the same bot share it."""
    shared = {name: policy_for(name) for name in dict.fromkeys(names)}
    return [shared[name] for name in names]
