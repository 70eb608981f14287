"""Every small change to a rule: comparisons, constants, arithmetic, conditions, dropped statements.

A rule is read as a syntax tree, one node of it is replaced, and the function is compiled again; no
file is written. A mutant whose bytecode is that of the rule itself, or of an earlier mutant, is
left out: no test could tell them apart.

Conditions are set to True and to False rather than negated, and a part of `a and b` is left out
rather than `and` made `or`: tests that find these find the others too.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import CodeType
from typing import Any, NamedTuple

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
AT_THE_EDGE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OTHER_OPERATION: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OTHER_FUNCTION = {"min": "max", "max": "min"}
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Return, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutant:
    """A rule with one change."""

    module: str  # as it is imported
    function: str
    lines: tuple[int, int]  # first and last of the statement, without what is inside of it
    was: str  # the statement, formatted by Python
    now: str  # the same changed; empty if it is dropped
    nth: int  # counts the same change elsewhere in the function, from 1
    code: CodeType

    @property
    def name(self) -> str:
        """The module and function, such as `march.advance`."""
        return f"{self.module.rpartition('.')[2]}.{self.function}"

    @property
    def change(self) -> str:
        """The change in a line."""
        return f"{self.was}  →  {self.now or 'dropped'}"

    @property
    def key(self) -> str:
        """What it is called in files: the same as long as the statement is the same."""
        return f"{self.name} | {self.was} | {self.now} | {self.nth}"


class Slot(NamedTuple):
    """A place in a syntax tree that can hold another node."""

    parent: ast.AST
    field: str
    position: int | None  # in a list
    statement: ast.stmt

    @property
    def node(self) -> Any:  # Any: fields of syntax trees have no common type
        """What it holds."""
        held = getattr(self.parent, self.field)
        return held if self.position is None else held[self.position]

    @property
    def statement_now(self) -> ast.stmt:
        """The statement it is part of, or the one that it holds."""
        return self.node if isinstance(self.node, ast.stmt) else self.statement

    def fill(self, node: Any) -> None:
        """Let it hold something else."""
        if self.position is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.position] = node


def mutants_of(
    source: str,
    filename: str,
    module: str,
    names: Mapping[str, object],
    *,
    all_functions: bool = False,
) -> Iterator[Mutant]:
    """The mutants of every rule of a file, from its top down; names are those of the module.

    With all_functions, of those too that are no rules and never compiled.
    """
    for function in ast.parse(source).body:
        if isinstance(function, ast.FunctionDef) and (all_functions or is_rule(function)):
            yield from mutants_of_rule(function, filename, module, names)


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether it is decorated as a rule."""
    for mark in function.decorator_list:
        called = mark.func if isinstance(mark, ast.Call) else mark
        if isinstance(called, ast.Name) and called.id == "rule":
            return True
    return False


def mutants_of_rule(
    function: ast.FunctionDef, filename: str, module: str, names: Mapping[str, object]
) -> Iterator[Mutant]:
    """The mutants of one rule."""
    function.decorator_list = []
    seen = {essence(compiled(function, filename))}
    met: Counter[tuple[str, str]] = Counter()
    for slot in list(slots_of_body(function)):
        original = slot.node
        was = said(slot.statement)
        for replacement in replacements(slot, names):
            slot.fill(ast.copy_location(replacement, original))
            ast.fix_missing_locations(function)
            code = compiled(function, filename)
            now = "" if slot.node is PASS else said(slot.statement_now)
            slot.fill(original)
            if essence(code) in seen:
                continue
            seen.add(essence(code))
            met[was, now] += 1
            lines = (slot.statement.lineno, last_line(slot.statement))
            yield Mutant(module, function.name, lines, was, now, met[was, now], code)


def compiled(function: ast.FunctionDef, filename: str) -> CodeType:
    """The code of a function."""
    tree = ast.Module([function], [])
    whole = compile(tree, filename, "exec", dont_inherit=True, flags=ANNOTATIONS)
    return next(part for part in whole.co_consts if isinstance(part, CodeType))


ANNOTATIONS = 0x1000000  # `from __future__ import annotations`, which every module of ours says


def essence(code: CodeType) -> tuple[object, ...]:
    """What a function does, without its line numbers. Types, because True equals 1."""
    constants = tuple((type(constant), constant) for constant in code.co_consts)
    return code.co_code, constants, code.co_names, code.co_varnames


# --- Places ---


