"""The files of the app, served from memory.

What has a digest in its name never changes and is kept by the browser for a year; everything else
is asked for again. A path without a file is a page of the client and gets its frame. What is made
from the games (app_files.py) is made when a browser first asks for it.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock

from starlette.responses import Response

from rubra.server.http.app_files import (
    BROTLI,
    CLIENT,
    FRAME,
    WORKER,
    client_files,
    data_files,
    worker_script,
)
from rubra.server.requests.refusals import Refused

FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WITH_DIGEST = "assets/"  # where the build puts what has a digest in its name
WORTH_PACKING = 1_000  # bytes
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
}
NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tabula Rubra</title>
<h1>The server runs, but its pages are missing.</h1>
<p>Tabula Rubra was started from its sources before the pages were built. Build them with
<code>make web</code> and start the server again.</p>
<p>Programs can use the server as it is: see <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: dict[str, bytes]  # by encoding, the smallest first
    kind: str
    tag: str
    cache: str


class Pages:
    """All files of the app."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self.client = client_files(folder)
        self.files = {
            f"/{path}": self._file(path, body)
            for path, body in self.client.items()
            if path != WORKER
        }
        self.frame = self.files.get("/" + FRAME)
        self._making = Lock()

    def needs_games(self, path: str) -> bool:
        """Whether a file is asked for that `add_games` has yet to make."""
        wanted = path == f"/{WORKER}" or path.startswith("/data/")
        return wanted and WORKER in self.client and f"/{WORKER}" not in self.files

    def add_games(self) -> None:
        """Make what the app needs without a server, and its service worker; takes a moment."""
        with self._making:
            if f"/{WORKER}" in self.files:
                return
            data = data_files()
            script = worker_script(self.client[WORKER], self.client | data, is_site=False)
            for path, body in {**data, WORKER: script}.items():
                self.files[f"/{path}"] = self._file(path, body)

    def answer(self, path: str, headers: Mapping[str, str]) -> Response:
        """A file, or the frame of the client. Raises Refused."""
        file = self.files.get(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                raise Refused("no_such_page", "There is no such file.")
            file = self.frame
        if file is None:
            return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, "text/html")
        sent = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
        if file.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=sent)
        body = file.body
        read = {one.split(";")[0].strip() for one in headers.get("accept-encoding", "").split(",")}
        for encoding, packed in file.packed.items():
            if encoding in read:
                body = packed
                sent["content-encoding"] = encoding
                break
        return Response(body, headers=sent, media_type=file.kind)

    def _file(self, path: str, body: bytes) -> File:
        """A file as it is sent, packed if that helps."""
        suffix = Path(path).suffix
        kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        digest = sha256(body).hexdigest()[:16]
        packed = {}
        if len(body) >= WORTH_PACKING and kind.startswith(("text/", "image/svg", "application/")):
            # The build has packed it in the better way, which Python's own library cannot
            brotli = self.folder / f"{path}{BROTLI}"
            if brotli.exists():
                packed["br"] = brotli.read_bytes()
            packed["gzip"] = gzip.compress(body, mtime=0)
        cache = FOR_A_YEAR if path.startswith(WITH_DIGEST) else ASK_AGAIN
        return File(body, packed, kind, f'"{digest}"', cache)
