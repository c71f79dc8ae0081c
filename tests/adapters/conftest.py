"""Toy games among the installed ones."""

from __future__ import annotations

import pytest
from toy_auction import GAME as AUCTION
from toy_goofspiel import GAME as GOOFSPIEL

from wartable import plugin


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {**plugin.games(), AUCTION.id: AUCTION, GOOFSPIEL.id: GOOFSPIEL}
    monkeypatch.setattr(plugin, "games", lambda: known)
