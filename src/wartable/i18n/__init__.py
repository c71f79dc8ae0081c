"""Texts: Fluent bundles of the house and of a game, in the reader's language."""

from wartable.i18n.texts import (
    LANGUAGES,
    Texts,
    choose_language,
    known_ids,
    message_ids,
    texts,
    usual_language,
)

__all__ = [
    "LANGUAGES",
    "Texts",
    "choose_language",
    "known_ids",
    "message_ids",
    "texts",
    "usual_language",
]
