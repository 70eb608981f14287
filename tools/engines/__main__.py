"""Write the WebAssembly modules of games anew, where their rules have changed.

    python -m tools.engines [GAME ...] [--all]      write them
    python -m tools.engines --check                 only say which are out of date

Each game has two: one beside its rules, and one for tests, in which every index is checked.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from rubra.core import registry
from rubra.core.engines import module_file
from rubra.core.engines.module_file import FORMAT, SECTION, Description, ModuleError

ROOT = Path(__file__).resolve().parent.parent.parent
CHECKED = ROOT / "tests" / "games"  # where those for tests lie
# Nothing of the processor at hand; and nothing is made faster before all is in one place
FOR_ANY_PROCESSOR = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_OPT": "0",
}


def main() -> None:
    """Build or check."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--check", action="store_true", help="only say which are out of date")
    parser.add_argument("--all", action="store_true", help="also those that are up to date")
    parser.add_argument("--one", choices=("shipped", "checked"), help=argparse.SUPPRESS)
    asked = parser.parse_args()
    games = asked.games or list(registry.names())
    if asked.one:
        build(games[0], checked=asked.one == "checked")
        return
    old = [
        (game, checked)
        for game in games
        for checked in (False, True)
        if asked.all or not is_fresh(game, checked=checked)
    ]
    if asked.check:
        for game, checked in old:
            print(f"{path_of(game, checked=checked).relative_to(ROOT)} is out of date")
        if old:
            sys.exit("Run `make engines`.")
        return
    run(old)


def path_of(game: str, *, checked: bool) -> Path:
    """Where a module lies."""
    folder = CHECKED / game if checked else registry.folder(game)
    return folder / module_file.FILE_NAME


def is_fresh(game: str, *, checked: bool) -> bool:
    """Whether a module is as its sources are."""
    if checked:
        os.environ["RUBRA_MODULES"] = str(CHECKED)
    else:
        os.environ.pop("RUBRA_MODULES", None)
    try:
        module_file.find_module(registry.load(game))
    except ModuleError:
        return False
    return True


def run(modules: list[tuple[str, bool]]) -> None:
    """Build modules, each in a process of its own, as many at once as there are processors."""
    if modules and not shutil.which("wasm-ld"):
        sys.exit("wasm-ld is missing; it is in Debian's package lld.")
    waiting = list(modules)
    running: list[subprocess.Popen[bytes]] = []
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            game, checked = waiting.pop(0)
            print(f"Building {path_of(game, checked=checked).relative_to(ROOT)} …", flush=True)
            command = [sys.executable, "-m", "tools.engines", game]
            command += ["--one", "checked" if checked else "shipped"]
            bounds = {"NUMBA_BOUNDSCHECK": "1" if checked else "0"}
            environment = {**os.environ, **FOR_ANY_PROCESSOR, **bounds}
            running.append(subprocess.Popen(command, env=environment, cwd=ROOT))
        first = running.pop(0)
        if first.wait():
            for other in running:
                other.kill()
            sys.exit("A module could not be built.")


def build(name: str, *, checked: bool) -> None:
    """Write one module."""
    from tools.engines.compile import compile_game
    from tools.engines.patterns import patterns_of
    from tools.engines.sources import sources_of

    game = registry.load(name)
    patterns = patterns_of(game)
    files = sources_of(patterns)
    description = Description(FORMAT, name, files, module_file.digest_of(files, game), checked)
    content = compile_game(patterns)
    section = msgspec.json.encode(description)
    path = path_of(name, checked=checked)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(module_file.with_section(content, SECTION, section))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main()
