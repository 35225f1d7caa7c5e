// What the server says of a position: the champion's estimate, and the equilibrium.
import { Problem } from "./api";
import type { Appraisal, AppraisalLine, NewPosition } from "./protocol";

export async function appraisalOf(position: NewPosition): Promise<Appraisal> {
  let answer: Response;
  try {
    answer = await fetch("/api/position", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(position),
    });
  } catch {
    throw new Problem("offline");
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { code?: string };
    throw new Problem(said.code ?? "unavailable");
  }
  // The lines before the last only keep the connection open.
  const text = await answer.text().catch(() => {
    throw new Problem("offline");
  });
  const last = text.trim().split("\n").at(-1);
  const line = last ? (JSON.parse(last) as AppraisalLine) : null;
  if (!line?.appraisal) throw new Problem("appraisal_failed");
  return line.appraisal;
}
