"""Draw the icons of the app from our mark: python tools/icons.py [--check].

They lie in web/public/icons. The same mark gives the same bytes; `--check` fails if one is stale.
"""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import vl_convert

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ICONS = PUBLIC / "icons"
GROUND = "#e7d3a8"  # parchment, a little darker than the board, whose red field stands out
MARK_BOX = 32  # the mark is drawn in so many units

# By name: pixels, how much of the width the mark takes, and how round the ground's corners are. A
# maskable icon may be cut to a circle of 80 % of its width, so that its ground fills the square
SHAPES = {
    "icon-192": (192, 0.78, 0.2),
    "icon-512": (512, 0.78, 0.2),
    "maskable-192": (192, 0.6, 0.0),
    "maskable-512": (512, 0.6, 0.0),
    "apple-touch-180": (180, 0.74, 0.0),
}


def main() -> None:
    """Write the icons, or say which are stale."""
    check = "--check" in sys.argv[1:]
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    stale = []
    ICONS.mkdir(exist_ok=True)
    for name, shape in SHAPES.items():
        drawn, file = draw(mark, *shape), ICONS / f"{name}.png"
        if check and (not file.exists() or file.read_bytes() != drawn):
            stale.append(file.name)
        elif not check:
            file.write_bytes(drawn)
    if stale:
        sys.exit(f"out of date, run python tools/icons.py: {', '.join(stale)}")


def draw(mark: str, pixels: int, share: float, corners: float) -> bytes:
    """One icon as PNG: the mark in the middle of its ground."""
    size = MARK_BOX / share
    # The drawing of the mark is a little above the middle of its box
    left, top = (size - MARK_BOX) / 2, (size - MARK_BOX) / 2 + 0.5
    inner = mark[mark.index(">") + 1 : mark.rindex("</svg>")]
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size:.4f} {size:.4f}"'
        f' width="{pixels}" height="{pixels}">'
        f'<rect width="{size:.4f}" height="{size:.4f}" rx="{size * corners:.4f}" fill="{GROUND}"/>'
        f'<g transform="translate({left:.4f} {top:.4f})">{inner}</g></svg>'
    )
    return packed_well(vl_convert.svg_to_png(svg, scale=1))


def packed_well(png: bytes) -> bytes:
    """The same picture in a third of the bytes: the drawing program packs in haste."""
    at, kept, pixels = 8, [], b""
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        chunk = png[at : at + 12 + length]
        if chunk[4:8] == b"IDAT":
            pixels += chunk[8:-4]
        else:
            kept.append(chunk)
        at += 12 + length
    body = b"IDAT" + zlib.compress(zlib.decompress(pixels), 9)
    data = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:8] + b"".join([*kept[:-1], data, kept[-1]])


if __name__ == "__main__":
    main()
