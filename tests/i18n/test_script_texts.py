"""Texts that scripts fill in: blanks stay open, plurals come with all their forms."""

from __future__ import annotations

import pytest

from wartable.i18n import LANGUAGES, message_ids, texts
from wartable.i18n.script_texts import script_texts
from wartable.i18n.texts import HOUSE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_script_text_is_as_the_reader_would_say_it(lang: str) -> None:
    """The forms of 1, 2 and 5 with their blanks filled are what Fluent itself writes."""
    args = {"n": 0, "name": "Vira", "most": 7, "hours": 5, "line": 9, "seat": 2, "title": "War"}
    args |= {"list": "3, 8", "derived": "draw A1", "said": "draw A2"}
    args |= {"why": "No food.", "now": "+1", "then": "+3", "cost": "7.5", "gain": "+12"}
    args |= {"points": "4", "score": "22 : 12", "played": "Roll"}
    form = {"en": ("one", "other", "other")}.get(lang, ("one", "few", "many"))
    written, reader = script_texts("ui-", lang), texts(lang=lang)
    assert len(written) == sum(id.startswith("ui-") for id in message_ids(HOUSE, lang))
    for id, text in written.items():
        for n, which in zip((1, 2, 5), form, strict=True):
            filled = text if isinstance(text, str) else text[which]
            for key, value in {**args, "n": n}.items():
                filled = filled.replace("{" + key + "}", str(value))
            assert filled == reader(f"ui-{id}", **{**args, "n": n}), id


def test_a_plural_has_forms_and_other_texts_have_none() -> None:
    written = script_texts("ui-", "uk")
    assert isinstance(written["turns"], dict) and set(written["turns"]) >= {"one", "few", "many"}
    assert written["close"] == "Закрити"
