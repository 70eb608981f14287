"""Pages that need nothing else: one HTML file with its charts and what draws them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
import vl_convert

from rubra.lab.charts import Spec


@cache
def _pages() -> jinja2.Environment:
    folder = Path(__file__).parent / "pages"
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(folder), autoescape=True, undefined=jinja2.StrictUndefined
    )


@cache
def vega() -> str:
    """Vega-Lite and what it needs, to be put into a page."""
    bundle: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle.replace("</script", "<\\/script")


def write_page(page: Path, template: str, charts: dict[str, Spec], **more: Any) -> None:
    """Write a page with its charts."""
    specs = json.dumps(charts).replace("</", "<\\/")
    text = _pages().get_template(template).render(charts=charts, specs=specs, bundle=vega(), **more)
    page.write_text(text, encoding="utf-8")
