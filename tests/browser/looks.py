"""What a page must never do, measured in the page itself."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

SOCKET = re.compile(r"/socket\?")
"""The address of a page's socket."""
LONG_PATH = [
    *(["1", "2", "3", "4", "5", "5", "7", "7", "9", "11", "11", "13", "14", "15", "17"]),
    *(["spider", "snake", "lava", "boulder", "ram"]),
    *(["relic:5", "relic:7", "relic:8", "relic:10", "relic:12"]),
    "snake",
]
SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1440, 900),
    (1920, 1080),
]

MEASURE = """() => {
  const wrong = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight) wrong.push(`scrolls: ${root.scrollHeight} > ${innerHeight}`);
  if (root.scrollWidth > innerWidth) wrong.push(`scrolls sideways: ${root.scrollWidth}`);
  const board = document.querySelector('.board');
  if (board.scrollHeight > board.clientHeight) wrong.push(`the board scrolls`);
  const box = (e) => e.getBoundingClientRect();
  const all = (s) => [...document.querySelectorAll(s)];
  const parts = all('.board > header > *, .board > .path, button.danger, div.danger, .camp, '
    + '.choices, .waiting, .plot, .bar:not(.danger .bar), .said:not(.card .said)')
    .filter((e) => box(e).width > 1);
  const inside = [...parts, ...all('.choices button, .camp li, .card, .figure, .end, '
    + '.news p:not(:empty)')]
    .filter((e) => box(e).width > 0);
  for (const e of inside) {
    const b = box(e);
    if (b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)
      wrong.push(`outside: ${e.className} ${[b.left, b.top, b.right, b.bottom].map(Math.round)}`);
  }
  const over = (list) => list.forEach((a, i) => list.slice(i + 1).forEach((c) => {
    const [p, q] = [box(a), box(c)];
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 1 && y > 1) wrong.push(`overlap: ${a.className} and ${c.className}`);
  }));
  over(parts); over(all('.camp li')); over(all('.card')); over(all('.choices button'));
  over(all('.end').filter((e) => box(e).width));
  const figures = all('.figure');
  if (figures.length && box(figures[0]).height < 24) wrong.push('figures too small to be seen');
  figures.forEach((figure) => all('.card').forEach((card) => over([figure, card])));
  for (const e of all('.choices button')) {
    if (box(e).height < 64) wrong.push(`a choice of ${box(e).height} px`);
  }
  const whole = '.choices strong, .choices small, .danger .number, .has .number, .tail, .clock, h2';
  for (const e of all(whole)) {
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
      wrong.push(`cut: ${e.className} ${e.innerText}`);
  }
  for (const e of all('.name:has(.tail)')) {
    const text = document.createRange();
    text.selectNodeContents(e.querySelector('.stem'));
    const [stem, tail] = [box(text).right, box(e.querySelector('.tail'))];
    if (Math.abs(stem - tail.left) > 1 || tail.right > box(e).right + 1)
      wrong.push(`a gap or a cut in ${e.innerText}`);
    if (/^\\p{M}/u.test(e.querySelector('.tail').textContent))
      wrong.push(`a mark without its letter in ${e.innerText}`);
  }
  for (const e of all('.choices button, button.danger, .camp li')) {
    const b = box(e);
    const inner = 'strong, small, .number, .name, .tail, .trap, .explorer';
    for (const part of e.querySelectorAll(inner)) {
      const p = box(part);
      if (p.width > 2 && (p.left < b.left - 2 || p.right > b.right + 2
          || p.top < b.top - 2 || p.bottom > b.bottom + 2))
        wrong.push(`spills: ${e.className}: ${part.className} ${part.innerText}`);
    }
  }
  return wrong;
}"""

SCENE = """() => {
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  const all = (s) => [...document.querySelectorAll(s)];
  const area = box(document.querySelector('.board > .path'));
  const inside = '.reveal:not(.walk) .one, .reveal .stays, .reveal p, .ending .box';
  for (const e of all(inside)) {
    const b = box(e);
    const [top, bottom] = [area.top - 2, area.bottom + 2];
    if (b.left < area.left - 2 || b.right > area.right + 2 || b.top < top || b.bottom > bottom)
      wrong.push(`outside: ${e.className || e.tagName} ${[b.top, b.bottom].map(Math.round)}`);
  }
  const over = (list) => list.forEach((a, i) => list.slice(i + 1).forEach((c) => {
    const [p, q] = [box(a), box(c)];
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 1 && y > 1) wrong.push(`overlap: ${a.innerText} and ${c.innerText}`);
  }));
  over(all('.reveal:not(.walk) .one, .reveal p')); over(all('.ending li'));
  // Faces, their shapes and names keep apart, too.
  over(all('.reveal:not(.walk) .explorer'));
  for (const e of all('.reveal:not(.walk) .one')) {
    const b = box(e);
    for (const part of e.querySelectorAll('.explorer, .shape, .name')) {
      const p = box(part);
      if (p.width && (p.left < b.left - 2 || p.right > b.right + 2))
        wrong.push(`spills: ${e.innerText}`);
    }
    const name = e.querySelector('.name');
    if (name.scrollWidth > name.clientWidth + 1) wrong.push(`cut: ${e.innerText}`);
  }
  // The own row is seen at once; other rows may need scrolling.
  for (const e of all('.ending')) {
    const own = e.querySelector('li.mine');
    if (!own || box(own).bottom > area.bottom + 1) wrong.push('the own row is hidden');
  }
  for (const e of all('.ending .number, .ending .tail, .ending h2'))
    if (e.scrollWidth > e.clientWidth + 1) wrong.push(`cut: ${e.innerText}`);
  return wrong;
}"""

