// Parts of the page that are fetched when they are needed, or a little before.

type Load<T> = () => Promise<T>;

/** The screens beside home, each with what it alone needs. */
export const screens = {
  calculator: () => import("../screens/Calculator.svelte"),
  daily: () => import("../screens/Daily.svelte"),
  hand: () => import("../screens/Hand.svelte"),
  hotSeat: () => import("../screens/HotSeat.svelte"),
  join: () => import("../screens/Join.svelte"),
  learn: () => import("../screens/Learn.svelte"),
  lesson: () => import("../screens/Lesson.svelte"),
  lobby: () => import("../screens/Lobby.svelte"),
  mine: () => import("../screens/Mine.svelte"),
  puzzles: () => import("../screens/Puzzles.svelte"),
  replay: () => import("../screens/Replay.svelte"),
  result: () => import("../screens/Result.svelte"),
  room: () => import("../screens/Room.svelte"),
  rules: () => import("../screens/Rules.svelte"),
  settings: () => import("../screens/Settings.svelte"),
};

/** What keeps finished games on this device. */
export const keeping = () => import("../mine/keep");
export const mine = () => import("../mine/store");

/** The picture of home, which comes after the first paint. */
export const keyPicture = () => import("../art/KeyPicture.svelte");

let styled: Promise<void> | null = null;

/** The styles of all that comes later than home and table: one file, fetched with the first of it. */
function styles(): Promise<void> {
  styled ??= new Promise((done, failed) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = document.documentElement.dataset.later!;
    sheet.onload = () => done();
    sheet.onerror = () => {
      sheet.remove();
      styled = null;
      failed(new TypeError("no styles"));
    };
    document.head.append(sheet);
  });
  return styled;
}

/** For this long after an answer the server is expected to answer again. */
const ANSWERS_MS = 5000;
/** When it answered last, on the page's clock: at its beginning, with the page. */
let answered = 0;

/** The server did not answer, and nothing was fetched: the next try can succeed. */
export class NoAnswer extends Error {}

const fetched = new WeakMap<Load<unknown>, unknown>();
const fetching = new WeakMap<Load<unknown>, Promise<unknown>>();

/** What was fetched before, if it was. */
export const known = <T>(load: Load<T>): T | null => (fetched.get(load) as T | undefined) ?? null;

export function later<T>(load: Load<T>): Promise<T> {
  const begun = fetching.get(load) as Promise<T> | undefined;
  const found = begun ?? fetchOnce(load);
  fetching.set(load, found);
  found.catch(() => {
    fetching.delete(load);
    answered = -Infinity;
  });
  return found;
}

/** Ask for all parts of the table at once, not for one after the other. */
function hasten(): void {
  for (const name of document.documentElement.dataset.table!.split(" ")) {
    const part = document.createElement("link");
    part.rel = "modulepreload";
    part.href = `/assets/${name}`;
    document.head.append(part);
  }
}

async function fetchOnce<T>(load: Load<T>): Promise<T> {
  // Some browsers never fetch a script again that failed once, so check first that the server answers.
  // A service worker has them all.
  const unsure = !navigator.onLine || performance.now() - answered > ANSWERS_MS;
  if (unsure && !navigator.serviceWorker?.controller)
    await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => {
      throw new NoAnswer();
    });
  if (load === screens.room) hasten();
  const [found] = await Promise.all([load(), load === screens.room ? null : styles()]);
  answered = performance.now();
  fetched.set(load, found);
  return found;
}

/** Fetch what will probably be needed; if that fails, it is fetched when it is needed. */
export function expect(load: Load<unknown>): void {
  void later(load).catch(() => undefined);
}
