// Live numbers, each with its curve of the last minutes. Rates come from counters that only grow.
type Phases = Record<string, { tables: number; people: number }>;

const POINTS = 150;
const [WIDTH, HEIGHT] = [150, 40];

/** The sum of a metric over all processes and labels, from Prometheus' text form. */
export function total(metrics: string, name: string): number {
  let sum = 0;
  for (const line of metrics.split("\n"))
    if (line.startsWith(`${name} `) || line.startsWith(`${name}{`))
      sum += Number(line.slice(line.lastIndexOf(" ") + 1));
  return sum;
}

/** A curve through values, the latest at the right end, its highest value at the top. */
export function path(values: number[]): string {
  const most = Math.max(...values, 1e-9);
  return values
    .map((value, number) => {
      const x = WIDTH - ((values.length - 1 - number) * WIDTH) / (POINTS - 1);
      const y = HEIGHT - 1 - (Math.max(0, value) / most) * (HEIGHT - 2);
      return `${number ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

class Figure {
  private readonly values: number[] = [];
  private readonly said = document.createElement("b");
  private readonly curve = document.createElementNS("http://www.w3.org/2000/svg", "path");

  constructor(parent: HTMLElement, name: string) {
    const box = document.createElement("div");
    box.className = "figure";
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
    drawing.setAttribute("preserveAspectRatio", "none");
    drawing.setAttribute("aria-hidden", "true");
    drawing.append(this.curve);
    box.append(name, this.said, drawing);
    parent.append(box);
  }

  add(value: number): void {
    this.values.push(value);
    if (this.values.length > POINTS) this.values.shift();
    this.said.textContent = value.toLocaleString("en", { maximumFractionDigits: 1 });
    this.curve.setAttribute("d", path(this.values));
  }
}

export class Curves {
  private readonly figures = new Map<string, Figure>();
  private before: { at: number; counts: Record<string, number> } | null = null;

  constructor(private readonly parent: HTMLElement) {}

  add(at: number, phases: Phases, metrics: string): void {
    const sum = (key: "tables" | "people"): number =>
      Object.values(phases).reduce((all, each) => all + each[key], 0);
    this.show("People connected", sum("people"));
    this.show("Tables", sum("tables"));
    this.show("Games running", phases.playing?.tables ?? 0);
    this.show("Sockets", total(metrics, "tacora_connections"));
    this.show("Processes", Math.max(1, total(metrics, "tacora_up")));
    this.show("Memory in MB", total(metrics, "process_resident_memory_bytes") / 1e6);
    const counts = {
      messages: total(metrics, "tacora_messages_total"),
      commits: total(metrics, "tacora_commit_seconds_count"),
      seconds: total(metrics, "tacora_commit_seconds_sum"),
      cpu: total(metrics, "process_cpu_seconds_total"),
    };
    const { before } = this;
    this.before = { at, counts };
    if (!before || at <= before.at) return;
    const elapsed = (at - before.at) / 1000;
    const more = (name: keyof typeof counts): number =>
      Math.max(0, counts[name] - (before.counts[name] ?? 0));
    this.show("Messages a second", more("messages") / elapsed);
    this.show("Milliseconds a commit", (more("seconds") / Math.max(1, more("commits"))) * 1000);
    this.show("Cores in use", more("cpu") / elapsed);
  }

  private show(name: string, value: number): void {
    let figure = this.figures.get(name);
    if (!figure) this.figures.set(name, (figure = new Figure(this.parent, name)));
    figure.add(value);
  }
}
