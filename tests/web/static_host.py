"""A host of static files, as plain as they come: it knows nothing but a folder.

It packs texts and modules with gzip, as most hosts do, and sends no header of ours. Fixtures put a
site there, as `rubra site` writes it, and visit it.
"""

from __future__ import annotations

import gzip
import mimetypes
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser

from rubra.commands.site import site
from tests.web.browser import CLIENT, Visit

BELOW = "/a/path/of/its/own/"  # where the site lies at its host
PACKED = ("text/", "application/", "image/svg")


class Host(ThreadingHTTPServer):
    """Serves a folder; what was asked for is noted."""

    daemon_threads = True
    # A browser that goes away in the middle of an answer is no mistake of ours
    block_on_close = False

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder
        self.asked: list[str] = []
        self.sent: dict[str, int] = {}  # bytes of the body, by path
        self.bytes_sent = 0  # of all answers, with their heads

    @property
    def origin(self) -> str:
        """Of everything that it serves."""
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def address(self) -> str:
        """Of the site."""
        return self.origin + BELOW


class Handler(BaseHTTPRequestHandler):
    """Answers one request."""

    server: Host
    _headers_buffer: list[bytes]  # the lines that `end_headers` sends
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """A file of the folder, or 404 with nothing of use."""
        path = unquote(urlsplit(self.path).path)
        self.server.asked.append(self.path)
        file = self.server.folder / path.removeprefix(BELOW)
        if file.is_dir():
            file /= "index.html"
        if not path.startswith(BELOW) or not file.is_file():
            self.answer(404, b"nothing here", {"content-type": "text/plain"})
            return
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"content-type": kind, "cache-control": "max-age=600"}
        body = file.read_bytes()
        if kind.startswith(PACKED) and "gzip" in self.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = gzip.compress(body, mtime=0), "gzip"
        self.server.sent[path.removeprefix(BELOW)] = len(body)
        self.answer(200, body, headers)

    def answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        """Send it."""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.server.bytes_sent += len(body) + sum(map(len, self._headers_buffer))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *words: object) -> None:  # noqa: A002 - its name there
        """Say nothing."""


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A host of a folder, until the end of the block."""
    with Host(folder) as host:
        Thread(target=host.serve_forever, args=[0.05], daemon=True).start()
        yield host
        host.shutdown()


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, as the command writes it; not to be changed."""
    if not CLIENT.exists():
        pytest.fail("the client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("written") / "site"
    site(folder)
    return folder


@pytest.fixture
def host(site_folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A host of a copy of it, which a test may change."""
    with hosting(shutil.copytree(site_folder, tmp_path / "site")) as host:
        yield host


@pytest.fixture
def visit_site(host: Host, browser: Browser) -> Iterator[Visit]:
    """Windows that visit it; whatever they complain about, or ask of another address, fails."""
    visit = Visit(host.address, browser)
    yield visit
    for context in visit.contexts:
        context.close()
    assert visit.complaints_left() == []
