"""The command `rubra serve`: it says where it is, serves, and stops in good order."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from rubra.core.errors import OptionError
from rubra.server.serve import Settings, listen, url_of
from tests.serving import SECONDS, serving

COMMAND = [sys.executable, "-c", "from rubra.cli import main; main()", "serve"]


def test_from_start_to_stop(tmp_path: Path) -> None:
    """Where to open the browser; a table survives; the log is JSON without secrets."""
    address = f"sqlite:///{tmp_path}/rubra.db"
    table = cookies = None
    for _ in range(2):
        with subprocess.Popen(
            [*COMMAND, "--port", "0", "--db", address],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        ) as server:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=found[0], timeout=SECONDS, cookies=cookies) as visitor:
                assert visitor.get("/healthz").json() == {"status": "ok"}
                if table is None:
                    visitor.post("/api/me", json={"name": "Ada"}).raise_for_status()
                    plan = [{"who": "me"}] * 3
                    asked = {"game": "rubico", "seats": plan, "nonce": "0123456789abcdef"}
                    table = visitor.post("/api/tables", json=asked).json()
                    cookies = dict(visitor.cookies)
                again = visitor.get("/api/me/tables").json()["tables"]
                assert [one["id"] for one in again] == [table["id"]]
            server.send_signal(signal.SIGTERM)
            _, log = server.communicate(timeout=SECONDS)
            assert server.returncode == 0
        lines = [json.loads(line) for line in log.splitlines()]
        assert lines[0]["what"] == "serving"
        assert lines[-1]["what"] == "stopped"
        assert cookies is not None
        for secret in ("Ada", table["invitation"], table["id"], *cookies.values()):
            assert secret not in log


def test_a_browser_may_be_waited_for(tmp_path: Path) -> None:
    """One that runs in the terminal ends when its reader is done; meanwhile it is served."""
    script, page = tmp_path / "browser.py", tmp_path / "page.html"
    script.write_text(
        "import sys, urllib.request as web\n"
        f"open({str(page)!r}, 'wb').write(web.urlopen(sys.argv[1] + '/healthz').read())\n"
    )
    browser = f"{sys.executable} {script} %s"
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": browser}
    with serving([*COMMAND, "--port=0", "--open"], tmp_path, {**env, "PYTHONUNBUFFERED": "1"}):
        until = time.monotonic() + SECONDS
        while not (page.exists() and page.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
    assert json.loads(page.read_text()) == {"status": "ok"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--box", "chess=x.toml"], "GAME=FILE"),
        (["--box", "rubico=missing.toml"], "missing.toml"),
        (["--public-url", "rubra.example"], "public address"),
        (["--host", "nowhere.invalid", "--port", "0"], "cannot listen"),
    ],
)
def test_what_somebody_got_wrong_is_one_sentence(
    given: list[str], sentence: str, tmp_path: Path
) -> None:
    """And exit code 2."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [*COMMAND, *given], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_port_that_is_taken() -> None:
    """Said before anything else is done."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(OptionError, match="cannot listen at 127"):
            listen("127.0.0.1", taken.getsockname()[1])


def test_addresses() -> None:
    """What is typed into the browser, and what stands before it."""
    assert url_of("0.0.0.0", 80) == "http://localhost:80"
    assert url_of("::1", 80) == "http://[::1]:80"
    settings = Settings(public_url="https://rubra.example/")
    settings.check()
    assert settings.public_url == "https://rubra.example"
