"""What is wrong with something that somebody sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from wartable.i18n import Texts

E = TypeVar("E", bound=Exception)
LONGEST = 400  # characters of an argument in a sentence about bad input


class BadInput(ValueError):
    """Input that cannot be used: it is not understood, or names something that does not exist. The
    message says what would be right. With a key, the text `unknown-KEY` of the house says the same
    in the reader's language."""

    def __init__(self, message: str, key: str = "", **named: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.named = named

    def __reduce__(self) -> tuple[Any, ...]:
        return raised, (type(self), self.args, self.__dict__)

    def sentence(self, reader: Texts) -> str:
        """What is wrong, in the reader's language where the house has the sentence."""
        return reader(f"unknown-{self.key}", **self.shown()) if self.key else str(self)

    def shown(self) -> dict[str, str | int]:
        """The arguments of the sentence: what somebody sent may be of any length."""
        return {k: v[:LONGEST] if isinstance(v, str) else v for k, v in self.named.items()}


def raised(kind: type[E], args: tuple[Any, ...], said: dict[str, Any]) -> E:
    """An exception that comes from another process. Python would call its class with `args`, the
    message alone."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(said)
    return error
