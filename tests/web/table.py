"""What somebody does at a table of Rubico, with a mouse or with keys only."""

from __future__ import annotations

from playwright.sync_api import Page

PATIENCE = 240_000  # ms; a first game compiles the bots


def new_table(
    page: Page,
    players: int = 3,
    *,
    here: int = 0,
    words: str = "Open the table",
    still: bool = True,
) -> None:
    """Open a table with easy bots; `here`: how many more sit at this device."""
    if still:
        page.evaluate(
            "localStorage.setItem('tabula-rubra:prefs', JSON.stringify("
            "{language: null, theme: 'system', sound: false, pace: 0}))"
        )
    page.goto("/new/rubico")
    page.locator(".numbers label", has_text=str(players)).click()
    for seat in range(1, 1 + here):
        page.locator("fieldset li select").nth(seat).select_option("here")
    if here < players - 1:
        page.locator("input[name=level][value=easy]").check()
    page.get_by_role("button", name=words).click()
    page.locator(".strip, .curtain").first.wait_for(timeout=PATIENCE)


def act(page: Page) -> str | None:
    """Do whatever is asked, if anything is; what it was."""
    if page.locator(".result").count():
        return "over"
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
        page.locator(".curtain").wait_for(state="detached")
        return "curtain"
    skip = page.locator(".asking > .button", has_text="Skip")
    if skip.count():
        skip.first.click(timeout=2000, no_wait_after=True)
        return "skip"
    if not page.locator(".whose.mine").count():
        return None
    if page.locator(".mine.laying").count():
        cards = page.locator(".hand button")
        cards.nth(0).click()
        cards.nth(2).click()
        page.locator(".mine .act .button.main").click()
        return "lay"
    if page.locator(".mine.declaring").count():
        page.locator(".mine .act .button.main").click()
        return "declare"
    legal = page.locator(".row li.legal button")
    if legal.count():
        legal.first.click()
        if page.locator(".mine .sure").count():
            page.locator(".mine .pair .button.main").click()
        return "take"
    buttons = page.locator(".mine .pair .button")
    if buttons.count():
        buttons.last.click()
        return "pass"
    return None


def play_to_the_end(page: Page, most: int = 2000) -> list[str]:
    """Act until the game is over; all that was done."""
    done = []
    for _ in range(most):
        try:
            what = act(page)
        except Exception:
            # The table moved on between looking and clicking: look again
            if page.is_closed():
                raise
            what = None
        if what == "over":
            return done
        if what is not None:
            done.append(what)
        page.wait_for_timeout(60)
    raise AssertionError(f"the game does not end; done so far: {done[-20:]}")
