"""The characters as the kernel plays them, or the reason why it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Edition
from ..mind.equilibrium import equilibrium_policy, fits
from ..mind.network import packaged_net
from ..policies import Policy
from . import character
from .base import BotError


class NotInKernel(BotError):
    """A character that the kernel cannot play."""


def policy_for(name: str, edition: Edition, seats: int) -> Policy:
    """A character as the kernel plays it at such a table."""
    someone = character(name)
    if someone.rule is not None:
        return someone.rule
    if someone.not_in_kernel:
        raise NotInKernel(f"{name} cannot run in the kernel: {someone.not_in_kernel}")
    if name == "scholar":
        if not fits(edition):
            raise NotInKernel(f"scholar knows the printed treasures only, not {edition.id}")
        return equilibrium_policy(seats)
    assert name == "veteran", name
    return packaged_net().policy()


def policies_for(names: Sequence[str], edition: Edition) -> list[Policy]:
    """One policy a seat; seats of the same character share it."""
    shared = {name: policy_for(name, edition, len(names)) for name in dict.fromkeys(names)}
    return [shared[name] for name in names]
