"""How the server sends the page: content types, caching, compression, and no other file."""

from __future__ import annotations

import re
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.running import Server, serving
from tests.waiting import LIMIT_SECONDS

from tacora.server.config import ConfigError, load_config

BUILT = Path(__file__).parents[2] / "src" / "tacora" / "page"
FILES = {
    "index.html": b"<!doctype html><title>Tacora</title>" + b"<p>cave</p>" * 50,
    "icon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "sw.js": b"self.addEventListener('install', () => {});",
    "manifest.webmanifest": b'{"name": "Tacora"}',
    "app/phone.jpg": b"\xff\xd8\xff",
    "assets/main-AB12CD34.js": b"console.log('cave');" * 50,
    "assets/main-12ab34cd.css": b"p { color: red }" * 50,
    "words/ru.ftl": "cave = Пещера\n".encode() * 50,
    "rules/de.json": b"{}",
    "assets/strange": b"\x00\x01",
}
KINDS = {
    "": "text/html; charset=utf-8",
    "index.html": "text/html; charset=utf-8",
    "icon.svg": "image/svg+xml",
    "sw.js": "text/javascript; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "app/phone.jpg": "image/jpeg",
    "assets/main-AB12CD34.js": "text/javascript; charset=utf-8",
    "assets/main-12ab34cd.css": "text/css; charset=utf-8",
    "words/ru.ftl": "text/plain; charset=utf-8",
    "rules/de.json": "application/json",
    "assets/strange": "application/octet-stream",
}


@pytest.fixture(scope="module")
def paged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page, and a secret file beside the page."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.txt").write_text("secret")
    for name, content in FILES.items():
        path = folder / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    with serving(folder / "tables.db", f"--page={folder / 'page'}") as server:
        yield server


