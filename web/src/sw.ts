// The service worker: keeps one whole version of the page, to be used without a network.
//
// A version is fetched as one file and kept under its own name; a newer one waits beside it until
// no page of the older one is open. Every file that a page asks for later has a hash of its content
// or its version in its address, so that no visit gets files of two versions. Nothing else is kept:
// what a server says about tables, people and games always comes from the server.
/// <reference lib="webworker" />
declare const VERSION: string;
/** The address of the file with all files of this version. */
declare const WHOLE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

const BEGINNING = "tacora-page-";
const OWN = BEGINNING + VERSION;
/** A page that does not come within this time is taken from what is kept. */
const PAGE_MS = 4000;
/** What is never answered from here. */
const SERVERS_OWN = /^\/(api|admin|metrics|healthz|ws)(\/|$)/;
/** Files have an ending; places in the page and answers of the server have none. */
const FILE = /\.\w+$/;
/** What the server says about every answer, and what a kept one must say, too. */
const HEADERS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

interface Whole {
  version: string;
  /** By address: the type, and the content as text or in base64. */
  files: Record<string, { type: string; text?: string; base64?: string }>;
}

async function keep(): Promise<void> {
  const answer = await fetch(WHOLE);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const unpacked = answer.body.pipeThrough(new DecompressionStream("gzip"));
  const whole = (await new Response(unpacked).json()) as Whole;
  if (whole.version !== VERSION) throw new Error("another version");
  const cache = await caches.open(OWN);
  await Promise.all(
    Object.entries(whole.files).map(([address, { type, text, base64 }]) => {
      const headers = new Headers({ "content-type": type });
      for (const name of HEADERS) {
        const value = answer.headers.get(name);
        if (value) headers.set(name, value);
      }
      const body = text ?? Uint8Array.from(atob(base64 ?? ""), (each) => each.charCodeAt(0));
      return cache.put(address, new Response(body, { headers }));
    }),
  );
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((each) => each.startsWith(BEGINNING) && each !== OWN);
  await Promise.all(older.map((each) => caches.delete(each)));
  // A first visit, too, goes on without a network.
  await worker.clients.claim();
}

/** The page comes from the server, with its preview and its newest version, if that can be reached. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.open(OWN).then((cache) => cache.match("/"));
  if (!kept) return fetch(request);
  let timer = 0;
  const late = new Promise<null>((done) => (timer = worker.setTimeout(() => done(null), PAGE_MS)));
  try {
    const answer = await Promise.race([fetch(request), late]);
    // A proxy answers so while its server restarts.
    return answer && ![502, 503, 504].includes(answer.status) ? answer : kept;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** A file whose address names its content or its version: from whichever version has it. */
async function named(request: Request): Promise<Response> {
  const names = await caches.keys();
  for (const name of [OWN, ...names.filter((each) => each !== OWN)]) {
    if (!name.startsWith(BEGINNING) || !names.includes(name)) continue;
    const found = await caches.open(name).then((cache) => cache.match(request));
    if (found) return found;
  }
  return fetch(request);
}

/** A file whose address does not: the server's, and without a network the one that is kept. */
async function unnamed(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(OWN);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (SERVERS_OWN.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILE.test(pathname))
    event.respondWith(
      pathname.startsWith("/assets/") || search ? named(request) : unnamed(request),
    );
});
