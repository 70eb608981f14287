"""Pages of results: one HTML file that needs nothing else, drawn by web/src/report."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

from rubra.core.engines.native_cache import PACKAGE
from rubra.core.errors import ExperimentError
from rubra.core.texts import LANGUAGES

CLIENT = PACKAGE / "web_client" / "report"
# Of the messages that belong to no game a report says these
SAID = re.compile(r"(bench|web-level)-|seat-name\b")


def write_page(page: Path, title: str, language: str, results: list[dict[str, Any]]) -> None:
    """Write a page of results. Raises ExperimentError if there is nothing to draw it with."""
    games = {result["game"] for result in results}
    told = {
        "language": language,
        "texts": {one: messages(one, games) for one in LANGUAGES},
        "results": results,
    }
    data = json.dumps(told, ensure_ascii=False).replace("</", "<\\/")
    try:
        style = (CLIENT / "report.css").read_text(encoding="utf-8")
        script = (
            (CLIENT / "report.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
        )
    except OSError:
        raise ExperimentError(
            "the client that draws reports is not built: run `make web`, or npm run build in web/"
        ) from None
    text = f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{html.escape(title)}</title>
<style>{style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="results">{data}</script>
<script>{script}</script>
</body>
</html>
"""
    page.write_text(text, encoding="utf-8")


def messages(language: str, games: set[str]) -> str:
    """What a report of these games says in a language: Fluent, as one string."""
    found = []
    for file in sorted((PACKAGE / "locales" / language).glob("*.ftl")):
        found += [one for one in _messages(file) if SAID.match(one)]
    for game in sorted(games):
        for name in ("game", "workbench"):
            file = PACKAGE / "games" / game / "texts" / language / f"{name}.ftl"
            if file.exists():
                found += _messages(file)
    return "\n".join(found)


def _messages(file: Path) -> list[str]:
    text = re.sub(r"^#.*\n", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return [one.strip("\n") for one in re.split(r"\n(?=[a-z][\w-]* =)", "\n" + text) if one.strip()]
