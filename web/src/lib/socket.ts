// The socket of a table. That of a new table is opened before the table is drawn, which takes a
// slow device as long as the way to the server and back.
import { withKey } from "./api";

/** A socket that nobody has taken by then is closed again. */
const UNTAKEN_MS = 10_000;
let early: WebSocket | null = null;

/** The address of a table's socket. */
export function socketAt(table: string, invite = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return withKey(`${scheme}://${location.host}/api/tables/${table}/socket`, invite);
}

/** Begin to open the socket that will be asked for next. */
export function openEarly(address: string): void {
  const socket = new WebSocket(address);
  early = socket;
  setTimeout(() => {
    if (early !== socket) return;
    early = null;
    socket.close();
  }, UNTAKEN_MS);
}

/** A socket to this address: the one that was opened early, or a new one. */
export function takeSocket(address: string): WebSocket {
  const found = early;
  early = null;
  if (found?.url === address && found.readyState <= WebSocket.OPEN) return found;
  found?.close();
  return new WebSocket(address);
}
