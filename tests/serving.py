"""A server that a test starts as a person does: by a command, in another process."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

SECONDS = 300.0  # for anything to happen while other tests keep all cores busy
NONCE = "0123456789abcdef"


@contextmanager
def serving(command: Sequence[str], folder: Path, env: dict[str, str]) -> Iterator[httpx.Client]:
    """A guest of the server that a command starts. The command's log is `log` in the folder, and
    what it prints after it was stopped is `said`."""
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=log, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            found = re.search(r"Open (http://\S+) in a browser", process.stdout.readline())
            assert found is not None, (folder / "log").read_text()
            with httpx.Client(base_url=found[1], timeout=SECONDS) as guest:
                assert guest.post("/api/me", json={"name": "Ada"}).status_code == 200
                yield guest
        finally:
            process.send_signal(signal.SIGINT)
            try:
                said, _ = process.communicate(timeout=SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                raise
            (folder / "said").write_text(said)


def open_table(guest: httpx.Client, game: str, players: int, level: str = "hard") -> str:
    """The id of a new table against bots; its game has begun."""
    seats = [{"who": "me"}, *[{"who": "bot", "level": level}] * (players - 1)]
    asked = {"game": game, "seats": seats, "nonce": NONCE}
    answer = guest.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