SPILLS = """() => {
  const wrong = [];
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  for (const e of document.querySelectorAll('button, label, h1, h2, h3, legend, li, p')) {
    const b = e.getBoundingClientRect();
    if (b.width < 2 || e.closest('.sr, .sprite, .scroll, .name')) continue;
    if (e.tagName === 'BUTTON' && e.scrollWidth > e.clientWidth + 2)
      wrong.push(`spills: ${e.innerText}`);
    if (b.right > innerWidth + 1) wrong.push(`outside: ${e.innerText}`);
  }
  return wrong;
}"""


REACHED = """() => {
  const wrong = [];
  const said = (e) => `${e.className.baseVal ?? e.className}: ${e.innerText ?? ''}`;
  const inside = 'button, input, .camp li, .card, .number, strong, small, .name, .trap, .said, '
    + '.end, header li, .news p, .waiting';
  for (const e of document.querySelectorAll(inside)) {
    let box = e.getBoundingClientRect();
    if (box.width < 2 || e.closest('.card .said')) continue;
    // What scrolls up and down by itself is not cut.
    const up = getComputedStyle(e).overflowY === 'auto';
    if (!e.matches('.name') && getComputedStyle(e).display !== 'inline'
        && (e.scrollWidth > e.clientWidth + 2 || (!up && e.scrollHeight > e.clientHeight + 4))
        && !e.matches('.card, .end, input, li')) wrong.push(`cut: ${said(e)}`);
    for (let over = e.parentElement; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (style.overflow === 'visible') continue;
      const frame = over.getBoundingClientRect();
      // With large text a page scrolls up and down, never sideways.
      const scrolls = ['auto', 'scroll'].includes(style.overflowY);
      const [top, bottom] = scrolls
        ? [frame.top - over.scrollTop, frame.top - over.scrollTop + over.scrollHeight]
        : [frame.top, frame.bottom];
      if (box.left < frame.left - 2 || box.right > frame.right + 2
          || box.top < top - 2 || box.bottom > bottom + 2) {
        wrong.push(`out of reach: ${said(e)}`);
        break;
      }
      if (scrolls) box = frame;
    }
    if (box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2)
      wrong.push(`off the screen: ${said(e)}`);
  }
  return wrong;
}"""


