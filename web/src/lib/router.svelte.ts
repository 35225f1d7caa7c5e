// The present place in the page: the part of the address behind `#`.

const at: { path: string } = $state({ path: read() });

function read(): string {
  const written = location.hash.replace(/^#/, "");
  try {
    return decodeURI(written) || "/";
  } catch {
    return written; // cut off or mistyped: the address leads nowhere, but the page still works
  }
}

addEventListener("hashchange", () => (at.path = read()));

export const path = (): string => at.path;
export const parts = (): string[] => at.path.split("/").filter(Boolean);

export function go(to: string): void {
  location.hash = encodeURI(to);
}

/** The address of a replay; without a number, of the last game of the table. */
export const replayAt = (table: string, game?: number): string =>
  `/replay/${table}${game ? `/${game}` : ""}`;

/** The address of a place in the page, for others. */
export const link = (to: string): string =>
  `${location.origin}${location.pathname}#${encodeURI(to)}`;
