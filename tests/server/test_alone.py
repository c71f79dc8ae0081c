"""One server for each SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from web_harness import Served

from wartable.errors import BadInput
from wartable.server import app as server
from wartable.server.settings import Settings
from wartable.storage import InUse, alone, open_store


def test_a_second_server_is_refused(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    settings: Settings = served.settings
    monkeypatch.delenv("WARTABLE_DATABASE", raising=False)
    texts = ("", "en", "Another server"), ("", "uk_UA", "інший сервер"), ("ru", "uk_UA", "другим")
    for ours, locale, said in texts:
        monkeypatch.setenv("WARTABLE_LANG", ours)
        monkeypatch.setenv("LC_ALL", locale)
        with pytest.raises(BadInput, match=said) as refused:
            server.run(port=0, data_dir=settings.data_dir, open_browser=False)
        assert settings.database_url in str(refused.value) and "--data-dir" in str(refused.value)
    again = server.create_app(settings)

    async def start() -> None:
        async with again.router.lifespan_context(again):
            pytest.fail("it started")

    with pytest.raises(InUse):
        asyncio.run(start())
    with pytest.raises(InUse), alone(settings.database_url):
        pass
    open_store(settings.database_url).close()  # who looks, or makes a backup, is let in
    served.person().open("age-of-war", "me", "local:Ivan")
    served.stop()
    left = {path.name for path in settings.data_dir.iterdir()}
    assert not {name for name in left if name.endswith(("-wal", "-shm"))}, "it was not closed"
    served.start()
    assert served.person().get("/readyz") == {"status": "ok"}


def test_several_servers_may_use_one_postgres() -> None:
    with alone("postgresql://wartable@/none"), alone("postgresql://wartable@/none"):
        pass
