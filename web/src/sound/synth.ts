// Every sound, made of tones and noise. It plays into any audio context, also into one that renders.
import type { Cue } from "./cues";

/** Seconds that each sound lasts; of gems the longest. */
export const LENGTHS: Record<Cue, number> = {
  card: 0.22,
  gems: 1.1,
  hush: 0.55,
  relic: 1.6,
  trap: 0.8,
  collapse: 1.3,
  flight: 1.1,
  tent: 1.1,
  late: 0.14,
  victory: 2.4,
};
const MOST_GEMS = 9;

/** Where a sound goes, and when it begins. */
interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}
/** How loud a tone or noise is from its begin to its end; it begins and ends with silence. */
interface Swell {
  from?: number;
  lasts: number;
  peak: number;
  attack?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, always the same. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = made.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  noises.set(context, made);
  return made;
}

function swell({ context, out, at }: Place, { from = 0, lasts, peak, attack = 0.006 }: Swell) {
  const gain = context.createGain();
  const [begin, end] = [at + from, at + from + lasts];
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(peak, begin + attack);
  // An exponential never reaches silence, so the last bit is a straight line.
  gain.gain.exponentialRampToValueAtTime(peak / 200, end - 0.012);
  gain.gain.linearRampToValueAtTime(0, end - 0.002);
  gain.connect(out);
  return { gain, begin, end };
}

function play(source: AudioScheduledSourceNode, begin: number, end: number, last: AudioNode): void {
  source.start(begin);
  source.stop(end);
  source.onended = () => last.disconnect();
}

function tone(
  place: Place,
  pitch: number,
  made: Swell & { type?: OscillatorType; to?: number },
): void {
  const { gain, begin, end } = swell(place, made);
  const source = place.context.createOscillator();
  source.type = made.type ?? "sine";
  source.frequency.setValueAtTime(pitch, begin);
  if (made.to) source.frequency.exponentialRampToValueAtTime(made.to, end);
  source.connect(gain);
  play(source, begin, end, gain);
}

/** A bell: a tone and its inharmonic partials, each shorter than the one below. */
function bell(place: Place, pitch: number, made: Swell): void {
  for (const [partial, share] of [
    [1, 0.62],
    [2.76, 0.25],
    [5.4, 0.13],
  ] as const)
    tone(place, pitch * partial, {
      ...made,
      lasts: made.lasts * (0.4 + 0.6 / partial),
      peak: made.peak * share,
      attack: 0.003,
    });
}

function noise(
  place: Place,
  pitch: number,
  made: Swell & { type?: BiquadFilterType; to?: number; narrow?: number },
): void {
  const { gain, begin, end } = swell(place, made);
  const source = place.context.createBufferSource();
  source.buffer = noiseOf(place.context);
  const filter = place.context.createBiquadFilter();
  filter.type = made.type ?? "bandpass";
  filter.Q.value = made.narrow ?? 0.8;
  filter.frequency.setValueAtTime(pitch, begin);
  if (made.to) filter.frequency.exponentialRampToValueAtTime(made.to, end);
  source.connect(filter).connect(gain);
  play(source, begin, end, gain);
}

/** Steps on stone: a dull knock and a little gravel. */
function step(place: Place, from: number, peak: number): void {
  tone(place, 130, { from, to: 70, lasts: 0.1, peak });
  noise(place, 900, { from, lasts: 0.08, peak: peak * 0.8 });
}