def slots_of_body(function: ast.FunctionDef) -> Iterator[Slot]:
    """Every statement and expression of a function, but not its docstring."""
    for index, statement in enumerate(function.body):
        if index or ast.get_docstring(function) is None:
            yield Slot(function, "body", index, statement)
            yield from slots_in(statement, statement)


def slots_in(node: ast.AST, statement: ast.stmt) -> Iterator[Slot]:
    """Every place inside a node, but not the types that are written beside names."""
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        for index, held in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(held, ast.AST):
                around = held if isinstance(held, ast.stmt) else statement
                yield Slot(node, field, index if isinstance(value, list) else None, around)
                yield from slots_in(held, around)


def said(statement: ast.stmt) -> str:
    """A statement as text, without the statements inside of it."""
    text = ast.unparse(statement)
    return text if isinstance(statement, SIMPLE) else text.partition("\n")[0]


def last_line(statement: ast.stmt) -> int:
    """Where a statement ends, without the statements inside of it."""
    head: ast.AST = statement
    if isinstance(statement, ast.If | ast.While):
        head = statement.test
    elif isinstance(statement, ast.For):
        head = statement.iter
    last: int | None = getattr(head, "end_lineno", None)
    return last or statement.lineno


# --- Changes ---

PASS = ast.Pass()


def replacements(slot: Slot, names: Mapping[str, object]) -> Iterator[ast.AST]:
    """What could stand in a place instead of what does."""
    node = slot.node
    match node:
        case ast.stmt():
            yield from other_statements(slot)
        case ast.Compare():
            yield from other_comparisons(node)
        case ast.BoolOp():
            for index in range(len(node.values)):
                left = node.values[:index] + node.values[index + 1 :]
                yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand
        case ast.BinOp(op=ast.Mod()):
            yield node.left
        case ast.BinOp() if type(node.op) in OTHER_OPERATION:
            yield ast.BinOp(node.left, OTHER_OPERATION[type(node.op)](), node.right)
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int(number)):
            yield ast.Constant(number + 1)
            if number > 1 or (number == 1 and not isinstance(slot.parent, ast.AugAssign)):
                yield ast.Constant(number - 1)  # `+= 0` is a statement dropped
        case ast.Name(id=name, ctx=ast.Load()) if name in OTHER_FUNCTION:
            yield ast.Name(OTHER_FUNCTION[name], node.ctx)
        case ast.Name(id=name, ctx=ast.Load()) if is_constant(name, names) and matters(slot):
            yield ast.BinOp(node, ast.Add(), ast.Constant(1))
    if is_condition(slot):
        yield ast.Constant(True)
        yield ast.Constant(False)


def other_statements(slot: Slot) -> Iterator[ast.AST]:
    """A statement or a loop that is dropped, `-=` for `+=`."""
    node = slot.node
    if isinstance(node, ast.AugAssign) and type(node.op) in OTHER_OPERATION:
        yield ast.AugAssign(node.target, OTHER_OPERATION[type(node.op)](), node.value)
    if isinstance(node, ast.For):
        yield PASS
    # What stands alone under a condition is dropped by a condition that never holds
    parent = slot.parent
    alone = isinstance(parent, ast.If) and len(parent.body) == 1 and not parent.orelse
    if isinstance(node, SIMPLE) and not alone:
        yield PASS


def other_comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    """Each operator at its edge, and turned round."""
    for index, operator in enumerate(node.ops):
        for table in (AT_THE_EDGE, OPPOSITE):
            if type(operator) in table:
                changed: list[ast.cmpop] = [*node.ops]
                changed[index] = table[type(operator)]()
                yield ast.Compare(node.left, changed, node.comparators)


def is_constant(name: str, names: Mapping[str, object]) -> bool:
    """Whether it names a number of the module's."""
    value = names.get(name)
    return name.isupper() and isinstance(value, int) and not isinstance(value, bool)


def matters(slot: Slot) -> bool:
    """Whether another constant in a place would be news.

    To compare with another one is hardly ever to be equal, which other mutants are; and which of
    the streams of chance a card is drawn from is no rule.
    """
    match slot.parent:
        case ast.Compare(ops=[ast.Eq() | ast.NotEq()]):
            return False
        case ast.Call(args=[ast.Name(id="stream"), *_]):
            return slot.position != 1
    return True


def is_condition(slot: Slot) -> bool:
    """Whether something depends on it being true; a `while True` would only never end."""
    return isinstance(slot.parent, ast.If | ast.IfExp) and slot.field == "test"
