// The result of a daily cave as a small picture, drawn here.

export interface Shown {
  title: string;
  /** The number and the date of the day. */
  day: string;
  points: string;
  place: string;
  /** The points of each expedition; null where the cave caught the person. */
  expeditions: (number | null)[];
  /** Where others find it. */
  address: string;
}

/** The light of a torch, from the outside in. */
const LIGHT = [
  [400, "#20150f"],
  [320, "#2b1c13"],
  [240, "#382417"],
  [160, "#462d1c"],
] as const;
const WIDTH = 1200;
const HEIGHT = 630;
const TITLE = '"Piazzolla", Georgia, serif';
const PLAIN = '"Seravek", "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", system-ui, sans-serif';

/** The picture; it has the same colours in all themes. */
export function draw(shown: Shown): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#17100d";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  // Rings instead of a gradient, which would make the file ten times as large.
  for (const [size, colour] of LIGHT) {
    pen.beginPath();
    pen.ellipse(WIDTH / 2, HEIGHT / 2, size * 1.5, size, 0, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
  }
  pen.strokeStyle = "#ffc45e";
  pen.lineWidth = 6;
  pen.beginPath();
  pen.roundRect(18, 18, WIDTH - 36, HEIGHT - 36, 36);
  pen.stroke();
  pen.textAlign = "center";
  say(pen, shown.title, 112, `700 64px ${TITLE}`, "#ffc45e");
  say(pen, shown.day, 168, `400 34px ${PLAIN}`, "#dcc6a3");
  shown.expeditions.forEach((gain, nth) => cell(pen, nth, gain));
  say(pen, shown.points, 484, `700 76px ${TITLE}`, "#fbeed6");
  say(pen, shown.place, 538, `400 36px ${PLAIN}`, "#fbeed6");
  say(pen, shown.address, 588, `400 28px ${PLAIN}`, "#dcc6a3");
  return canvas;
}

/** One line in the middle, as small as it must be to fit. */
function say(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  font: string,
  colour: string,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, WIDTH / 2, y, WIDTH - 120);
}

const SIDE = 176;
const GAP = 24;

function cell(pen: CanvasRenderingContext2D, nth: number, gain: number | null): void {
  const x = WIDTH / 2 + (nth - 2) * (SIDE + GAP);
  const top = 206;
  pen.beginPath();
  pen.roundRect(x - SIDE / 2, top, SIDE, 196, 26);
  pen.fillStyle = gain === null ? "#4a1f16" : "#2a1c15";
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = gain === null ? "#ff7a52" : "#7fd1a8";
  pen.stroke();
  if (gain === null) {
    rocks(pen, x, top + 98);
    return;
  }
  gem(pen, x, top + 70);
  pen.font = `700 60px ${TITLE}`;
  pen.fillStyle = "#fbeed6";
  pen.fillText(String(gain), x, top + 172);
}

function shape(pen: CanvasRenderingContext2D, points: [number, number][], fill: string): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}

function gem(pen: CanvasRenderingContext2D, x: number, y: number): void {
  const [left, right, top, waist, foot] = [x - 52, x + 52, y - 42, y - 10, y + 46];
  shape(
    pen,
    [
      [x - 28, top],
      [x + 28, top],
      [right, waist],
      [x, foot],
      [left, waist],
    ],
    "#e2574c",
  );
  shape(
    pen,
    [
      [x - 28, top],
      [x - 18, waist],
      [left, waist],
    ],
    "#ff8f7d",
  );
  shape(
    pen,
    [
      [x - 18, waist],
      [x + 18, waist],
      [x, foot],
    ],
    "#b83a33",
  );
  shape(
    pen,
    [
      [x + 28, top],
      [x + 18, waist],
      [right, waist],
    ],
    "#f2705f",
  );
}

/** Three boulders, one on the others. */
function rocks(pen: CanvasRenderingContext2D, x: number, y: number): void {
  for (const [left, down, size, colour] of [
    [-34, 30, 36, "#8d7660"],
    [34, 32, 34, "#7a6552"],
    [0, -22, 40, "#a58c72"],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x + left, y + down, size, size * 0.86, 0.3, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
    pen.strokeStyle = "#2b1a12";
    pen.lineWidth = 5;
    pen.stroke();
  }
}

export const asBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
