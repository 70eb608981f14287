"""Python that reads boxes as TypeScript: functions, and the figures and words that they use.

What is not understood is refused with its file and line, never guessed: whoever adds a check either
has it in the browser too, or is told. Python's own functions are in web/src/local/boxes/python.ts.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import itertools
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import msgspec
from tools.box_readers.regexes import NotTranslated, to_javascript
from tools.box_readers.shapes import shapes_of
from tools.engine_descriptions import Records

from rubra.core.record import blank
from rubra.core.vocabulary import MoveKind, Words, pack

ROOT = Path(__file__).resolve().parent.parent.parent
AS_THEY_ARE = (
    len, range, enumerate, zip, sum, max, min, any, all, sorted, set, list, tuple, int, str, getattr
)  # fmt: skip
FUNCTIONS: dict[Any, str] = {one: f"py.{one.__name__}" for one in AS_THEY_ARE} | {
    itertools.product: "py.product",
    msgspec.structs.astuple: "py.astuple",
    re.match: "py.match",
    re.search: "py.search",
    re.findall: "py.findall",
    msgspec.convert: "convert",
    tomllib.loads: "loads",
    blank: "blank",
}
KEYWORDS: dict[tuple[Any, str | None], int] = {
    (itertools.product, "repeat"): 1
}  # where an argument stands that is given by name
WITH_PATTERN = (re.match, re.search, re.findall)
ERRORS = {
    ValueError: "py.ValueError",
    RecursionError: "py.RecursionError",
    msgspec.ValidationError: "ValidationError",
}
# Of texts, lists, sets, dicts and expressions, by name
METHODS = {
    name: f"py.{name}"
    for name in (
        *("append", "count", "finditer", "get", "index", "items", "join", "keys", "lower"),
        *("partition", "pop", "removesuffix", "rstrip", "setdefault", "split", "splitlines"),
        "values",
    )
} | {"add": "py.addTo"}
OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.FloorDiv: "floorDivide",
    ast.Mod: "modulo",
    ast.LShift: "shiftLeft",
    ast.RShift: "shiftRight",
    ast.BitOr: "or",
    ast.BitAnd: "and",
}
RESERVED = {
    *("arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger"),
    *("default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally"),
    *("for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let"),
    *("new", "null", "package", "private", "protected", "public", "return", "static", "super"),
    *("switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield"),
    *("py", "convert", "loads", "blank", "ValidationError"),  # what every file imports
}


def name_of(python: str) -> str:
    """A name that JavaScript does not use itself."""
    return f"{python}_" if python in RESERVED else python


class Translation:
    """One TypeScript file: what it is asked for, and everything that this uses."""

    def __init__(self, imported: dict[Any, str] | None = None) -> None:
        self.imported = imported or {}  # what another file has translated
        self.used: set[str] = set()  # of these
        self.exported: set[str] = set()
        self.methods: set[str] = set()  # of the classes that were translated, here or there
        self._names: dict[int, str] = {}  # by the identity of what is named
        self._kept: list[Any] = []  # so that no identity is used twice
        self._taken: set[str] = set()
        self._constants: list[str] = []
        self._code: list[str] = []

    def text(self) -> str:
        """All of it, constants first."""
        return "\n".join(["\n".join([*self._constants, ""]), *self._code])

    def export(self, function: Any) -> None:
        """Translate a function that other files call."""
        self.exported.add(function.__name__)
        self.refer(function, function.__name__)

    # --- What code refers to ---

    def refer(self, value: Any, wanted: str) -> str:
        """The name of a function, a class or some figures, which are translated when first used."""
        if (is_imported := _of(self.imported, value)) is not None:
            self.used.add(is_imported)
            return is_imported
        if id(value) not in self._names or type(value) in (int, str, bool):
            return self._declare(value, wanted)
        return self._names[id(value)]

    def _declare(self, value: Any, wanted: str) -> str:
        if type(value) in (int, str, bool) or value is None:
            return data(value)  # a figure says more than its name
        name = name_of(wanted)
        while name in self._taken:
            name += "_"
        self._taken.add(name)
        self._names[id(value)] = name
        self._kept.append(value)
        if isinstance(value, FunctionType):
            export = "export " if name in self.exported else ""
            self._code.append(_Function(self, value).text(f"{export}function {name}"))
        elif isinstance(value, type) and issubclass(value, msgspec.Struct):
            self._constants.append(f"const {name} = {compact(shapes_of(value))};")
        elif isinstance(value, type) and hasattr(value, "__dtype__"):
            layout = Records()
            layout.number(value)
            self._constants.append(f"const {name} = {compact(layout.found)};")
        elif isinstance(value, re.Pattern):
            expression = to_javascript(value.pattern, value.flags)
            self._constants.append(f"const {name} = {expression};")
        else:
            self._constants.append(f"const {name} = {data(value)};")
        return name

    def add_class(self, cls: type, leave_out: Iterable[str] = ()) -> None:
        """Translate a class: its methods but for some."""
        node = _find(cls, ast.ClassDef)
        self._taken.add(cls.__name__)
        self._names[id(cls)] = cls.__name__
        methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
        self.methods |= {one.name for one in methods} - set(leave_out) - {"__init__"}
        parts = []
        for one in methods:
            if one.name not in leave_out:
                start = "constructor" if one.name == "__init__" else one.name
                function = getattr(cls, one.name)
                parts.append(_Function(self, function, one).text(start))
        parent = " extends Error" if issubclass(cls, Exception) else ""
        body = "\n".join(_indented("\n".join(parts).removesuffix("\n")))
        self._code.append(f"export class {cls.__name__}{parent} {{\n{body}\n}}\n")


def _of(table: dict[Any, str], value: Any) -> str | None:
    """A function or a class in a table; figures are in none."""
    return table.get(value) if isinstance(value, type) or callable(value) else None


def compact(value: Any) -> str:
    """JSON, on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def data(value: Any) -> str:
    """Figures and words as they stand in TypeScript."""
    if value is None or type(value) in (bool, str):
        return json.dumps(value, ensure_ascii=False)
    if type(value) is int:
        return str(value) if abs(value) < 2**53 else f"{value}n"
    if type(value) in (list, tuple):
        inside = f"[{', '.join(map(data, value))}]"
        return inside if type(value) is list else f"py.tuple({inside})"
    if type(value) in (set, frozenset):
        return f"py.set([{', '.join(map(data, sorted(value)))}])"
    if type(value) is dict:
        entries = (f"[{data(key)}, {data(one)}]" for key, one in value.items())
        return f"py.dict([{', '.join(entries)}])"
    raise NotTranslated(f"{type(value).__name__} {value!r}")


