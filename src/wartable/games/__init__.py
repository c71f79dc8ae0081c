"""The games of the house. Called, it gives every installed game by id.

Importing a game binds this package to the name `wartable.games`, over the function of that name:
so the package answers a call as the function does.
"""

import sys
from types import ModuleType
from typing import Any

from wartable import plugin


class _Games(ModuleType):
    def __call__(self) -> dict[str, plugin.Plugin[Any, Any]]:
        return plugin.games()


sys.modules[__name__].__class__ = _Games
