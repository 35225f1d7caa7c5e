"""After a game: every forgery is found, ties are explained, and any game can be replayed."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import NewPage, Played
from tests.browser.looks import rewrite
from tests.browser.table import finish, play_now
from tests.browser.test_shuffle import LINES

TEXT = "tacora/1 fr-iello-2021 Ana, Ben, Cy\n7+++ snake+-+ 9-.-\n11---\n4---\n9---\n15---\n"
Forge = Callable[[dict[str, Any]], None]


def _record(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        f"fetch('/api/tables/{table}/records').then(a => a.json()).then(all => all.records[0])"
    )
    return found


def _card(record: dict[str, Any]) -> None:
    """Replace one treasure by another."""
    turns = [turn for expedition in record["expeditions"] for turn in expedition["turns"]]
    turn = next(each for each in turns if each[0].isdigit())
    turn[0] = "13" if turn[0] != "13" else "14"


def _choice(record: dict[str, Any]) -> None:
    """Swap the choices of two explorers in one turn."""
    for expedition in record["expeditions"]:
        for turn in expedition["turns"]:
            if "+" in turn[1] and "-" in turn[1]:
                turn[1] = turn[1].translate(str.maketrans("+-", "-+"))
                return
    record["expeditions"][0]["turns"][0][1] = "-" * len(record["explorers"])


def _seed(record: dict[str, Any]) -> None:
    record["shuffle"]["seed"] = "0" * 64


def _secret(record: dict[str, Any]) -> None:
    record["shuffle"]["server_seed"] = "0" * 64


def _number(record: dict[str, Any]) -> None:
    record["shuffle"]["numbers"][0] = "0" * 32


def _name(record: dict[str, Any]) -> None:
    """Change who won, but no card and no points."""
    record["explorers"].append(record["explorers"].pop(0))


def test_the_browser_recomputes_the_shuffle(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    finish(page, going_on=1)
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("The shuffle was fair: everything checks out.")).to_be_visible()
    expect(page.locator("section li")).to_have_count(LINES)
    assert page.locator("section li.error").count() == 0


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (_card, "wrong"),
        (_choice, "wrong"),
        (_name, "The proof is for exactly these"),
        (_seed, "The seed is derived"),
        (_secret, "The server’s secret"),
        (_number, "The seed is derived"),
    ],
)
def test_a_forgery_is_found(new_page: NewPage, played: Played, forge: Forge, found: str) -> None:
    table, record, _ = played
    forged = copy.deepcopy(record)
    forge(forged)
    assert forged != record
    page = new_page()
    page.route(re.compile("/records"), lambda route: route.fulfill(json={"records": [forged]}))
    page.goto(page.url.partition("#")[0] + f"#/w/{table}")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Something doesn’t add up.")).to_be_visible()
    assert page.get_by_text("The shuffle was fair").count() == 0
    if found != "wrong":
        expect(page.locator("section li.error", has_text=found)).to_be_visible()


def test_a_commitment_that_was_changed_after_the_first_card_is_found(
    new_page: NewPage, played: Played
) -> None:
    table, _, stored = played
    page = new_page()
    note = json.loads(stored[f"tacora-note-{table}"])
    assert note["commitment"]
    assert note["numbers"]
    note["commitment"] = "f" * 64
    page.evaluate(
        "([k, v]) => localStorage.setItem(k, v)", [f"tacora-note-{table}", json.dumps(note)]
    )
    page.goto(page.url.partition("#")[0] + f"#/w/{table}")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Something doesn’t add up.")).to_be_visible()
    expect(page.locator("section li.error")).to_have_count(1)
    expect(page.locator("section li.error")).to_contain_text("your browser saw before the game")


TIES = [
    ("fr-iello-2021", False, "shared", [0, 1], "share the victory", "share the victory"),
    (
        "pl-incan-gold",
        True,
        "won",
        [1],
        "having the most artifacts breaks the tie",
        "the one with the most artifacts wins",
    ),
    (
        "pl-incan-gold",
        True,
        "play again",
        [0, 1],
        "on points and on artifacts",
        "Still tied? Play again.",
    ),
    ("pl-incan-gold", False, "play again", [0, 1], "are tied on points", "there is no winner"),
]


@pytest.mark.parametrize(("edition", "relics", "outcome", "winners", "said", "why"), TIES)
def test_where_a_tie_rule_decided_the_result_explains_it(
    new_page: NewPage, finished: str, edition: str, relics: bool, outcome: str,
    winners: list[int], said: str, why: str,
) -> None:  # fmt: skip
    def level(frame: dict[str, Any]) -> None:
        table = frame["table"]
        table["options"] |= {"edition": edition, "relics": relics}
        count = len(table["game"]["explorers"])
        table["game"]["result"] |= {
            "points": [30, 30, *range(count - 2)],
            "relics": [int(relics), 1 + int(outcome == "won"), *[0] * (count - 2)]
            if relics
            else [0] * count,
            "winners": winners,
            "outcome": outcome,
        }

    page = new_page()
    rewrite(page, level)
    page.goto(page.url.partition("#")[0] + f"#/w/{finished}")
    expect(page.locator("h1")).to_contain_text(said)
    expect(page.locator(".head")).to_contain_text(why)
    assert page.locator("li.won").count() == len(winners)


def test_without_a_tie_nothing_is_explained(new_page: NewPage, finished: str) -> None:
    def clear(frame: dict[str, Any]) -> None:
        result = frame["table"]["game"]["result"]
        result |= {"points": list(range(30, 30 + len(result["points"]))), "outcome": "won"}
        result["winners"] = [len(result["points"]) - 1]

    page = new_page()
    rewrite(page, clear)
    page.goto(page.url.partition("#")[0] + f"#/w/{finished}")
    expect(page.locator("h1")).to_contain_text("wins with 34 points")
    assert page.locator(".head p").count() == 0


def test_a_replay_shows_the_looks_of_the_record_unless_they_are_wrong(
    new_page: NewPage, played: Played
) -> None:
    page = new_page(at="/replay")
    count = len(played.record["explorers"])
    people = played.record | {"bots": [""] * count}
    said = [{"colour": 7 - seat, "shape": 6 - seat, "face": 11 - seat} for seat in range(count)]
    for looks, face in ((said, "#f-11"), ([{"colour": "<b>"}] * count, "#f-0")):
        page.get_by_label("Game record (text)").fill(json.dumps(people | {"looks": looks}))
        page.get_by_role("button", name="Show the game").click()
        camp = page.locator(".board .camp")
        expect(camp.locator(".body use").first).to_have_attribute("href", face)
        page.get_by_role("button", name="Home").click()
        page.go_back()


def test_a_game_is_replayed_by_link(new_page: NewPage, finished: str) -> None:
    page = new_page(at=f"/w/{finished}")
    page.locator(".podium").wait_for()
    won = page.locator("h1").inner_text()
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator(".said").last).to_have_text(won)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.locator(".path li").count() == 1


def test_a_link_stays_with_its_game_after_a_rematch(new_page: NewPage, finished: str) -> None:
    page = new_page(at=f"/w/{finished}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.endswith(f"/replay/{finished}/1")
    first = _record(page, finished)
    second = copy.deepcopy(first)
    second["explorers"] = [f"{name} again" for name in first["explorers"]]

    def answer(route: Route) -> None:
        asked = re.search(r"limit=1&before=(\d+)$", route.request.url)
        game = min(int(asked[1]) - 1, 2) if asked else 2
        records = [first, second][game - 1 : game] if asked else [first, second]
        begins = game if asked and game > 1 else None
        route.fulfill(json={"records": records, "before": begins})

    page.route(re.compile("/records"), answer)
    own = first["explorers"][0]
    for link, name in (
        (shared, own),
        (f"{shared[:-1]}2", f"{own} again"),
        (shared[:-2], f"{own} again"),
    ):
        page.goto(link)
        expect(page.locator(".camp li").first.locator(".name .sr")).to_have_text(name)
    page.goto(f"{shared[:-1]}3")
    expect(page.get_by_role("alert")).to_have_text("There’s no record of a finished game here.")


def test_a_record_that_only_those_at_the_table_may_see_says_so(
    new_page: NewPage, finished: str
) -> None:
    page = new_page()
    page.route(
        re.compile("/records"),
        lambda route: route.fulfill(status=400, json={"code": "not_watched"}),
    )
    page.evaluate("to => { location.hash = to }", f"/replay/{finished}/1")
    expect(page.get_by_role("alert")).to_have_text("This table doesn’t allow spectators.")


def test_the_keys_of_a_replay_work_wherever_the_focus_is(new_page: NewPage) -> None:
    page = new_page(at=f"/r/{quote(TEXT, safe='')}")
    slider = page.get_by_role("slider")
    last = slider.get_attribute("max")
    page.evaluate("document.activeElement.blur()")
    for key, value in (
        ("ArrowRight", "1"),
        ("ArrowRight", "2"),
        ("ArrowLeft", "1"),
        ("End", last),
        ("ArrowRight", last),
        ("Home", "0"),
        ("ArrowLeft", "0"),
        ("Alt+ArrowRight", "0"),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_value(value or "")
    run, pause = (page.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.keyboard.press("Space")
    expect(run).to_be_visible()
    # An element that uses a key itself keeps it: each press counts once.
    run.focus()
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.keyboard.press("Space")
    expect(run).to_be_visible()
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.evaluate("location.hash = '/settings'")
    expect(page.get_by_text("In a replay, the arrow keys step")).to_be_visible()


@pytest.mark.parametrize("ending", ["json", "jsonl", "txt"])
def test_a_game_is_replayed_from_a_file(
    new_page: NewPage, finished: str, tmp_path: Path, ending: str
) -> None:
    page = new_page(at="/replay")
    record = _record(page, finished)
    file = tmp_path / f"game.{ending}"
    pretty = json.dumps(record, indent=2)
    lines = f"{json.dumps(record)}\n{json.dumps(record)}\n"
    file.write_text({"json": pretty, "jsonl": lines, "txt": TEXT}[ending], encoding="utf-8")
    page.get_by_label("Game record (file)").set_input_files(file)
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    names = ["Ana", "Ben", "Cy"] if ending == "txt" else record["explorers"]
    assert page.locator(".camp li").count() == len(names)
    expect(page.locator(".said").last).to_contain_text(re.compile("wins with|share the victory"))


def test_a_link_can_hold_a_whole_game(new_page: NewPage) -> None:
    page = new_page(at=f"/r/{quote(TEXT, safe='')}")
    page.get_by_role("slider").focus()
    expect(page.locator(".said").last).to_have_text("Expedition 1 of 5 begins.")
    page.keyboard.press("End")
    # 7 // 3 and a share of the path for Ben; the two others share 9, and so on.
    expect(page.locator(".said").last).to_contain_text("points")
    assert [each.split("\n")[0] for each in page.locator(".camp li").all_inner_texts()] == [
        "Ana",
        "Ben",
        "Cy",
    ]


def test_a_pasted_text_is_shown_and_nonsense_refused(new_page: NewPage) -> None:
    page = new_page(at="/replay")
    page.get_by_label("Game record (text)").fill("tacora/1 fr-iello-2021 Ana, Ben\nnonsense")
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert")).to_have_text("This isn’t a valid game record.")
    page.get_by_label("Game record (text)").fill(TEXT)
    page.get_by_role("button", name="Show the game").click()
    expect(page.locator(".said").last).to_have_text("Expedition 1 of 5 begins.")


def test_the_curves_are_those_of_the_game(new_page: NewPage) -> None:
    page = new_page(at=f"/r/{quote(TEXT, safe='')}")
    page.get_by_role("slider").wait_for()
    moments = page.evaluate(
        "text => fetch('/api/replay', { method: 'POST', body: JSON.stringify({ record: text }),"
        " headers: { 'content-type': 'application/json' } }).then((a) => a.json())",
        TEXT,
    )["moments"]
    # The end of an expedition is a moment of its own, before the next one begins.
    moments = [
        part
        for each in moments
        for part in (
            ({"game": each["game"] | {"odds": None}}, each)
            if any(event["event"] == "expedition_ended" for event in each["happened"])
            else (each,)
        )
    ]
    width, height = 600, 120

    def points(name: str) -> list[tuple[float, float]]:
        drawn = page.locator(f"figure path.{name}").get_attribute("d") or ""
        return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", drawn)]

    danger = [
        each["game"]["odds"]["collapse"] if each["game"]["odds"] else [0, 1] for each in moments
    ]
    chance = [part / whole if whole else 0 for part, whole in danger]
    assert max(chance) > 0.05
    drawn = points("danger")[: len(moments)]
    assert len(drawn) == len(moments)
    for number, (x, y) in enumerate(drawn):
        assert x == pytest.approx(number / (len(moments) - 1) * width, abs=0.1)
        assert y == pytest.approx(height - chance[number] * (height - 8), abs=0.1)
    worth = [
        [
            each["game"]["explorers"][seat]["chest"] + each["game"]["explorers"][seat]["carried"]
            for each in moments
        ]
        for seat in range(3)
    ]
    most = max(map(max, worth))
    for seat in range(3):
        for value, (_, y) in zip(worth[seat], points(f"worth.colour-{seat}"), strict=True):
            assert y == pytest.approx(height - value / most * (height - 8), abs=0.1)
    said = page.get_by_role("img").get_attribute("aria-label") or ""
    for name, values in zip(("Ana", "Ben", "Cy"), worth, strict=True):
        assert f"{name} {values[-1]}" in said
    # The line that marks the position moves with the scrubber.
    before = page.locator("figure path.now").get_attribute("d")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    assert page.locator("figure path.now").get_attribute("d") != before
