"""A server of its own, for whoever looks at it from outside: tests, pictures, measurements."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVE = "from rubra.cli import main; main()"
SECONDS_TO_STOP = 30


@contextmanager
def running_server(*more: str) -> Iterator[str]:
    """The address of a `rubra serve` in another process, with an empty database and quick bots.

    `more` are options of `rubra serve`. It leaves nothing behind. What it had to say is lost,
    unless it does not start.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = ["--port=0", "--hold=0", f"--db=sqlite:///{folder / 'tables.db'}", *more]
        with (
            (folder / "log").open("w") as log,
            subprocess.Popen(
                [sys.executable, "-u", "-c", SERVE, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "XDG_DATA_HOME": name},
            ) as process,
        ):
            assert process.stdout is not None
            found = re.search(r"Open (http://\S+) in a browser", process.stdout.readline())
            if found is None:
                raise RuntimeError(f"the server did not start:\n{(folder / 'log').read_text()}")
            try:
                yield found[1]
            finally:
                process.terminate()
                process.wait(SECONDS_TO_STOP)
