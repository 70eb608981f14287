"""Draw the picture of the terminal table for the README: docs/pictures/terminal.svg.

python tools/picture.py RECORD MOVES NAME …
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from rubra.core.record_file import begin, load
from rubra.core.texts import Speaker
from rubra.terminal.table import drawing_of

ROOT = Path(__file__).parent.parent

# Ink on parchment: background, text, then eight colours that serve as their bright twins too
INK = [
    (43, 33, 24), (166, 58, 36), (63, 105, 77), (150, 106, 20),
    (38, 84, 140), (122, 58, 115), (40, 110, 115), (110, 96, 78),
]  # fmt: skip
THEME = TerminalTheme((246, 236, 217), (43, 33, 24), INK, INK)

# The drawing alone: no fonts from elsewhere, no window around it
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>TITLE at the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#f6ecd9" width="{width}" height="{height}" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main() -> None:
    """Play a recorded game to a moment and draw what the seat that is asked then sees."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("moves", type=int, help="how many are played before")
    parser.add_argument("names", nargs="+", help="of those who play")
    asked = parser.parse_args()
    record = load(asked.record)
    match = begin(record)
    for seat, *words in record.moves[: asked.moves]:
        match.play_words(int(seat), words)
    viewer = match.waiting[0]
    speaker = Speaker(match.game, match.box, "en", asked.names)
    console = Console(record=True, width=96, highlight=False, file=io.StringIO())
    view = match.view(viewer)
    drawing = drawing_of(match.game)
    console.print(drawing.draw(view, speaker))
    choices = match.moves(viewer)
    console.print(speaker.question(view["asked"]), style="bold red")
    labels = [f"{number:>2}  {speaker.move(move)}" for number, move in enumerate(choices, 1)]
    console.print(Columns(labels, padding=(0, 4), column_first=True), highlight=False)
    target = ROOT / "docs" / "pictures" / "terminal.svg"
    target.parent.mkdir(exist_ok=True)
    layout = FORMAT.replace("TITLE", match.game.about.title)
    console.save_svg(str(target), theme=THEME, code_format=layout, unique_id="rubra")


if __name__ == "__main__":
    main()
