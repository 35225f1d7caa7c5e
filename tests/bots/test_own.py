"""Bots of your own: found by name, and told clearly what is wrong with them."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tacora.bots import BotError, BotFailed, character, installed, make_bot, own, policy_for
from tacora.editions import edition
from tacora.game import Decide, Reveal, Trap, Treasure, View, play, start, view
from tacora.lab.ladder import climb, rate
from tacora.lab.measure import measure_bot, winners
from tacora.lab.simulation import play_game, simulate_bots
from tacora.record import read_records, verify_shuffle
from tests.cli.run import Shell

_numbers = count(1)
BOOK = edition("fr-iello-2021")
GOOD = """
class Careful:
    '''Leaves with five gems.'''
    def decide(self, view):
        return "leave" if view.explorers[view.seat].carried >= 5 else "go_on"
"""
Written = Callable[[str], str]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """Writes a module into the current folder; returns its name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])

    def write(code: str) -> str:
        name = f"own_bot_{next(_numbers)}"
        (tmp_path / f"{name}.py").write_text(code, encoding="utf-8")
        return name

    return write


@pytest.fixture
def tacora(
    written: Written,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Shell:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return Shell(capsys, monkeypatch)


def a_view() -> View:
    game, _ = start(BOOK, 3)
    game, _ = play(game, Reveal(Treasure(17)))
    game, _ = play(game, Decide({2}))
    game, _ = play(game, Reveal(Trap(BOOK.trap_kinds[0])))
    return view(game, 1, "open")


def test_a_class_in_the_current_folder_plays_by_its_name(written: Written) -> None:
    name = f"{written(GOOD)}:Careful"
    assert play_game(BOOK, (name, "gems-6", "never"), "1").record.extra["bots"][0] == name
    with_rule = simulate_bots(BOOK, ("gems-4", "bold", "never"), 30, "1")
    as_rule = written(GOOD.replace(">= 5", ">= 4")) + ":Careful"
    assert simulate_bots(BOOK, (as_rule, "bold", "never"), 30, "1").sums == with_rule.sums


def test_a_class_may_take_the_seed_and_the_history(written: Written) -> None:
    name = written("""
class Both:
    def __init__(self, seed):
        self.seed = seed
    def decide(self, view, history):
        assert self.seed == "s" and history == ("h",)
        return "leave"
class Quiet:
    def __init__(self):
        pass
    def decide(self, view, *, history=()):
        return "leave" if history else "go_on"
""")
    assert make_bot(f"{name}:Both", "s").decide(a_view(), ("h",)) == "leave"  # type: ignore[arg-type]
    assert make_bot(f"{name}:Quiet", "s").decide(a_view(), ("h",)) == "leave"  # type: ignore[arg-type]


def test_a_rule_is_a_bot_for_the_table_and_for_the_kernel(written: Written) -> None:
    name = (
        f"{written('from tacora.policies import AtGems' + chr(10) + 'greedy = AtGems(9)')}:greedy"
    )
    assert policy_for(name, BOOK, 3) == character(name).rule
    assert make_bot(name, "").decide(a_view()) == "go_on"


def test_an_installed_package_offers_bots_by_short_names(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tacora: Shell
) -> None:
    module = written(GOOD)
    folder = tmp_path / "ours-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: ours\nVersion: 1.0\n")
    entry = f"[tacora.bots]\ncareful-{module} = {module}:Careful\n"
    (folder / "entry_points.txt").write_text(entry)
    monkeypatch.syspath_prepend(tmp_path)
    assert f"careful-{module}" in installed()
    assert make_bot(f"careful-{module}", "").decide(a_view()) == "leave"
    assert f"{module}:Careful" in tacora("bots").out
    assert f"careful-{module}" in tacora.refuses("simulate", "--bots", "nobody")


WRONG = {
    "def decide(view): return 'leave'": ("decide", "a class with decide(view), or a policy"),
    "class Bot: pass": ("Bot", "a class with decide(view), or a policy"),
    "class Bot:\n def decide(self): return 'leave'": ("Bot", "decides from view and history"),
    "class Bot:\n def __init__(self, depth): pass\n def decide(self, view): pass": (
        "Bot",
        "is made with nothing or with seed",
    ),
    "import no_such_package": ("Bot", "there is no module no_such_package"),
    "1 / 0": ("Bot", "cannot be loaded: ZeroDivisionError: division by zero (own_bot"),
    "raise SystemExit(3)": ("Bot", "cannot be loaded: SystemExit: 3"),
    "class Bot(": ("Bot", "cannot be loaded: SyntaxError"),
    "Bot = None": ("Other", "has no attribute 'Other'"),
}


