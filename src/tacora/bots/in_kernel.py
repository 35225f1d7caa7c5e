"""The characters as the kernel plays them, or the reason why it cannot."""

from __future__ import annotations

from collections.abc import Sequence

from .. import kernel
from ..game import Edition
from ..kernel import Policy
from . import character
from .base import BotError
from .net import packaged_net
from .rules import AfterCards, AfterTraps, AtGems, AtRisk, Chance, Expectation, Never, Rule
from .solution import equilibrium_policy, fits


class NotInKernel(BotError):
    """A character that the kernel cannot play."""


def rule_policy(rule: Rule, seats: int) -> Policy:
    """A simple rule as the kernel plays it."""
    match rule:
        case Chance(chance):
            return kernel.at_random(float(chance))
        case Never():
            return kernel.never()
        case AfterCards(cards):
            return kernel.after_cards(cards)
        case AfterTraps(traps):
            return kernel.after_traps(traps)
        case AtRisk(risk, above, least):
            return kernel.at_risk(risk, above=above, least=least)
        case AtGems():
            return kernel.at_gems(rule.goal(seats))
        case Expectation(margin, path_weight):
            return kernel.expectation(margin, path_weight)
        case _:
            raise NotInKernel(f"the kernel has no rule {type(rule).__name__}")


def policy_for(name: str, edition: Edition, seats: int) -> Policy:
    """A character as the kernel plays it at such a table."""
    someone = character(name)
    if someone.rule is not None:
        return rule_policy(someone.rule, seats)
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
