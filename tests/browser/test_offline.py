"""The page installed on a device: without a network, and through an update."""

from __future__ import annotations

import base64
import gzip
import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from tests.browser.chromium import VISITED
from tests.browser.conftest import PATIENCE_MS, Played
from tests.browser.mine import kept, read, write
from tests.browser.table import choose, until
from tests.browser.test_built import PAGE
from tests.server.running import GENEROUS, Server
from tools.app_pictures import APP, ICONS, SCREENS, SCREENSHOTS
from tools.invite_picture import made_from

Devices = Callable[[], BrowserContext]
Entry = dict[str, str]
IS_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  return active.state === "activated" && navigator.serviceWorker.controller !== null;
}"""
OFFLINE_MS = 6_000
"""After this time of the page its service worker has been asked for."""
FILES = re.compile(r"/(assets|words|rules)/")


def asked_by(page: Page) -> list[str]:
    """The addresses of files that this page asks for from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        parts = urlsplit(request.url)
        if FILES.match(parts.path):
            found.append(parts.path + (f"?{parts.query}" if parts.query else ""))

    page.on("request", note)
    return found


def end(server: Server) -> None:
    """Stop a server, for good."""
    server.stop()
    server.errors.close()


def whole(page: Path) -> tuple[Path, dict[str, Any]]:
    """The file with a whole version of a built page, and what is in it."""
    (file,) = (page / "assets").glob("whole-*.bin")
    return file, json.loads(gzip.decompress(file.read_bytes()))


def content(entry: Entry) -> bytes:
    return entry["text"].encode() if "text" in entry else base64.b64decode(entry["base64"])


def newer(folder: Path) -> Path:
    """A copy of the built page as the next version: every file has another address."""
    shutil.copytree(PAGE, folder)
    file, said = whole(folder)
    version = said["version"]
    file.unlink()
    names = {each.name for each in (folder / "assets").iterdir()}
    pattern = re.compile("|".join(re.escape(each) for each in sorted(names, key=len, reverse=True)))

    def renamed(text: str) -> str:
        text = pattern.sub(lambda found: _next(found[0]), text)
        return text.replace(version, _next_version(version))

    for each in [path for path in folder.rglob("*") if path.is_file()]:
        if each.suffix in (".js", ".css", ".html"):
            each.write_text(renamed(each.read_text("utf-8")), "utf-8")
        if each.parent.name == "assets":
            each.rename(each.with_name(_next(each.name)))
    index, worker = folder / "index.html", folder / "sw.js"
    (words,) = re.findall(r'data-words="(\w+)"', index.read_text("utf-8"))
    index.write_text(index.read_text("utf-8").replace(words, f"{words}b"), "utf-8")
    english = folder / "words" / "en.ftl"
    english.write_text(re.sub(r"(screen-rules = .*)", r"\1 (new)", english.read_text("utf-8")))
    files: dict[str, Entry] = {}
    for address, entry in said["files"].items():
        name = _next(address) if address.startswith("/assets/") else address
        name = name.replace(words, f"{words}b").replace(version, _next_version(version))
        path = folder / ("index.html" if name == "/" else name.partition("?")[0][1:])
        if "text" in entry:
            files[name] = {"type": entry["type"], "text": path.read_text("utf-8")}
        else:
            files[name] = entry
    said = {"version": _next_version(version), "files": files}
    fresh = file.with_name("whole-b.bin")
    fresh.write_bytes(gzip.compress(json.dumps(said).encode()))
    worker.write_text(worker.read_text("utf-8").replace(file.name, fresh.name), "utf-8")
    return folder


def _next(name: str) -> str:
    return re.sub(r"-(\w+)(\.\w+)$", r"-\1b\2", name)


def _next_version(version: str) -> str:
    return "b" + version[1:] if version[0] != "b" else "c" + version[1:]


@pytest.fixture
def devices(browser: Browser) -> Iterator[Devices]:
    """A function that returns a device whose browser may install the page."""
    contexts: list[BrowserContext] = []

    def made() -> BrowserContext:
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(VISITED)
        contexts.append(context)
        return context

    yield made
    for context in contexts:
        context.close()


def visit(device: BrowserContext, address: str) -> Page:
    """Open the page, and let it stay until it is kept."""
    page = device.new_page()
    page.clock.install()
    page.goto(address)
    page.wait_for_selector("h1", state="attached")
    page.clock.fast_forward(OFFLINE_MS)
    page.wait_for_function(IS_KEPT)
    return page


