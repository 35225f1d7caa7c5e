// Short names for parts of the generated types.
import type * as p from "./protocol";

export type Happening = p.Update["happened"][number];
export type Happened<E extends Happening["event"]> = Extract<Happening, { event: E }>;
export type { GameView, SeatView, TableView, You, Options, ExplorerView } from "./protocol";