@pytest.mark.parametrize("code", WRONG)
def test_what_is_no_bot_is_refused_with_its_name(
    code: str, written: Written, tacora: Shell, tmp_path: Path
) -> None:
    what, why = WRONG[code]
    name = f"{written(code)}:{what}"
    for command in ("simulate", "play"):
        said = tacora.refuses(command, "--edition=fr-iello-2021", "--bots", name)
        assert name in said
        assert why in said
    assert not list(tmp_path.glob("*.json"))


@pytest.mark.parametrize(
    "name", ["no_such_module_here:Bot", "a:b:c", "../x:Bot", "x:", ":X", "a b:C"]
)
def test_a_name_that_leads_nowhere_is_refused(name: str, tacora: Shell) -> None:
    assert "bot" in tacora.refuses("simulate", "--bots", name)
    with pytest.raises(BotError):
        character(name)


FAILING = """
import time
class Raises:
    def decide(self, view):
        return view.no_such_thing
class Nonsense:
    def decide(self, view):
        return ["stay"]
class Exits:
    def decide(self, view):
        raise SystemExit
class Hangs:
    def decide(self, view):
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                pass
class Numbers:
    def decide(self, view):
        import numpy
        return numpy.array([0.2, 0.8])
class Unprintable:
    def decide(self, view):
        return self
    def __repr__(self):
        raise ValueError
class NeverMade:
    def __init__(self):
        raise ValueError("no weights")
    def decide(self, view):
        return "leave"
"""
POSITION = "expedition 1, turn 2, seat 1 (path: 17 "


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("Raises", "AttributeError: 'View' object has no attribute 'no_such_thing' (own_bot"),
        ("Nonsense", "answered ['stay']"),
        ("Numbers", "answered array([0.2, 0.8])"),
        ("Unprintable", "answered <Unprintable instance"),
        ("Exits", "SystemExit"),
        ("Hangs", "took longer than 0.05 s"),
        ("NeverMade", "cannot be made: ValueError: no weights"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_position(
    what: str, why: str, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "CHOICE_SECONDS", 0.05 if what == "Hangs" else 60.0)
    name = f"{written(FAILING)}:{what}"
    with pytest.raises(BotFailed) as failed:
        make_bot(name, "").decide(a_view())
    assert name in str(failed.value)
    assert why in str(failed.value)
    assert "\n" not in str(failed.value)
    if what != "NeverMade":
        assert POSITION in str(failed.value)
        assert "5 carried, 0 on the path, 2 inside" in str(failed.value)


def test_what_a_policy_compiles_for_its_first_choice_does_not_count_as_time_for_it(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limit would interrupt the compiler, and no choice of this process would succeed again."""
    monkeypatch.setattr(own, "CHOICE_SECONDS", 1.0)
    name = written("""
import time
from tacora.policies import Policy
class Compiled(Policy):
    asked = 0
    def __init__(self, slow):
        self.slow = slow
    def leave_chance(self, view, history):
        self.asked += 1
        if self.asked in self.slow:
            time.sleep(2)
        return len(history) > 5
once = Compiled([1])
twice = Compiled([1, 2])
""")
    for seed in ("1", "2"):
        assert make_bot(f"{name}:once", seed).decide(a_view()) == "go_on"
    with pytest.raises(BotFailed, match=r"took longer than 1 s"):
        make_bot(f"{name}:twice", "1").decide(a_view())


def test_a_simulation_with_a_bot_that_fails_says_so_and_writes_nothing(
    written: Written, tacora: Shell, tmp_path: Path
) -> None:
    name = f"{written(FAILING)}:Nonsense"
    bots = f"{name},bold"
    ran = tacora("simulate", "--games", "5", "--bots", bots, "--records", "games.jsonl")
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert f"bot {name} answered ['stay'] in expedition 1, turn 1, seat 0" in " ".join(
        ran.err.split()
    )
    assert not list(tmp_path.glob("games*"))


def test_a_simulation_says_why_the_kernel_does_not_play(written: Written, tacora: Shell) -> None:
    name = f"{written(GOOD)}:Careful"
    ran = tacora("simulate", "--games", "5", "--bots", f"{name},bold", "--records", "g.jsonl")
    assert ran.code == 0, ran.err
    assert name in ran.out
    ran = tacora("simulate", "--games", "5", "--bots", f"{name},bold")
    assert f"{name} cannot run in the kernel: it decides in Python" in " ".join(ran.out.split())
    for _, record in read_records(Path("g.jsonl")):
        verify_shuffle(record)
        assert record.explorers == ("Careful 0", "bold 1", "Careful 2", "bold 3")


def test_where_people_play_a_stand_in_chooses_and_the_record_says_so(
    written: Written, tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"{written(FAILING)}:Raises"
    monkeypatch.setattr(sys, "stdin", io.StringIO("l\n" * 60))
    ran = tacora(
        "play", "Ana", "--edition=fr-iello-2021", "--explorers=3", "--bots", name, "--seed", "x"
    )
    assert ran.code == 0, ran.err
    said = " ".join(ran.out.split())
    assert "gave no valid choice, so Accountant chose instead." in said
    assert f"(bot {name} failed in expedition 1, turn" in said
    (path,) = tmp_path.glob("tacora-game-*.json")
    ((_, record),) = read_records(path)
    choices = [
        [expedition, turn, seat]
        for expedition, turns in enumerate(record.expeditions, start=1)
        for turn, each in enumerate(turns, start=1)
        for seat in (1, 2)
        if each.choices and each.choices[seat] != "."
    ]
    assert record.extra["replaced"] == choices


def test_a_saved_game_runs_no_bot_that_is_not_named_again(
    written: Written, tacora: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = written(GOOD)
    name = f"{module}:Careful"
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    ran = tacora("play", "Ana", "--edition=fr-iello-2021", "--explorers=3", "--bots", name)
    (path,) = tmp_path.glob("tacora-saved-*.json")
    assert f"play --resume {path.name} --bots {name}" in ran.out
    trap = written("raise AssertionError('it ran')")
    saved = json.loads(path.read_text())
    saved["bots"] = ["", f"{trap}:Careful", "bold"]
    path.write_text(json.dumps(saved))
    assert "--bots names a bot of your own again" in tacora.refuses("play", "--resume", path.name)
    assert trap not in sys.modules
    saved["bots"] = ["", name, "bold"]
    path.write_text(json.dumps(saved))
    monkeypatch.setattr(sys, "stdin", io.StringIO("l\n" * 60))
    assert tacora("play", "--resume", path.name, "--bots", name).code == 0
    refused = tacora.refuses("play", "--resume", path.name, "--bots", "bold")
    assert "--resume stands alone" in refused


def test_the_ladder_and_the_measured_figures_take_a_bot_of_your_own(
    written: Written, tacora: Shell
) -> None:
    module = written(GOOD + "\nfrom tacora.policies import AtGems\nfive = AtGems(5)\n")
    shares = [
        measure_bot(BOOK, 3, f"{module}:{what}", lambda chance: ["never", "never"], games, "1")
        for what, games in (("Careful", 200), ("five", 20))
    ]
    assert [share.games for share in shares] == [20, 20]  # ten times fewer where Python decides
    assert all(share.value == 1 for share in shares)
    rungs = ("stubborn", f"{module}:Careful")
    (rung,) = climb(BOOK, 3, 40, "1", rungs)
    assert (rung.name, rung.below, rung.share.value) == (rungs[1], "stubborn", 1)
    weak, strong = rate(BOOK, 3, 40, "1", rungs)
    assert strong.value > weak.value
    assert winners(BOOK, [(rungs[0], rungs[1], "never")], "1") == [0b010]
    ran = tacora("measure", "field", "--bot", f"{module}:five", "--games", "20", "--processes", "1")
    assert ran.code == 0, ran.err
    assert f"Win shares of {module}:five" in ran.out
    assert "no figure 'net-field' of a bot" in tacora.refuses(
        "measure", "net-field", "--bot", "bold"
    )
    assert "no bot 'nobody'" in tacora.refuses("measure", "--bot", "nobody")
    assert "no rung 'nobody'" in tacora.refuses("ladder", "--top", "nobody")
    assert "no rung 'moody'" in tacora.refuses("ladder", "--top", "moody")
    assert "no rule 'AtGems(x)'" in tacora.refuses("ladder", "--top", "AtGems(x)")
