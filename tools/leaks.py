"""Plants leaks of a sealed choice in a copy of the source and shows which test catches each.

The table in `docs/testing.md` is what `make mutants` printed.
"""

from __future__ import annotations

from pathlib import Path

from tools.planting import Mutant, failing, planted, show

TABLE = "test_nothing_that_others_get_depends_on_a_sealed_choice"
SERVER = "test_no_byte_that_others_get_depends_on_a_sealed_choice"
FILES = {TABLE: "tests/table/test_leaks.py", SERVER: "tests/server/test_leaks.py"}

LEAKS = (
    planted(
        "in a view: who will leave is no longer shown",
        TABLE,
        "table/views.py",
        "            for seat, explorer in enumerate(seen.explorers)\n",
        "            for seat, explorer in enumerate(seen.explorers)\n"
        '            if table.sealed.get(seat) != "leave"\n',
    ),
    planted(
        "in a view: people at one browser see each other's choices",
        TABLE,
        "table/views.py",
        "if len(seats) == 1 else None",
        "if seats else None",
    ),
    planted(
        "in what is told: only seats that go on are told as sealed",
        TABLE,
        "table/views.py",
        "return public_events.ChoiceSealed(event.seat)",
        'return public_events.ChoiceSealed(event.seat) if event.choice == "go_on" else None',
    ),
    planted(
        "in the list of tables: leavers no longer count as seated",
        TABLE,
        "server/protocol.py",
        "taken=len(table.taken()),",
        'taken=len(table.taken()) - list(table.sealed.values()).count("leave"),',
    ),
    planted(
        "in time: the deadline is earlier if a sealed choice is to leave",
        TABLE,
        "table/flow.py",
        "return min(moments, default=None)",
        'return min(moments, default=None if "leave" not in table.sealed.values() else 1)',
    ),
    planted(
        "in time: bots choose faster if a sealed choice is to leave",
        TABLE,
        "table/flow.py",
        "    mood = number_below(1000,",
        '    if "leave" in table.sealed.values():\n        pace //= 2\n'
        "    mood = number_below(1000,",
    ),
    planted(
        "in a log line that shows a table",
        TABLE,
        "table/state.py",
        "field(default_factory=dict, repr=False)",
        "field(default_factory=dict)",
    ),
    planted(
        "in a log line for what has been written",
        SERVER,
        "server/live_table.py",
        "            self._entry = entry or self._entry\n",
        "            self._entry = entry or self._entry\n"
        '            logging.getLogger("tacora").info("wrote %s", lines)\n',
    ),
    planted(
        "in a metric: messages counted by their choice",
        SERVER,
        "server/socket.py",
        "f'type=\"{type(message).__name__.lower()}\"'",
        'f\'type="{type(message).__name__.lower()}{getattr(message, "choice", "")}"\'',
    ),
    planted(
        "in an update: everybody gets what only the person who chose may see",
        SERVER,
        "server/updates.py",
        "                person = None\n            key = ",
        "                person = next(iter(sealers))\n            key = ",
    ),
    planted(
        "in an answer: every HTTP client is taken for the first person at the table",
        SERVER,
        "server/requests.py",
        '    return "spectator" if person is None or person.gone else person.id\n',
        "    return person.id if person else 1\n",
    ),
)


def run(leak: Mutant, folder: Path) -> list[str]:
    return failing(leak, folder, [FILES[leak.caught_by]])


if __name__ == "__main__":
    show("leak of a sealed choice", LEAKS, run)
