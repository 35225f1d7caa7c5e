// Plays sounds and vibrations for what is shown. The page fetches it when sound is turned on.
import type { GameView } from "../lib/happening";
import { settings } from "../lib/settings.svelte";
import type { Witness } from "../lib/stage.svelte";
import { TOUCH, dangerOf, soundOf } from "./cues";
import { ambience, sound } from "./synth";

export * from "./cues";
export * from "./synth";

/** Gestures that allow a page to make sounds. */
const GESTURES = ["pointerup", "keydown"] as const;

export class Player {
  private readonly context = new AudioContext();
  private readonly volume = this.context.createGain();
  private readonly mood: (danger: number) => void;
  /** A browser may refuse until the player touches the page: then the next gesture asks again. */
  private readonly wake = (): void =>
    void (document.hidden ? this.context.suspend() : this.context.resume()).catch(() => undefined);

  constructor() {
    this.volume.gain.value = 0;
    // Where sounds fall together they stay below the loudest that a device can play.
    const limit = this.context.createDynamicsCompressor();
    limit.threshold.value = -9;
    limit.ratio.value = 12;
    limit.attack.value = 0.002;
    this.volume.connect(limit).connect(this.context.destination);
    this.mood = ambience(this.volume);
    for (const each of GESTURES) addEventListener(each, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.wake();
  }

  /** From 0 to 100; the ear hears squares. */
  tune(volume: number): void {
    this.volume.gain.setTargetAtTime((volume / 100) ** 2, this.context.currentTime, 0.05);
  }

  readonly hear: Witness = (shown, game, event) => {
    const made = soundOf(shown, game, event);
    if (!made) return;
    const touch = TOUCH[made.cue];
    if (touch && settings.vibration === "on") navigator.vibrate?.(touch);
    // What cannot be heard now is not heard later.
    if (this.context.state === "running")
      sound(made.cue, this.volume, this.context.currentTime, made.amount);
  };

  /** The ambience follows what the table shows. */
  feel(game: GameView | null): void {
    this.mood(dangerOf(game));
  }

  close(): void {
    for (const each of GESTURES) removeEventListener(each, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    void this.context.close();
  }
}
