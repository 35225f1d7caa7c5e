"""What the build is made from and how large it is."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from tools.page_types import TARGET, generated

from tacora.words import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "tacora" / "page"
MOST = 90_000


def test_the_message_types_are_those_of_the_server() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated()


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_load_is_small(language: str) -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    script = next(name for name in wanted if name.endswith(".js"))
    # What the entry imports at once; what it imports on demand comes later.
    needed = re.findall(r'from"\./([^"]+)"', (PAGE / script).read_text(encoding="utf-8"))
    names = ["index.html", *wanted, *(f"assets/{name}" for name in needed), f"words/{language}.ftl"]
    size = sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in set(names))
    assert len(set(names)) >= 4
    assert size <= MOST, size
