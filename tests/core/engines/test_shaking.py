"""A module with less in it does the same, as far as it goes."""

from __future__ import annotations

import msgspec
import pytest
import wasmtime

from rubra.core import registry
from rubra.core.engines.module_file import FILE_NAME, SECTION, custom_section
from rubra.core.engines.shaking import NOTHING, shaken

GAMES = registry.names()


def exports(content: bytes) -> set[str]:
    """The names of what can be reached from outside; the module is checked by that too."""
    module = wasmtime.Module(wasmtime.Engine(), content)
    return {export.name for export in module.exports}


@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_wanted_is_left(game: str) -> None:
    """It is smaller, valid, and says of which rules it was made."""
    whole = (registry.folder(game) / FILE_NAME).read_bytes()
    part = shaken(whole, lambda name: name.startswith("turn."))
    assert exports(part) == {
        name for name in exports(whole) if name.startswith("turn.") or "." not in name
    }
    assert len(part) < 0.7 * len(whole)
    said = msgspec.json.decode(custom_section(whole, SECTION))
    assert msgspec.json.decode(custom_section(part, SECTION)) == {"digest": said["digest"]}


@pytest.mark.parametrize("game", GAMES)
def test_with_everything_wanted_nothing_is_gone(game: str) -> None:
    """Whatever a function calls is there: every byte of a module is understood."""
    whole = (registry.folder(game) / FILE_NAME).read_bytes()
    assert shaken(whole, lambda _: True).count(NOTHING) == whole.count(NOTHING)


def test_an_instruction_that_is_not_known_is_named() -> None:
    """Rather than a call be missed."""
    text = "(module (func (export {}) {}))"
    vector = wasmtime.wat2wasm(text.format('"f"', "v128.const i64x2 0 0 drop"))
    with pytest.raises(ValueError, match="0xfd is not known"):
        shaken(bytes(vector), lambda _: True)
    assert exports(shaken(bytes(vector), lambda _: False)) == set()
