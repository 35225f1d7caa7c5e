// The games that this device keeps, in the browser's database. Every change is one transaction: it
// is made whole or not at all.
import { merged, type Kept, type Reviewed } from "./game";

const NAME = "tacora-mine";
const GAMES = "games";
/** Replays, compressed, to be shown without a network. */
const REPLAYS = "replays";

let opened: Promise<IDBDatabase> | null = null;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("no database"));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.result.createObjectStore(REPLAYS);
    };
    request.onerror = () => failed(request.error ?? new Error("no database"));
    request.onsuccess = () => {
      const database = request.result;
      // A newer version of the page, in another tab, may need a newer form.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      done(database);
    };
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Do something in one transaction; returns when it is written. */
async function change(
  names: string[],
  work: (stores: Record<string, IDBObjectStore>) => Promise<void>,
): Promise<void> {
  const transaction = (await open()).transaction(names, "readwrite");
  const written = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () =>
      failed(transaction.error ?? new Error("not written"));
  });
  const stores = Object.fromEntries(names.map((each) => [each, transaction.objectStore(each)]));
  try {
    await work(stores);
  } catch (error) {
    written.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw error;
  }
  await written;
}

/** All games, the latest first. */
export async function allKept(): Promise<Kept[]> {
  const store = (await open()).transaction(GAMES).objectStore(GAMES);
  const games = (await answer(store.getAll())) as Kept[];
  return games.sort((a, b) => b.at - a.at);
}

export async function keptGame(id: string): Promise<Kept | null> {
  const store = (await open()).transaction(GAMES).objectStore(GAMES);
  return ((await answer(store.get(id))) as Kept | undefined) ?? null;
}

/** Keep games, each once; returns how many are new. If it fails, nothing has changed. */
export async function keepAll(games: readonly Kept[]): Promise<number> {
  let fresh = 0;
  await change([GAMES], async ({ [GAMES]: store }) => {
    for (const game of games) {
      const before = (await answer(store!.get(game.id))) as Kept | undefined;
      if (!before) fresh++;
      await answer(store!.put(before ? merged(before, game) : game));
    }
  });
  return fresh;
}

/** Note the review of a game, for every own seat of it that is kept. */
export async function noteReview(digest: string, of: Map<number, Reviewed>): Promise<void> {
  const range = IDBKeyRange.bound(`${digest}-`, `${digest}.`);
  await change([GAMES], async ({ [GAMES]: store }) => {
    for (const game of (await answer(store!.getAll(range))) as Kept[]) {
      const review = game.seats.length === 1 ? of.get(game.seats[0]!) : undefined;
      if (review) await answer(store!.put({ ...game, review }));
    }
  });
}

export const eraseAll = (): Promise<void> =>
  change([GAMES, REPLAYS], async (stores) => {
    await answer(stores[GAMES]!.clear());
    await answer(stores[REPLAYS]!.clear());
  });

const through = (data: BlobPart, by: ReadableWritablePair): Promise<ArrayBuffer> =>
  new Response(new Blob([data]).stream().pipeThrough(by)).arrayBuffer();

export async function keepReplay(id: string, replay: unknown): Promise<void> {
  const packed = await through(JSON.stringify(replay), new CompressionStream("gzip"));
  await change([GAMES, REPLAYS], async (stores) => {
    // A game may have been erased meanwhile.
    if (await answer(stores[GAMES]!.getKey(id))) await answer(stores[REPLAYS]!.put(packed, id));
  });
}

export async function keptReplay(id: string): Promise<unknown> {
  const store = (await open()).transaction(REPLAYS).objectStore(REPLAYS);
  const packed = (await answer(store.get(id))) as ArrayBuffer | undefined;
  if (!packed) return null;
  const text = new TextDecoder().decode(await through(packed, new DecompressionStream("gzip")));
  return JSON.parse(text);
}

/** The games whose replay is kept. */
export async function replaysKept(): Promise<Set<string>> {
  const store = (await open()).transaction(REPLAYS).objectStore(REPLAYS);
  return new Set((await answer(store.getAllKeys())) as string[]);
}
