"""What changed between two scenes, as patches (see wire.py)."""

from __future__ import annotations

from typing import Any

from rubra.server.protocol.wire import Patch, Path


def differences(old: Any, new: Any, path: Path, found: list[Patch]) -> None:
    """Add to `found` what makes `new` of `old`, if they are two things.

    What is the very same thing is not looked into, and what lies deep is replaced whole.
    """
    kind = type(new)
    if kind is dict and type(old) is dict:
        is_deep = len(path) >= DEEPEST
        if old.keys() != new.keys():
            found.extend(([*path, key],) for key in old if key not in new)
            found.extend(([*path, key], new[key]) for key in new if key not in old)
            old = {**new, **{key: value for key, value in old.items() if key in new}}
        for key, value in new.items():
            before = old[key]
            if before is value:  # most of a scene is the very same
                continue
            kind = type(value)
            if not is_deep and (kind is dict or kind is list):
                _look_into(before, value, [*path, key], found)
            elif before != value:
                found.append(([*path, key], value))
    else:
        _look_into(old, new, path, found)


def _look_into(old: Any, new: Any, path: Path, found: list[Patch]) -> None:
    """The same, for what may be equal after all."""
    kind = type(new)
    if kind is dict and type(old) is dict:
        differences(old, new, path, found)
    # Lists of objects are compared place by place: seats are, moves are not
    elif kind is list and new and type(new[0]) is dict and _are_as_long(old, new):
        for index, before, value in zip(range(len(new)), old, new, strict=True):
            if before is not value:
                _look_into(before, value, [*path, index], found)
    elif old != new:
        found.append((path, new))


DEEPEST = 3  # ["view", "seats", 2]: what changed at a seat is replaced, not looked into


def _are_as_long(old: Any, new: list[Any]) -> bool:
    return type(old) is list and len(old) == len(new)


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
