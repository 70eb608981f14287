"""Pages as pictures, compared with pictures that somebody has looked at and accepted.

What is accepted lies in tests/games/<name>/web/pictures, and in tests/web/pictures what belongs to
no game, as WebP without loss: a laptop's page at half its size, a phone's as it is, so that there
are about as many pixels of each. The browser itself reads, shrinks, compares and writes them; no
other program is needed.

A pixel counts as different if it is clearly lighter or darker, in red, green or blue, than all that
the other picture has there and around it, seen from either of the two. So an edge may be smoothed
otherwise or lie a pixel further, as another version of a browser may draw it, but what has moved,
vanished or changed its colour is found.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browser import DESKTOP, PHONE, ROOT
from tests.web.table import PARTS

LEFT = ROOT / "failures" / "pictures"
ACCEPT = os.environ.get("RUBRA_PICTURES") == "accept"

SIZES = {"desktop": (DESKTOP, 2), "phone": (PHONE, 1)}  # and how many pixels become one, each way
APART = 16  # of 255: how far a colour may be beyond those in the other picture
MANY = 6  # pixels that may be different
LOOKS = 6
PAUSE = 500  # ms between them

# Everything is there, and nothing fades in any more
AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    await Promise.all([...document.images].map(one => one.decode()))
    document.querySelector('main.board')?.scrollTo(0, 0)
    for (let calm = 0; calm < 3; calm++) {
        await frame()
        if (document.getAnimations().some(one => one.playState === 'running')) calm = -1
    }
}"""

READ = """async text => {
    const blob = await (await fetch(`data:image/png;base64,${text}`)).blob()
    const drawn = await createImageBitmap(blob, {colorSpaceConversion: 'none'})
    const context = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
    context.drawImage(drawn, 0, 0)
    return context.getImageData(0, 0, drawn.width, drawn.height)
}"""
WRITE = """async (pixels, type) => {
    const canvas = new OffscreenCanvas(pixels.width, pixels.height)
    canvas.getContext('2d').putImageData(pixels, 0, 0)
    const bytes = new Uint8Array(
        await (await canvas.convertToBlob({type, quality: 1})).arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}"""
# The mean of so many pixels each way, in steps of 8: finer shades only make the file larger
SHRINK = """({data, width: across, height: down}, step) => {
    const width = Math.floor(across / step), height = Math.floor(down / step)
    const small = new ImageData(width, height)
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) for (let c = 0; c < 4; c++) {
        let sum = 0
        for (let dy = 0; dy < step; dy++) for (let dx = 0; dx < step; dx++)
            sum += data[4 * ((y * step + dy) * across + x * step + dx) + c]
        small.data[4 * (y * width + x) + c] =
            c === 3 ? 255 : Math.min(255, 8 * Math.round(sum / step / step / 8))
    }
    return small
}"""
# Each pixel as the mean of the nine around it: how fine lines are smoothed matters less
SOFTEN = """({data, width, height}) => {
    const soft = new Float32Array(data.length)
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        let red = 0, green = 0, blue = 0, count = 0
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
            for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
                const there = 4 * (v * width + u)
                red += data[there]
                green += data[there + 1]
                blue += data[there + 2]
                count++
            }
        soft.set([red / count, green / count, blue / count], 4 * (y * width + x))
    }
    return soft
}"""
# How many pixels are different, and a picture of where: red on a pale page
COMPARE = """(accepted, now, apart, soften) => {
    const {width, height} = now
    const marked = new ImageData(width, height)
    const before = soften(accepted), after = soften(now)
    const far = (one, other, x, y) => {
        for (let c = 0; c < 3; c++) {
            let least = 255, most = 0
            for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
                for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
                    const there = other[4 * (v * width + u) + c]
                    if (there < least) least = there
                    if (there > most) most = there
                }
            const here = one[4 * (y * width + x) + c]
            if (here < least - apart || here > most + apart) return true
        }
        return false
    }
    let different = 0
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const at = 4 * (y * width + x)
        const found = far(before, after, x, y) || far(after, before, x, y)
        different += found
        for (let c = 0; c < 3; c++)
            marked.data[at + c] = found ? [220, 0, 0][c] : 190 + now.data[at + c] / 4
        marked.data[at + 3] = 255
    }
    return {different, marked}
}"""

