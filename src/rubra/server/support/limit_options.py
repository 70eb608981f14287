"""Every limit as an option of `rubra serve`: `--limit guests=50:50/h --limit sockets=500`.

A limit is a number (`sockets=500`), or a credit: how many at once, and how many come back in which
time (`guests=50:50/h`: 50 at once, then 50 an hour). Those that one server process has for all its
visitors are fields of `Limits`; sizes and times of single messages are the constants of limits.py.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import fields, replace

from rubra.core.errors import OptionError
from rubra.server.support import limits
from rubra.server.support.limits import Credit, Limits

UNITS = {"s": 1.0, "min": 60.0, "h": 3600.0, "d": 86_400.0}
Limit = int | float | Credit


def defaults() -> dict[str, Limit]:
    """Every limit by its name, as it is unless an operator says otherwise."""
    usual = Limits()
    found: dict[str, Limit] = {one.name: getattr(usual, one.name) for one in fields(usual)}
    found |= {name.lower(): getattr(limits, name) for name in _constants()}
    return found


def read_limits(pairs: Iterable[str], usual: Limits | None = None) -> Limits:
    """The limits that somebody typed; sizes and times hold for this process from now on.

    Raises OptionError, and then nothing has changed.
    """
    known = defaults()
    chosen: dict[str, Limit] = {}
    for pair in pairs:
        name, equals, typed = pair.partition("=")
        if not equals or name not in known:
            raise OptionError(f"a limit is one of {', '.join(sorted(known))}; not {pair!r}")
        chosen[name] = read_limit(name, typed, known[name])
    sizes = {name.lower(): name for name in _constants()}
    for name, value in chosen.items():
        if name in sizes:
            setattr(limits, sizes[name], value)
    mine = {name: value for name, value in chosen.items() if name not in sizes}
    return replace(usual or Limits(), **mine)  # type: ignore[arg-type]  # each of its field's type


def read_limit(name: str, typed: str, usual: Limit) -> Limit:
    """One limit of the same kind as it usually is. Raises OptionError."""
    try:
        if isinstance(usual, Credit):
            most, _, pace = typed.partition(":")
            count, _, unit = pace.partition("/")
            return Credit(_number(most), _number(count) / UNITS[unit])
        return int(_number(typed)) if isinstance(usual, int) else _number(typed)
    except (KeyError, ValueError):
        raise OptionError(
            f"the limit {name} is written like {written(usual)}, not {typed!r}"
        ) from None


def written(limit: Limit) -> str:
    """A limit as it is typed."""
    if not isinstance(limit, Credit):
        return f"{limit:g}" if isinstance(limit, float) else str(limit)
    counts = {unit: limit.per_second * seconds for unit, seconds in UNITS.items()}
    whole = (
        unit for unit, count in counts.items() if count >= 1 and abs(count - round(count)) < 1e-6
    )
    unit = next(whole, "d")
    return f"{limit.most:g}:{counts[unit]:g}/{unit}"


def _number(typed: str) -> float:
    found = float(typed.replace("_", ""))
    if not math.isfinite(found) or found < 0:
        raise ValueError
    return found


def _constants() -> list[str]:
    """The sizes and times of limits.py."""
    return [name for name in vars(limits) if name.isupper()]
