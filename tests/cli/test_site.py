"""`rubra site`: what it writes, what it leaves alone, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubra.core import registry
from rubra.core.engines.module_file import custom_section
from rubra.server.http import app_files
from rubra.server.http.app_files import CONTENT_POLICY, worker_script
from tests.cli.command import printed, refused

CLIENT = {
    "index.html": '<html lang="en"><meta charset="utf-8" /><script src="/assets/a-1.js"></script>',
    "index.html.br": "packed",
    "sw.js": "listen();",
    "assets/a-1.js": "one",
    "icons/icon.png": "picture",
}


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that somebody has built; it takes a minute to build the real one."""
    folder = tmp_path / "client"
    put(folder, CLIENT)
    monkeypatch.setattr(app_files, "CLIENT", folder)
    return folder


def put(folder: Path, files: dict[str, str]) -> None:
    """Write files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def files_in(folder: Path) -> set[str]:
    """Every file below a folder."""
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def listed(folder: Path) -> dict[str, object]:
    """What the service worker of a site keeps."""
    first, script = (folder / "sw.js").read_text().split("\n", 1)
    assert script == CLIENT["sw.js"]
    found = json.loads(first.removeprefix("self.rubraVersion = ").removesuffix(";"))
    assert found["site"] is True
    return dict(found)


def test_everything_that_playing_needs(tmp_path: Path) -> None:
    """The client, and of each game words, rules in four languages, modules to play and to study."""
    folder = tmp_path / "a" / "site"
    told = printed("site", str(folder))
    assert str(folder) in told
    data = {"data/games.json"}
    for game in registry.names():
        data |= {f"data/{game}/{one}" for one in ("words.json", "engine.wasm", "engine.json")}
        data |= {f"data/{game}/{one}" for one in ("box.toml", "study.wasm", "study.json")}
        data |= {f"data/{game}/rules-{one}.json" for one in ("ca", "en", "it", "pt")}
        module = (folder / "data" / game / "engine.wasm").read_bytes()
        assert custom_section(module, "rubra")
    client = {"index.html", "sw.js", "assets/a-1.js", "icons/icon.png"}
    assert files_in(folder) == client | data | {"site.json"}
    kept = listed(folder)["files"]
    assert isinstance(kept, dict)
    assert set(kept) == {"", "assets/a-1.js", *data}


def test_addresses_are_relative_and_the_policy_is_in_the_page(tmp_path: Path) -> None:
    """It may lie below any path, at a host that sends no header of ours."""
    printed("site", str(tmp_path / "site"))
    frame = (tmp_path / "site" / "index.html").read_text()
    assert 'src="./assets/a-1.js"' in frame
    assert 'data-host="site"' in frame
    assert f'content="{CONTENT_POLICY}"' in frame
    assert "frame-ancestors" not in frame  # which browsers do not read there


def test_a_site_is_written_anew(tmp_path: Path, client: Path) -> None:
    """What an older version has written is gone, what somebody else has put there stays."""
    folder = tmp_path / "site"
    printed("site", str(folder))
    before = listed(folder)["name"]
    printed("site", str(folder))
    assert listed(folder)["name"] == before
    (folder / "CNAME").write_text("rubra.example")
    (client / "assets" / "a-1.js").unlink()
    put(client, {"assets/a-2.js": "two"})
    printed("site", str(folder))
    assert listed(folder)["name"] != before
    assert {"CNAME", "assets/a-2.js"} <= files_in(folder)
    assert "assets/a-1.js" not in files_in(folder)


@pytest.mark.parametrize("files", [{"letter.txt": "x"}, {"site.json": "[]"}, {"site.json": "{"}])
def test_something_else_is_left_alone(tmp_path: Path, files: dict[str, str]) -> None:
    """Whatever else is in the folder."""
    folder = tmp_path / "mine"
    put(folder, files)
    assert "not a site" in refused("site", str(folder))
    assert files_in(folder) == set(files)


def test_nothing_outside_the_folder_is_removed(tmp_path: Path) -> None:
    """Even if the list of an older site says so."""
    folder = tmp_path / "site"
    printed("site", str(folder))
    told = json.loads((folder / "site.json").read_text())
    told["files"] += ["../letter.txt"]
    (folder / "site.json").write_text(json.dumps(told))
    (tmp_path / "letter.txt").write_text("x")
    printed("site", str(folder))
    assert (tmp_path / "letter.txt").exists()


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    """A file, or a folder inside one."""
    file = tmp_path / "file"
    file.write_text("x")
    assert "is a file" in refused("site", str(file))
    assert "cannot be written" in refused("site", str(file / "site"))


def test_a_client_that_is_not_built(tmp_path: Path, client: Path) -> None:
    """What to do about it; nothing is written."""
    (client / "index.html").unlink()
    assert "make web" in refused("site", str(tmp_path / "site"))
    assert not (tmp_path / "site").exists()


def test_a_version_is_named_by_all_that_is_in_it() -> None:
    """Any file, or the script: another name. The same: the same."""

    def name(script: bytes, files: dict[str, bytes], *, is_site: bool = True) -> str:
        first = worker_script(script, files, is_site=is_site).split(b";\n")[0]
        return str(json.loads(first.removeprefix(b"self.rubraVersion = "))["name"])

    usual = name(b"x", {"a": b"1", "b": b"2"})
    assert usual == name(b"x", {"b": b"2", "a": b"1"})
    others = [
        name(b"y", {"a": b"1", "b": b"2"}),
        name(b"x", {"a": b"1", "b": b"3"}),
        name(b"x", {"a": b"1"}),
        name(b"x", {"a": b"1", "b": b"2"}, is_site=False),
    ]
    assert len({usual, *others}) == 5
