"""The local table in Node, asked line by line: driver.ts with all that it imports."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rubra.core import record_file, registry
from rubra.core.record_file import GameRecord
from rubra.server.http.app_files import data_files
from tests.web.browser import ROOT

HERE = Path(__file__).parent
BUNDLER = ROOT / "web" / "node_modules" / ".bin" / "esbuild"


class LocalTable:
    """A match as the browser plays it."""

    def __init__(self, process: subprocess.Popen[str], data: Path) -> None:
        self._process = process
        self._data = data

    def ask(self, what: str, **more: Any) -> Any:
        """What it returns. Raises ValueError with what it says against it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer["is"]

    def open(self, game: str, players: int, key: bytes, **options: Any) -> Any:
        """Begin a game."""
        folder = self._folder(game)
        return self.ask("open", folder=folder, players=players, key=key.hex(), options=options)

    def rewritten(self, game: str, record: str, *, verify: bool = False) -> str:
        """A record as the browser writes it, once it has read it and played it again."""
        folder = self._folder(game)
        written: str = self.ask("record", folder=folder, record=record, verify=verify)
        return written

    def review(self, record: GameRecord, **how: Any) -> dict[str, Any]:
        """A record as the browser looks back at it."""
        folder, text = self._folder(record.game), record_file.encode(record)
        found: dict[str, Any] = self.ask("review", folder=folder, record=text, **how)
        return found

    def _folder(self, game: str) -> str:
        return str(self._data / game)


@contextmanager
def local_tables(folder: Path) -> Iterator[LocalTable]:
    """Node with the client's own code in it, and the files that browsers get."""
    for path, content in data_files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    with running("driver", folder, readers_of_games()) as process:
        yield LocalTable(process, folder / "data")


def readers_of_games() -> dict[str, Path]:
    """Where the readers of boxes lie that were made for the browser."""
    games = ROOT / "web" / "src" / "games"
    return {name: games / name / "box-reader.ts" for name in registry.names()}


@contextmanager
def running(
    driver: str, folder: Path, readers: dict[str, Path], here: Path = HERE
) -> Iterator[subprocess.Popen[str]]:
    """A driver in Node, with the readers of boxes."""
    lines = [f"import {{ serve }} from {json.dumps(str(here / driver))};"]
    lines += [f"import * as {name} from {json.dumps(str(file))};" for name, file in readers.items()]
    lines.append(f"await serve({{ {', '.join(readers)} }});")
    start, program = folder / f"{driver}.ts", folder / f"{driver}.mjs"
    start.write_text("\n".join(lines), encoding="utf-8")
    subprocess.run(
        [BUNDLER, start, "--bundle", "--platform=node", "--format=esm",
         "--log-level=warning", f"--outfile={program}"],
        check=True,
    )  # fmt: skip
    with subprocess.Popen(
        ["node", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
