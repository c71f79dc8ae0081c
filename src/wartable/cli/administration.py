"""`wartable admin`: who watches over a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wartable.errors import BadInput
from wartable.i18n import Texts
from wartable.server.settings import Settings
from wartable.storage import Away, Outdated, Store, now, open_present
from wartable.storage.administration import act


@contextmanager
def opened(settings: Settings, say: Texts) -> Iterator[Store]:
    """The server's database as it is; BadInput if it cannot be used."""
    place = settings.database_url
    if "://" not in place and not Path(place).exists():
        raise BadInput(say("cli-repair-no-database", place=place))
    try:
        store = open_present(place)
        try:
            yield store
        finally:
            store.close()
    except Away as error:
        raise BadInput(say("cli-repair-away", why=str(error).split("\n")[0])) from None
    except Outdated:
        raise BadInput(say("cli-repair-outdated", place=place)) from None


def change(settings: Settings, name: str, on: bool, say: Texts) -> None:
    """Make an account an administrator, or no longer."""
    with opened(settings, say) as store:
        person = store.person_by_login(" ".join(name.split()).casefold())
        if person is None:
            raise BadInput(say("cli-admin-nobody", name=name))
        what = "grant" if on else "revoke"
        store.set_administrator(person.id, on, act("", "", what, person.id, "", now()))
        print(say(f"cli-admin-{what}", name=person.name))


def names(settings: Settings, say: Texts) -> list[str]:
    """The names of the administrators."""
    with opened(settings, say) as store:
        return [person.name for person in store.administrators()]
