"""The workbench in a real browser: a change is made, and its effect is told, kept and sent."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from rubra.lab.experiment import ExperimentSheet, VariantSheet, plan_experiment, read_experiment
from rubra.lab.findings import Findings
from rubra.lab.report import write_report
from rubra.lab.running import run
from rubra.lab.sums import sums_of
from tests.cli.command import printed
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
from tests.web.workbench.test_study import assert_alike, table_of

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


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


def go_to_part(page: Page, part: str, size: dict[str, int]) -> None:
    """Choose a part of the box."""
    parts = page.get_by_role("navigation", name="Parts of the box")
    if size is PHONE:
        parts.get_by_role("combobox").select_option(label=part)
    else:
        parts.get_by_role("button", name=part).click()


def played(page: Page) -> Locator:
    """What was found, when all games are there."""
    page.locator(".results").wait_for()
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0, timeout=PATIENCE)
    return page.locator(".results")


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


# --- The same as the lab ---

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
CARD = re.compile(r"^\[\[(\w+)\]\]\n(?:(?!\[|# ---).*\n?)*", re.MULTILINE)


def without(box: str, card: str) -> str:
    """The box without one of its cards."""
    found = next(one for one in CARD.finditer(box) if f'id = "{card}"\n' in one[0])
    return box[: found.start()] + box[found.end() :]


def with_one_more(box: str, card: str, name: str) -> str:
    """The box with the same card once more, under another name."""
    found = next(one for one in CARD.finditer(box) if f'id = "{card}"\n' in one[0])
    again = found[0].replace(f'id = "{card}"', f'id = "{name}"').rstrip("\n") + "\n\n"
    return box[: found.end()] + again + box[found.end() :]


def another_base(box: str) -> str:
    """A base of the cathedral is replaced by one like the second, as there are always ten."""
    return with_one_more(without(box, "base_1"), "base_2", "base_11")


# By game: players, games, and what becomes of its cards: each a whole box in the file
BOXES: dict[str, tuple[int, int, Callable[[str], str]]] = {
    "rubico": (5, 600, lambda box: without(box, "mutina")),
    "cathedral": (3, 60, another_base),
    "rubricatus": (4, 60, lambda box: with_one_more(box, "anseresa", "anseresa_nova")),
}


def experiment_of(game: str) -> str:
    """An experiment in which a card is gone, or is there once more."""
    players, games, change = BOXES[game]
    box = change(registry.load(game).standard_box.file.text)
    head = EXPERIMENT[: EXPERIMENT.index("patch")].replace("rubico", game)
    head = head.replace("players = 5", f"players = {players}").replace("= 600", f"= {games}")
    return f"{head}box_text = '''\n{box}'''\n"


def open_experiment(page: Page, file: Path) -> None:
    """Take up what lies in a file."""
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Opened.")).to_be_visible()


def saved(page: Page, button: str, folder: Path) -> str:
    """What a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def result_in(text: str) -> dict[str, Any]:
    """What was found, from the remarks of a file."""
    letters = "".join(line[3:] for line in text.splitlines() if line.startswith("#= "))
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    found: dict[str, Any] = json.loads(zlib.decompress(packed))
    return found


