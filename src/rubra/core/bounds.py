"""How much a box file may hold: found out before it is parsed, by one look over its text.

Python's TOML reader takes time and memory by the square of a key's parts, recurses into brackets,
and makes integers of any length; whatever a stranger sends is looked at here first. A box of ours
has 1,300 lines, keys of two parts and brackets three deep.
"""

from __future__ import annotations

import re

LONGEST_TEXT = 1_000_000  # characters
MOST_KEYS = 50_000
LONGEST_KEY = 100  # characters of one part
MOST_PARTS = 8  # of a dotted key
DEEPEST = 16  # brackets within brackets
LONGEST_NUMBER = 40  # characters of a number or a date: a word outside strings
LONGEST_STRING = 1_000  # characters

# Strings and comments are passed over. One that does not end is told apart, so that nothing is
# looked at twice. No possessive group: before 3.11.3 Python loses its place in one.
_TOKEN = re.compile(
    r'''(?P<string>"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""'''
    r"""|'''[^']*(?:'(?!'')[^']*)*'''"""
    r"""|"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*')"""
    r"""|(?P<open_string>"|')"""
    r"""|(?P<comment>\#[^\n]*+)"""
    r"""|(?P<word>[^\s"'#\[\]{}.,=]++)"""
    r"""|(?P<opens>[\[{])|(?P<closes>[\]}])|(?P<dot>\.)|(?P<equals>=)"""
    r"""|(?P<comma>,)|(?P<line>\n)""",
    re.DOTALL,
)


def too_much_in(text: str) -> tuple[str, int] | None:
    """What is too much in a box file, and its line; nothing if it can be parsed."""
    if len(text) > LONGEST_TEXT:
        return f"has {len(text)} characters; at most {LONGEST_TEXT} are read", 1
    depth = dots = keys = 0
    line = 1
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        size = len(token[0])
        if kind == "line":
            line += 1
            dots = 0
        elif kind == "word":
            if size > LONGEST_KEY:
                return f"a word of {size} characters; at most {LONGEST_KEY} are read", line
            if size > LONGEST_NUMBER and token[0][0] in "+-0123456789":
                return f"a number of {size} characters; at most {LONGEST_NUMBER} are read", line
        elif kind == "dot":
            dots += 1
            if dots >= MOST_PARTS:
                return f"a key of more than {MOST_PARTS} parts", line
        elif kind == "string":
            if size > LONGEST_STRING:
                return f"a string of {size} characters; at most {LONGEST_STRING} are read", line
            line += token[0].count("\n")
        elif kind == "open_string":
            return "a string that does not end", line
        elif kind == "opens":
            dots = 0
            depth += 1
            if depth > DEEPEST:
                return f"brackets more than {DEEPEST} deep", line
        elif kind == "closes":
            dots = 0
            depth = max(0, depth - 1)
        elif kind == "comma":
            dots = 0
        elif kind == "equals":
            dots = 0
            keys += 1
            if keys > MOST_KEYS:
                return f"more than {MOST_KEYS} keys", line
    return None
