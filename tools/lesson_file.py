"""The file of an interactive first game, which the scripts of the games write."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def keep(lesson: dict[str, Any], target: Path) -> None:
    """Write the file, or with --check compare it."""
    text = json.dumps(lesson, separators=(",", ":")) + "\n"
    if "--check" in sys.argv[1:]:
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            script = Path(sys.argv[0]).name
            sys.exit(f"{target.name} is out of date: run python tools/{script}")
    else:
        target.write_text(text, encoding="utf-8")
