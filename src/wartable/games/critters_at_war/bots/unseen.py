"""What a seat knows, always laid in the same way: thoughts can depend on nothing else then."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine.beliefs import exchange
from wartable.games.critters_at_war.engine.components import ALL_CARDS
from wartable.games.critters_at_war.engine.state import CrittersState
from wartable.kernel import Knowledge, members

Places = list[int]  # cards that are not known, as names of where they lie


def laid(seen: Knowledge[CrittersState]) -> Knowledge[CrittersState]:
    """The same knowledge, with the unseen cards dealt in order: the rival's hand first, then what
    lies facedown, the deck and what was destroyed. Whatever the host believed, it comes out the
    same, and so does all that is drawn from it by the same luck."""
    state, seat = seen.believed, int(seen.seat)
    hidden = int(ALL_CARDS & ~state.known[seat])
    places = sorted(members(hidden), key=lambda card: where(state, card))
    face = vec[i64]([0] * 18)
    for place, card in dealt(state, seat, places).items():
        face[place] = card
    into = state.clone()
    exchange(state, hidden, face, into)
    return seen.thinking(into)


def where(state: CrittersState, card: int) -> tuple[int, int]:
    """Where a card lies, as a number, and how high."""
    bit = 1 << card
    for seat in range(2):
        if state.hand[seat] & bit:
            return seat, 0
    for stack in range(6):
        if state.stack[stack] & bit:
            return 2 + stack, int(state.stamp[card])
    if state.buried & bit:
        return 9, int(state.stamp[card])
    if card in (state.drawn, state.top):
        return 10, 0
    return 8, 0


def dealt(state: CrittersState, seat: int, places: Places) -> dict[int, int]:
    """By place the card that is put there. Cards that the rival took back go where they may be."""
    taken = members(int(state.tracked[1 - seat]))
    found = followed(state, 1 - seat, taken, places) or {}
    rest = [card for card in sorted(places) if card not in found.values()]
    return found | dict(zip([each for each in places if each not in found], rest, strict=True))


def followed(
    state: CrittersState, holder: int, cards: list[int], places: Places
) -> dict[int, int] | None:
    """By place these cards that were taken back, each where it may be; None if that cannot be."""
    if not cards:
        return {}
    card, *others = cards
    may = int(state.hand[holder] | state.veil[card])
    for place in places:
        if may >> place & 1:
            left = [each for each in places if each != place]
            found = followed(state, holder, others, left)
            if found is not None:
                return found | {place: card}
    return None
