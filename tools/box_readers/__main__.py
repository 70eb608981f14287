"""Write the readers of box files for the browser, from those in Python.

    python -m tools.box_readers [--check]      --check says which are stale

web/src/games/<game>/box-reader.ts is made of games/<game>/box.py, with all that it calls, and
web/src/local/boxes/box-file.ts of core/box.py and core/bounds.py.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.box_readers.regexes import NotTranslated
from tools.box_readers.translation import ROOT, Translation

from rubra.core import registry
from rubra.core.box import BoxFile, Sheet, check_unique
from rubra.core.errors import BoxError

WEB = ROOT / "web" / "src"
LEFT_OUT = ("from_path", "digest")  # of a box file: a browser does these in its own way
SHARED: dict[Any, str] = {check_unique: "check_unique"}
HEAD = """\
// Made by tools/box_readers from {source}. Do not edit.
// @ts-nocheck: its types are checked in Python
"""


def main() -> None:
    """Write the files, or compare them."""
    stale = []
    try:
        made = files()
    except NotTranslated as error:
        sys.exit(str(error))
    for file, text in made.items():
        if "--check" not in sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
    if stale:
        sys.exit(f"{', '.join(stale)} out of date: run python -m tools.box_readers")


def files() -> dict[Path, str]:
    """All of them, as they should be."""
    shared, methods = box_file()
    found = {WEB / "local" / "boxes" / "box-file.ts": shared}
    for name in registry.names():
        found[WEB / "games" / name / "box-reader.ts"] = reader(name, methods)
    return found


def box_file() -> tuple[str, set[str]]:
    """What is the same for all games; and the methods of a box file."""
    made = Translation()
    made.add_class(BoxError)
    made.add_class(BoxFile, LEFT_OUT)
    made.export(check_unique)
    head = HEAD.format(source="src/rubra/core/box.py and core/bounds.py")
    imports = (
        "import * as py from './python';\n"
        "import { convert, ValidationError } from './shape';\n"
        "import { loads } from './toml';\n\n"
    )
    return head + imports + made.text(), made.methods


def reader(game: str, methods: set[str]) -> str:
    """The reader of one game."""
    module = import_module(f"rubra.games.{game}.box")
    made = Translation(SHARED)
    made.methods = methods
    made.export(module.read_box)
    boxes = "../../local/boxes"
    shared = f"import {{ {', '.join(sorted(made.used))} }} from '{boxes}/box-file';\n"
    imports = (
        (shared if made.used else "")
        + f"import * as py from '{boxes}/python';\n"
        + f"import {{ blank }} from '{boxes}/records';\n\n"
    )
    text = made.text()
    sheet = next(
        name
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, Sheet) and one is not Sheet
    )
    assert f"const {sheet} = " in text, f"{game}: the shape of {sheet} is not used"
    # What a form is made of
    shape = f"\nexport const sheet = {sheet};\n"
    return HEAD.format(source=f"src/rubra/games/{game}/box.py") + imports + text + shape


if __name__ == "__main__":
    main()
