"""The pictures of the installed page: `python -m tools.app_pictures`.

Icons are drawn once in a browser, because phones take no SVG; each names the drawing that it was
made from, and a test fails if it is another one. The screenshots are those of docs/screens.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from tools.invite_picture import HEAD_BYTES, SIGNATURE, made_from

ROOT = Path(__file__).parent.parent
APP = ROOT / "web" / "app"
SCREENS = ROOT / "docs" / "screens"


class Icon(NamedTuple):
    """A square picture, and the drawing that it is made from."""

    drawing: Path
    pixels: int


WITH_CORNERS, WHOLE = ROOT / "web" / "icon.svg", APP / "icon.svg"
"""The icon with round corners, and one to the edges, which a system cuts to its own shape."""
ICONS = {
    "icon-192.png": Icon(WITH_CORNERS, 192),
    "icon-512.png": Icon(WITH_CORNERS, 512),
    "maskable-192.png": Icon(WHOLE, 192),
    "maskable-512.png": Icon(WHOLE, 512),
    "apple-180.png": Icon(WHOLE, 180),
}
SCREENSHOTS = {"phone.jpg": "table-light.jpg", "desk.jpg": "table-desk.jpg"}


def main() -> None:
    """Draw the icons and copy the screenshots."""
    sys.path.insert(0, str(ROOT))
    from tests.browser.chromium import chromium

    with chromium() as browser:
        for name, (drawing, pixels) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            style = "<style>body { margin: 0 } svg { display: block; width: 100vw }</style>"
            page.set_content(style + drawing.read_text("utf-8"))
            picture = page.screenshot(omit_background=True)
            page.close()
            end = len(SIGNATURE) + HEAD_BYTES
            made = made_from(drawing.read_bytes())
            (APP / name).write_bytes(picture[:end] + made + picture[end:])
    for name, screen in SCREENSHOTS.items():
        shutil.copyfile(SCREENS / screen, APP / name)


if __name__ == "__main__":
    main()
