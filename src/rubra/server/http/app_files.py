"""Every file of the app as browsers get it, from a server or from a folder of static files.

The client was built before. Here it is given what it needs without a server: below `data/` what the
endpoints of the same names return and the module of each game; and the service worker is told which
files there are, by digest, so that it can keep a version whole.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

from rubra.core import registry
from rubra.core.engines.module_file import FILE_NAME as MODULE
from rubra.core.engines.native_cache import PACKAGE
from rubra.core.engines.shaking import shaken
from rubra.server.games import catalog
from rubra.server.protocol.wire import GameList, GameRules, Language, encode

CLIENT = PACKAGE / "web_client"
FRAME = "index.html"
WORKER = "sw.js"
BROTLI = ".br"
DESCRIPTION = "engine.json"  # how a browser calls the module
STUDY = "study.json"  # and what it calls besides to play thousands of games
STUDY_MODULE = "study.wasm"
BOX = "box.toml"
# Nothing from elsewhere, nothing inline, code only from our own files. Modules may be compiled
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'"
)
# What is shown before the app runs, or when it is installed; and what draws reports elsewhere
NOT_KEPT = ("icons/", "report/")


def client_files(folder: Path = CLIENT) -> dict[str, bytes]:
    """The files of the built client by path, without packed ones; empty if it is not built."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != BROTLI
    }


def data_files() -> dict[str, bytes]:
    """What the app asks for below `data/` where there is no server. Loads all games."""
    names = registry.names()
    games = [catalog.game_info(registry.about(name)) for name in names]
    files = {"data/games.json": encode(GameList(games))}
    for name in names:
        game, folder = registry.load(name), registry.folder(name)
        files[f"data/{name}/words.json"] = encode(catalog.game_words(game, game.standard_box))
        for language in get_args(Language):
            rules = GameRules(catalog.clauses(name, language))
            files[f"data/{name}/rules-{language}.json"] = encode(rules)
        if (folder / DESCRIPTION).exists():
            description = (folder / DESCRIPTION).read_bytes()
            files[f"data/{name}/{DESCRIPTION}"] = description
            entries = json.loads(description)["entries"]
            whole = (folder / MODULE).read_bytes()
            files[f"data/{name}/{MODULE}"] = shaken(whole, entries.__contains__)
            study = (folder / STUDY).read_bytes()
            files[f"data/{name}/{STUDY}"] = study
            more = {*entries, *json.loads(study)["entries"]}
            files[f"data/{name}/{STUDY_MODULE}"] = shaken(whole, more.__contains__)
            files[f"data/{name}/{BOX}"] = (folder / BOX).read_bytes()
    return files


def worker_script(script: bytes, files: Mapping[str, bytes], *, is_site: bool) -> bytes:
    """The service worker of a version: the list of its files, then what the build has made."""
    kept = {
        "" if path == FRAME else path: b64encode(sha256(body).digest()).decode()
        for path, body in sorted(files.items())
        if path != WORKER and not path.startswith(NOT_KEPT)
    }
    version: dict[str, Any] = {"site": is_site, "files": kept}
    name = sha256(json.dumps(version).encode() + script).hexdigest()[:16]
    text = json.dumps({**version, "name": name}, separators=(",", ":"))
    return f"self.rubraVersion = {text};\n".encode() + script


def site_files(folder: Path = CLIENT) -> dict[str, bytes]:
    """All files of a site: the app without a server, at whatever address it will lie."""
    files = client_files(folder) | data_files()
    files[FRAME] = site_frame(files[FRAME].decode()).encode()
    files[WORKER] = worker_script(files[WORKER], files, is_site=True)
    return files


def site_frame(frame: str) -> str:
    """The frame of the client as it lies in a site.

    Addresses are relative, the content policy is in the page because no host is asked to send it,
    and the client is told that there is no server.
    """
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_POLICY}" />'
    charset = '<meta charset="utf-8" />'
    for before, after in (
        ("<html ", '<html data-host="site" '),
        (charset, f"{charset}\n    {policy}"),
    ):
        assert frame.count(before) == 1, before
        frame = frame.replace(before, after)
    return frame.replace('="/', '="./')