SMALL = (
    f"([shot, step]) => ({READ})(shot).then(it => ({WRITE})(({SHRINK})(it, step), 'image/webp'))"
)
LOOK = f"""async ([accepted, shot, step, apart]) => {{
    const read = {READ}, write = {WRITE}
    const before = await read(accepted), after = ({SHRINK})(await read(shot), step)
    if (before.width !== after.width || before.height !== after.height)
        return {{different: 1e9, marked: await write(after, 'image/png')}}
    const {{different, marked}} = ({COMPARE})(before, after, apart, {SOFTEN})
    return {{different, marked: different ? await write(marked, 'image/png') : ''}}
}}"""


def text_of(picture: bytes) -> str:
    """As the browser is given it."""
    return base64.b64encode(picture).decode()


def accepted_of(game: str | None) -> Path:
    """The folder of what was accepted; without a game, of what belongs to none."""
    return ROOT / "tests" / (f"games/{game}/web" if game else "web") / "pictures"


class Darkroom:
    """Pictures are made and compared here, on an empty page of the browser."""

    def __init__(
        self,
        bench: Page,
        accepted: Path,
        *,
        left: Path = LEFT,
        accept: bool = ACCEPT,
        looks: int = LOOKS,
    ) -> None:
        self.bench = bench
        self.accepted = accepted
        self.left = left
        self.accept = accept
        self.looks = looks
        self.wrong: list[str] = []

    def take(self, page: Page) -> bytes:
        """The page as it is now, at rest."""
        page.evaluate(AT_REST)
        return page.screenshot(caret="hide")

    def shrink(self, shot: bytes, step: int) -> bytes:
        """As it is kept: so many pixels become one, each way."""
        small: str = self.bench.evaluate(SMALL, [text_of(shot), step])
        return base64.b64decode(small)

    def compare(self, accepted: bytes, shot: bytes, step: int) -> tuple[int, bytes]:
        """How many pixels are different, and a picture of them."""
        both = [text_of(accepted), text_of(shot)]
        found: dict[str, Any] = self.bench.evaluate(LOOK, [*both, step, APART])
        return found["different"], base64.b64decode(found["marked"])

    def look(self, page: Page, name: str, *, parts: bool = False) -> None:
        """At the page at each size; `parts`: also behind the tabs of a narrow board."""
        for size, (pixels, step) in SIZES.items():
            page.set_viewport_size(pixels)  # type: ignore[arg-type]
            self._check(page, f"{name}-{size}", step)
            for part in range(1, page.locator(PARTS).count() if parts else 0):
                page.locator(PARTS).nth(part).click()
                self._check(page, f"{name}-{size}-{part + 1}", step)

    def _check(self, page: Page, name: str, step: int) -> None:
        """As it was accepted, or it is noted as wrong.

        What is not yet as it should be may still be on its way: it is looked at again.
        """
        file = self.accepted / f"{name}.webp"
        accepted = file.read_bytes() if file.exists() else None
        shot, marked, what = self.take(page), b"", "nobody has accepted it"
        for _ in range(self.looks):
            before = shot
            if accepted is not None:
                different, marked = self.compare(accepted, shot, step)
                if different <= MANY:
                    return
                what = f"{different} pixels are different"
            page.wait_for_timeout(PAUSE)
            shot = self.take(page)
            if self.accept and shot == before:
                break
        now = self.shrink(shot, step)
        if self.accept:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(now)
            return
        self._leave(name, accepted, now, marked)
        self.wrong.append(f"{name}: {what}")

    def _leave(self, name: str, accepted: bytes | None, now: bytes, marked: bytes) -> None:
        self.left.mkdir(parents=True, exist_ok=True)
        (self.left / f"{name}.now.webp").write_bytes(now)
        if accepted is not None:
            (self.left / f"{name}.accepted.webp").write_bytes(accepted)
            (self.left / f"{name}.difference.png").write_bytes(marked)

    def say(self) -> None:
        """Fail if anything was wrong."""
        if self.wrong:
            pytest.fail(
                "\n".join(self.wrong)
                + f"\nLook at both pictures, and where they differ, in {self.left}"
                + "\nIf it shall look so: make pictures"
            )
