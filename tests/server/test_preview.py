"""What a messenger shows of a link: a sentence and a picture, and nothing secret."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from tests.server.client import full_table, join, open_table, run
from tests.server.running import Server, serving
from tools.invite_picture import DRAWING, PICTURE, SIZE, made_from

from tacora.server.page import PICTURE_SIZE, language_of

BARE = "<!doctype html><html><head><title>Tacora</title><!--preview--></head><body></body></html>"


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(BARE)
    with serving(folder / "tables.db", f"--page={folder}") as server:
        yield server


class Head(HTMLParser):
    """The elements of a page, and the content of its meta elements by their names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.said: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        given = dict(attrs)
        if tag == "meta" and given.get("property"):
            assert set(given) == {"property", "content"}
            self.said[str(given["property"])] = str(given["content"])


def head(server: Server, place: str, **headers: str) -> Head:
    answer = httpx.get(f"{server.url}/{place}", headers=headers, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    return Head(answer.text)


def test_the_link_of_an_open_table_tells_who_invites_to_what_and_who_sits_there(
    paged: Server,
) -> None:
    async def test() -> str:
        host = await open_table(paged.url, "Ana", edition="pl-incan-gold")
        await join(paged.url, host.table, "Ben")
        await (await host.connect()).send({"type": "add_bot", "bot": "cautious"})
        return host.table

    table = run(test())
    said = head(paged, f"t/{table}").said
    assert said["og:title"] == "Ana has invited you to a game of Incan Gold"
    assert said["og:description"].startswith("At the table: Ben, ")
    assert "How deep into the temple do you dare to go?" in said["og:description"]
    german = {"Accept-Language": "xx, en;q=0.4, de-CH;q=0.8"}
    said = head(paged, f"t/{table}", **german).said
    assert said["og:title"] == "Ana lädt dich zu einer Partie Incan Gold ein"
    assert said["og:description"].startswith("Am Tisch: Ben, ")


def test_a_name_is_text_and_never_an_element(paged: Server) -> None:
    async def test() -> str:
        host = await open_table(paged.url, '"><script>x("')
        await join(paged.url, host.table, "'><img onload=&lt;")
        return host.table

    found = head(paged, f"t/{run(test())}")
    assert found.elements == {"html", "head", "title", "meta", "body"}
    assert found.said["og:title"].startswith('"><script>x(" has invited you')
    assert "'><img onload=&lt;" in found.said["og:description"]


def test_without_a_public_url_there_is_no_picture_because_a_host_can_be_forged(
    paged: Server,
) -> None:
    text = httpx.get(f"{paged.url}/", headers={"Host": "evil.example.org"}, timeout=60).text
    assert "evil" not in text
    assert Head(text).said.keys() == {"og:type", "og:site_name", "og:title", "og:description"}


def test_a_running_game_and_other_addresses_show_the_game_alone(paged: Server) -> None:
    async def test() -> str:
        people = await full_table(paged.url, 3)
        await people[0].send({"type": "start"})
        return people[0].table

    table = run(test())
    for place in ("", "t/nowhere", "t/%2e%2e", "rules", f"w/{table}", f"t/{table}"):
        said = head(paged, place).said
        assert said["og:title"] == "Tacora"
        assert said["og:description"].startswith("How deep into the cave do you dare to go?")


def test_an_old_link_tells_as_little_as_one_to_no_table_and_a_locked_table_invites_nobody(
    paged: Server,
) -> None:
    async def test() -> None:
        host = await (await open_table(paged.url, "Ana")).connect()
        old = f"t/{host.table}"
        await host.send({"type": "new_link"})
        invite = host.view["invite"]
        new = f"{old}.{invite}"
        nowhere = head(paged, "t/nowhere").said
        for wrong in ("", ".", f".{'0' * 16}", f".{invite}0", f".{invite.upper()}"):
            assert head(paged, old + wrong).said == nowhere
        assert head(paged, new).said["og:title"].startswith("Ana has invited you")
        await host.send({"type": "lock", "locked": True})
        assert head(paged, new).said == nowhere
        await host.send({"type": "lock", "locked": False})
        assert head(paged, f"{new}/").said["og:title"].startswith("Ana has invited you")

    run(test())


def test_the_address_of_the_picture_is_the_public_one(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(BARE)
    flags = (f"--page={tmp_path}", "--public-url=https://play.example.org")
    with serving(tmp_path / "t.db", *flags) as server:
        said = head(server, "", Host="other.example.org").said
        assert said["og:image"] == "https://play.example.org/invite.png"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("nl-BE,nl;q=0.9,fr;q=0.8", "nl"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("*;q=1, ru;q=x, tlh", "en"),
        ("RU", "ru"),
    ],
)
def test_the_language_is_the_one_that_the_request_likes_most(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_the_picture_has_the_size_that_messengers_want_and_is_that_of_the_drawing() -> None:
    picture = PICTURE.read_bytes()
    assert SIZE == PICTURE_SIZE
    assert picture[16:24] == b"".join(each.to_bytes(4, "big") for each in SIZE)
    assert made_from(DRAWING.read_bytes()) in picture, "python -m tools.invite_picture"
    assert len(picture) < 300_000  # more is not shown by all messengers
