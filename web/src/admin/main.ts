// The admin page: it shows what the HTTP API of the admin says, and asks it. The token is kept in
// memory only. Players never download this file.
import { Curves } from "./curves";

interface Now {
  version: string;
  at: number;
  phases: Record<string, { tables: number; people: number }>;
  orders: { kind: string; subject: string; until: number }[];
  metrics: string;
}
interface Tables {
  tables: {
    phase: string;
    people: number;
    changed_at: number;
    summary: {
      table: string;
      host: string | null;
      taken: number;
      seats: number;
      options: { edition: string };
    };
  }[];
  more: boolean;
}
interface Audit {
  entries: { at: number; address: string; action: string; subject: string }[];
}

const EVERY_MS = 2000;
const PAGE = 100;
const SAID: Record<string, string> = {
  not_admin: "This token is wrong.",
  not_found: "The admin page is off, or this is not there any more.",
  too_fast: "Too many wrong tokens came from your address. Wait a few minutes.",
  no_network: "This is not an address or a network that can be banned.",
  no_such_table: "This table is not there any more.",
};

function at<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

let token = "";
let visits = 0;
let offset = 0;
let found = "";
const curves = new Curves(at("figures"));

function say(text: string): void {
  at("said").textContent = text;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (body !== undefined) headers["content-type"] = "application/json";
  const answer = await fetch(`/api/admin/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return answer;
  const code = await answer.json().then(
    (said: { code: string }) => said.code,
    () => "",
  );
  if (code === "not_admin") leave();
  throw new Refused(code, SAID[code] ?? `The server answered ${answer.status} ${code}.`);
}

/** Forget a token that is not the right one (any more), and ask for another one. */
function leave(): void {
  token = "";
  at("door").hidden = false;
  at("house").hidden = true;
}

/** Do something, and say what came of it. */
async function attempt(work: () => Promise<string | undefined>): Promise<boolean> {
  try {
    const text = await work();
    if (text !== undefined) say(text);
    return true;
  } catch (error) {
    say(error instanceof TypeError ? "The server does not answer." : (error as Error).message);
    return false;
  }
}

const timeOf = (ms: number): string =>
  new Date(ms).toLocaleString("en", { dateStyle: "medium", timeStyle: "medium" });

function row(...cells: (string | Node)[]): HTMLTableRowElement {
  const made = document.createElement("tr");
  for (const cell of cells) made.insertCell().append(cell);
  return made;
}

function button(text: string, name: string, work: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.setAttribute("aria-label", name);
  made.onclick = work;
  return made;
}

const ORDERS: Record<string, string> = {
  restart: "Restart announced for",
  drain: "No new tables and games until",
  ban: "banned until",
};
const PATHS: Record<string, string> = { restart: "restart", drain: "drain", ban: "bans" };

function showOrders(orders: Now["orders"]): void {
  const text = JSON.stringify(orders);
  const list = at("orders");
  if (list.dataset.shown === text) return; // a button that has the focus keeps it
  list.dataset.shown = text;
  list.replaceChildren(
    ...orders.map(({ kind, subject, until }) => {
      const line = document.createElement("li");
      const said = `${subject} ${ORDERS[kind]} ${timeOf(until)}`.trim();
      const query = subject ? `?network=${encodeURIComponent(subject)}` : "";
      const end = button("End", `End: ${said}`, () => order("DELETE", `${PATHS[kind]}${query}`));
      line.append(`${said} `, end);
      return line;
    }),
  );
}

async function showNow(): Promise<void> {
  const now = (await (await ask("GET", "now")).json()) as Now;
  curves.add(now.at, now.phases, now.metrics);
  showOrders(now.orders);
}

async function showTables(): Promise<void> {
  const query = new URLSearchParams({ text: found, offset: String(offset) });
  const { tables, more } = (await (await ask("GET", `search?${query}`)).json()) as Tables;
  at("tables").replaceChildren(
    ...tables.map(({ phase, people, changed_at, summary }) => {
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = summary.table;
      box.setAttribute("aria-label", `Select ${summary.table}`);
      const seats = `${summary.taken} of ${summary.seats}`;
      const { edition } = summary.options;
      const changed = timeOf(changed_at);
      const host = summary.host ?? "";
      return row(box, summary.table, host, phase, String(people), seats, edition, changed);
    }),
  );
  at<HTMLInputElement>("all").checked = false;
  at("place").textContent = tables.length
    ? `${offset + 1} to ${offset + tables.length}`
    : "No tables";
  at<HTMLButtonElement>("earlier").disabled = offset === 0;
  at<HTMLButtonElement>("later").disabled = !more;
}

async function showAudit(): Promise<void> {
  const { entries } = (await (await ask("GET", "audit")).json()) as Audit;
  at("audit").replaceChildren(
    ...entries.map((each) => row(timeOf(each.at), each.address, each.action, each.subject)),
  );
}

async function order(method: string, path: string, body?: unknown): Promise<void> {
  await attempt(async () => {
    await ask(method, path, body);
    await Promise.all([showNow(), showAudit()]);
    return "Done.";
  });
}

async function closeSelected(): Promise<void> {
  const boxes = at("tables").querySelectorAll<HTMLInputElement>("input:checked");
  const selected = [...boxes].map((each) => each.value);
  if (!selected.length) return say("No table is selected.");
  const question = `Close ${selected.length === 1 ? "this table" : `${selected.length} tables`}? `;
  if (!confirm(`${question}People there lose their game; records stay.`)) return;
  let closed = 0;
  await attempt(async () => {
    for (const table of selected) {
      try {
        await ask("DELETE", `tables/${table}`);
      } catch (error) {
        // Players can close a table at the same moment.
        if (!(error instanceof Refused && error.code === "no_such_table")) throw error;
      }
      closed += 1;
    }
    return undefined;
  });
  if (closed === selected.length) say(`Closed: ${closed}.`);
  await attempt(async () => {
    await Promise.all([showTables(), showAudit()]);
    return undefined;
  });
}

async function download(): Promise<string> {
  say("The backup is being made.");
  const made = document.createElement("a");
  made.href = URL.createObjectURL(await (await ask("GET", "backup")).blob());
  made.download = "tacora.jsonl.gz";
  made.click();
  URL.revokeObjectURL(made.href);
  await showAudit();
  return "The backup has the secrets of running games: keep it safe.";
}

function onsubmit(id: string, work: (field: (name: string) => string) => Promise<unknown>): void {
  at<HTMLFormElement>(id).onsubmit = (event) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    void work((name) => String(data.get(name) ?? "").trim());
  };
}

async function enter(): Promise<void> {
  const entered = await attempt(async () => {
    await showNow(); // a wrong token counts once
    await Promise.all([showTables(), showAudit()]);
    return "";
  });
  if (!entered) return;
  at<HTMLFormElement>("door").reset();
  at("door").hidden = true;
  at("house").hidden = false;
  document.querySelector<HTMLElement>("h1")!.tabIndex = -1;
  document.querySelector<HTMLElement>("h1")!.focus();
  const mine = ++visits;
  let away = false;
  for (;;) {
    await new Promise((done) => setTimeout(done, EVERY_MS));
    if (!token || visits !== mine) return;
    if (document.hidden) continue;
    const lost = !(await attempt(async () => {
      await showNow();
      return away ? "" : undefined;
    }));
    away = lost;
  }
}

onsubmit("door", async (field) => {
  token = field("token");
  await enter();
});
onsubmit("restart", (field) =>
  order("POST", "restart", { in_seconds: Number(field("minutes")) * 60 }),
);
onsubmit("drain", (field) => order("POST", "drain", { seconds: Number(field("hours")) * 3600 }));
onsubmit("ban", (field) =>
  order("POST", "bans", { network: field("network"), seconds: Number(field("hours")) * 3600 }),
);
onsubmit("search", async (field) => {
  [found, offset] = [field("text"), 0];
  await turn(0);
});
async function turn(by: number): Promise<void> {
  offset = Math.max(0, offset + by);
  await attempt(async () => {
    await showTables();
    return "";
  });
}
at("earlier").onclick = () => void turn(-PAGE);
at("later").onclick = () => void turn(PAGE);
at("close").onclick = () => void closeSelected();
at("backup").onclick = () => void attempt(download);
at("all").onchange = (event) => {
  for (const each of at("tables").querySelectorAll<HTMLInputElement>("input"))
    each.checked = (event.target as HTMLInputElement).checked;
};