def test_everything_of_the_build_is_there_without_a_network(
    devices: Devices, played: Played, tmp_path: Path
) -> None:
    server = Server(f"--database={tmp_path / 't.db'}", *GENEROUS)
    try:
        device = devices()
        page = visit(device, f"{server.url}/mine")
        read(page, write(tmp_path / "games.json", kept(played.record, 0)))
        # Its replay is kept, too.
        expect(page.locator(".mine section h2")).to_have_count(6)
        replays = "indexedDB.open('tacora-mine').onsuccess = (e) => {"
        replays += "e.target.result.transaction('replays').objectStore('replays').count().onsuccess"
        replays += " = (found) => done(found.target.result) }"
        count = f"() => new Promise((done) => {{ {replays} }})"
        until(page, lambda: page.evaluate(count) == 1)
        assert not tools_errors(device, page)
    finally:
        end(server)
    page.goto(f"{server.url}/")
    expect(page.locator("button.now")).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("main h2").first).to_be_visible()
    page.reload()
    expect(page.locator("main h2").first).to_be_visible()
    page.goto(f"{server.url}/mine")
    expect(page.locator("main")).to_contain_text("Place")
    page.get_by_role("button", name="Replay").first.click()
    expect(page.locator(".board")).to_be_visible()
    # A table needs its server, and says so.
    page.goto(f"{server.url}/t/AAAAAAAAAAAA")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    # Every file of the build, word for word, with the headers of the server.
    _, said = whole(PAGE)
    assert len(said["files"]) > 40
    found = page.evaluate(
        """async (addresses) => {
          const found = {};
          for (const address of addresses) {
            const answer = await fetch(address);
            const bytes = new Uint8Array(await answer.arrayBuffer());
            const policy = answer.headers.get("content-security-policy");
            found[address] = [bytes.length, answer.status, policy];
          }
          return found;
        }""",
        [each for each in said["files"] if each != "/"],
    )
    for address, (length, status, policy) in found.items():
        path = PAGE / address.partition("?")[0][1:]
        assert (length, status) == (path.stat().st_size, 200), address
        assert path.read_bytes() == content(said["files"][address])
        assert "default-src 'none'" in policy
    scripts = {f"/assets/{each.name}" for each in (PAGE / "assets").iterdir()}
    scripts -= {each for each in scripts if each.endswith(".bin")}
    data = {f"/{each.relative_to(PAGE).as_posix()}" for each in PAGE.rglob("*.json")}
    assert scripts | data <= {each.partition("?")[0] for each in said["files"]}
    # Nothing that a server says is kept.
    addresses = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) found.push(url);
          return found;
        }"""
    )
    assert {each.removeprefix(server.url) for each in addresses} == set(said["files"])
    assert page.evaluate("fetch('/api/options').then(() => 'answered', () => 'none')") == "none"


def test_lessons_puzzles_and_calculator_go_on_without_a_network(
    devices: Devices, tmp_path: Path
) -> None:
    server = Server(f"--database={tmp_path / 't.db'}", *GENEROUS)
    try:
        page = visit(devices(), server.url)
    finally:
        end(server)
    # None of them was opened before.
    page.reload()
    page.get_by_role("button", name="Learn to play").click()
    page.get_by_role("button", name="Begin").first.click()
    for _ in range(3):
        until(page, page.locator(".note button").count, step_ms=3_000)
        page.locator(".note button").click(no_wait_after=True)
    choose(page, "go_on")
    until(page, lambda: page.locator(".path ol li").count() == 2, step_ms=3_000)
    page.goto(f"{server.url}/puzzles")
    expect(page.locator("[data-puzzle]")).to_be_visible()
    page.locator(".choices .leave").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rating")
    page.get_by_role("button", name="Open in the calculator").click()
    expect(page.get_by_role("heading", name="Exact odds")).to_be_visible()
    expect(page.locator("[data-cards] tbody tr").first).to_be_visible()
    # Only the Champion needs the server, and the page says so.
    page.get_by_role("button", name="Ask the Champion").click()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached.")


def tools_errors(device: BrowserContext, page: Page) -> list[Any]:
    """What keeps the browser from installing the page, by its own report."""
    tools = device.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert not manifest["errors"]
    return cast(list[Any], tools.send("Page.getInstallabilityErrors")["installabilityErrors"])


def test_a_visit_stays_with_its_version_and_the_next_one_is_whole(
    devices: Devices, tmp_path: Path
) -> None:
    fresh = newer(tmp_path / "newer")
    database = f"--database={tmp_path / 't.db'}"
    server = Server(database, *GENEROUS)
    url, port = server.url, server.port
    device = devices()
    try:
        page = visit(device, url)
        asked = asked_by(page)
        versions = "() => caches.keys()"
        (first,) = page.evaluate(versions)
        end(server)
        server = Server(database, *GENEROUS, f"--page={fresh}", port=port)
        old = {f"/assets/{each.name}" for each in (PAGE / "assets").iterdir()}
        # The server has none of them any more; the open page goes on with its own.
        assert not [each for each in old if (fresh / each[1:]).exists()]
        page.evaluate("navigator.serviceWorker.getRegistration().then((each) => each.update())")
        until(page, lambda: len(page.evaluate(versions)) == 2)
        page.get_by_role("button", name="Rules").click()
        expect(page.locator("main h2").first).to_be_visible()
        page.get_by_role("button", name="Back").click()
        page.get_by_role("button", name="My games").click()
        expect(page.locator("input[type=file]")).to_be_attached()
        assert len({each for each in asked if each.startswith("/assets/")} & old) > 1
        assert {each for each in asked if each.startswith("/assets/")} <= old
        # The next visit has the new version alone, while the older page is still open.
        second = device.new_page()
        loaded = asked_by(second)
        second.goto(url)
        expect(second.get_by_role("button", name="Rules (new)")).to_be_visible()
        second.get_by_role("button", name="Rules (new)").click()
        expect(second.locator("main h2").first).to_be_visible()
        _whole_in(second, loaded, fresh)
        # Without a network, too.
        page.close()
        second.close()
        third = device.new_page()
        loaded = asked_by(third)
        until(third, lambda: _opens(third, url) and len(third.evaluate(versions)) == 1)
        (last,) = third.evaluate(versions)
        assert last != first
        end(server)
        loaded.clear()
        third.reload()
        third.get_by_role("button", name="Rules (new)").click()
        expect(third.locator("main h2").first).to_be_visible()
        _whole_in(third, loaded, fresh)
    finally:
        end(server)


def _opens(page: Page, url: str) -> bool:
    page.goto(url)
    page.wait_for_selector("h1", state="attached")
    return True


def _whole_in(page: Page, loaded: list[str], built: Path) -> None:
    """Expect that all that a visit has loaded is of this version."""
    _, said = whole(built)
    assert len(loaded) > 5
    assert set(loaded) <= set(said["files"])
    assert page.locator("html").get_attribute("data-version") == said["version"]


def test_a_file_of_another_version_is_not_installed(devices: Devices, tmp_path: Path) -> None:
    folder = tmp_path / "mixed"
    shutil.copytree(PAGE, folder)
    file, said = whole(folder)
    file.write_bytes(gzip.compress(json.dumps({**said, "version": "other"}).encode()))
    server = Server(f"--database={tmp_path / 't.db'}", *GENEROUS, f"--page={folder}")
    try:
        page = devices().new_page()
        page.goto(server.url)
        page.wait_for_selector("h1", state="attached")
        failed = page.evaluate(
            """async () => {
              const { installing } = await navigator.serviceWorker.register("/sw.js");
              if (!installing) return "refused";
              if (installing.state !== "installing") return installing.state;
              await new Promise((done) => (installing.onstatechange = done));
              return installing.state;
            }"""
        )
        assert failed in ("redundant", "refused")
        # The page works as before.
        page.get_by_role("button", name="Rules").click()
        expect(page.locator("main h2").first).to_be_visible()
    finally:
        end(server)


def test_the_pictures_of_the_manifest_are_there_and_those_of_the_drawings() -> None:
    for name, (drawing, pixels) in ICONS.items():
        picture = (APP / name).read_bytes()
        assert picture[16:24] == 2 * pixels.to_bytes(4, "big")
        assert made_from(drawing.read_bytes()) in picture, "python -m tools.app_pictures"
    for name, screen in SCREENSHOTS.items():
        same = (APP / name).read_bytes() == (SCREENS / screen).read_bytes()
        assert same, "python -m tools.app_pictures"
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    for each in [*manifest["icons"], *manifest["screenshots"]]:
        assert (PAGE / each["src"][1:]).is_file()
    drawn = {each["src"]: each["sizes"] for each in manifest["icons"]}
    for name, (_, pixels) in ICONS.items():
        assert drawn.get(f"/app/{name}", f"{pixels}x{pixels}") == f"{pixels}x{pixels}"
