"""Draw the picture of the terminal table for the README: docs/pictures/terminal.svg."""

from __future__ import annotations

import io
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from rubra.core.record_file import begin, load
from rubra.core.texts import Speaker
from rubra.games.rubico import terminal as rubico

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "tests" / "records" / "rubico" / "5-four_of_both.json"

# Ink on parchment: background, text, then eight colours that serve as their bright twins too
INK = [
    (43, 33, 24), (166, 58, 36), (63, 105, 77), (150, 106, 20),
    (38, 84, 140), (122, 58, 115), (40, 110, 115), (110, 96, 78),
]  # fmt: skip
THEME = TerminalTheme((246, 236, 217), (43, 33, 24), INK, INK)

# The drawing alone: no fonts from elsewhere, no window around it
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>Rubico at the terminal</title>
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
    """Play a recorded game to an interesting moment and draw what one seat sees."""
    record = load(RECORD)
    match = begin(record)
    moves = iter(record.moves)
    while (seen := match.view())["turn"] != 2 or seen["step"] != "taking" or seen["taken"] != 1:
        seat, *words = next(moves)
        match.play_words(int(seat), words)
    viewer = seen["centurion"]
    names = ["Antonius", "Cicero", "Cato", "Curio", "Pollio"]
    speaker = Speaker(match.game, match.box, "en", names)
    console = Console(record=True, width=96, highlight=False, file=io.StringIO())
    view = match.view(viewer)
    console.print(rubico.draw(view, speaker))
    choices = match.moves(viewer)
    console.print(rubico.question(view, speaker, len(choices)), style="bold red")
    labels = [f"{number:>2}  {speaker.move(move)}" for number, move in enumerate(choices, 1)]
    console.print(Columns(labels, padding=(0, 4), column_first=True), highlight=False)
    target = ROOT / "docs" / "pictures" / "terminal.svg"
    target.parent.mkdir(exist_ok=True)
    console.save_svg(str(target), theme=THEME, code_format=FORMAT, unique_id="rubra")


if __name__ == "__main__":
    main()