@pytest.mark.parametrize("game", ["rubico, by figures", *registry.names()])
def test_the_tab_has_the_games_of_the_lab(visit: Visit, tmp_path: Path, game: str) -> None:
    """Game by game, and in every sum that the figures are made of; its file is an experiment."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT if "," in game else experiment_of(game), encoding="utf-8")
    folder = tmp_path / "some.result"
    printed("lab", "run", file, "--out", folder)
    experiment = read_experiment(file)
    findings = Findings(folder)

    page = visit(f"/workbench/{experiment.game.name}", accept_downloads=True)
    open_experiment(page, file)
    page.locator(".side button.main").click()
    played(page)
    rows = saved(page, "Save the games", tmp_path).splitlines()[1:]
    assert rows == table_of(findings)
    text = saved(page, "Save as a file", tmp_path)
    assert_alike(result_in(text)["sums"], sums_of(findings))
    (tmp_path / "again.toml").write_text(text, encoding="utf-8")
    assert read_experiment(tmp_path / "again.toml").digest == experiment.digest


@SIZES
def test_what_the_lab_has_found_opens_in_the_workbench(
    visit: Visit, tmp_path: Path, size: dict[str, int]
) -> None:
    """With the figures that the report shows; and it goes on from there."""
    sheet = ExperimentSheet(
        game="rubico",
        players=4,
        games=300,
        variants=[
            VariantSheet(name="as printed"),
            VariantSheet(name="three", patch={"victory.legions": 3}),
        ],
    )
    folder = tmp_path / "some.result"
    run(plan_experiment(sheet, "some", Path()), folder)
    write_report([folder], folder / "report.html")

    page = visit("/workbench", size)
    page.locator("input[type=file]").set_input_files(folder / "workbench.toml")
    sentences = page.locator(".words .sentence")
    expect(sentences.first).to_be_visible()
    said = sentences.all_inner_texts()
    report = visit(None, size)
    report.goto((folder / "report.html").as_uri())
    visit.forgiven.append(folder.as_uri())  # no address of the server
    expect(report.locator(".words .sentence").first).to_be_visible()
    assert report.locator(".words .sentence").all_inner_texts() == said
    page.get_by_role("button", name="More games").click()
    played(page)
    expect(page.get_by_text("1,300 games of each box")).to_be_visible()


# --- Kept and sent ---


@SIZES
def test_a_link_shows_somebody_else_the_same(
    visit: Visit, tmp_path: Path, size: dict[str, int]
) -> None:
    """Box, experiment and result are in it."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT, encoding="utf-8")
    page = visit("/workbench/rubico", size, permissions=["clipboard-read", "clipboard-write"])
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    open_experiment(page, file)
    page.locator(".side button.main").click()
    figures = played(page).inner_text()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    other = visit(None, size)
    other.goto(link)
    found = other.locator(".results")
    expect(found).to_be_visible()
    assert found.inner_text() == figures
    expect(other.locator(".changes li")).to_have_count(2)


def test_experiments_are_kept_with_notes(visit: Visit) -> None:
    """And are there when the page is opened again."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    page.get_by_label("Notes").fill("Too long for beginners")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept in this browser.")).to_be_visible()
    page.goto("/workbench")
    entry = page.get_by_role("button", name="Too long for beginners")
    entry.click()
    page.wait_for_url("**/workbench/rubico")
    expect(page.locator(".changes li")).to_contain_text("Mutina")
    expect(page.get_by_label("Notes")).to_have_value("Too long for beginners")


# --- The box ---


def changes(page: Page) -> list[str]:
    """What is said to be different from the box as it comes."""
    return page.locator(".changes li > span").all_inner_texts()


def test_changes_are_undone_done_again_and_put_back(visit: Visit) -> None:
    """One by one or all at once; beside each figure stands what it was."""
    page = visit("/workbench/rubico")
    road = "Taken out: The road to Rome · Mutina"
    go_to_part(page, "The Centurion", DESKTOP)
    page.locator(".form").get_by_role("button", name="More:").first.click()
    expect(page.locator(".form .was")).to_contain_text("was")
    go_to_part(page, "The road to Rome", DESKTOP)
    shorten_the_road(page)
    expect(page.locator(".changes li")).to_have_count(2)
    first = next(one for one in changes(page) if one != road)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".changes li")).to_have_count(1)
    assert changes(page) == [first]
    page.get_by_role("button", name="Do again", exact=True).click()
    expect(page.locator(".changes li")).to_have_count(2)
    page.locator(".changes li", has_text="The Centurion").get_by_role("button").click()
    expect(page.locator(".changes li")).to_have_count(1)
    assert changes(page) == [road]
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Put everything back").click()
    expect(page.locator(".changes")).to_contain_text("Nothing is changed yet")


def test_what_is_typed_is_read_with_every_key(visit: Visit) -> None:
    """The change and its refusal; what was typed in one field is undone in one step."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The Centurion", DESKTOP)
    field = page.locator(".form input[type=number]").first
    undo = page.locator(".tools").get_by_role("button", name="Undo")
    go = page.locator(".side button.main")
    field.press("Control+a")
    field.press("2")  # nothing is changed by what is there already
    expect(undo).to_be_disabled()
    field.press("0")
    expect(page.locator(".changes li")).to_contain_text("2 → 20")
    field.press("0")
    expect(page.get_by_role("alert")).to_contain_text("expected `int` <= 25")
    expect(go).to_be_disabled()
    expect(field).to_be_focused()
    expect(field).to_have_value("200")
    undo.click()
    expect(field).to_have_value("2")
    expect(page.locator(".changes")).to_contain_text("Nothing is changed yet")
    expect(undo).to_be_disabled()
    page.get_by_role("button", name="Do again", exact=True).click()
    expect(field).to_have_value("200")
    undo.click()
    for number in ("3", "4"):  # who comes back to a field begins anew
        field.fill(number)
        field.blur()
    undo.click()
    expect(field).to_have_value("3")
    field.fill("")  # which is no number: the last holds, and stands there again
    expect(page.locator(".changes li")).to_contain_text("2 → 3")
    field.blur()
    expect(field).to_have_value("3")


