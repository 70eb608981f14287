"""Reports of the lab in a real browser, and games that come with a link."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rubra.core import record_file
from rubra.lab.experiment import BanSheet, ExperimentSheet, VariantSheet, plan_experiment
from rubra.lab.report import write_report
from rubra.lab.running import run
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import PATIENCE, violations

RECORD = next((Path(__file__).parent.parent / "records" / "rubico").glob("*.json"))


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with every kind of chart that Rubico has."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=120,
        bots=("easy",),
        repeats=2,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="three legions", patch={"victory.legions": 3}),
        ],
        bans=BanSheet(things="power", games=40),
    )
    folder = tmp_path_factory.mktemp("lab") / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)
    write_report([folder], folder / "report.html")
    return folder / "report.html"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_report_draws_its_charts_and_asks_for_nothing(
    browser: Browser, report: Path, size: dict[str, int]
) -> None:
    """Every chart has marks, nothing is fetched, nothing complains, nothing is cut off."""
    context = browser.new_context(viewport=size)  # type: ignore[arg-type]
    page = context.new_page()
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(f"{said.type}: {said.text}"))
    page.goto(report.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text("Rubico: some")
    expect(page.locator(".words .sentence").first).to_be_visible()
    assert page.locator(".shares .bar").count() >= 8
    assert page.locator(".bars button").count() >= 8
    for language, said in (("ca", "Què diuen"), ("pt", "O que dizem"), ("it", "Che cosa dicono")):
        page.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", name=said)).to_be_visible()
    assert asked == [report.as_uri()]
    assert errors == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    page.evaluate("document.documentElement.dataset.motion = 'less'")  # no colour on its way
    assert violations(page) == []
    context.close()


def test_a_game_that_comes_with_a_link_is_shown(visit: Visit) -> None:
    """As in a report: one click, and its replay stands at the table."""
    record = record_file.load(RECORD)
    page = visit(None)
    page.goto(record_file.watch_link(record, visit.server))
    page.wait_for_url("**/table/*/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for()


def test_a_torn_link_says_so(visit: Visit) -> None:
    """And leads home."""
    page = visit(None)
    page.goto("/watch#torn")
    expect(page.get_by_text("This game cannot be shown")).to_be_visible()
    page.get_by_role("link").click()
    page.locator(".game").first.wait_for()
