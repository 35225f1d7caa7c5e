// Where things fly and walk on the table: measured once, then moved by transform and opacity alone.

interface Point {
  x: number;
  y: number;
}
/** How many gems fly to one explorer at most; the number beside them says how many there were. */
export const MOST_GEMS = 4;
/** How many cards a leaver visibly passes at most. */
const MOST_CARDS = 6;

function middle(element: Element | null | undefined): Point | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width ? { x: x + width / 2, y: y + height / 2 } : null;
}
const cards = (): Element[] => [...document.querySelectorAll(".board .path .card")];
/** Where an explorer keeps what is carried, or sleeps. */
const campOf = (seat: number, part: "carried" | "explorer"): Point | null =>
  middle(document.querySelector(`.board .camp .seat-${seat} .${part}`));
const at = ({ x, y }: Point, scale: number): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale})`;

/** The number of gems that are drawn for an amount. */
export const drawnFor = (amount: number): number[] =>
  Array.from({ length: Math.min(amount, MOST_GEMS) }, (_, i) => i);

/** Begin when all that begins now has been measured: a measurement in between would style the page again. */
const move = (thing: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void =>
  queueMicrotask(() => thing.animate(frames, { ...timing, fill: "both" }));

function fly(gem: Element, from: Point, to: Point, delay: number, duration: number): void {
  const over = { x: from.x + (to.x - from.x) * 0.3, y: from.y + (to.y - from.y) * 0.3 - 24 };
  move(
    gem,
    [
      { transform: at(from, 0.8), opacity: 1 },
      { transform: at(over, 1.2), opacity: 1, offset: 0.4 },
      { transform: at(to, 0.7), opacity: 1 },
    ],
    { delay, duration: duration - delay, easing: "ease-in-out" },
  );
}

/** Gems fly from the newest card to everybody who shares it. */
export function share(gem: HTMLElement, seat: number, nth: number, duration: number): void {
  const card = cards().at(-1);
  const from = middle(card);
  const to = campOf(seat, "carried");
  if (!card || !from || !to) return;
  // They begin all over the card, where its gems lay.
  const reach = card.clientWidth / 10;
  const aside = { x: from.x + (seat - 3.5) * reach, y: from.y + (nth - 1) * reach * 1.5 };
  fly(gem, aside, to, nth * 60, duration);
}

/** A gem of the path flies to the tent of a leaver. */
export function split(
  gem: HTMLElement,
  seat: number,
  nth: number,
  lying: number[],
  duration: number,
): void {
  const from = middle(cards()[lying[(seat + nth) % lying.length] ?? 0]);
  const to = campOf(seat, "explorer");
  if (from && to) fly(gem, from, to, nth * 80, duration);
}

/** A leaver walks from the others back along the cards to the entrance, and from there to the own tent. */
export function walk(figure: HTMLElement, seat: number, nth: number, duration: number): void {
  const passed = cards().reverse();
  const every = Math.max(1, Math.ceil(passed.length / MOST_CARDS));
  const aside = figure.firstElementChild?.clientWidth ?? 0;
  const way = passed
    .filter((_, i) => i % every === 0 || i === passed.length - 1)
    .flatMap((card) => middle(card) ?? [])
    .map(({ x, y }) => ({ x: x + nth * aside, y: y + nth * 6 }));
  const tent = campOf(seat, "explorer");
  if (!tent || !way.length) return;
  const stood = middle(document.querySelector(`.board .group .seat-${seat}`));
  if (stood) way.unshift(stood);
  way.push(tent);
  // The same pace all the way.
  const gone = [0];
  for (let i = 1; i < way.length; i++)
    gone.push(gone[i - 1]! + Math.hypot(way[i]!.x - way[i - 1]!.x, way[i]!.y - way[i - 1]!.y));
  move(
    figure,
    way.map((point, i) => ({
      transform: at(point, i < way.length - 1 ? 1 : 0.6),
      opacity: 1,
      offset: gone[i]! / (gone.at(-1)! || 1),
    })),
    { duration, easing: "linear" },
  );
}
