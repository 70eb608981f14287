"""tools/box_readers: Python that reads boxes does the same in the browser, or is refused."""

from __future__ import annotations

import importlib.util
import json
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import msgspec
import pytest
from tools.box_readers import __main__ as box_readers
from tools.box_readers.regexes import NotTranslated, to_javascript
from tools.box_readers.shapes import shapes_of
from tools.box_readers.translation import Translation

from tests.web.browser import ROOT
from tests.web.local.node import BUNDLER
from tests.web.local.translated import SAMPLES


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What every sample returns in Node, as Python would write it."""
    folder = tmp_path_factory.mktemp("samples")
    made = Translation()
    for sample in SAMPLES:
        made.export(sample)
    python = json.dumps(str(ROOT / "web" / "src" / "local" / "boxes" / "python"))
    names = ", ".join(sample.__name__ for sample in SAMPLES)
    code = [
        "// @ts-nocheck",
        f"import * as py from {python};",
        made.text(),
        f"const all = Object.entries({{ {names} }});",
        "const found = all.map(([name, run]) => [name, py.repr(run())]);",
        "console.log(JSON.stringify(Object.fromEntries(found)));",
    ]
    start, program = folder / "samples.ts", folder / "samples.mjs"
    start.write_text("\n".join(code), encoding="utf-8")
    bundle = [BUNDLER, start, "--bundle", "--platform=node", "--format=esm"]
    subprocess.run([*bundle, "--log-level=warning", f"--outfile={program}"], check=True)
    found: dict[str, str] = json.loads(subprocess.check_output(["node", program]))
    return found


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.__name__)
def test_a_sample_returns_the_same(there: dict[str, str], sample: Any) -> None:
    """To the last letter of what Python writes."""
    assert there[sample.__name__] == repr(sample())


# --- What is refused ---


def module_of(code: str, folder: Path) -> ModuleType:
    """A module that somebody has written."""
    file = folder / "strange.py"
    file.write_text(code, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("strange", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STRANGE = {
    "with open(a) as b:\n        pass": "With `with open",
    "return lambda: a": "Lambda `lambda: a`",
    "return a @ a": "BinOp `a @ a`",
    "return a[::2]": "Subscript `a[::2]`",
    "return a.title()": "Call `a.title()`",
    "return print(a)": "Call `print(a)`",
    "return 1.5": "Constant `1.5`",
    "return f'{a:>3}'": "FormattedValue",
    "return sorted(a, key=len)": "the argument key of `sorted`",
    "global a_global\n    a_global = 1": "Global `global a_global`",
    "return [b := 1 for _ in a]": "NamedExpr `(b := 1)`",
    "return a is a": "the comparison of `a`",
    "del a": "Delete `del a`",
    "return CLOCK": "CLOCK: date",
}


@pytest.mark.parametrize("line", STRANGE)
def test_what_is_not_understood_is_refused_with_its_place(line: str, tmp_path: Path) -> None:
    """Whoever adds a check learns that it cannot be had in the browser, and where it stands."""
    head = "import datetime\nCLOCK = datetime.date(2020, 1, 1)\n\n\ndef read(a):\n    "
    made = Translation()
    with pytest.raises(NotTranslated) as refused:
        made.export(module_of(head + line + "\n", tmp_path).read)
    assert STRANGE[line] in str(refused.value)
    assert "strange.py, line 6" in str(refused.value)


@pytest.mark.parametrize("pattern", ["a{2}", "a.b", "^a", r"\ba", r"(?<=a)b"])
def test_regular_expressions_that_are_not_understood_are_refused(pattern: str) -> None:
    """None is guessed."""
    with pytest.raises(NotTranslated):
        to_javascript(pattern, 0)


class Long(msgspec.Struct, forbid_unknown_fields=True):
    """With a bound that no box has."""

    name: Annotated[str, msgspec.Meta(max_length=3)]


class Open(msgspec.Struct):
    """Takes fields that it does not know."""

    name: str


@pytest.mark.parametrize("struct", [Long, Open])
def test_shapes_that_are_not_understood_are_refused(struct: type) -> None:
    """With the name of the struct."""
    with pytest.raises(NotTranslated, match=struct.__name__):
        shapes_of(struct)


def test_a_stale_reader_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`make check` fails when a check was changed in Python only."""
    monkeypatch.setattr("sys.argv", ["box_readers", "--check"])
    box_readers.main()
    stale = ROOT / "web" / "src" / "local" / "boxes" / "box-file.ts"
    monkeypatch.setattr(box_readers, "files", lambda: {stale: "other"})
    with pytest.raises(SystemExit, match=r"box-file\.ts out of date"):
        box_readers.main()
