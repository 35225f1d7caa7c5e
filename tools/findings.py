"""Computes every number and plot of docs/findings.md again, and writes them there."""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tacora import edition
from tacora.record import from_text, last_game
from tacora.solver.course import Course, course
from tacora.solver.deck import ExpeditionDeck, State, state_of
from tacora.solver.equilibrium import Equilibrium, plain_deck
from tacora.solver.lone import Lone
from tacora.solver.policies import NO_RULE, before_first_card, respond, rule_of_thumb
from tacora.solver.storage import cache_folder

from . import plots
from .heat import cells
from .plots import Rows

PAGE = Path("docs/findings.md")
MOST_BYTES = 7_000_000_000


def main() -> None:
    table = solved(8, plain_deck())
    courses = [course(table, explorers) for explorers in range(1, 9)]
    fill("values", values(table, courses))
    plots.values(worths(table))
    fill("lone", lone_thresholds())
    fill("proof", proof(table))
    fill("example", example(table))
    plots.first_card(first_cards(table))
    plots.leaving(leaving(courses))
    plots.heat(heat(table, 4))
    fill("thumb", thumb(table))
    fill("variants", variants())


def say(text: str) -> None:
    sys.stderr.write(f"{time.strftime('%H:%M:%S')} {text}\n")


def solved(explorers: int, deck: ExpeditionDeck, folder: Path | None = None) -> Equilibrium:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("solving")
        return Equilibrium.solve(
            explorers,
            deck,
            folder,
            lambda done, total: progress.update(task, completed=done, total=total),
            MOST_BYTES,
        )


def fill(name: str, text: str) -> None:
    """Replace the text between the markers of this name in the page."""
    say(name)
    page = PAGE.read_text(encoding="utf-8")
    pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
    page, found = re.subn(
        pattern, lambda match: f"{match[1]}{text}\n{match[2]}", page, flags=re.DOTALL
    )
    assert found == 1, name
    PAGE.write_text(page, encoding="utf-8")


