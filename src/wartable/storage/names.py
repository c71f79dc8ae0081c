"""Names that look alike: two names with one skeleton cannot be told apart at a glance."""

from __future__ import annotations

import unicodedata

ALIKE = {
    **str.maketrans("АВЕКМНОРСТУХІЈЅԚԜӀ", "ABEKMHOPCTYXIJSQWL"),  # Cyrillic
    **str.maketrans("авекмнорстухіјѕԛԝӏԁһ", "abekmhopctyxijsqwldh"),
    **str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),  # Greek
    **str.maketrans("αεηικνορτυχω", "aenikvoptuxw"),
    **str.maketrans("01|ıI", "ollil"),
}


def skeleton(name: str) -> str:
    """What is left of a name once case, width, accents, spaces, signs and letters that look like
    Latin ones do not count."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return "".join(c for c in plain.translate(ALIKE) if c.isalnum()).casefold().replace("l", "i")
