"""What is heard: rendered and measured, and at a table at the moment at which it is seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import NewPage
from tests.browser.table import choose, play_now, until

ASSETS = Path(__file__).parents[2] / "src" / "tacora" / "page" / "assets"
RATE = 44_100
# Renders one sound, and measures it; the middle of its spectrum is that of all its samples.
MEASURE = """async ([script, rate]) => {
  const { CUES, LENGTHS, sound, ambience } = await import(script);
  const measure = (samples) => {
    const loud = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const part = (from, to) => samples.slice(from * rate, to * rate);
    const power = (some) => some.reduce((sum, each) => sum + each * each, 0) / some.length;
    const slopes = samples.slice(1).map((each, i) => each - samples[i]);
    return {
      peak: loud,
      rms: Math.sqrt(power(samples)),
      begin: Math.abs(samples[0]),
      ends: (samples.findLastIndex((each) => Math.abs(each) > 1e-4) + 1) / rate,
      steepest: slopes.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / loud,
      last: Math.abs(samples[samples.length - 1]),
      middle: (rate / (2 * Math.PI)) * Math.sqrt(power(slopes) / power(samples)),
    };
  };
  const render = async (seconds, play) => {
    const context = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
    play(context);
    return measure((await context.startRendering()).getChannelData(0));
  };
  const found = {};
  for (const cue of CUES)
    for (const amount of cue === "gems" ? [1, 17] : [1])
      found[`${cue} ${amount}`] = {
        lasts: LENGTHS[cue],
        ...(await render(LENGTHS[cue] + 0.2,
          ({ destination }) => sound(cue, destination, 0, amount))),
      };
  for (const danger of [0, 0.5, 1])
    found[`ambience ${danger}`] =
      await render(12, ({ destination }) => ambience(destination)(danger));
  return found;
}"""
# Notes every source that starts to sound, and what the table shows then.
NOTE = """
window.contexts = [];
window.sounds = [];
const Context = window.AudioContext;
window.AudioContext = class extends Context {
  constructor() { super(); window.contexts.push(this); }
};
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  // The page draws the act in the same moment.
  const note = () => window.sounds.push(document.querySelector(".board")?.dataset.act);
  if (when.length) queueMicrotask(note);
  return start.apply(this, when);
};
"""
SOUND = "button.sound"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    page = new_page(1280, 800, motion="full")
    page.context.add_init_script(NOTE)
    page.reload()
    return page


def _measured(page: Page) -> dict[str, dict[str, float]]:
    (script,) = ASSETS.glob("player-*.js")
    found: dict[str, dict[str, float]] = page.evaluate(MEASURE, [f"/assets/{script.name}", RATE])
    return found


def test_every_sound_is_audible_clean_and_as_long_as_stated(new_page: NewPage) -> None:
    found = _measured(new_page())
    effects = {name: each for name, each in found.items() if "lasts" in each}
    assert len(effects) == 11
    for name, each in effects.items():
        assert 0.1 < each["peak"] < 0.95, (name, each)
        assert each["rms"] > 0.01, (name, each)
        assert each["begin"] < 0.01, (name, each)
        assert each["last"] == 0, (name, each)
        assert each["ends"] <= each["lasts"], (name, each)
        assert each["ends"] > each["lasts"] * (0.3 if name == "gems 1" else 0.8), (name, each)
    loudness = [each["peak"] for each in effects.values()]
    assert max(loudness) / min(loudness) < 4
    # Each is where the ear expects it: stones are bright, rock and steps are deep.
    pitch = {name: each["middle"] for name, each in effects.items()}
    assert pitch["collapse 1"] < pitch["hush 1"] * 3 < 1_500
    assert pitch["gems 17"] > 2_000 > pitch["relic 1"] > pitch["trap 1"]
    # More gems last longer; the ambience is quieter than everything, and grows with the danger.
    assert effects["gems 17"]["ends"] > effects["gems 1"]["ends"] + 0.4
    calm, half, deadly = (found[f"ambience {each}"] for each in ("0", "0.5", "1"))
    assert 0.004 < calm["rms"] < half["rms"] < deadly["rms"] < 0.1
    assert calm["middle"] < half["middle"] < deadly["middle"]
    assert deadly["peak"] < min(loudness)


def test_sound_is_off_until_it_is_asked_for_and_then_remembered(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url))
    play_now(page)
    choose(page, "go_on")
    assert page.evaluate("contexts.length") == 0
    assert not any("/player-" in each for each in fetched)
    page.locator(SOUND).click()
    expect(page.locator(SOUND)).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => contexts[0]?.state === 'running'")
    page.reload()
    page.locator(SOUND).wait_for()
    page.wait_for_function("() => contexts.length === 1")
    page.locator(SOUND).click()
    page.wait_for_function("() => contexts[0].state === 'closed'")


def test_a_turn_is_heard_act_by_act_as_it_is_seen(page: Page) -> None:
    play_now(page)
    page.locator(SOUND).click()
    page.wait_for_function("() => contexts[0]?.state === 'running'")
    page.evaluate("sounds.splice(0)")
    choose(page, "go_on")
    until(page, lambda: "card" in page.evaluate("sounds"), step_ms=50)
    # Of a choice nothing is heard before the hush, and of the card nothing before it turns.
    heard = page.evaluate("sounds")
    assert heard[0] == "hush"
    assert heard.index("hush") < heard.index("card")
