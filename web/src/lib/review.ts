// The review of a game: asked for with its record, told line by line, and kept while it is looked at.
import { Problem } from "./api";
import type { ReplayView, ReviewLine, ReviewView } from "./protocol";

type Tell = (done: number, total: number) => void;

/** The server's review of a record; `tell` gets the progress. */
export async function reviewOf(record: string, tell: Tell): Promise<ReviewView> {
  let answer: Response;
  try {
    answer = await fetch("/api/review", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ record }),
    });
  } catch {
    throw new Problem("offline");
  }
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => ({}))) as { code?: string };
    throw new Problem(said.code ?? "unavailable");
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem("offline");
    });
    if (done) throw new Problem("review_failed");
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      const line = JSON.parse(text) as ReviewLine;
      if (line.review) return line.review;
      if (line.failed) throw new Problem("review_failed");
      tell(line.done, line.total);
    }
  }
}

/** For each moment of a replay its place in the unfolded one, which shows the end of expeditions. */
export function placesIn(unfolded: ReplayView): number[] {
  const places: number[] = [];
  for (const [at, { happened }] of unfolded.moments.entries()) {
    // The second half of a moment begins with the end of the expedition.
    const half = at > 0 && happened[0]?.event === "expedition_ended";
    if (!half) places.push(at);
  }
  return places;
}
