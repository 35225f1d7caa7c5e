// The socket of a table. That of a new table is opened before the table is drawn, which takes a
// slow device as long as the way to the server and back.
import { ownNumber, withKey } from "./api";

/** A socket that nobody has taken by then is closed again. */
const UNTAKEN_MS = 10_000;
/** This page, and how many sockets it has opened: the server hears the newest one alone. */
const PAGE = ownNumber().slice(0, 8);
let opened = 0;
let early: { address: string; socket: WebSocket } | null = null;

/** The address of a table's socket. */
export function socketAt(table: string, invite = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return withKey(`${scheme}://${location.host}/api/tables/${table}/socket`, invite);
}

function open(address: string): WebSocket {
  const url = new URL(address);
  url.searchParams.set("connection", `${PAGE}-${++opened}`);
  return new WebSocket(url);
}

/** Begin to open the socket that will be asked for next. */
export function openEarly(address: string): void {
  const mine = { address, socket: open(address) };
  early = mine;
  setTimeout(() => {
    if (early !== mine) return;
    early = null;
    mine.socket.close();
  }, UNTAKEN_MS);
}

/** A socket to this address: the one that was opened early, or a new one. */
export function takeSocket(address: string): WebSocket {
  const found = early;
  early = null;
  if (found?.address === address && found.socket.readyState <= WebSocket.OPEN) return found.socket;
  found?.socket.close();
  return open(address);
}
