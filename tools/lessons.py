"""Write the interactive first game of each game: scripted, as its reader sees it move by move.

python tools/lessons.py            writes lesson.json beside each game's lesson.py
python tools/lessons.py --check    says which is out of date
python tools/lessons.py --find GAME    looks for a seed with which its script can be played
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path
from types import ModuleType

from rubra.core import registry


def lessons() -> dict[Path, ModuleType]:
    """The script of each game that has one, by the file that it writes."""
    found = {}
    for name in registry.names():
        folder = registry.folder(name)
        if (folder / "lesson.py").exists():
            found[folder / "lesson.json"] = importlib.import_module(f"rubra.games.{name}.lesson")
    return found


def written(script: ModuleType) -> str:
    """The lesson as its file holds it."""
    return json.dumps(script.lesson(), separators=(",", ":")) + "\n"


def main() -> None:
    """Write the files, or compare them, or look for a seed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--find", metavar="GAME")
    asked = parser.parse_args()
    if asked.find:
        print(importlib.import_module(f"rubra.games.{asked.find}.lesson").find())
        return
    for file, script in lessons().items():
        text = written(script)
        if not asked.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.parent.name}/{file.name} is out of date: run python tools/lessons.py")


if __name__ == "__main__":
    main()
