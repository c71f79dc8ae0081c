"""The pages of letters: an address that is confirmed, a password that was forgotten."""

from __future__ import annotations

from typing import Any

from letterbox import receiving
from test_looks import axe

NAME, FIRST, SECOND = "Olena of the lamps", "lamp over seven rivers", "nine owls under a bridge"


def done(page: Any, form: str) -> str:
    """Send a form; what is said of it."""
    page.click(f"{form} [type=submit]")
    page.wait_for_selector(f"{form} .done:not(:empty)")
    return str(page.locator(f"{form} .done").inner_text())


def test_a_forgotten_password(serve: Any, browser: Any) -> None:
    with receiving() as box:
        served = serve(
            smtp=f"smtp-plain://127.0.0.1:{box.port}",
            mail_from="table@example.org",
            public_url="http://table.example",
        )
        context = browser.new_context(base_url=served.url, locale="uk")
        page = context.new_page()

        def go(path: str) -> None:
            page.goto("about:blank")  # another key alone would not load the page anew
            page.goto(path)
            page.wait_for_selector("body[data-ready=true]")

        go("/account")
        page.fill("#r-name", NAME)
        page.fill("#r-password", FIRST)
        page.click("#register [type=submit]")
        page.locator("body[data-ready=true] #mail").wait_for(state="attached")
        page.click("#more-of-me > summary")
        page.fill("#email", "olena@example.org")
        page.fill("#e-password", FIRST)
        assert "Лист" in done(page, "#mail")
        axe(page, "account with an address")
        go(f"/letter#confirm={box.key()[2]}")
        axe(page, "an address to confirm")
        assert done(page, "#confirm") == "Адресу підтверджено."
        go("/letter")
        axe(page, "a forgotten password")
        page.fill("#email", "olena@example.org")
        done(page, "#forgotten")
        go(f"/letter#reset={box.key()[2]}")
        axe(page, "a new password")
        page.fill("#new", SECOND)
        assert done(page, "#reset").startswith("Новий пароль")
        go("/account")
        assert page.locator("#login a[href='/letter']").count() == 1
        page.click("#have summary")
        page.fill("#l-name", NAME)
        page.fill("#l-password", SECOND)
        page.click("#login [type=submit]")
        page.wait_for_selector("body[data-ready=true] #logout")
        context.close()
