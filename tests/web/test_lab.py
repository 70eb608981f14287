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
from tests.web.table import LANGUAGES, PATIENCE, violations

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
    assert page.locator(".bars .bar").count() >= 8
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


def test_a_report_says_where_games_are_watched(browser: Browser, report: Path) -> None:
    """By whom a link is opened, and in the workbench where there is none; no control is dead."""
    page = browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
    page.goto(report.as_uri())
    found = page.locator("section.sheet", has=page.locator(".found"))
    server = "a game at http://127.0.0.1:8000, if a server runs there"
    expect(found.locator(".server")).to_contain_text(server)
    assert found.locator(".watch").count() > 2
    unusual = page.locator("section.sheet", has=page.get_by_role("heading", name="Unusual games"))
    expect(unusual).to_contain_text("if a server runs there")
    # Deals that are played twice are none of the workbench's
    expect(page.get_by_text("Open in the workbench to watch")).to_have_count(0)
    page.close()


def test_a_report_of_the_workbench_sends_there_to_watch(browser: Browser, tmp_path: Path) -> None:
    """Beside every chart whose figures have no game of their own."""
    sheet = ExperimentSheet(game="rubico", players=4, games=60, bots=("easy",))
    run(plan_experiment(sheet, "some", Path()), tmp_path / "some.result")
    write_report([tmp_path / "some.result"], tmp_path / "report.html")
    page = browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
    page.goto((tmp_path / "report.html").as_uri())
    for part in ("Who wins", "Cards and other things"):
        section = page.locator(".found section", has=page.get_by_role("heading", name=part))
        expect(section.locator(".elsewhere")).to_contain_text("Open in the workbench to watch")
    expect(page.get_by_role("button", name="Save for the workbench")).to_be_visible()
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_printed_whole(
    browser: Browser, report: Path, size: dict[str, int], language: str
) -> None:
    """On paper nothing is cut, in any language, and there is nothing to press."""
    page = browser.new_page(viewport=size)  # type: ignore[arg-type]
    page.goto(report.as_uri())
    page.locator("select").first.select_option(language)
    page.emulate_media(media="print")
    pressed = page.locator("button, select, input, [role=slider][tabindex]")
    shown = [one.evaluate("one => one.outerHTML") for one in pressed.all() if one.is_visible()]
    assert [one for one in shown if 'class="bars' not in one] == []
    for gone in (".watch", ".server", ".elsewhere", ".file"):
        assert not any(one.is_visible() for one in page.locator(gone).all()), gone
    expect(page.locator(".words .sentence").first).to_be_visible()
    # What scrolls on a screen would be cut on paper
    cut = page.evaluate(
        """[...document.querySelectorAll('main *')]
        .filter(one => one.offsetParent && getComputedStyle(one).overflowX !== 'visible')
        .filter(one => !one.closest('.hidden') && one.scrollWidth > one.clientWidth + 1)
        .map(one => one.outerHTML.slice(0, 90))"""
    )
    assert cut == []
    # A sheet of paper is 718 pixels wide within its margins
    page.set_viewport_size({"width": 718, "height": 1000})
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.pdf()[:5] == b"%PDF-"
    page.close()


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
