"""Write the WebAssembly modules and the CUDA kernels of games anew, where rules have changed.

    python -m tools.engines [GAME ...] [--all]      write them
    python -m tools.engines --check                 only say which are out of date

Each game has two modules: one beside its rules, and one for tests, in which every index is checked.
Its kernels lie beside its rules too.
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
from rubra.core.engines import cuda_file, module_file
from rubra.core.engines.module_file import FORMAT, SECTION, Description, ModuleError
from rubra.core.game import Game

KINDS = ("shipped", "checked", "cuda")
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
    parser.add_argument("--one", choices=KINDS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    games = asked.games or list(registry.names())
    if asked.one:
        build(games[0], asked.one)
        return
    old = [
        (game, kind) for game in games for kind in KINDS if asked.all or not is_fresh(game, kind)
    ]
    if asked.check:
        for game, kind in old:
            print(f"{path_of(game, kind).relative_to(ROOT)} is out of date")
        if old:
            sys.exit("Run `make engines`.")
        return
    run(old)


def path_of(game: str, kind: str) -> Path:
    """Where a module lies, or the kernels of a game."""
    folder = CHECKED / game if kind == "checked" else registry.folder(game)
    return folder / (cuda_file.FILE_NAME if kind == "cuda" else module_file.FILE_NAME)


def is_fresh(game: str, kind: str) -> bool:
    """Whether a module, or the kernels of a game, are as their sources are."""
    if kind == "checked":
        os.environ["RUBRA_MODULES"] = str(CHECKED)
    else:
        os.environ.pop("RUBRA_MODULES", None)
    os.environ.pop("RUBRA_KERNELS", None)
    try:
        if kind == "cuda":
            cuda_file.find_kernels(registry.load(game))
        else:
            module_file.find_module(registry.load(game))
    except ModuleError:
        return False
    return True


def run(modules: list[tuple[str, str]]) -> None:
    """Build modules, each in a process of its own, as many at once as there are processors."""
    if modules and not shutil.which("wasm-ld"):
        sys.exit("wasm-ld is missing; it is in Debian's package lld.")
    waiting = list(modules)
    running: list[subprocess.Popen[bytes]] = []
    while waiting or running:
        while waiting and len(running) < (os.cpu_count() or 1):
            game, kind = waiting.pop(0)
            print(f"Building {path_of(game, kind).relative_to(ROOT)} …", flush=True)
            command = [sys.executable, "-m", "tools.engines", game, "--one", kind]
            bounds = {"NUMBA_BOUNDSCHECK": "1" if kind == "checked" else "0"}
            environment = {**os.environ, **FOR_ANY_PROCESSOR, **bounds}
            running.append(subprocess.Popen(command, env=environment, cwd=ROOT))
        first = running.pop(0)
        if first.wait():
            for other in running:
                other.kill()
            sys.exit("A module could not be built.")


def build(name: str, kind: str) -> None:
    """Write one module, or the kernels of a game."""
    game = registry.load(name)
    path = path_of(name, kind)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(kernels(game) if kind == "cuda" else module(game, checked=kind == "checked"))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB", flush=True)


def module(game: Game, *, checked: bool) -> bytes:
    """A module."""
    from tools.engines.compile import compile_game
    from tools.engines.patterns import patterns_of
    from tools.engines.sources import sources_of

    patterns = patterns_of(game)
    files = sources_of(patterns)
    description = Description(FORMAT, game.name, files, module_file.digest_of(files, game), checked)
    content = compile_game(patterns)
    return module_file.with_section(content, SECTION, msgspec.json.encode(description))


def kernels(game: Game) -> bytes:
    """The kernels of a game."""
    from tools.engines.cuda import kernel_file

    return cuda_file.written(kernel_file(game))


if __name__ == "__main__":
    main()
