"""The picture that messengers show beside a link: `python -m tools.invite_picture`.

They show no SVG, so it is drawn once in a browser. The PNG names the drawing that it was made
from, and a test fails if it is another one.
"""

from __future__ import annotations

import sys
import zlib
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
DRAWING, PICTURE = WEB / "invite.svg", WEB / "invite.png"
SIZE = (1200, 630)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEAD_BYTES = 25
"""The first chunk of a PNG: its size and colours."""


def made_from(drawing: bytes) -> bytes:
    """Return the chunk of a PNG that names a drawing."""
    said = b"Source\0" + sha256(drawing).hexdigest().encode()
    checksum = zlib.crc32(b"tEXt" + said)
    return len(said).to_bytes(4, "big") + b"tEXt" + said + checksum.to_bytes(4, "big")


def main() -> None:
    """Draw the picture in a browser."""
    sys.path.insert(0, str(WEB.parent))
    from tests.browser.chromium import chromium

    with chromium() as browser:
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.set_content(f"<style>body {{ margin: 0 }}</style>{DRAWING.read_text('utf-8')}")
        picture = page.screenshot()
    end = len(SIGNATURE) + HEAD_BYTES
    PICTURE.write_bytes(picture[:end] + made_from(DRAWING.read_bytes()) + picture[end:])


if __name__ == "__main__":
    main()