const MADE: Record<Cue, (place: Place, amount: number) => void> = {
  card(place) {
    noise(place, 900, { to: 3800, lasts: 0.16, peak: 0.42, attack: 0.07 });
    tone(place, 210, { from: 0.13, to: 120, lasts: 0.09, peak: 0.3 });
  },
  gems(place, amount) {
    const count = Math.max(1, Math.min(MOST_GEMS, amount));
    const notes = [1568, 1760, 2093, 2349, 2637, 3136, 2794, 3520, 4186];
    for (let i = 0; i < count; i++)
      bell(place, notes[i]!, { from: i * 0.07, lasts: 0.5, peak: 0.34 });
  },
  hush(place) {
    noise(place, 420, { to: 160, lasts: 0.55, peak: 0.5, attack: 0.2 });
    for (const from of [0.05, 0.26]) tone(place, 78, { from, to: 46, lasts: 0.26, peak: 0.55 });
  },
  relic(place) {
    for (const [i, pitch] of [523.25, 659.25, 783.99, 1046.5].entries())
      bell(place, pitch, { from: i * 0.11, lasts: 1.6 - i * 0.11, peak: 0.33 });
    noise(place, 5200, { lasts: 1.1, peak: 0.05, attack: 0.4, narrow: 2 });
  },
  trap(place) {
    for (const pitch of [196, 207.65, 277.18])
      tone(place, pitch, { type: "triangle", lasts: 0.8, peak: 0.24, to: pitch * 0.94 });
    noise(place, 2600, { to: 700, lasts: 0.35, peak: 0.3 });
  },
  collapse(place) {
    noise(place, 190, { type: "lowpass", to: 60, lasts: 1.3, peak: 0.9, attack: 0.05 });
    tone(place, 58, { to: 31, lasts: 1.2, peak: 0.4, attack: 0.02 });
    for (const [i, from] of [0.12, 0.31, 0.44, 0.68].entries())
      noise(place, 500 + i * 90, { from, lasts: 0.2, peak: 0.35 });
  },
  flight(place) {
    for (let i = 0; i < 8; i++) step(place, i * 0.12, 0.5 - i * 0.05);
    noise(place, 300, { to: 1100, lasts: 1.1, peak: 0.16, attack: 0.5 });
  },
  tent(place) {
    for (let i = 0; i < 4; i++) step(place, i * 0.19, 0.26 + i * 0.05);
    noise(place, 1400, { from: 0.78, to: 480, lasts: 0.32, peak: 0.34, attack: 0.06 });
  },
  late(place) {
    tone(place, 1180, { type: "triangle", to: 980, lasts: 0.13, peak: 0.4 });
  },
  victory(place) {
    const chords = [
      [0, 392, 0.5],
      [0.2, 523.25, 0.5],
      [0.4, 659.25, 0.5],
      [0.62, 783.99, 1.7],
      [0.62, 523.25, 1.7],
      [0.62, 659.25, 1.7],
      [0.62, 261.63, 1.7],
    ] as const;
    for (const [from, pitch, lasts] of chords) {
      tone(place, pitch, { type: "triangle", from, lasts, peak: 0.17, attack: 0.02 });
      tone(place, pitch * 2.005, { from, lasts: lasts * 0.8, peak: 0.05, attack: 0.02 });
    }
    for (let i = 0; i < 7; i++)
      bell(place, 1568 * 1.12 ** i, { from: 0.75 + i * 0.09, lasts: 0.6, peak: 0.1 });
  },
};

/** Play a sound into a node, beginning at a time of its context. */
export function sound(cue: Cue, out: AudioNode, at: number, amount = 1): void {
  MADE[cue]({ context: out.context, out, at }, amount);
}

/** A drone that never ends, and what makes it darker and nearer: the danger, from 0 to 1. */
export function ambience(out: AudioNode): (danger: number) => void {
  const { context } = out;
  const level = context.createGain();
  level.gain.value = 0;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  const pulse = context.createGain();
  const heart = context.createOscillator();
  const deep = context.createGain();
  deep.gain.value = 0;
  heart.frequency.value = 0.5;
  heart.connect(deep).connect(pulse.gain);
  for (const [pitch, share] of [
    [55, 0.5],
    [82.6, 0.3],
    [110.3, 0.2],
  ] as const) {
    const voice = context.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    const part = context.createGain();
    part.gain.value = share;
    voice.connect(part).connect(pulse);
    voice.start();
  }
  const sour = context.createOscillator(); // half a tone beside the drone
  sour.frequency.value = 116.5;
  const sourness = context.createGain();
  sourness.gain.value = 0;
  sour.connect(sourness).connect(pulse);
  const wind = context.createBufferSource();
  wind.buffer = noiseOf(context);
  wind.loop = true;
  const windy = context.createGain();
  windy.gain.value = 0.12;
  wind.connect(windy).connect(pulse);
  pulse.connect(filter).connect(level).connect(out);
  for (const each of [heart, sour, wind]) each.start();
  return (danger) => {
    const now = context.currentTime;
    const share = Math.max(0, Math.min(1, danger));
    const towards = (param: AudioParam, value: number): void =>
      void param.setTargetAtTime(value, now, 0.8);
    towards(level.gain, 0.05 + 0.07 * share);
    towards(filter.frequency, 180 + 700 * share);
    towards(heart.frequency, 0.5 + 1.6 * share);
    towards(deep.gain, 0.5 * share);
    towards(sourness.gain, 0.5 * share);
  };
}
