"""Whole games at the table, in a real browser."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tests.browser.conftest import NewPage
from tests.browser.table import (
    awaited,
    choose,
    finish,
    open_lobby,
    play_now,
    points,
    settle,
    sit_down,
)
from tests.browser.timeline import ACT

from tacora.words import words


def test_a_newcomer_plays_a_whole_game_with_one_tap_and_then_another(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    # A whole game is drawn and played by taps; `finish` plays faster.
    while awaited(page) == "asked":
        choose(page, "go_on" if page.locator(".path ol li").count() <= 2 else "leave")
    assert sorted(points(page), reverse=True) == points(page)
    assert len(points(page)) == 5
    page.get_by_role("button", name="Play again").click()
    page.locator(".choices").wait_for()
    expect(page.locator("[aria-current=step]")).to_contain_text("Entrance 1 is open")
    assert page.locator("table").count() == 0  # of one game there is no tally
    # Every game has its own link, which keeps showing this game.
    finish(page, going_on=1)
    expect(page.locator("caption")).to_have_text("Standings after 2 games")
    won = page.locator("tbody td:nth-child(2)").all_inner_texts()
    assert len(won) == 5
    assert sum(map(int, won)) >= 2
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}/2")
    page.get_by_role("button", name="Result").click()
    page.locator(".podium").wait_for()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}/2")
    expect(page.get_by_role("slider")).to_be_visible()


def test_friends_join_by_link_and_one_reloads_the_page(new_page: NewPage) -> None:
    host = new_page()
    link = open_lobby(host, bots=1)
    guests = [new_page() for _ in range(3)]
    for number, guest in enumerate(guests, start=1):
        sit_down(guest, link, f"Guest {number}")
    expect(host.locator(".seats li")).to_have_count(5)
    host.get_by_role("button", name="Start", exact=True).click()
    for each in (host, *guests):
        each.locator(".choices").wait_for()

    guests[0].reload()
    guests[0].locator(".choices").wait_for()
    expect(guests[0].locator("li.mine .name")).to_contain_text("Guest 1")

    people = [host, *guests]
    finish(*people, going_on=0)
    results = [points(each) for each in people]
    assert results[0] == results[1] == results[2] == results[3]
    # A guest wants another game: nobody is taken from the result, and nobody needs a second tap.
    guests[0].get_by_role("button", name="Play again").click()
    expect(guests[0].get_by_text("Waiting for 3 explorers…")).to_be_visible()
    for each in (host, guests[1]):
        expect(each.get_by_text("Ready for another game: Guest 1.")).to_be_visible()
        expect(each.locator(".podium")).to_be_visible()
    for each in (guests[2], host, guests[1]):
        each.get_by_role("button", name="Play again").click()
    for each in people:
        each.locator(".choices").wait_for()


def test_people_who_share_a_device_do_not_see_each_others_choices(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_text("Pass one device around").click()
    page.get_by_role("button", name="Start", exact=True).click()
    # Before anybody takes the device, all look at the card: nothing covers it.
    page.locator(".card").wait_for()
    expect(page.locator(".hand button")).to_have_text("I’m Explorer")
    settle(page)
    assert page.get_by_role("dialog").count() == 0
    names = [page.locator(".hand .holder").inner_text()]
    page.locator(".hand button").click()
    assert page.locator("[aria-pressed=true]").count() == 0
    choose(page, "leave")
    cover = page.get_by_role("dialog")
    for _ in range(2):
        cover.wait_for()
        names.append(cover.get_by_role("heading").inner_text())
        assert page.locator(".cover").bounding_box() == {
            "x": 0,
            "y": 0,
            "width": 390,
            "height": 844,
        }
        cover.get_by_role("button").click()
        assert page.locator("[aria-pressed=true]").count() == 0
        choose(page, "leave")
    assert names == [f"Pass the device to Explorer{each}" for each in ("", " 2", " 3")]
    # The calm end is told as well: everybody is at camp, and the path is empty.
    page.locator(".ending").wait_for()
    assert page.locator(".card").count() == 0
    assert page.locator(".camp li.at-camp").count() == 3
    assert page.locator("header li.open").count() == 0
    assert page.locator(".hand").count() == 0
    settle(page)
    expect(page.locator(".hand button")).to_be_visible()
    assert page.locator(".card").count() == 1


def test_two_tabs_of_one_person_show_the_same_choice(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    link = open_lobby(host, bots=1)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.locator(".choices").wait_for()
    tab = guest.context.new_page()
    tab.goto(link)
    tab.locator(".choices").wait_for()
    for chooser, choice in ((guest, "go_on"), (tab, "leave"), (guest, "go_on")):
        choose(chooser, choice)
        for page in (guest, tab):
            expect(page.locator(f"button.{choice}")).to_have_attribute("aria-pressed", "true")
            expect(page.locator("[aria-pressed=true]")).to_have_count(1)


def test_the_log_changes_its_language_with_the_page(new_page: NewPage) -> None:
    page = new_page()
    play_now(page)
    log = page.get_by_role("log")
    expect(log.locator("p").nth(1)).to_be_attached()
    page.wait_for_function(f"() => ({ACT})() === 'still'")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(log.locator("p").first).to_have_text(words("de")("began", number=1, of=5))
    german = log.locator("p").all_inner_texts()
    page.reload()
    page.locator(".choices").wait_for()
    assert log.locator("p").all_inner_texts() == german


def test_a_spectator_sees_no_buttons_and_no_chest(new_page: NewPage) -> None:
    host = new_page()
    link = open_lobby(host, bots=2)
    host.get_by_role("button", name="Start", exact=True).click()
    host.locator(".choices").wait_for()
    watcher = new_page(at=f"/w/{link.rpartition('/')[2]}")
    expect(watcher.get_by_text("You’re watching")).to_be_visible()
    assert watcher.locator(".choices").count() == 0
    assert watcher.locator("li", has_text="Chest").count() == 3
    assert watcher.locator(".camp li").first.inner_text().count("?") == 1


def test_no_frame_tells_a_choice_before_the_reveal(new_page: NewPage) -> None:
    host = new_page()
    link = open_lobby(host, bots=1)
    guest = new_page(at=f"/t/{link.rpartition('/')[2]}")
    frames: list[str] = []
    guest.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    guest.get_by_role("button", name="Sit down").click()
    guest.locator(".seats").wait_for()
    host.get_by_role("button", name="Start", exact=True).click()
    guest.locator(".choices").wait_for()
    for choice in ("go_on", "leave"):
        expect(guest.locator("li.sealed", has_text="Explorer")).to_have_count(0)
        before = len(frames)
        choose(host, choice)
        guest.locator("li.sealed", has_text="Explorer").first.wait_for()
        said = [json.loads(frame) for frame in frames[before:]]
        sealed = [frame for frame in said if frame["type"] != "ack"]
        assert sealed
        for frame in sealed:
            assert frame.get("you") is None or frame["you"]["choice"] is None
            assert {each["event"] for each in frame["happened"]} == {"choice_sealed"}
            assert "go_on" not in json.dumps(frame)
            assert '"leave"' not in json.dumps(frame)
        choose(guest, "go_on")
        # The turn is over, and it has been shown to its end.
        guest.wait_for_function("() => !document.querySelector('[aria-pressed=true]')")
        settle(guest)
