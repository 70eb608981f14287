"""The source files that a module is made of: those of its rules, and all that these import."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from tools.engines.patterns import PATTERNS

from rubra.core.engines.native_cache import PACKAGE
from rubra.core.patterns import Pattern

# What runs a module is not part of it, nor is what holds nothing that a rule uses
LEFT_OUT = (
    "rubra.core.engines",
    "rubra.core.about",
    "rubra.core.bounds",
    "rubra.core.box",
    "rubra.core.errors",
)


def sources_of(
    patterns: list[Pattern], makers: tuple[Callable[..., Pattern], ...] = PATTERNS
) -> list[str]:
    """The files as paths in the package, in order; `makers` have made the patterns."""
    todo = {make.__module__ for make in makers}
    for pattern in patterns:
        game = pattern.game
        todo.add(pattern.module)
        verbs = [game.setup, game.moves, game.play, game.imagine, game.view]
        verbs += [verb for _, verb in pattern.verbs]
        records = [game.state, game.options, game.box, *(kind for _, kind in pattern.records)]
        todo |= {one.__module__.partition("[")[0] for one in [*verbs, *records] if one is not None}
    found: set[str] = set()
    while todo:
        module = todo.pop()
        if module not in found and not module.startswith(LEFT_OUT):
            found.add(module)
            todo |= set(_imports(module))
    return sorted(_in_package(_file(module)) for module in found)


def _in_package(file: Path) -> str:
    return file.relative_to(PACKAGE).as_posix()


def _file(module: str) -> Path:
    path = PACKAGE.parent.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imports(module: str) -> Iterator[str]:
    """The modules of ours that a module imports when it is loaded."""
    tree = ast.parse(_file(module).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = [f"{node.module}.{one.name}" for one in node.names]
            modules = [name for name in inner if _is_module(name)]
            names = modules if len(modules) == len(inner) else [node.module, *modules]
        else:
            continue
        yield from (name for name in names if name.startswith("rubra."))


def _is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()
