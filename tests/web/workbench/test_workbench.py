"""The workbench in a real browser: a change is made, and its effect is told."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rubra.core import registry
from rubra.lab.experiment import read_experiment
from rubra.lab.findings import Findings
from rubra.lab.running import run
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.table import (
    LANGUAGES,
    PATIENCE,
    arrive,
    assert_fits,
    my_turn,
    small_targets,
    speak,
    violations,
)
from tests.web.workbench.bench import SIZES, go_to_part, open_experiment, played, saved
from tests.web.workbench.test_study import table_of

EXPERIMENT = """
game = "rubico"
players = 5
bots = ["easy"]
games = 600
seed = 7

[[variants]]
name = "as printed"

[[variants]]
name = "changed"
patch = { "centurion.beyond_distance" = 3, "victory.legions" = 3 }
"""


def sent(visit: Visit, tmp_path: Path) -> tuple[Page, str]:
    """A file with a result of the workbench, and the page that made it."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT.replace("games = 600", "games = 200"), encoding="utf-8")
    page = visit("/workbench/rubico", accept_downloads=True)
    open_experiment(page, file)
    page.locator(".side button.main").click()
    played(page)
    return page, saved(page, "Save as a file", tmp_path)


def link_of(text: str) -> str:
    """The link that holds a file."""
    packed = zlib.compress(text.encode())
    return "/workbench/rubico#" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


# --- What somebody does who has never seen it ---


def shorten_the_road(page: Page) -> None:
    """One space of the road is taken out."""
    page.get_by_role("button", name="Take out: Mutina").click()


def make_a_section_cheaper(page: Page) -> None:
    """A base needs one wood less."""
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Base 1", exact=True)
    )
    card.get_by_role("button", name="Change").click()
    card.get_by_label("Wood", exact=True).fill("1")


def soften_a_calamity(page: Page) -> None:
    """It brings one problem less."""
    page.get_by_role("searchbox").fill("Revolt of the Iberians")
    page.get_by_role("list", name="Find a card").get_by_role("button").first.click()
    card = page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name="Revolt of the Iberians", exact=True)
    )
    card.get_by_role("button", name="Less: How many").nth(1).click()


# The part of the box, the change, and what is learned
TASKS: dict[str, tuple[str | None, Callable[[Page], None], str]] = {
    "rubico": ("The road to Rome", shorten_the_road, "Caesar's side: wins more often"),
    "cathedral": ("Cathedral cards", make_a_section_cheaper, "Games are shorter"),
    "rubricatus": (None, soften_a_calamity, "Games are longer"),
}
FEW = {"rubico": "1000", "cathedral": "1000", "rubricatus": "5000"}