def test_a_name_is_typed_through_that_of_another_card(visit: Visit) -> None:
    """The field stays while it says the name of another card; so does one that says nothing."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    page.get_by_role("button", name="Copy: Ravenna").click()
    name = page.locator(".cards > li.added").get_by_label("Name")
    name.press("End")
    for _ in "_copy":
        name.press("Backspace")
    expect(name).to_have_value("ravenna")
    expect(page.get_by_role("alert")).to_contain_text("the id 'ravenna' is there twice")
    name.press_sequentially("_vetus")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".changes li")).to_contain_text("Added: The road to Rome · Ravenna vetus")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(name).to_have_value("ravenna_copy")
    page = visit("/workbench/cathedral")
    go_to_part(page, "Cathedral cards", DESKTOP)
    make_a_section_cheaper(page)
    wood = page.locator("#card-card-0").get_by_label("Wood", exact=True)
    for text in ("0", "3"):
        wood.fill(text)
        expect(wood).to_be_focused()
    expect(page.locator(".changes li")).to_contain_text("2 → 3")


# A part to which a card can be added as it is, and what the new one is called
ONE_MORE = {
    "rubico": ("The road to Rome", "Space 1"),
    "cathedral": ("Cathedral cards", "Base 11"),
    "rubricatus": ("Constructions", "Construction 1"),
}


@SIZES
@pytest.mark.parametrize("game", registry.names())
def test_one_more_card_is_added_and_played_with(
    visit: Visit, game: str, size: dict[str, int]
) -> None:
    """At the end of its list, under a name of its own, with figures that the box takes."""
    page = visit(f"/workbench/{game}", size)
    part, name = ONE_MORE[game]
    go_to_part(page, part, size)
    if game == "cathedral":  # there are as many as the rules know: one is replaced
        page.get_by_role("button", name="Take out: Base 3").click()
        expect(page.locator(".changes li")).to_have_count(1)
    cards = page.locator(".cards > li")
    before = cards.count()
    page.get_by_role("button", name="One more " + part).click()
    expect(cards).to_have_count(before + 1)
    expect(cards.last.get_by_role("heading")).to_have_text(name)
    expect(cards.last.get_by_label("Name")).to_be_visible()
    if size is PHONE:
        page.get_by_role("button", name="What it does", exact=True).click()
    expect(page.locator(".changes")).to_contain_text(f"Added: {part} · {name}")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Games", exact=True).select_option("1000")
    page.locator(".side button.main").click()
    page.locator(".results").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_one_more_is_refused_where_the_rules_name_all_cards(visit: Visit) -> None:
    """With the box's own reason; one click takes it back."""
    page = visit("/workbench/rubico")
    go_to_part(page, "Senate cards", DESKTOP)
    page.get_by_role("button", name="One more Senate cards").click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("there is no senate card 'senate_1'")
    problem.get_by_role("button", name="Undo").click()
    expect(page.locator(".changes")).to_contain_text("Nothing is changed yet")


@pytest.mark.parametrize("game", registry.names())
def test_a_list_without_cards_is_refused_with_the_reason(visit: Visit, game: str) -> None:
    """Each list of each game; one more card can stand in an empty list too."""
    standard = registry.load(game).standard_box.file.text
    page = visit(f"/workbench/{game}")
    page.get_by_role("button", name="As a file (TOML)").click()
    file = page.get_by_label("As a file (TOML)")
    whole = file.input_value()
    lists = list(dict.fromkeys(re.findall(r"^\[\[(\w+)\]\]", standard, re.M)))
    assert len(lists) >= 3
    for name in lists:
        bare = re.sub(rf"^\[\[{name}\]\]\n(?:(?!\[).*\n?)*", "", whole, flags=re.M)
        text = f"{name} = []\n{bare}"
        with pytest.raises(BoxError) as refused:
            registry.load(game).open_box(BoxFile(text, "box"))
        file.fill(text)
        expect(page.locator(".file [role=alert]")).to_have_text(str(refused.value))
        expect(page.locator(".side button.main")).to_be_disabled()
    # The last of them is filled again
    page.get_by_role("button", name="As a form").click()
    page.locator(".one-more").or_(page.get_by_role("navigation")).first.wait_for()
    page.locator("nav li button.touched").click()
    expect(page.locator(".cards > li")).to_have_count(0)
    page.locator(".one-more").click()
    expect(page.locator(".cards > li")).to_have_count(1)


