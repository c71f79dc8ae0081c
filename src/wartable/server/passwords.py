"""Passwords: which are good enough, and how they are kept. Both take a while: they are run in
threads of their own."""

from __future__ import annotations

import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from wartable.server.faults import Fault

HASHER = PasswordHasher()  # Argon2id
NOBODY = HASHER.hash(secrets.token_hex())  # so that an unknown name takes as long as a known one
LONGEST_JUDGED = 72  # characters: a longer password is judged by its beginning
LEAST_SCORE = 2  # of 4: more than a million guesses
COMMON = (  # what zxcvbn, whose lists are of Latin letters, does not know
    *("пароль", "привет", "привіт", "любовь", "любов", "наташа", "максим", "андрей", "андрій"),
    *("солнце", "сонечко", "киев", "київ", "москва", "украина", "україна", "динамо", "спартак"),
    *("йцукен", "йцукенг", "йцукенгшщз", "фыва", "фівапр", "фывапролд", "ячсмить", "qwe", "asd"),
)


def hashed(password: str, name: str) -> str:
    """The password as it is kept. Fault if it is easy to guess for whoever knows the name."""
    from zxcvbn import zxcvbn  # takes a tenth of a second, and most servers never need it

    name = name.casefold()
    hints = [name, *name.split(), "wartable", *COMMON]
    if zxcvbn(password[:LONGEST_JUDGED], user_inputs=hints)["score"] < LEAST_SCORE:
        raise Fault("weak-password", 422)
    return HASHER.hash(password)


def matches(kept: str | None, given: str) -> bool:
    """Whether this is the password that is kept; never if there is none."""
    try:
        return HASHER.verify(kept or NOBODY, given)
    except (VerificationError, InvalidHashError):
        return False
