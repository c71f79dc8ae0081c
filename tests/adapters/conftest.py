"""Toy games among the installed ones."""

from __future__ import annotations

import pytest
from toy_auction import GAME as AUCTION

from wartable import plugin


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**plugin.games(), AUCTION.id: AUCTION}
    monkeypatch.setattr(plugin, "games", lambda: known)
