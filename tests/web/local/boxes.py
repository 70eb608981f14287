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
from tests.web.local.node import HERE, readers_of_games, running

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
def boxes_in_node(
    folder: Path, readers: dict[str, Path] | None = None, here: Path = HERE
) -> Iterator[BoxesInNode]:
    """Node with the readers of all games in it, or with those of other sources."""
    with running("box_driver", folder, readers or readers_of_games(), here) as process:
        yield BoxesInNode(process)
