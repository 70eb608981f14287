"""Box files as the browser reads them: the client's own code in Node, asked line by line."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from tests.web.browser import ROOT
from tests.web.local.node import BUNDLER, HERE

NAME = "the box"


class BoxesInNode:
    """What the browser makes of box files."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def read(self, game: str, text: str) -> dict[str, Any]:
        """Bytes, names and digest; or with what sentence it is refused."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"game": game, "text": text, "name": NAME}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


def read_here(game: str, text: str) -> dict[str, Any]:
    """The same, as Python reads it."""
    try:
        box = registry.load(game).open_box(BoxFile(text, NAME))
    except BoxError as error:
        return {"refused": str(error)}
    names = {domain: list(ids) for domain, ids in box.names.items()}
    return {"bytes": box.rows.tobytes().hex(), "names": names, "digest": box.file.digest}


@contextmanager
def boxes_in_node(folder: Path, readers: dict[str, Path] | None = None) -> Iterator[BoxesInNode]:
    """Node with the readers of all games in it, or with those that are given."""
    games = ROOT / "web" / "src" / "games"
    files = readers or {name: games / name / "box-reader.ts" for name in registry.names()}
    lines = [f"import {{ serve }} from {json.dumps(str(HERE / 'box_driver'))};"]
    lines += [f"import * as {name} from {json.dumps(str(file))};" for name, file in files.items()]
    lines.append(f"await serve({{ {', '.join(files)} }});")
    start, program = folder / "boxes.ts", folder / "boxes.mjs"
    start.write_text("\n".join(lines), encoding="utf-8")
    subprocess.run(
        [BUNDLER, start, "--bundle", "--platform=node", "--format=esm",
         "--log-level=warning", f"--outfile={program}"],
        check=True,
    )  # fmt: skip
    with subprocess.Popen(
        ["node", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield BoxesInNode(process)
        assert process.stdin is not None
        process.stdin.close()
