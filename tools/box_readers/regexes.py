"""Regular expressions of Python as those of JavaScript, with the same meaning."""

from __future__ import annotations

import re

# What Python takes for a space, a letter and a digit; JavaScript has other ideas of the first two
SETS = {
    "s": r"\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000",
    "w": r"\p{L}\p{N}_",
    "d": r"\p{Nd}",
}
LETTERS = {"n": r"\n", "r": r"\r", "t": r"\t"}
SYNTAX = r"^$\.*+?()[]{}|/"  # may be escaped, and must be where they stand for themselves
GROUPS = re.compile(r"\(\?P<(?P<name>\w+)>|\(\?(?P<kind>:|!|=)|\((?!\?)")
QUANTIFIER = re.compile(r"[*+?]\+?")


class NotTranslated(ValueError):  # noqa: N818 - the name says what happened
    """Something for which no translation is written."""


def to_javascript(pattern: str, flags: int) -> str:
    """The expression between slashes, with its flags."""
    if flags & ~(re.UNICODE | re.DOTALL):
        raise NotTranslated(f"flags of a regular expression: {re.RegexFlag(flags)!r}")
    reader = _Reader(pattern, bool(flags & re.DOTALL))
    return f"/{reader.alternatives()}/{'su' if flags & re.DOTALL else 'u'}"


class _Reader:
    def __init__(self, pattern: str, dotall: bool) -> None:
        self.pattern = pattern
        self.dotall = dotall
        self.at = 0
        self.possessive = 0

    def alternatives(self) -> str:
        """Up to the end, or to the bracket that closes a group."""
        found = ""
        while self.at < len(self.pattern) and self.pattern[self.at] != ")":
            if self.pattern[self.at] == "|":
                found += "|"
                self.at += 1
            else:
                found += self._repeated(self._atom())
        return found

    def _repeated(self, atom: str) -> str:
        quantifier = QUANTIFIER.match(self.pattern, self.at)
        if quantifier is None:
            return atom
        self.at = quantifier.end()
        sign = quantifier[0][0]
        if quantifier[0] == sign:
            return atom + sign
        # What a look ahead has found is not given back
        name = f"_{self.possessive}"
        self.possessive += 1
        return rf"(?=(?<{name}>{atom}{sign}))\k<{name}>"

    def _atom(self) -> str:
        letter = self.pattern[self.at]
        if letter == "(":
            return self._group()
        if letter == "[":
            return self._set()
        self.at += 1
        if letter == "\\":
            return self._escape(inside=False)
        if letter == "." and not self.dotall:
            raise NotTranslated("a dot without DOTALL")
        if letter in "^$*+?{}":
            raise NotTranslated(f"{letter!r} in a regular expression")
        return rf"\{letter}" if letter == "/" else _visible(letter)

    def _group(self) -> str:
        opening = GROUPS.match(self.pattern, self.at)
        if opening is None:
            raise NotTranslated(f"the group {self.pattern[self.at : self.at + 4]!r}")
        self.at = opening.end()
        inside = self.alternatives()
        self.at += 1
        start = f"(?<{opening['name']}>" if opening["name"] else opening[0]
        return f"{start}{inside})"

    def _set(self) -> str:
        self.at += 1
        found = "["
        if self.pattern[self.at] == "^":
            found += "^"
            self.at += 1
        while self.pattern[self.at] != "]":
            letter = self.pattern[self.at]
            self.at += 1
            if letter == "\\":
                found += self._escape(inside=True)
            elif letter in "[{}()|/":
                found += rf"\{letter}"
            else:
                found += _visible(letter)
        self.at += 1
        return found + "]"

    def _escape(self, inside: bool) -> str:
        letter = self.pattern[self.at]
        self.at += 1
        if letter in SETS:
            return SETS[letter] if inside else f"[{SETS[letter]}]"
        if letter in LETTERS:
            return LETTERS[letter]
        if letter in SYNTAX or (inside and letter == "-"):
            return rf"\{letter}"
        if letter.isalnum():
            raise NotTranslated(rf"\{letter} in a regular expression")
        return letter


def _visible(letter: str) -> str:
    return r"\n" if letter == "\n" else letter
