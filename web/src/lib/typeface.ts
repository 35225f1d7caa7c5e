// The display typeface of logo, headings and large numbers. It is fetched after the first paint;
// until then, and where it cannot be fetched, the page is set in letters of the device.
import cyrillic from "@fontsource/piazzolla/files/piazzolla-cyrillic-800-normal.woff2";
import extended from "@fontsource/piazzolla/files/piazzolla-latin-ext-800-normal.woff2";
import latin from "@fontsource/piazzolla/files/piazzolla-latin-800-normal.woff2";
import letters from "./typeface.json";

const FILES = { latin, "latin-ext": extended, cyrillic };

/** Let the page use the typeface: the browser fetches those of its files whose letters are shown. */
export function setType(): void {
  for (const part of ["latin", "latin-ext", "cyrillic"] as const) {
    const { href } = new URL(FILES[part], import.meta.url);
    // One weight serves for every bold one, so no browser draws it bolder by itself.
    const face = new FontFace("Piazzolla", `url("${href}")`, {
      // Digits and capitals stand in the middle of their line.
      ascentOverride: "88%",
      descentOverride: "22%",
      lineGapOverride: "0%",
      display: "swap",
      unicodeRange: letters[part],
      weight: "600 900",
    });
    document.fonts.add(face);
  }
}