def test_cards_are_copied_and_taken_out_where_the_box_allows_it(visit: Visit) -> None:
    """The copy has a name of its own and is played with; too many are refused with the reason."""
    page = visit("/workbench/rubico")
    go_to_part(page, "The road to Rome", DESKTOP)
    cards = page.locator(".cards > li")
    before = cards.count()
    page.get_by_role("button", name="Copy: Ravenna").click()
    expect(cards).to_have_count(before + 1)
    expect(page.locator(".cards > li.added")).to_have_count(1)
    expect(page.locator(".changes li")).to_contain_text("Added: The road to Rome")
    expect(page.locator(".side button.main")).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    for _ in range(23):
        page.get_by_role("button", name="Copy: Ravenna", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("This box cannot be played")
    expect(page.locator(".side button.main")).to_be_disabled()
    page.get_by_role("button", name="Put everything back").click()
    go_to_part(page, "March cards", DESKTOP)
    expect(page.get_by_role("button", name="Take out:")).to_have_count(0)  # the rules name these


def test_the_box_is_a_file_and_the_file_a_box(visit: Visit) -> None:
    """What is changed in the one is in the other; mistakes are named."""
    page = visit("/workbench/rubico")
    page.get_by_role("button", name="More: Red").click()
    page.get_by_role("button", name="Less: Blue").click()
    page.get_by_role("button", name="As a file (TOML)").click()
    file = page.get_by_label("As a file (TOML)")
    text = file.input_value()
    assert "red = 10" in text
    assert "blue = 10" in text
    assert registry.load("rubico").open_box(BoxFile(text, "box"))
    file.fill(text.replace("red = 10", "red = 8").replace("blue = 10", "blue = 12"))
    page.get_by_role("button", name="As a form").click()
    expect(page.locator(".form").get_by_label("Red", exact=True)).to_have_value("8")
    expect(page.locator(".changes li")).to_have_count(2)
    page.get_by_role("button", name="As a file (TOML)").click()
    mistake = page.locator(".file [role=alert]")
    for wrong in (text.replace("red = 10", 'red = "ten"'), text.replace("red = 10", "red = 40")):
        with pytest.raises(BoxError) as refused:
            registry.load("rubico").open_box(BoxFile(wrong, "box"))
        file.fill(wrong)
        expect(mistake).to_have_text(str(refused.value))
    file.fill(text + "red = ")
    expect(mistake).to_have_text("Invalid value (at end of document)")


# --- What was sent may be torn, of other rules, or not to be trusted ---


def sent(visit: Visit, tmp_path: Path) -> tuple[Page, str]:
    """A file with a result of the workbench, and the page that made it."""
    file = tmp_path / "some.toml"
    file.write_text(EXPERIMENT.replace("games = 600", "games = 200"), encoding="utf-8")
    page = visit("/workbench/rubico", accept_downloads=True)
    open_experiment(page, file)
    page.locator(".side button.main").click()
    played(page)
    return page, saved(page, "Save as a file", tmp_path)


def with_result(text: str, found: Any) -> str:
    """The file with another result in it."""
    head = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("#= "))
    packed = zlib.compress(json.dumps(found).encode())
    return head + "#= " + base64.urlsafe_b64encode(packed).decode().rstrip("=") + "\n"


def link_of(text: str) -> str:
    """The link that holds a file."""
    packed = zlib.compress(text.encode())
    return "/workbench/rubico#" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": 1}, "found with another version of the rules"),
        ({"module": "0" * 64}, "found with another version of the rules"),
        (None, "found with another version of the rules"),
    ],
)
def test_a_result_of_other_rules_is_played_again(
    visit: Visit, tmp_path: Path, change: dict[str, Any] | None, told: str
) -> None:
    """That is said, and all figures are those of these rules."""
    page, text = sent(visit, tmp_path)
    right = page.locator(".results").inner_text()
    found = result_in(text)
    if change is None:
        del found["made"]
    else:
        found["made"] |= change
    for run_of in found["sums"]["runs"]:
        run_of["figures"]["side-caesar"]["total"] = 0.0
    other = visit(None)
    other.goto(link_of(with_result(text, found)))
    expect(other.locator(".note")).to_contain_text(told)
    played(other)
    expect(other.get_by_text("200 games of each box")).to_be_visible()
    assert other.locator(".results").inner_text() == right
    other.locator(".side button.main").click()
    expect(other.locator(".note")).to_have_count(0)


