"""Every long test and every case that `make test` leaves out runs in `make thorough`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = re.compile(r"mark\.thorough|\bcases\(|\blanguages\(|\bparity_games\(|\baxe\(")


def test_make_thorough_runs_every_file_that_has_more_to_test() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nthorough:")[2].partition("\n\n")[0]
    for kind, names in re.findall(r"\$\(addprefix (\S+?),(.*?)\)", recipe):
        recipe += "".join(f" {kind}{name}" for name in names.split())
    run = {ROOT / path for path in re.findall(r"tests/[\w/]+(?:\.py)?(?=[\s$])", recipe + " ")}
    assert len(run) > 10
    left_out = {
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if LEFT_OUT.search(path.read_text(encoding="utf-8")) and path != Path(__file__)
    }
    assert len(left_out) > 10
    missing = {path for path in left_out if not run & {path, *path.parents}}
    assert not missing
