"""The form of a box: changed, undone, checked as one types, added to, and a file besides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from rubra.core import registry
from rubra.core.box import BoxFile
from rubra.core.errors import BoxError
from tests.web.browser import DESKTOP, PHONE, Visit
from tests.web.workbench.bench import SIZES, go_to_part
from tests.web.workbench.test_workbench import make_a_section_cheaper, shorten_the_road

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
