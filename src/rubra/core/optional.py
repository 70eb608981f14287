"""Packages that not everybody needs: imported only when asked for.

    with needs("lab"):
        import polars

`lab` is an extra of this package, listed in pyproject.toml.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rubra.core.errors import RubraError


class MissingPackage(RubraError):  # noqa: N818 - the name says what happened
    """A package that an extra brings is not installed; says how to install it."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what an extra brings. Raises MissingPackage."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "rubra":
            raise  # a mistake of ours
        raise MissingPackage(
            f"{package} is not installed; install it with: pip install 'rubra[{extra}]'"
        ) from error
