// The present place in the page: the path of the address.

const at: { path: string } = $state({ path: read() });

function read(): string {
  // A record in a link stands behind `#`, because no server has to read it.
  if (location.hash.startsWith("#/r/")) return "/r";
  // The places of older links stand there, too.
  if (location.hash.startsWith("#/"))
    history.replaceState(null, "", location.hash.replace(/^#[/\\]+/, "/"));
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname; // cut off or mistyped: the address leads nowhere, but the page still works
  }
}

for (const moved of ["popstate", "hashchange"]) addEventListener(moved, () => (at.path = read()));

export const path = (): string => at.path;
export const parts = (): string[] => at.path.split("/").filter(Boolean);

export function go(to: string): void {
  if (to === at.path) return;
  history.pushState({ from: at.path }, "", encodeURI(to));
  at.path = to;
}

/** The place from which this page went to the present one; it stands there after a reload, too. */
export const cameFrom = (): string => (history.state as { from?: string } | null)?.from ?? "";

/** Show another address for the place where the page is, which stays as it is. */
export function swap(to: string): void {
  if (link(to) !== location.href) history.replaceState(null, "", link(to));
}

/** A table as addresses name it: its id, and the key of its link if it has one. */
export const nameIn = (table: string, invite?: string): string =>
  invite ? `${table}.${invite}` : table;
export function tableAt(named: string): { table: string; invite: string } {
  const [table = "", invite = ""] = named.split(".");
  return { table, invite };
}

/** The address of a replay, or of one moment of it; without a number, of the last game of the table. */
export const replayAt = (table: string, game?: number, moment?: number): string =>
  `/replay/${table}${game ? `/${game}${moment ? `/${moment}` : ""}` : ""}`;

/** The address of a place in the page, for others. */
export const link = (to: string): string => `${location.origin}${encodeURI(to)}`;
