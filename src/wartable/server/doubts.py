"""Tables that do not know what storage has of them: it did not answer whether it took a move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from wartable.server.logs import failure
from wartable.storage import Away

if TYPE_CHECKING:
    from wartable.server.desk import Desk
    from wartable.server.table import Table

log = logging.getLogger("wartable.doubts")
ASK_AGAIN = 2.0  # seconds after which storage that did not answer is asked again


class Doubts:
    """Asks storage again and again, one task for all tables, until each knows what it has."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._tables: dict[str, Table] = {}

    def add(self, table: Table) -> None:
        """This table must ask."""
        if self.desk.closing or self.desk.live.get(table.id) is not table:
            return
        if not self._tables:
            self.desk.begin(self._settle_all())
        self._tables[table.id] = table

    async def _settle_all(self) -> None:
        store = self.desk.store
        while self._tables:
            await asyncio.sleep(ASK_AGAIN)
            try:
                await store.run(store.ping)
                for table in list(self._tables.values()):
                    await self._settle(table)
            except Exception as error:  # whatever it is, these tables must be asked for again
                failure(log, "storage is away", error, tables=len(self._tables))

    async def _settle(self, table: Table) -> None:
        try:
            if self.desk.live.get(table.id) is table:
                async with table.exclusive():
                    pass
        except Away:
            raise
        except Exception:
            log.exception("table cannot be read again", extra={"table": table.id})
            self.desk.drop(table)  # whoever asks for it next loads it, or is told why not
        self._tables.pop(table.id, None)
