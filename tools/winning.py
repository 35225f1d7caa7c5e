"""Computes the second half of docs/findings.md again: what winning asks for and gems do not."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import polars

from tacora import Game, edition
from tacora.lab.league import TableKind
from tacora.lab.matchup import Matchup
from tacora.lab.measure import copies_of, measure
from tacora.lab.training import hunt
from tacora.mind import packaged_net
from tacora.record import from_text, last_game
from tacora.solver.endgame import Endgame, endgame

from . import clever, plots
from .findings import fill, markdown, percent
from .plots import Rows
from .selection import resolved

GAMES = 10_000
HUNT_STEPS = 25
"""Of 2,400 games each: a twelfth of what `tacora measure hunters` takes."""
CLEVER_GAMES = 300
EXPEDITIONS = (2, 3, 4, 5)
FEW = 200
"""A figure of fewer choices is left out."""
SEED = "winning"
LATE = """tacora/1 fr-iello-2021 Ana, Ben, Cy
9---
4+++ lava+++ lava
11---
5---
17+++ snake+++ 15-++ lava.++ 14.++ spider"""
LEADS = (-20, -14, -10, -7, -5, -3, -1, 0, 1, 3, 5, 7, 10, 14, 20)
BINS = (-15, -8, -3, 4, 9, 16)
"""The least leads of all groups of leads but the lowest."""
FR = edition("fr-iello-2021", False)


def main() -> None:
    """Compute all parts, or those that are named."""
    parts: dict[str, Callable[[], str]] = {
        "standing": standing,
        "last": last_expedition,
        "before": before_the_last,
        "kinds": kinds,
        "alike": alike,
        "selection": selection,
        "hunted": hunted,
    }
    for name in sys.argv[1:] or parts:
        fill(name, parts[name]())


def solved(lead: int, camp: int = 0) -> tuple[Game, Endgame]:
    """Ben and Cy inside, Ben ahead by this many points; Ana is at camp with hers."""
    game = last_game(from_text(LATE))
    chests = (camp, 30 + max(lead, 0), 30 - min(lead, 0))
    explorers = zip(game.explorers, chests, strict=True)
    game = replace(game, explorers=tuple(replace(each, chest=gems) for each, gems in explorers))
    return game, endgame(game)


def standing() -> str:
    """The exact chances to leave, by the explorer who is ahead."""
    rows = []
    points: Rows = []
    for lead in LEADS:
        _, found = solved(lead)
        ben = found.prospects[1]
        if lead >= 0:
            cy = found.prospects[2]
            rows.append((lead, percent(ben.leave_chance), percent(cy.leave_chance),
                         percent(ben.win_share), found.states))  # fmt: skip
        points.append({"lead": lead, "chance": ben.leave_chance, "what": "leaves"})
        points.append({"lead": lead, "chance": ben.win_share, "what": "wins in the end"})
    plots.standing(points)
    head = (
        "ahead by",
        "who is ahead leaves",
        "who is behind leaves",
        "who is ahead wins",
        "states",
    )
    return markdown(head, rows)


def last_expedition() -> str:
    """Four copies of the network by their standing before the last expedition."""
    leads, later = by_standing(played(5))
    rows = []
    for name, inside in groups():
        group, choices = leads.filter(inside), later.filter(inside)
        rows.append((name, percent(len(group) / len(leads)), percent(_mean(group, "won")),
                     percent(_mean(choices, "leaves"))))  # fmt: skip
    return markdown(("lead over the best other", "seats", "wins", "leaves with two traps"), rows)


def before_the_last() -> str:
    """How often a seat leaves with two traps, by its standing, expedition by expedition."""
    found = [by_standing(played(expedition))[1] for expedition in EXPEDITIONS]
    rows = []
    points: Rows = []
    for name, inside in groups():
        row = [name]
        for expedition, choices in zip(EXPEDITIONS, found, strict=True):
            some = choices.filter(inside)
            few = len(some) < FEW
            row.append("" if few else percent(_mean(some, "leaves")))
            if not few:
                points.append({"lead": name, "chance": _mean(some, "leaves"),
                               "expedition": str(expedition)})  # fmt: skip
        rows.append(row)
    plots.before_the_last(points, [name for name, _ in groups()])
    head = ("lead over the best other", *(f"expedition {each}" for each in EXPEDITIONS))
    return markdown(head, rows)


@cache
def played(expedition: int) -> polars.DataFrame:
    """All choices of four networks in one of the expeditions, with their leads at that moment."""
    frames = Matchup(FR, ("veteran",) * 4).frames("decisions", GAMES, SEED)
    found = [each.filter(polars.col("expedition") == expedition) for _, each in frames]
    lead = polars.col("points").cast(polars.Int64) - polars.col("best_other")
    return polars.concat(found).with_columns(lead=lead)


def by_standing(choices: polars.DataFrame) -> tuple[polars.DataFrame, polars.DataFrame]:
    """The leads of all seats before an expedition, and their choices with two traps on the path.

    Only choices with at least four gems in hand, and in company.
    """
    # Only before the first choice nobody has brought home anything yet.
    first = choices.filter(polars.col("turn") == polars.col("turn").min().over("game"))
    leads = first.select("game", "seat", before="lead", won="win_share")
    later = choices.join(leads, on=["game", "seat"]).filter(
        (polars.col("traps") == 2) & (polars.col("carried") >= 4) & (polars.col("inside") >= 2)
    )
    return leads, later


def groups() -> list[tuple[str, polars.Expr]]:
    """The groups of leads by their names, and what is in them."""
    found = []
    for least, below in zip((None, *BINS), (*BINS, None), strict=True):
        name = (
            f"{-(BINS[0] - 1)} and more behind" if least is None
            else f"{least} and more ahead" if below is None
            else f"{least:+} to {below - 1:+}"
        )  # fmt: skip
        found.append((name, _between("before", least, below)))
    return found


def _between(column: str, least: int | None, below: int | None) -> polars.Expr:
    found = polars.lit(value=True)
    if least is not None:
        found &= polars.col(column) >= least
    if below is not None:
        found &= polars.col(column) < below
    return found


def _mean(frame: polars.DataFrame, column: str) -> float:
    return float(frame[column].cast(polars.Float64).mean() or 0.0)  # type: ignore[arg-type]


def kinds() -> str:
    """Win shares and points of one player among three of another kind."""
    rows = []
    for one, three in (("veteran", "veteran"), ("scholar", "scholar"), ("veteran", "scholar"),
                       ("scholar", "veteran"), ("reckoner", "veteran")):  # fmt: skip
        found = Matchup(FR, (one, three, three, three)).statistics(2 * GAMES, SEED)
        margin = percent(found.wins_margin[0])
        rows.append((one, three, f"{percent(found.wins[0])} ± {margin}",
                     f"{found.points[0]:.1f}", f"{sum(found.points[1:]) / 3:.1f}",
                     percent(found.collapse_rate)))  # fmt: skip
    head = ("one", "among three", "wins", "its points", "their points", "flights")
    return markdown(head, rows)


def alike() -> str:
    """What three players win who all take the others for simple rules, and what one does."""
    rows = []
    for one, others, name in clever.LINES:
        found = clever.play(one, others, CLEVER_GAMES, SEED)
        rows.append((one, name, str(found.wins), f"{found.points:.1f}", f"{found.others:.1f}"))
    return markdown(("one", "among three", "wins", "its points", "their points"), rows)


def selection() -> str:
    """How much the win share of who is ahead depends on the equilibrium that is taken."""
    rows = []
    for lead, camp in ((0, 0), (1, 0), (7, 0), (0, 55), (1, 55), (7, 55)):
        game, found = solved(lead, camp)
        lowest, several = resolved(game, found, worst_for_first=True)
        highest, _ = resolved(game, found, worst_for_first=False)
        rows.append((lead, camp, percent(found.prospects[1].win_share), percent(lowest),
                     percent(highest), several, found.states))  # fmt: skip
    head = ("ahead by", "points at camp", "who is ahead wins", "with the worst", "with the best",
            "several equilibria", "states")  # fmt: skip
    return markdown(head, rows)


def hunted() -> str:
    """What a short hunt wins against copies of the network, by the number of seats."""
    net = packaged_net()
    rows = []
    for seats in range(3, 9):
        kind = TableKind(FR, seats)
        hunter = hunt(net, SEED, HUNT_STEPS, kind=kind).policy(sampled=False)
        share = measure(FR, seats, hunter, copies_of(net.policy(), seats), 2 * GAMES, SEED)
        rows.append((seats, percent(1 / seats), str(share), f"{share.value * seats:.2f}"))
    return markdown(("seats", "an even share", "the hunter wins", "times an even share"), rows)


if __name__ == "__main__":
    main()
