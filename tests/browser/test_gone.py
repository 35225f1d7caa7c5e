"""People whose connection is gone: a bot plays for them until they are back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import NewPage
from tests.browser.table import (
    choose,
    finish,
    open_lobby,
    points,
    records,
    settle,
    sit_down,
    until,
)
from tests.browser.test_shuffle import LINES, check, sit_down_as_ben
from tests.server.running import GENEROUS, Server, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot soon plays for people who are away; one spectator fits at a table."""
    path = tmp_path_factory.mktemp("gone") / "tables.db"
    flags = ("--pace-seconds=0.05", "--away-seconds=0.5", "--spectators-per-table=1")
    with serving(path, *GENEROUS, *flags) as running:
        yield running


def test_a_bot_plays_for_a_friend_who_drops_out_and_gives_the_seat_back(new_page: NewPage) -> None:
    host = new_page()
    link = open_lobby(host, bots=1)
    guests = [new_page() for _ in range(2)]
    for number, guest in enumerate(guests, start=1):
        sit_down(guest, link, f"Guest {number}")
    expect(host.locator(".seats li")).to_have_count(4)
    host.get_by_role("button", name="Start", exact=True).click()
    for each in (host, *guests):
        each.locator(".choices").wait_for()

    lost = guests[1]
    lost.context.set_offline(True)
    lost.evaluate("() => window.dispatchEvent(new Event('offline'))")
    lost.close()
    for each in (host, guests[0]):
        choose(each, "go_on")
    expect(host.get_by_role("log")).to_contain_text("A bot is now playing for Guest 2.")
    again = lost.context
    again.set_offline(False)
    back = again.new_page()
    back.goto(link)
    # What the bot chose stands there until the own next choice.
    told = back.get_by_text("While you were away, a bot played for you: on expedition 1")
    expect(told).to_be_visible()
    back.get_by_role("button", name="Take over from the bot").click()
    expect(host.get_by_role("log")).to_contain_text("Guest 2 is back.")

    people = [host, guests[0], back]
    finish(*people, going_on=0)
    expect(told).to_have_count(0)
    results = [points(each) for each in people]
    assert results[0] == results[1] == results[2]


def test_a_game_that_began_while_a_person_was_away_is_fair_without_their_number(
    new_page: NewPage,
) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    guest.goto(link)
    sit_down_as_ben(guest)
    host.get_by_role("button", name="Start", exact=True).click()
    finish(host, guest, going_on=0)
    guest.close()
    host.get_by_role("button", name="Play again").click()
    expect(host.locator(".seats li", has_text="Ben")).to_contain_text("away")
    host.get_by_role("button", name="Start", exact=True).click()
    choose(host, "leave")
    expect(host.get_by_role("log")).to_contain_text("A bot is now playing for Ben.")
    back = guest.context.new_page()
    back.goto(link)
    back.get_by_role("button", name="Take over from the bot").wait_for()
    finish(host, going_on=0)
    until(back, back.locator(".podium").count, step_ms=1_000)
    # A person who was away, and a bot.
    assert sorted(records(back)[-1]["shuffle"]["numbers"])[:2] == ["", "-"]
    said = check(back)
    assert not any("Your browser’s random number went into" in each for each in said)
    assert any("before your browser could add its random number." in each for each in said)
    assert not any("your browser saw before the game" in each for each in said)
    assert len(check(host)) == LINES


def test_a_game_against_bots_waits_and_home_leads_back_to_it(new_page: NewPage) -> None:
    page = new_page(at="/settings")
    page.evaluate("location.hash = '/'")
    page.locator("button.now").click()
    page.locator(".choices").wait_for()
    settle(page)
    shown = page.locator(".path ol li").count()
    carried = page.locator(".camp li.mine .has .number").first.inner_text()
    # Away until a bot has taken over at a table of people.
    host, guest = new_page(), new_page()
    sit_down(guest, open_lobby(host, bots=1), "Guest")
    host.get_by_role("button", name="Start", exact=True).click()
    for each in (host, guest):
        each.locator(".choices").wait_for()
    for each in (page, guest):
        each.goto("about:blank")
    choose(host, "go_on")
    expect(host.get_by_role("log")).to_contain_text("A bot is now playing for Guest.")
    page.go_back()
    page.evaluate("location.hash = '/'")
    again = page.get_by_role("button", name="Continue expedition 1")
    expect(again).to_have_text(
        f"Continue expedition 1 (carrying {'nothing' if carried == '0' else carried})"
    )
    again.click()
    page.locator(".choices").wait_for()
    settle(page)
    assert page.locator(".path ol li").count() == shown
    expect(page.get_by_role("button", name="Take over from the bot")).to_have_count(0)


def test_a_spectator_who_finds_no_room_is_told_and_gets_in_later(new_page: NewPage) -> None:
    link = f"/w/{open_lobby(new_page(), bots=2).rpartition('/')[2]}"
    first = new_page(at=link)
    first.locator(".seats").wait_for()
    second = new_page(at=link)
    expect(second.get_by_text("Too many people are already watching this table.")).to_be_visible()
    first.close()
    second.locator(".seats").wait_for()