def test_a_damaged_result_is_played_again(visit: Visit, tmp_path: Path) -> None:
    """Markup in it is not shown, and what cannot be is not gone on from."""
    page, text = sent(visit, tmp_path)
    right = page.locator(".results").inner_text()
    found = result_in(text)
    hostile = [{**found, "things": [[["card", "<img src=x onerror=alert(1)>"]]] * 2}]
    hostile += [{**found, "next": -200}, {"made": found["made"]}, [], "torn"]
    for one in hostile:
        file = tmp_path / "hostile.toml"
        file.write_text(with_result(text, one), encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".note")).to_contain_text("is damaged")
        expect(page.get_by_text("200 games of each box")).to_be_visible()
        results = page.locator(".results")
        expect(results).to_have_text(right, use_inner_text=True, timeout=PATIENCE)
    assert page.locator(".results img").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_experiment_that_cannot_be_opened_says_why(
    visit: Visit, tmp_path: Path, language: str
) -> None:
    """In the reader's words; what lies on the bench stays there."""
    words = {
        one.split(" = ")[0]: one.split(" = ")[1]
        for one in Path(f"src/rubra/locales/{language}/workbench.ftl")
        .read_text("utf-8")
        .split("\n")
        if " = " in one
    }
    page = visit("/workbench/rubico", language=language)
    page.locator(".form").wait_for()
    for link in (link_of(EXPERIMENT)[:-12], "/workbench/rubico#nothing", "/workbench/rubico#eJw"):
        other = visit(None, language=language)
        other.goto(link)
        expect(other.locator("main > .error")).to_have_text(words["bench-open-torn"])
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 9_000_000)
    page.locator("input[type=file]").set_input_files(huge)
    alert = page.locator(".folder [role=alert]")
    expect(alert).to_have_text(words["bench-open-large"])
    for text, reason in (
        (EXPERIMENT.replace("players = 5", "players = 99"), "players"),
        (EXPERIMENT.replace("easy", "<b>hard</b>"), "there is no bot '<b>hard</b>' here"),
        (EXPERIMENT.replace("rubico", "other"), "there is no game"),
        (EXPERIMENT.replace("= 3, ", f"= {'[' * 3000}, "), "brackets more than 16 deep"),
        ("players = [", "is not TOML"),
    ):
        file = tmp_path / "wrong.toml"
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(alert).to_contain_text(reason)
        expect(alert).to_contain_text(words["bench-cannot-open"])
    expect(page.locator(".changes li.soft")).to_have_text(words["bench-no-changes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fails_says_so_in_its_own_words(visit: Visit, language: str) -> None:
    """Keeping, copying, saving and starting a table; a link that cannot be copied is shown."""
    folder = Path(f"src/rubra/locales/{language}/workbench.ftl")
    words = dict(re.findall(r"^([\w-]+) = (.+)$", folder.read_text(encoding="utf-8"), re.M))
    page = visit(None, language=language)
    page.add_init_script(
        """indexedDB.open = () => { throw new DOMException('raw words', 'SecurityError') };
        Object.defineProperty(navigator, 'clipboard', {value: {
            writeText: () => Promise.reject(new DOMException('raw words'))}});"""
    )
    page.goto("/workbench/rubico")
    keep = page.get_by_role("button", name=words["bench-keep"], exact=True)
    wrong = page.locator(".keeping [role=alert]")
    keep.click()
    expect(wrong).to_have_text(words["bench-failed-keep"])
    page.get_by_role("button", name=words["bench-copy-link"], exact=True).click()
    expect(wrong).to_have_count(0)
    shown = page.get_by_label(words["bench-link-by-hand"])
    expect(shown).to_have_value(re.compile(r"/workbench/rubico#[\w-]{40,}$"))
    page.evaluate("void (URL.createObjectURL = () => { throw new Error('raw words') })")
    page.get_by_role("button", name=words["bench-save-file"], exact=True).click()
    expect(wrong).to_have_text(words["bench-failed-save"])
    page.evaluate(
        "void (CompressionStream = class { constructor() { throw new Error('raw words') } })"
    )
    page.get_by_role("button", name=words["bench-copy-link"], exact=True).click()
    expect(wrong).to_have_text(words["bench-failed-link"])
    page.route("**/api/tables", lambda route: route.fulfill(status=500, body="raw words"))
    visit.forgiven.append("500")
    page.get_by_role("button", name=words["bench-play-it"], exact=True).click()
    expect(wrong).to_contain_text(words["bench-failed-table"])
    expect(wrong).not_to_contain_text("raw words")


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
