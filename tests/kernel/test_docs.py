"""`docs/kernel.md` and `docs/testing.md` agree with the kernel."""

from __future__ import annotations

import contextlib
import inspect
import io
import re
from pathlib import Path

from tools import kernel_mutants, leaks, mutants

import tacora.kernel
import tacora.mind
import tacora.policies
from tacora.policies import Policy, Rule

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "kernel.md").read_text(), re.S)
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(code, names)
    assert "best" in names
    assert output.getvalue().count("\n") >= 4


def test_the_page_names_every_policy_with_its_parameters() -> None:
    page = (DOCS / "kernel.md").read_text()
    policies = [
        value
        for module in (tacora.policies, tacora.kernel, tacora.mind)
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Policy) and value not in (Policy, Rule)
    ]
    assert len(policies) == 11
    for policy in policies:
        (found,) = re.findall(rf"^\| `{policy.__name__}\((.*?)\)`", page, re.M)
        written = [part.split("=")[0].strip() for part in found.split(",") if part]
        known = inspect.signature(policy).parameters
        assert len(written) <= len(known)
        assert all(word in known or len(word) == 1 for word in written)


PLANTED = (*mutants.MUTANTS, *kernel_mutants.MUTANTS, *leaks.LEAKS)


def test_the_page_on_testing_lists_every_planted_mistake() -> None:
    page = (DOCS / "testing.md").read_text()
    for mutant in PLANTED:
        assert f"| {mutant.mistake} | `{mutant.caught_by}` |" in page


def test_every_planted_mistake_has_its_place_in_the_source() -> None:
    package = Path(tacora.__file__).parent
    for mutant in PLANTED:
        text = (package / mutant.file).read_text()
        for right, _ in mutant.edits:
            assert text.count(right) == 1, (mutant.mistake, right)