@cache
def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def _find(value: Any, kind: type[Any]) -> Any:
    """Where something is defined, at the top of its module."""
    file = inspect.getsourcefile(value)
    assert file is not None
    for node in _tree(file).body:
        if isinstance(node, kind) and node.name == value.__name__:
            return node
    raise NotTranslated(f"{value.__qualname__} of {file}: not at the top of its module")


def _indented(text: str) -> Iterator[str]:
    return (f"  {line}" if line else "" for line in text.split("\n"))


# --- Functions ---


class _Function:
    """One function, or one method of a class."""

    def __init__(
        self, file: Translation, function: Any, node: ast.FunctionDef | None = None
    ) -> None:
        self.file = file
        self.function = function
        self.globals = function.__globals__
        self.is_method = node is not None
        self.node: ast.FunctionDef = node or _find(function, ast.FunctionDef)
        self.locals: set[str] = set()

    # What is wrong

    def refused(self, node: ast.AST, what: str = "") -> NotTranslated:
        """An error that points at the construct."""
        path = Path(self.function.__code__.co_filename)
        place = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        said = what or f"{type(node).__name__} `{ast.unparse(node)[:60]}`"
        line = getattr(node, "lineno", self.node.lineno)
        return NotTranslated(
            f"{place}, line {line}: {said} has no translation in tools/box_readers"
        )

    # The whole

    def text(self, start: str) -> str:
        """From its head to its closing bracket."""
        node = self.node
        if self.is_method and node.decorator_list:
            raise self.refused(node.decorator_list[0])
        given = node.args
        if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
            raise self.refused(node, f"parameters of {node.name}")
        names = [one.arg for one in given.args]
        defaults = [None] * (len(names) - len(given.defaults)) + list(given.defaults)
        self.locals = set(names) | set(_stored(node.body, self))
        own = sorted(self.locals - set(names))
        parameters = [
            name_of(name) + (f" = {self.value(default)}" if default is not None else "")
            for name, default in list(zip(names, defaults, strict=True))[self.is_method :]
        ]
        lines = [f"let {', '.join(map(name_of, own))};"] if own else []
        lines += self.block(_without_docstring(node.body))
        body = "\n".join(_indented("\n".join(lines)))
        return f"{start}({', '.join(parameters)}) {{\n{body}\n}}\n"

    def block(self, statements: list[ast.stmt]) -> list[str]:
        """Statements, one after the other."""
        return [line for one in statements for line in self.statement(one)]

    def body(self, statements: list[ast.stmt]) -> str:
        """Statements within brackets."""
        inside = "\n".join(_indented("\n".join(self.block(statements))))
        return f"{{\n{inside}\n}}"

    # Statements

    def statement(self, node: ast.stmt) -> list[str]:
        """One statement as lines."""
        match node:
            case ast.Expr(value=ast.Call()):
                return [f"{self.value(node.value)};"]
            case ast.Assign(targets=[target]):
                return [f"{self.store(target, self.value(node.value))};"]
            case ast.Assign(value=ast.Constant()):
                return [f"{self.store(one, self.value(node.value))};" for one in node.targets]
            case ast.AnnAssign(value=None):
                return []
            case ast.AnnAssign(value=ast.expr() as value):
                return [f"{self.store(node.target, self.value(value))};"]
            case ast.AugAssign():
                changed = self.operation(node, node.target, node.op, node.value)
                return [f"{self.store(node.target, changed)};"]
            case ast.If():
                return [f"if ({self.test(node.test)}) {self.body(node.body)}{self.otherwise(node)}"]
            case ast.For(orelse=[]):
                row = self.items(node.iter)
                return [f"for ({self.target(node.target)} of {row}) {self.body(node.body)}"]
            case ast.While(orelse=[]):
                return [f"while ({self.test(node.test)}) {self.body(node.body)}"]
            case ast.Return():
                return [f"return {'null' if node.value is None else self.value(node.value)};"]
            case ast.Raise(exc=ast.expr() as error):
                return [f"throw {self.value(error)};"]
            case ast.Try(orelse=[], finalbody=[], handlers=[handler]):
                return [f"try {self.body(node.body)} {self.handler(handler)}"]
            case ast.Continue():
                return ["continue;"]
            case ast.Break():
                return ["break;"]
            case ast.Pass():
                return []
        raise self.refused(node)

    def otherwise(self, node: ast.If) -> str:
        """What is done if a condition does not hold."""
        match node.orelse:
            case []:
                return ""
            case [ast.If() as other]:
                return f" else {self.statement(other)[0]}"
        return f" else {self.body(node.orelse)}"

    def handler(self, node: ast.ExceptHandler) -> str:
        """What is done about an error of some kinds; others are raised again."""
        if node.type is None:
            raise self.refused(node, "except without a kind of error")
        kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        tests = []
        for kind in kinds:
            known = ERRORS.get(self.static(kind))
            if known is None:
                raise self.refused(kind)
            tests.append(f"caught instanceof {known}")
        keep = [f"{name_of(node.name)} = caught;"] if node.name else []
        inside = "\n".join(
            _indented("\n".join([f"if (!({' || '.join(tests)})) throw caught;", *keep]))
        )
        body = "\n".join(_indented("\n".join(self.block(node.body))))
        return f"catch (caught) {{\n{inside}\n{body}\n}}"

    # Where something is put

    def target(self, node: ast.expr) -> str:
        """A variable, a field, or several of them."""
        match node:
            case ast.Name():
                return name_of(node.id)
            case ast.Attribute():
                return f"{self.value(node.value)}.{node.attr}"
            case ast.Tuple():
                return f"[{', '.join(map(self.target, node.elts))}]"
        raise self.refused(node)

    def store(self, target: ast.expr, value: str) -> str:
        """An assignment."""
        match target:
            case ast.Subscript(slice=ast.Slice()):
                raise self.refused(target)
            case ast.Subscript():
                place = f"{self.value(target.value)}, {self.value(target.slice)}"
                return f"py.setItem({place}, {value})"
            case ast.Tuple():
                return f"{self.target(target)} = py.iterate({value})"
        return f"{self.target(target)} = {value}"

    # Expressions

    def test(self, node: ast.expr) -> str:
        """An expression of which only the truth is asked for."""
        if self.is_bool(node):
            return self.value(node)
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return sign.join(f"({self.test(one)})" for one in node.values)
        return f"py.truth({self.value(node)})"

    def is_bool(self, node: ast.expr) -> bool:
        """Whether a value can only be true or false."""
        match node:
            case ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return True
            case ast.BoolOp():
                return all(map(self.is_bool, node.values))
            case ast.Call(func=ast.Name(id="any" | "all")):
                return True
        return isinstance(node, ast.Constant) and isinstance(node.value, bool)

    def value(self, node: ast.expr) -> str:
        """An expression."""
        match node:
            case ast.Constant():
                return self.constant(node)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return f"{self.value(node.value)}.{node.attr}"
            case ast.Call():
                return self.call(node)
            case ast.Compare():
                return self.comparison(node)
            case ast.BoolOp():
                return self.choice(node)
            case ast.UnaryOp(op=ast.Not()):
                return f"!({self.test(node.operand)})"
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as number)):
                return f"-{number}"
            case ast.UnaryOp(op=ast.USub()):
                return f"py.negative({self.value(node.operand)})"
            case ast.BinOp():
                return self.operation(node, node.left, node.op, node.right)
            case ast.IfExp():
                chosen = f"{self.value(node.body)} : {self.value(node.orelse)}"
                return f"({self.test(node.test)} ? {chosen})"
            case ast.NamedExpr():
                return f"({name_of(node.target.id)} = {self.value(node.value)})"
            case ast.JoinedStr():
                return self.sentence(node)
            case ast.Subscript(slice=ast.Slice(step=None) as cut):
                ends = (self.value(one) if one else "null" for one in (cut.lower, cut.upper))
                return f"py.slice({self.value(node.value)}, {', '.join(ends)})"
            case ast.Subscript() if not isinstance(node.slice, ast.Slice):
                return f"py.item({self.value(node.value)}, {self.value(node.slice)})"
            case ast.List():
                return self.row(node.elts)
            case ast.Tuple():
                return f"py.tuple({self.row(node.elts)})"
            case ast.Set():
                return f"py.set({self.row(node.elts)})"
            case ast.Dict():
                return self.dictionary(node)
            case ast.ListComp() | ast.GeneratorExp():
                return self.comprehension(node.generators, lambda: self.value(node.elt))
            case ast.SetComp():
                inside = self.comprehension(node.generators, lambda: self.value(node.elt))
                return f"py.set({inside})"
            case ast.DictComp():
                entry = lambda: f"[{self.value(node.key)}, {self.value(node.value)}]"  # noqa: E731
                return f"py.dict({self.comprehension(node.generators, entry)})"
        raise self.refused(node)

    def constant(self, node: ast.Constant) -> str:
        """A figure or a word that stands in the code."""
        if not isinstance(node.value, int | str | bool | None):
            raise self.refused(node)
        return data(node.value)

    def name(self, node: ast.Name) -> str:
        """A variable, or something that stands in the module."""
        if node.id in self.locals:
            if self.is_method and node.id == "self":
                return "this"
            return name_of(node.id)
        found = self.static(node)
        if isinstance(found, ModuleType) or (found is None and node.id not in self.globals):
            raise self.refused(node)
        try:
            return self.file.refer(found, node.id)
        except NotTranslated as error:
            if "has no translation" in str(error):
                raise
            raise self.refused(node, f"{node.id}: {error}") from None

    def static(self, node: ast.expr) -> Any:
        """What an expression is before the function runs, if that can be said."""
        match node:
            case ast.Name() if node.id not in self.locals:
                return self.globals.get(node.id, getattr(builtins, node.id, None))
            case ast.Attribute():
                inside = self.static(node.value)
                if isinstance(inside, ModuleType) or _is_words(inside):
                    return getattr(inside, node.attr, None)
        return None

    def row(self, nodes: list[ast.expr]) -> str:
        """Expressions side by side, some of which may be several."""
        parts = []
        for one in nodes:
            if isinstance(one, ast.Starred):
                parts.append(f"...{self.items(one.value)}")
            else:
                parts.append(self.value(one))
        return f"[{', '.join(parts)}]"

    def items(self, node: ast.expr) -> str:
        """Everything in something, as an array."""
        return f"py.iterate({self.value(node)})"

    def dictionary(self, node: ast.Dict) -> str:
        """A dict that is written out."""
        entries = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                raise self.refused(node)
            entries.append(f"[{self.value(key)}, {self.value(value)}]")
        return f"py.dict([{', '.join(entries)}])"

    def choice(self, node: ast.BoolOp) -> str:
        """`a or b`, `a and b` as values."""
        is_and = isinstance(node.op, ast.And)
        if self.is_bool(node):
            sign = " && " if is_and else " || "
            return "(" + sign.join(f"({self.value(one)})" for one in node.values) + ")"
        *others, last = map(self.value, node.values)
        for one in reversed(others):
            last = f"py.{'both' if is_and else 'either'}({one}, () => {last})"
        return last

    def operation(self, node: ast.AST, left: ast.expr, sign: ast.operator, right: ast.expr) -> str:
        """Two values and what is done with them."""
        if type(sign) not in OPERATORS:
            raise self.refused(node)
        return f"py.{OPERATORS[type(sign)]}({self.value(left)}, {self.value(right)})"

    def comparison(self, node: ast.Compare) -> str:
        """Values compared, two or more in a row."""
        values = [node.left, *node.comparators]
        for middle in values[1:-1]:
            if any(isinstance(one, ast.NamedExpr) for one in ast.walk(middle)):
                raise self.refused(node)  # it would be done twice
        parts = [
            self.compared(sign, left, right)
            for sign, left, right in zip(node.ops, values, values[1:], strict=False)
        ]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def compared(self, sign: ast.cmpop, left: ast.expr, right: ast.expr) -> str:
        """Two values compared."""
        a, b = self.value(left), self.value(right)
        match sign:
            case ast.Is() | ast.IsNot() if b == "null":
                return f"{a} {'===' if isinstance(sign, ast.Is) else '!=='} null"
            case ast.Eq():
                return f"py.equal({a}, {b})"
            case ast.NotEq():
                return f"!py.equal({a}, {b})"
            case ast.In():
                return f"py.isIn({a}, {b})"
            case ast.NotIn():
                return f"!py.isIn({a}, {b})"
            case ast.Lt():
                return f"py.less({a}, {b})"
            case ast.LtE():
                return f"py.atMost({a}, {b})"
            case ast.Gt():
                return f"py.less({b}, {a})"
            case ast.GtE():
                return f"py.atMost({b}, {a})"
        raise self.refused(left, f"the comparison of `{ast.unparse(left)}`")

    def sentence(self, node: ast.JoinedStr) -> str:
        """An f-string."""
        text = ""
        for one in node.values:
            if isinstance(one, ast.Constant):
                plain = re.sub(r"[`\\]|\$(?=\{)", r"\\\g<0>", str(one.value))
                text += plain.replace("\n", "\\n").replace("\r", "\\r")
            elif isinstance(one, ast.FormattedValue) and one.format_spec is None:
                if one.conversion not in (-1, ord("r")):
                    raise self.refused(one)
                how = "repr" if one.conversion == ord("r") else "str"
                value = self.value(one.value)
                is_figure = value.isdecimal()
                text += value if is_figure else f"${{py.{how}({value})}}"
            else:
                raise self.refused(one)
        return f"`{text}`"

    # Comprehensions

    def comprehension(
        self, generators: list[ast.comprehension], last: Callable[[], str], how: str = "map"
    ) -> str:
        """An array of what each round gives; `how` says what is made of the last array."""
        first, *others = generators
        if first.is_async:
            raise self.refused(first.target)
        row = self.items(first.iter)
        before = self.locals
        self.locals = before | set(_names_in(first.target))
        for one in (first.target, *first.ifs):
            if any(isinstance(part, ast.NamedExpr) for part in ast.walk(one)):
                raise self.refused(one)
        target = f"({self.target(first.target)})"
        for condition in first.ifs:
            row += f".filter({target} => {self.test(condition)})"
        if others:
            row += f".flatMap({target} => {self.comprehension(others, last)})"
        else:
            row += f".{how}({target} => {last()})"
        self.locals = before
        return row

    # Calls

    def call(self, node: ast.Call) -> str:
        """A function or a method that is called."""
        function = self.static(node.func)
        if function in (any, all) and isinstance(node.args[0], ast.GeneratorExp):
            rounds = node.args[0]
            if len(rounds.generators) == 1:  # it stops at the first that decides
                how = "some" if function is any else "every"
                return self.comprehension(rounds.generators, lambda: self.test(rounds.elt), how)
        if isinstance(function, MoveKind):
            return f"{self.file.refer(pack, 'pack')}({function.kind}, {self.arguments(node)})"
        if function in WITH_PATTERN:
            return self.matching(node, FUNCTIONS[function])
        if (known := _of(FUNCTIONS, function)) is not None:
            return f"{known}({self.arguments(node, function)})"
        if isinstance(function, FunctionType):
            return f"{self.file.refer(function, function.__name__)}({self.arguments(node)})"
        if isinstance(function, type) and issubclass(function, Exception):
            return f"new {self.file.refer(function, function.__name__)}({self.arguments(node)})"
        if isinstance(node.func, ast.Attribute) and function is None:
            return self.method(node, node.func)
        raise self.refused(node)

    def method(self, node: ast.Call, function: ast.Attribute) -> str:
        """A method: of a class that was translated, or of a text, a list, a dict."""
        if ast.unparse(function) == "super().__init__":
            return f"super({self.arguments(node)})"
        owner = self.value(function.value)
        if function.attr in self.file.methods:
            return f"{owner}.{function.attr}({self.arguments(node)})"
        if function.attr not in METHODS:
            raise self.refused(node)
        return f"{METHODS[function.attr]}({', '.join(filter(None, [owner, self.arguments(node)]))})"

    def matching(self, node: ast.Call, how: str) -> str:
        """A function of `re`, with the expression that it is given."""
        pattern, *rest = node.args
        match pattern:
            case ast.Constant(value=str() as text) if len(rest) == 1 and not node.keywords:
                return f"{how}({to_javascript(text, re.UNICODE)}, {self.value(rest[0])})"
        raise self.refused(node)

    def arguments(self, node: ast.Call, function: Any = None) -> str:
        """What a function is given."""
        found = self.row(node.args)[1:-1]
        for one in node.keywords:
            if KEYWORDS.get((function, one.arg)) != len(node.args):
                raise self.refused(node, f"the argument {one.arg} of `{ast.unparse(node.func)}`")
            found += f", {self.value(one.value)}"
        return found


def _is_words(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Words)


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            return rest
    return body


def _names_in(node: ast.AST) -> Iterator[str]:
    return (one.id for one in ast.walk(node) if isinstance(one, ast.Name))


def _stored(body: list[ast.stmt], function: _Function) -> Iterator[str]:
    """The variables of a function, but for those of its comprehensions."""
    for statement in body:
        todo: list[ast.AST] = [statement]
        while todo:
            node = todo.pop()
            match node:
                case ast.ListComp() | ast.GeneratorExp() | ast.SetComp() | ast.DictComp():
                    inner = (one for one in ast.walk(node) if isinstance(one, ast.NamedExpr))
                    if (first := next(inner, None)) is not None:
                        raise function.refused(first)
                    continue
                case ast.FunctionDef() | ast.ClassDef() | ast.Lambda():
                    raise function.refused(node)
                case ast.Global() | ast.Nonlocal():
                    raise function.refused(node)
                case ast.Name(ctx=ast.Store()):
                    yield node.id
                case ast.ExceptHandler(name=str() as name):
                    yield name
            todo += ast.iter_child_nodes(node)