def markdown(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    names = list(head)
    lines = ["| " + " | ".join(names) + " |", "|" + " ---: |" * len(names)]
    lines += ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join(lines)


def percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def values(table: Equilibrium, courses: list[Course]) -> str:
    head = (
        "explorers", "worth to each", "all together", "cards", "ends in flight",
        "an explorer is caught", "decisions left to chance",
    )  # fmt: skip
    rows = []
    for played in courses:
        worth = table.expedition(played.explorers)
        rows.append((
            played.explorers, f"{worth:.6f}", f"{worth * played.explorers:.2f}",
            f"{played.cards:.2f}", percent(played.collapse), percent(sum(played.caught_by)),
            percent(played.mixed / played.decisions),
        ))  # fmt: skip
    return markdown(head, rows)


def lone_thresholds() -> str:
    """The table of the least gems with which a lone explorer leaves, from the solution."""
    table = Lone(plain_deck())
    least: dict[int, int] = {}
    for at in table.states():
        if table.best(at) == "leave":
            seen = at.traps[0]
            least[seen] = min(least.get(seen, at.held), at.held)
    return markdown(
        ("traps seen", *map(str, sorted(least))),
        [("leave from", *(least[t] for t in sorted(least)))],
    )


def proof(table: Equilibrium) -> str:
    gain = float((respond(table) - table.values).max())
    return (
        f"Over all {table.size:,} states the best response gains at most {gain:.1e} gems, and "
        f"{table.several} states have a second symmetric equilibrium with another value."
    )


EXAMPLE = "tacora/1 fr-iello-2021 Ana, Ben, Cy, Dora\n17++++ lava++++ 11++++ snake"


def example(table: Equilibrium) -> str:
    """The table of both choices in the example of the page."""
    choice = table.choice(state_of(table.deck, last_game(from_text(EXAMPLE))))
    rows: list[tuple[object, ...]] = [
        (others, f"{leave:.0f}", f"{stay:.2f}")
        for others, (leave, stay) in enumerate(zip(choice.if_leave, choice.if_go_on, strict=True))
    ]
    rows.append(("expected", f"**{choice.leaving:.2f}**", f"**{choice.going_on:.2f}**"))
    head = ("of the others leave", "leaving brings", "going on is worth")
    mix = f"Each leaves with a chance of {percent(choice.leave_chance)}."
    return f"{markdown(head, rows)}\n\n{mix}"


def at_first_card(table: Equilibrium, gems: int, explorers: int) -> State:
    seen = tuple(int(value == gems) for value in table.deck.gem_values)
    traps = (0,) * len(table.deck.trap_kinds)
    return State(seen, traps, table.deck.start, explorers, gems // explorers, gems % explorers)


def first_cards(table: Equilibrium) -> Rows:
    """The chance that each explorer leaves after a first treasure."""
    return [
        {
            "treasure": gems,
            "explorers": explorers,
            "leave": table.choice(at_first_card(table, gems, explorers)).leave_chance,
        }
        for explorers in range(3, 9)
        for gems in table.deck.gem_values
    ]


def worths(table: Equilibrium) -> Rows:
    """The value of an expedition, to each explorer and to all."""
    rows: Rows = []
    for explorers in range(1, 9):
        worth = table.expedition(explorers)
        rows.append({"explorers": explorers, "gems": worth, "what": "to each explorer"})
        rows.append({"explorers": explorers, "gems": worth * explorers, "what": "all together"})
    return rows


def leaving(courses: list[Course]) -> Rows:
    """When explorers leave and when they are caught."""
    rows: Rows = []
    for played in courses:
        if played.explorers in (1, 2, 4, 8):
            for cards in range(1, 13):
                rows += [
                    {"explorers": played.explorers, "card": cards, "chance": chance, "what": what}
                    for what, chance in (
                        ("leaves after the card", played.leave_after[cards]),
                        ("caught by the card", played.caught_by[cards]),
                    )
                ]
    return rows


RULES: dict[str, Callable[[int, int], bool]] = {
    "leave after 6 cards": lambda cards, traps: cards >= 6,
    "leave after 2 traps": lambda cards, traps: traps >= 2,
}


def thumb(table: Equilibrium) -> str:
    """The table of the famous rules; also plots similar rules."""
    rows = []
    for name, leaves in RULES.items():
        rule = rule_of_thumb(table, leaves)
        alone, alike = respond(table, rule), respond(table, rule, rule)
        best = respond(table, NO_RULE, rule)
        for explorers in (1, 2, 4, 8):
            worth = table.expedition(explorers)
            got = before_first_card(table, alone, explorers)
            rows.append((
                name, explorers, f"{worth:.2f}", f"{got:.2f} ({percent(got / worth - 1)})",
                f"{before_first_card(table, alike, explorers):.2f}",
                f"{before_first_card(table, best, explorers):.2f}",
            ))  # fmt: skip
        say(name)
    swept = sweep(table)
    plots.thumb(swept)
    fill("best-rules", best_rules(swept))
    head = (
        "rule", "explorers", "equilibrium", "one follows the rule", "all follow it",
        "one plays best against it",
    )  # fmt: skip
    return markdown(head, rows)


def best_rules(swept: Rows) -> str:
    """The table of the best k for each number of explorers, and of its loss."""
    rows: list[list[object]] = []
    for explorers in (1, 2, 4, 8):
        row: list[object] = [explorers]
        for what in ("cards", "traps"):
            best = max(
                (each for each in swept if (each["rule"], each["explorers"]) == (what, explorers)),
                key=lambda each: float(each["share"]),
            )
            row += [best["k"], percent(best["share"] - 1)]
        rows.append(row)
    return markdown(
        ("explorers", "best number of cards", "costs", "best number of traps", "costs"), rows
    )


def sweep(table: Equilibrium) -> Rows:
    """The share of the equilibrium value that a follower of each rule gets."""
    rules: list[tuple[str, int, Callable[[int, int], bool]]] = []
    for least in range(2, 11):
        rules.append(("cards", least, lambda cards, traps, k=least: cards >= k))  # type: ignore[misc]
    for least in range(1, 6):
        rules.append(("traps", least, lambda cards, traps, k=least: traps >= k))  # type: ignore[misc]
    rows: Rows = []
    for what, least, leaves in rules:
        found = respond(table, rule_of_thumb(table, leaves))
        for explorers in (1, 2, 4, 8):
            share = before_first_card(table, found, explorers) / table.expedition(explorers)
            rows.append({"rule": what, "k": least, "explorers": explorers, "share": share})
        say(f"{what} {least}")
    return rows


def heat(table: Equilibrium, explorers: int) -> Rows:
    """The chance that each explorer leaves while all are inside, averaged over the cards seen."""
    small = table if table.explorers == explorers else solved(explorers, table.deck)
    return [
        {
            "traps": f"{traps} trap{'s' if traps > 1 else ''} seen",
            "held": held,
            "pool": pool,
            "leave": leave,
        }
        for (traps, held, pool), leave in cells(small, explorers).items()
    ]


def variants() -> str:
    """The table of other decks that the books allow, for up to four explorers."""
    plain = plain_deck()
    relics = ExpeditionDeck.fresh(edition("fr-iello-2021", relics=True), relics=1)
    german = ExpeditionDeck.fresh(edition("de-iello-2017"))
    decks = {"the plain deck": plain}
    for removed in range(1, 5):
        traps = (2,) * removed + (3,) * (5 - removed)
        name = f"{removed} trap{'s' if removed > 1 else ''} removed"
        decks[name] = replace(plain, traps=tuple(sorted(traps, reverse=True)))
    decks["a relic of 5"] = relics
    decks["a relic of 12"] = replace(relics, relics=(12,))
    decks["five relics (German)"] = german
    rows = []
    points: Rows = []
    cache_folder().mkdir(parents=True, exist_ok=True)
    for name, deck in decks.items():
        with tempfile.TemporaryDirectory(dir=cache_folder()) as folder:
            table = solved(4, deck, Path(folder))
            values = [table.expedition(explorers) for explorers in range(1, 5)]
            played = course(table, 4)
            rows.append((
                name, *(f"{value:.4f}" for value in values), f"{played.cards:.2f}",
                percent(played.collapse), percent(played.mixed / played.decisions), table.several,
                f"{table.size:,}",
            ))  # fmt: skip
            points += [
                {"deck": name, "explorers": explorers, "gain": value}
                for explorers, value in enumerate(values, start=1)
            ]
        say(name)
    plots.variants(points)
    head = (
        "deck", "alone", "two", "three", "four", "cards (four)", "flights (four)",
        "left to chance (four)", "states with several equilibria", "states",
    )  # fmt: skip
    return markdown(head, rows)


if __name__ == "__main__":
    main()