@SIZES
@pytest.mark.parametrize("game", registry.names())
def test_a_newcomer_changes_a_game_and_learns_what_that_does(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """From the home page, with nothing but what stands there."""
    page = visit("/", size)
    page.locator(f"a[href='/workbench/{game}']").click()
    page.get_by_role("heading", name="Workbench").wait_for()
    part, change, learned = TASKS[game]
    if part:
        go_to_part(page, part, size)
    change(page)
    assert page.locator(".drawn").first.is_visible()
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    expect(page.locator(".changes li")).to_have_count(1)
    # Fewer than a newcomer has, so that it does not take a minute
    page.get_by_label("Games", exact=True).select_option(FEW[game])
    page.locator(".side button.main").click()
    found = played(page)
    expect(found.locator(".words .sentence").first).not_to_be_empty()
    if game == "rubricatus":  # with the options as they are at first nobody notices it
        expect(found).to_contain_text("the change was never noticed")
        assert page.locator("progress").evaluate("one => one.value") < int(FEW[game])
        found.get_by_role("button", name="Difficulty: hard").click()
        expect(page.locator(".results")).to_be_visible(timeout=PATIENCE)
        found = played(page)
    elif game == "cathedral":  # how many games would show something, is one click away
        more = found.get_by_role("button", name=re.compile(r"Play [\d,]+ games"))
        wanted = re.sub(r"\D", "", more.inner_text())
        if size is PHONE:  # once is enough, it takes a while
            return
        more.click()
        played(page)
        assert page.locator("progress").evaluate("one => String(one.value)") == wanted
    expect(found.locator(".words")).to_contain_text(learned)
    expect(found).not_to_contain_text("the change was never noticed")
    expect(found.locator(".shares li").first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"]
    assert violations(page) == []


# --- While games are played ---


def test_a_run_is_stopped_goes_on_and_plays_more(visit: Visit) -> None:
    """How long it takes is said before, how fast it is meanwhile, and figures grow."""
    page = visit("/workbench/rubico")
    page.get_by_label("Games", exact=True).select_option("100000")
    expect(page.locator(".run")).to_contain_text(re.compile(r"About \d+ (second|minute)"))
    go = page.locator(".side button.main")
    go.click()
    page.locator(".results").wait_for()
    expect(page.locator(".progress")).to_contain_text("a second")
    expect(page.locator(".shares li").first).to_contain_text(re.compile(r"from [\d.]+% to"))
    page.get_by_role("button", name="Stop", exact=True).click()
    count = page.locator("progress")
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()
    stopped = count.evaluate("one => one.value")
    assert 0 < stopped < 100_000
    page.wait_for_timeout(400)
    assert count.evaluate("one => one.value") == stopped
    page.get_by_role("button", name="Go on", exact=True).click()
    page.wait_for_function(
        "before => document.querySelector('progress').value > before", arg=stopped
    )
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_label("Games", exact=True).select_option("1000")
    go.click()
    played(page)
    assert count.evaluate("one => one.value") == 1000
    page.get_by_role("button", name="More games").click()
    played(page)
    assert count.evaluate("one => one.value") == 2000


@pytest.mark.parametrize("part", ["Who wins", "How it ends", "length in turns", "Cards"])
def test_from_a_figure_to_a_game_that_shows_it(visit: Visit, part: str) -> None:
    """Watched at a table of this browser, from its beginning."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    page.get_by_label("Games", exact=True).select_option("1000")
    page.locator(".side button.main").click()
    found = played(page)
    place = found.locator("section, figure").filter(has_text=part).last
    place.get_by_role("button", name="watch").last.click()
    page.wait_for_url("**/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for()


@SIZES
def test_what_was_found_is_printed_without_the_rest(visit: Visit, size: dict[str, int]) -> None:
    """On paper there are words and charts, whole, and nothing to press."""
    page = visit("/workbench/rubico", size)
    go_to_part(page, "The road to Rome", size)
    shorten_the_road(page)
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    page.get_by_label("Games", exact=True).select_option("1000")
    page.locator(".side button.main").click()
    played(page)
    page.emulate_media(media="print")
    expect(page.locator(".results .sentence").first).to_be_visible()
    for gone in (".run", ".keep", ".box", ".tabs", ".results .watch"):
        assert not any(one.is_visible() for one in page.locator(gone).all()), gone
    whole = page.locator(".results").bounding_box()
    side = page.locator("div.side").bounding_box()
    assert whole is not None
    assert side is not None
    assert whole["height"] <= side["height"]
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


# --- Over a range ---


@SIZES
def test_one_figure_draws_a_curve(visit: Visit, size: dict[str, int]) -> None:
    """A point for each value, with its interval, its figure and a game that shows it."""
    page = visit("/workbench/rubico", size)
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    page.get_by_text("Try one figure over a range").click()
    figure = page.locator(".range")
    figure.get_by_label("Parts of the box").select_option(label="Victory of the Senate")
    figure.get_by_label("from").fill("3")
    figure.get_by_label("to").fill("5")
    figure.get_by_label("to").press("Tab")
    page.get_by_label("Games", exact=True).select_option("1000")
    page.get_by_role("button", name="Draw the curve").click()
    found = played(page)
    curve = found.locator("figure").filter(has_text="Who wins")
    expect(curve.locator("svg[role=img] circle")).to_have_count(2 * 3)  # two sides
    shares = curve.locator("tbody tr").last.locator("td").all_inner_texts()
    assert len({text.split("\n")[0] for text in shares}) == 3
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert violations(page) == []
    curve.get_by_role("button", name="watch").first.click()
    page.wait_for_url("**/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for()


@SIZES
def test_two_figures_draw_a_map(visit: Visit, size: dict[str, int]) -> None:
    """A field for each pair; values that the box does not take are left out, with the reason."""
    page = visit("/workbench/rubico", size)
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    page.get_by_text("Try one figure over a range").click()
    figures = page.locator(".range")
    figures.first.get_by_label("Parts of the box").select_option(label="The Centurion")
    page.get_by_label("A second figure").check()
    figures.last.get_by_label("Parts of the box").select_option(label="Victory of the Senate")
    page.get_by_label("Games", exact=True).select_option("1000")
    page.get_by_role("button", name="Draw the map").click()
    found = played(page)
    expect(found.locator("tbody button")).to_have_count(5 * 4)
    expect(page.get_by_text("Left out, 6: no legion is named by 6 cards")).to_be_visible()
    assert violations(page) == []
    found.locator("tbody button").nth(3).click()
    found.get_by_role("button", name="watch").click()
    page.wait_for_url("**/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for()


# --- Boxes that cannot be played ---


def test_a_box_that_cannot_be_played_is_refused_with_the_reason(visit: Visit) -> None:
    """Nothing runs; one click shows where, another takes it back."""
    page = visit("/workbench/rubico")
    page.get_by_role("button", name="Less: Red").click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("the March cards are 25 in all, not 24")
    expect(page.locator(".side button.main")).to_be_disabled()
    problem.get_by_role("button", name="Undo").click()
    expect(problem).to_have_count(0)
    expect(page.locator(".side button.main")).to_be_enabled()


def test_a_game_that_does_not_end_stops_the_run_and_can_be_watched(visit: Visit) -> None:
    """A cathedral for which there is no material."""
    page = visit("/workbench/cathedral")
    go_to_part(page, "Reserve", DESKTOP)
    for material in ("Wood", "Brick", "Stone", "Gold"):
        page.locator(".form").get_by_label(material, exact=True).fill("1")
    page.get_by_label("Games", exact=True).select_option("1000")
    page.locator(".side button.main").click()
    expect(page.get_by_text("did not end within")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Watch this game").click()
    page.wait_for_url("**/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for(timeout=PATIENCE)


# --- Options and bots ---


def test_bots_and_options_are_chosen_by_seat(visit: Visit, tmp_path: Path) -> None:
    """What is chosen is what is played, and what the file says."""
    page = visit("/workbench/rubico", accept_downloads=True)
    page.locator(".numbers label", has_text="3").click()
    page.get_by_role("button", name="Another at each seat").click()
    bots = page.locator(".seats select")
    expect(bots).to_have_count(3)
    bots.nth(1).select_option("random")
    bots.nth(2).select_option("level:1")
    page.locator(".numbers label", has_text="4").click()
    expect(bots).to_have_count(4)
    assert [one.input_value() for one in bots.all()] == ["easy", "random", "level:1", "easy"]
    page.locator(".numbers label", has_text="3").click()
    page.locator("summary", has_text="Options").click()
    option = page.locator(".option input[type=checkbox]").first
    expect(option).to_be_checked()
    option.uncheck()
    page.get_by_label("Seed").fill("12")
    page.get_by_label("Seed").blur()
    text = saved(page, "Save as a file", tmp_path)
    (tmp_path / "bots.toml").write_text(text.replace("games = 20000", "games = 30"), "utf-8")
    experiment = read_experiment(tmp_path / "bots.toml")
    assert experiment.seed == 12
    assert experiment.variants[0].bots == ("easy", "random", "level:1")
    assert experiment.variants[0].options == {"declarations": False}
    run(experiment, tmp_path / "bots.result")
    open_experiment(page, tmp_path / "bots.toml")
    page.locator(".side button.main").click()
    found = played(page)
    rows = saved(page, "Save the games", tmp_path).splitlines()[1:]
    assert rows == table_of(Findings(tmp_path / "bots.result"))
    by_bot = found.locator("section", has_text="By bot").locator(".shares").last
    assert by_bot.locator(".label").all_inner_texts() == ["easy", "random", "level 1"]
    # At a table a bot by number is called as at every other
    by_bot.get_by_role("button", name="watch").first.click()
    page.wait_for_url("**/replay?at=0", timeout=PATIENCE)
    page.locator(".board").first.wait_for()
    record = json.loads(saved(page, "Download the record", tmp_path))
    names = sorted(seat["name"].rpartition(" ")[0] for seat in record["seats"])
    assert names == ["Easy", "Level 1,", "Random"]


# --- Looks ---


@SIZES
def test_every_language_fits_and_every_target_is_large_enough(
    visit: Visit, tmp_path: Path, size: dict[str, int]
) -> None:
    """The box of each game, card and figure, and what was found, with charts."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT.replace("games = 600", "games = 100"), encoding="utf-8")
    page = visit("/", size)
    for language in LANGUAGES:
        speak(page, language)
        for game in registry.names():
            page.goto(f"/workbench/{game}")
            page.locator(".form").wait_for()
            parts = page.locator("nav select option").evaluate_all(
                "all => all.map(one => one.value)"
            )
            for part in parts:
                if size is PHONE:
                    page.locator("nav select").select_option(part)
                else:
                    page.locator("nav li button").nth(parts.index(part)).click()
                change = page.locator("button.open[aria-expanded=false]")
                if change.count():
                    change.first.click()
                assert_fits(page)
                assert size is DESKTOP or small_targets(page) == []
        page.goto("/workbench/rubico")
        page.locator("input[type=file]").set_input_files(file)
        page.locator(".changes li").nth(1).wait_for()
        if size is PHONE:
            page.locator(".tabs button").last.click()
        page.locator("details > summary").first.click()
        page.locator(".side button.main").click()
        page.locator(".results .words").wait_for()
        expect(page.locator(".progress .small")).not_to_contain_text("·")  # so many a second
        page.locator("details > summary").last.click()
        assert_fits(page)
        assert size is DESKTOP or small_targets(page) == []


# --- At a table ---


def test_a_changed_box_is_played_against_bots(visit: Visit) -> None:
    """The space that was taken out is not on the board."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    page.get_by_role("button", name="Play it against bots").click()
    page.wait_for_url("**/table/*")
    arrive(page, "rubico")
    my_turn(page)
    board = page.get_by_role("main")
    expect(board).to_contain_text(re.compile("Ravenna", re.IGNORECASE))
    expect(board).not_to_contain_text(re.compile("Mutina", re.IGNORECASE))


def test_friends_are_invited_to_a_changed_box(visit: Visit) -> None:
    """The table has the figures of the box, and free seats."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    page.get_by_role("button", name="Invite friends to it").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    info = page.evaluate("id => fetch('/api/tables/' + id).then(answer => answer.json())", table)
    assert sum(not seat.get("person") and not seat.get("bot") for seat in info["seats"]) == 4
    assert info["own_box"] is not None
