"""tools/check_rules.py: what it finds in the clauses, their citations and their translations."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools.check_rules import all_clauses, cited_by, mistranslated

ENGLISH = """# Chess: the rules

Two play.

## 1. The board

- **1.1** There are 64 squares and, with one king each, 32 pieces.
- **1.2** The pieces stand so *(ruling)*:

  | piece | of each |
  |---|---|
  | king | 1 |
  | pawn | 8 |
"""
ITALIAN = """# Scacchi: le regole

## 1. La scacchiera

- **1.1** Ci sono 32 pezzi, con un re ciascuno, e 64 caselle.
- **1.2** I pezzi stanno così *(decisione nostra)*:

  | pezzo | per parte |
  |---|---|
  | re | 1 |
  | pedone | 8 |
"""


def found(folder: Path, english: str = ENGLISH, **translated: str) -> list[str]:
    """What is said of these rules of chess, in Italian or whatever is given."""
    write(folder, "chess", "en", english)
    for name, text in translated.items():
        write(folder, name, "it", text)
    return list(mistranslated(folder, ["it"]))


def write(folder: Path, game: str, language: str, text: str) -> None:
    """The rules of a game in a language."""
    file = folder / game / "texts" / language / "rules.md"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def test_a_translation_may_have_other_words_in_another_order(tmp_path: Path) -> None:
    """Nor need it say what stands before the clauses."""
    assert found(tmp_path, chess=ITALIAN) == []


@pytest.mark.parametrize(
    ("said", "instead", "wrong"),
    [
        ("- **1.1**", "- 1.1", "clause 1.1 is missing"),
        ("  | re", "- **1.3** Vince il matto.\n  | re", "there is no clause 1.3"),
        ("64 caselle", "46 caselle", "clause 1.1 has other figures"),
        ("64 caselle", "caselle", "clause 1.1 has other figures"),
        ("un re", "1 re", "clause 1.1 has other figures"),
        ("| pedone | 8 |", "| pedone | 9 |", "clause 1.2 has other figures"),
        (" *(decisione nostra)*", "", "clause 1.2 has other rulings"),
        ("## 1. La", "La", "its chapters are not the 2 of the English"),
        ("## 1. La", "### 1. La", "its chapters are not the 2 of the English"),
    ],
)
def test_a_translation_says_what_the_english_says(
    tmp_path: Path, said: str, instead: str, wrong: str
) -> None:
    """All clauses and no more, with the same figures and rulings, in the same chapters."""
    assert said in ITALIAN
    assert f"chess (it): {wrong}" in found(tmp_path, chess=ITALIAN.replace(said, instead))


def test_every_game_is_translated_and_no_other(tmp_path: Path) -> None:
    """A file is missed, and a file of nothing is noticed."""
    assert found(tmp_path, go=ITALIAN) == ["chess (it) is missing", "go (it) translates nothing"]


def test_a_clause_has_one_place(tmp_path: Path) -> None:
    """Clauses are named with their game; a number that is there twice is refused."""
    write(tmp_path, "chess", "en", ENGLISH)
    assert all_clauses(tmp_path) == {"chess:1.1", "chess:1.2"}
    write(tmp_path, "chess", "en", ENGLISH.replace("1.2", "1.1"))
    with pytest.raises(SystemExit, match=r"chess: clause 1\.1 is there twice"):
        all_clauses(tmp_path)


def test_a_test_cites_with_a_mark() -> None:
    """Only the mark of rules counts, with each clause that it names."""
    source = (
        '@pytest.mark.slow("chess:1.2")\n'
        '@pytest.mark.rule("chess:1.1", "chess:2.4")\n'
        "def test_it(): ..."
    )
    test = ast.parse(source).body[0]
    assert isinstance(test, ast.FunctionDef)
    assert cited_by(test) == ["chess:1.1", "chess:2.4"]