class Wire:
    """A proxy between a page and the server: it changes views, sends messages, and can break."""

    def __init__(
        self,
        page: Page,
        change: Callable[[dict[str, Any]], None],
        now: Callable[[], int | None] = lambda: None,
    ) -> None:
        self._change = change
        self._now = now
        self._routes: list[WebSocketRoute] = []
        self._up = True
        page.route_web_socket(SOCKET, self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if not self._up:
            route.close(code=1012)
            return
        self._routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(self._changed(str(text))))

        def hear(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "ping":  # a server that others keep busy may answer too late
                route.send(json.dumps({"type": "ack", "id": said["id"], "version": 0}))
            else:
                server.send(text)

        route.on_message(hear)

    def _changed(self, text: str) -> str:
        frame: dict[str, Any] = json.loads(text)
        if (frame.get("table") or {}).get("game"):
            self._change(frame)
        if "now" in frame and (now := self._now()) is not None:
            frame["now"] = now
        return json.dumps(frame)

    def say(self, message: dict[str, Any]) -> None:
        self._routes[-1].send(json.dumps(message))

    def cut(self) -> None:
        self._up = False
        self._routes[-1].close(code=1012)


def rewrite(
    page: Page,
    change: Callable[[dict[str, Any]], None],
    now: Callable[[], int | None] = lambda: None,
) -> Wire:
    """From now on change every view of a running or finished game on its way to the page.

    If `now` gives a time, the page is told that it is this late at the server.
    """
    return Wire(page, change, now)


NAMES = [f"Maximiliane-Alexandra{tail}" for tail in ("", " 2", " 3")]
NAMES += ["Bartholomäus von Hohenau", "Bartholomäus von Hohenin"]
NAMES += ["Wolfeschlegelstein" + 3 * "x\u030c"]
NAMES += ["Константин-Александрович", "Константин-Алексеевич II"]
"""Names of the greatest length, as similar as possible; one ends with marks on its letters."""

ODDS = {
    "collapse": [13, 34],
    "total": 34,
    "cards": {"spider": 2, "snake": 3, "lava": 2, "boulder": 3, "ram": 3},
    "leaving": [
        {"leavers": 1, "gems": 229, "relics": 5},
        {"leavers": 2, "gems": 176, "relics": 0},
        {"leavers": 3, "gems": 159, "relics": 0},
    ],
}
GOING_ON, LEAVING = [0, 2, 4, 6], [1, 3, 5, 7]
REVEALED: list[dict[str, Any]] = [
    {"event": "choices_revealed", "going_on": GOING_ON, "leaving": LEAVING}
]
LEFT: list[dict[str, Any]] = [
    {"event": "explorers_left", "seats": LEAVING, "each": 26, "left": 1, "carried": 124}
]
COLLAPSED: list[dict[str, Any]] = [
    {"event": "card_revealed", "card": "snake"},
    {"event": "cave_collapsed", "trap": "snake", "seats": GOING_ON, "each": 124},
]
ENDED: list[dict[str, Any]] = [
    {
        "event": "expedition_ended",
        "expedition": 4,
        "how": "collapse",
        "gems": 1,
        "relics": ["relic:12"] * 5,
        "trap": "snake",
    }
]


def _fill(game: dict[str, Any]) -> None:
    game["path"] = [{"card": card, "gems": 0} for card in LONG_PATH]
    for step in game["path"][:15]:
        step["gems"] = 7
    for number, explorer in enumerate(game["explorers"]):
        explorer |= {"carried": 124, "chest": 148, "in_cave": True, "sealed": number % 2 == 1}
        explorer["relics"] = [{"relic": "relic:12", "worth": 12}] * 2
    game["odds"] = ODDS


def crowd(page: Page, happened: list[dict[str, Any]] | None = None) -> Wire:
    """From now on replace every view by that of the fullest table there can be, always the same.

    Where choices were revealed, they are those given here.
    """

    def fill(frame: dict[str, Any]) -> None:
        table = frame["table"]
        game = table["game"]
        for each in (table["seats"], game["explorers"]):  # as many bots more as there is room for
            each += [copy.deepcopy(each[-1]) for _ in range(len(NAMES) - len(each))]
        _fill(game)
        game |= {"awaits": "choices", "awaited": [0, 2, 4, 6]}
        for number, (seat, name) in enumerate(zip(table["seats"], NAMES, strict=True)):
            seat |= {"name": name, "look": {"colour": number, "shape": number, "face": number}}
        if happened and any(
            each["event"] == "choices_revealed" for each in frame.get("happened", [])
        ):
            frame["happened"] = happened

    return rewrite(page, fill)


EIGHT = (
    "tacora/1 fr-iello-2021 A, B, C, D, E, F, G, H\n7++++++++ snake+-+-++++ 9-.-.----\n"
    "11++++++++ 15+-++++++ 5-.------\n4--------\n9++++++++ 14--------\n15--------\n"
)
"""A short game of eight explorers; some end with the same points, some do not."""


def crowd_replay(page: Page) -> None:
    """From now on make every moment of every replay as full as possible.

    Only the last moment keeps the real points, so that the curves end where they ended.
    """

    def fill(route: Route) -> None:
        answer = route.fetch()
        view = answer.json()
        for moment in view["moments"][:-1]:
            _fill(moment["game"])
        view["explorers"] = NAMES
        route.fulfill(response=answer, json=view)

    page.route("**/api/replay", fill)


DRAWN = """async () => {
  // The page's own clock may stand still; what the browser draws goes on.
  const frame = () => document.documentElement.animate([], 1).finished;
  await document.fonts.ready;
  await frame();
  await frame();
  for (const each of document.getAnimations())
    if (each.effect.getComputedTiming().endTime < Infinity) each.finish();
  await frame();
  await frame();
}"""
TRIES = 12


def drawn(page: Page) -> None:
    """Wait until the layout is done and all animations have ended."""
    page.evaluate(DRAWN)


def _when_drawn(page: Page, measure: str) -> list[str]:
    found: list[str] = []
    for _ in range(TRIES):
        drawn(page)
        found = page.evaluate(measure)
        if not found:
            break
    return found


def measured(page: Page) -> list[str]:
    return _when_drawn(page, MEASURE)


def reached(page: Page) -> list[str]:
    """The elements that cannot be read or pressed, not even after scrolling."""
    return _when_drawn(page, REACHED)


def scene_measured(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SCENE)
    return found


def spills(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SPILLS)
    return found


def missing_words(page: Page) -> list[str]:
    """Names of messages that the page shows instead of a sentence."""
    return re.findall(r"\[[a-z]+(?:-[a-z0-9]+)*\]", page.locator("body").inner_text())
