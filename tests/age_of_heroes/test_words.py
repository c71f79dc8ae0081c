"""Every event of the engine and every kind of card has its words."""

from __future__ import annotations

from wartable.games.age_of_heroes.engine import actions as code
from wartable.games.age_of_heroes.engine.components import KIND_KEYS
from wartable.games.age_of_heroes.plugin import GAME
from wartable.games.age_of_heroes.telling import EVENTS, REASONS
from wartable.i18n import texts


def test_every_event_and_refusal_has_its_words() -> None:
    kinds = {value for name, value in vars(code).items() if name in _events()}
    assert kinds == set(EVENTS)
    assert len({reason.key for reason in REASONS.values()}) == len(REASONS)


def _events() -> set[str]:
    names = list(vars(code))
    return set(names[names.index("FIRST_DRAW") :])


def test_no_sentence_declines_a_card() -> None:
    """Names of cards stand as they are in every sentence that mentions one."""
    for lang in ("en", "uk", "ru"):
        reader = texts(GAME.package, lang)
        for kind in KIND_KEYS:
            name = reader(f"kind-{kind}")
            assert name in reader("event-discarded", seat="A", kind=name)
