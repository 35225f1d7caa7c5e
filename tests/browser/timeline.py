"""What the page showed and when, written down in the page itself, frame by frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

RECORD = """() => {
  window.frames_seen = [];
  const look = () => {
    const reveal = document.querySelector('.reveal');
    const tokens = [...document.querySelectorAll('.token')];
    const act = reveal ? ['hush', 'turn', 'walk'].find((each) => reveal.classList.contains(each))
      : document.querySelector('.card.deadly') ? 'collapse'
      : document.querySelector('.card.turning') ? 'card' : 'still';
    window.frames_seen.push({
      at: performance.now(),
      act,
      ending: !!document.querySelector('.ending'),
      turns: tokens.map((token) => getComputedStyle(token).transform),
      cards: document.querySelectorAll('.path ol li').length,
      choices: !!document.querySelector('.choices button:not(:disabled)'),
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@dataclass(frozen=True, slots=True)
class Scene:
    """One reveal, from the hush to where the next card lies or the cave has collapsed."""

    frames: list[dict[str, Any]]
    after: list[dict[str, Any]]

    @property
    def acts(self) -> list[str]:
        found: list[str] = []
        for frame in self.frames:
            if not found or found[-1] != frame["act"]:
                found.append(frame["act"])
        return found

    @property
    def seconds(self) -> float:
        lasted: float = (self.frames[-1]["at"] - self.frames[0]["at"]) / 1000
        return lasted


def record(page: Page) -> None:
    page.evaluate(RECORD)


def scene(page: Page, number: int = 0, patience: int = 8000) -> Scene:
    """The reveal with this number since the record began, once it is over."""
    for _ in range(patience // 100):
        page.wait_for_timeout(100)
        scenes = _scenes(page.evaluate("window.frames_seen"))
        if len(scenes) > number + 1 or (len(scenes) > number and scenes[number].after):
            return scenes[number]
    raise AssertionError("no reveal was seen")


def _scenes(frames: list[dict[str, Any]]) -> list[Scene]:
    scenes: list[Scene] = []
    before = "still"
    for frame in frames:
        act = frame["act"]
        # With reduced motion there is no hush: the choices turn at once.
        if (act == "hush" != before) or (act == "turn" and before not in ("hush", "turn")):
            scenes.append(Scene([], []))
        if scenes:
            over = act in ("still", "collapse") or bool(scenes[-1].after)
            (scenes[-1].after if over else scenes[-1].frames).append(frame)
        before = act
    return scenes
