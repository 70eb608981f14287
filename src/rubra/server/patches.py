"""What changed between two scenes, as patches (see wire.py)."""

from __future__ import annotations

from typing import Any

from rubra.server.wire import Patch, Path


def differences(old: Any, new: Any, path: Path, found: list[Patch]) -> None:
    """Add to `found` what makes `new` of `old`. What is the very same thing is not looked into."""
    if type(old) is dict and type(new) is dict:
        for key, value in new.items():
            if key not in old:
                found.append(([*path, key], value))
                continue
            before = old[key]
            if before is not value and before != value:
                differences(before, value, [*path, key], found)
        if old.keys() != new.keys():
            found.extend(([*path, key],) for key in old if key not in new)
    elif _are_alike(old, new):
        for index, value in enumerate(new):
            before = old[index]
            if before is not value and before != value:
                differences(before, value, [*path, index], found)
    else:
        found.append((path, new))


def _are_alike(old: Any, new: Any) -> bool:
    """Whether two lists are best compared place by place."""
    if type(old) is not list or type(new) is not list or len(old) != len(new):
        return False
    return bool(new) and type(new[0]) in (dict, list)


def patched(value: Any, patches: list[Patch]) -> Any:
    """A scene with patches applied, as a client does it; the old one is not changed."""
    for patch in patches:
        value = _put(value, patch[0], patch[1:])
    return value


def _put(value: Any, path: Path, content: tuple[Any, ...]) -> Any:
    if not path:
        return content[0]
    key: Any = path[0]
    changed = list(value) if type(value) is list else dict(value)
    if len(path) == 1 and not content:
        del changed[key]
    else:
        below = changed[key] if len(path) > 1 else None
        changed[key] = _put(below, path[1:], content)
    return changed