@pytest.mark.parametrize("name", KINDS)
def test_every_file_comes_as_it_was_built_and_says_what_it_is(paged: Server, name: str) -> None:
    answer = httpx.get(f"{paged.url}/{name}", timeout=60)
    assert answer.status_code == 200
    assert answer.content == FILES[name or "index.html"]
    assert answer.headers["content-type"] == KINDS[name]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_text_is_compressed_for_clients_that_accept_it(paged: Server) -> None:
    url = f"{paged.url}/assets/main-AB12CD34.js"
    content = FILES["assets/main-AB12CD34.js"]
    with httpx.Client(timeout=60) as http:
        packed = http.get(url, headers={"Accept-Encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(content) / 2
        plain = http.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert int(plain.headers["content-length"]) == len(content)
        assert packed.content == plain.content == content
        assert packed.headers["etag"] != plain.headers["etag"]
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        # files that would only grow are not compressed
        small = http.get(f"{paged.url}/rules/de.json", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in small.headers


def test_files_with_a_hash_in_their_name_are_cached_and_others_are_not(
    paged: Server,
) -> None:
    kept = httpx.get(f"{paged.url}/assets/main-AB12CD34.js", timeout=60).headers
    assert kept["cache-control"] == "public, max-age=31536000, immutable"
    for name in ("", "words/ru.ftl", "icon.svg", "sw.js", "manifest.webmanifest"):
        url = f"{paged.url}/{name}"
        first = httpx.get(url, timeout=60)
        assert first.headers["cache-control"] == "no-cache"
        again = httpx.get(url, headers={"If-None-Match": first.headers["etag"]}, timeout=60)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        changed = httpx.get(url, headers={"If-None-Match": '"of-old"'}, timeout=60)
        assert changed.status_code == 200
    # answers about tables are not cached
    assert httpx.get(f"{paged.url}/api/tables", timeout=60).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "place",
    [
        "t/k3J9x2",
        "h/k3J9x2",
        "t/k3J9x2.",
        "t/k3J9x2.0011223344556677",
        "replay/k3J9x2.0011223344556677/2",
        "w/k3J9x2",
        "replay/k3J9x2/2",
        "replay",
        "rules/de",
        "pass",
        "mine",
        "settings",
        "daily",
        "daily/2026-11-19",
    ],
)
def test_every_place_of_the_page_has_a_path(paged: Server, place: str) -> None:
    answer = httpx.get(f"{paged.url}/{place}", timeout=60)
    assert (answer.status_code, answer.content) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == KINDS["index.html"]


def test_the_link_of_a_table_gets_into_no_log_and_to_no_other_site(tmp_path: Path) -> None:
    secret, key = "k3J9x2-secret", "0011223344556677"
    with serving(tmp_path / "tables.db", "--log-level=debug") as server:
        for path in (
            f"t/{secret}",
            f"t/{secret}.{key}",
            f"w/{secret}?from=mail",
            f"api/tables/{secret}?invite={key}",
            f"x/{secret}",
        ):
            answer = httpx.get(f"{server.url}/{path}", timeout=60)
            assert answer.headers["referrer-policy"] == "no-referrer"
        httpx.post(f"{server.url}/t/{secret}", timeout=60)
        with socket.create_connection(("127.0.0.1", server.port), LIMIT_SECONDS) as link:
            link.sendall(f"GET /t/{secret}\r\nBad Header\r\n\r\n".encode())
            link.recv(65536)
        server.stop()
        assert '"serving"' in server.log()
        assert secret not in server.log()
        assert key not in server.log()


@pytest.mark.parametrize(
    "target",
    [
        "/nothing",
        "/assets",
        "/assets/",
        "/assets/%00",
        "/words/xx.ftl",
        "/rules/xx.json",
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/%ff%fe",
    ],
)
def test_no_other_file_can_be_fetched(paged: Server, target: str) -> None:
    # sent by hand: HTTP clients normalise such paths
    with socket.create_connection(("127.0.0.1", paged.port), LIMIT_SECONDS) as link:
        request = f"GET {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        link.sendall(request.encode())
        answer = b"".join(iter(lambda: link.recv(65536), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.split()[1] == b"404"
    assert body == b'{"code":"not_found"}'
    assert b"cache-control: no-store" in head.lower()


def test_a_page_can_be_asked_about_but_not_changed(paged: Server) -> None:
    asked = httpx.head(f"{paged.url}/", timeout=60)
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["etag"] == httpx.get(f"{paged.url}/", timeout=60).headers["etag"]
    for method in ("POST", "PUT", "DELETE"):
        answer = httpx.request(method, f"{paged.url}/index.html", timeout=60)
        assert (answer.status_code, answer.json()) == (405, {"code": "wrong_method"})


def test_a_folder_without_a_page_is_refused_before_anything_starts(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"page: there is no index\.html in"):
        load_config({"page": str(tmp_path)}, {})


def test_where_the_page_was_not_built_the_tables_still_work(tmp_path: Path) -> None:
    # a copy of the package as it is before `make page`
    package = tmp_path / "package" / "tacora"
    skip = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(BUILT.parent, package, ignore=skip)
    with serving(tmp_path / "t.db", PYTHONPATH=str(package.parent)) as server:
        answer = httpx.get(f"{server.url}/", timeout=60)
        assert answer.status_code == 503
        assert "`make page` builds it" in answer.text
        other = httpx.get(f"{server.url}/favicon.svg", timeout=60)
        assert (other.status_code, other.json()) == (404, {"code": "no_page"})
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        assert "the page has not been built" in server.log()


@pytest.mark.skipif(not (BUILT / "index.html").is_file(), reason="make page")
def test_the_built_page_asks_for_nothing_that_is_not_there(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        index = http.get("/")
        wanted = re.findall(r'(?:src|href)="(/[^"]+)"', index.text)
        assert len(wanted) >= 3
        for path in wanted:
            answer = http.get(path)
            assert answer.status_code == 200, path
            assert answer.content == (BUILT / path[1:]).read_bytes()
        # every file of the first load is compressed
        sent = sum(int(http.get(path).headers["content-length"]) for path in wanted)
        assert sent < sum((BUILT / path[1:]).stat().st_size for path in wanted) / 2
