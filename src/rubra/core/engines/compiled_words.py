"""How the compiler sees the words of a game (vocabulary.py): as constants.

A class of Words, and each kind in it, is for Numba what a module is: its attributes are looked up
when a rule is compiled. So the number of a kind becomes a constant, and what reads a part a call of
an ordinary rule. Only how a kind is called, which makes a move or an event, is written out here.

Nothing of it is used uncompiled: there the words are plain Python objects.
"""

from __future__ import annotations

from typing import Any

import numba.core.typing
import numba.extending

types: Any = numba.types  # Any: Numba is not typed
extending: Any = numba.extending
signature: Any = numba.core.typing.templates.signature


def make_known(namespace: type, move_kind: type, event_kind: type, most_parts: int) -> None:
    """Let the compiler know classes of words, and the kinds of moves and events in them."""
    event = types.UniTuple(types.int64, 1 + most_parts)
    typeof = extending.typeof_impl
    typeof.register(namespace)(lambda words, _: types.Module(words))
    typeof.register(move_kind)(lambda kind, _: CompiledKind(kind, types.int64, _pack))
    typeof.register(event_kind)(lambda kind, _: CompiledKind(kind, event, _line_up))


class CompiledKind(types.Module, types.Callable):  # type: ignore[misc]  # see above
    """A kind: a module with the readers of its parts, and a function of these parts."""

    def __init__(self, kind: Any, made: Any, make: Any) -> None:
        super().__init__(kind)
        self.made = made
        if kind not in _known:
            _known.add(kind)
            extending.lower_builtin(kind, types.VarArg(types.Any))(_code(kind.kind, make))

    def get_call_type(self, _context: Any, args: Any, kws: Any) -> Any:
        """Its parts are integers, given in order or by name; all of them, or Python complains."""
        kind = self.pymod
        kind.signature.bind(*args, **kws)
        parts = [types.int64] * len(kind.parts)
        return signature(self.made, *parts).replace(pysig=kind.signature)

    def get_call_signatures(self) -> tuple[tuple[()], bool]:
        """For messages of the compiler: none is set."""
        return (), False

    def get_impl_key(self, _signature: Any) -> Any:
        """By which the machine code is found that makes one."""
        return self.pymod


_known: set[Any] = set()


def _code(number: int, make: Any) -> Any:
    """What writes the machine code for one kind."""

    def write(context: Any, builder: Any, made: Any, parts: Any) -> Any:
        kind = context.get_constant(types.int64, number)
        return make(context, builder, made.return_type, kind, parts)

    return write


def _pack(context: Any, builder: Any, _made: Any, kind: Any, parts: Any) -> Any:
    """As `pack` does it."""
    move = kind
    for place, part in enumerate(parts):
        shift = context.get_constant(types.int64, 8 + 8 * place)
        move = builder.or_(move, builder.shl(part, shift))
    return move


def _line_up(context: Any, builder: Any, made: Any, kind: Any, parts: Any) -> Any:
    """The kind, its parts, and zeros."""
    nothing = context.get_constant(types.int64, 0)
    rest = [nothing] * (made.count - 1 - len(parts))
    return context.make_tuple(builder, made, [kind, *parts, *rest])
