"""Who knows what, and the states a seat may believe in. Rules 14.

`known[p]` holds the cards whose place seat p knows. A card that p knew and that its opponent q took
back into hand is *tracked*: p knows that it is in q's hand, or among the cards q has since put
facedown from that hand without p's seeing which. Those cards are its `veil`. So nothing p can infer
from the log is lost, although a facedown card from a hand of two or more is not marked as known.
`known[PUBLIC]` holds the cards that lay faceup for all to see; spectators do not track hands.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wartable.games.critters_at_war.engine.components import ALL_CARDS, count_cards
from wartable.games.critters_at_war.engine.state import PUBLIC, CrittersState
from wartable.kernel import BIT, NONE, Rng, lowest, nth, zeros


def learn(state: CrittersState, seat: i64, card: i64) -> None:
    """The seat sees which card this is; so it is no other one any more."""
    bit = BIT[card]
    state.known[seat] |= bit
    holder = 1 - seat
    if state.tracked[holder] != 0:
        state.tracked[holder] &= ~bit
        lift(state, holder, bit)
        deduce(state, holder)


def learn_all(state: CrittersState, card: i64) -> None:
    """The card lies faceup for everybody."""
    state.known[PUBLIC] |= BIT[card]
    learn(state, 0, card)
    learn(state, 1, card)


def lift(state: CrittersState, holder: i64, bit: i64) -> None:
    """This card is no longer among those that may be one of the tracked cards."""
    cards = state.tracked[holder]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        state.veil[card] &= ~bit


def deduce(state: CrittersState, holder: i64) -> None:
    """With an empty hand, a card that can be in one place only is there."""
    if state.hand[holder] != 0:
        return
    cards = state.tracked[holder]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.veil[card] == BIT[card]:
            state.tracked[holder] &= ~BIT[card]
            state.known[1 - holder] |= BIT[card]
            lift(state, holder, BIT[card])
            cards = state.tracked[holder]


def forget_which(state: CrittersState, seat: i64, card: i64) -> None:
    """The seat puts a card from hand facedown: the opponent cannot tell which hand card it was,
    unless it was the only one. Call after it has left the hand."""
    if state.tracked[seat] == 0:
        return
    bit = BIT[card]
    if state.hand[seat] == 0 and state.tracked[seat] & bit != 0 and state.veil[card] == 0:
        state.tracked[seat] &= ~bit
        state.known[1 - seat] |= bit
        deduce(state, seat)
        return
    cards = state.tracked[seat]
    while cards != 0:
        other = lowest(cards)
        cards &= cards - 1
        state.veil[other] |= bit
    deduce(state, seat)


def take_back(state: CrittersState, seat: i64, card: i64) -> None:
    """The seat takes a facedown card into hand: the opponent may know which one."""
    bit = BIT[card]
    state.known[PUBLIC] &= ~bit
    lift(state, seat, bit)
    if state.known[1 - seat] & bit != 0:
        state.known[1 - seat] &= ~bit
        state.tracked[seat] |= bit
        state.veil[card] = 0


def surely_in_hand(state: CrittersState, seat: i64) -> i64:
    """Cards the opponent knows to be in the seat's hand."""
    sure: i64 = 0
    cards = state.tracked[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if state.veil[card] == 0:
            sure |= BIT[card]
    return sure


# ---- states to believe in


def determinize(state: CrittersState, seat: i64, rng: Rng, into: CrittersState) -> None:
    """Deal the cards the seat cannot place anew, uniformly among all ways that fit what it knows.

    A physical card `c` becomes the card `face[c]`. Tracked cards are placed first: every admissible
    placing of them leaves equally many ways for the rest, so each full deal is equally likely.
    """
    into.copy_from(state)
    if state.ended != 0:  # all lies open, R25
        return
    observer: i64 = PUBLIC
    following: i64 = 0
    if seat == 0 or seat == 1:
        observer = seat
        following = state.tracked[1 - seat]
    else:
        into.tracked[0] = 0
        into.tracked[1] = 0
    hidden = ALL_CARDS & ~state.known[observer]
    face = zeros(18)
    places = hidden
    if following != 0:
        places = place_tracked(state, 1 - seat, rng, face)
    faces = hidden & ~following
    left = count_cards(faces)
    while places != 0:
        face[lowest(places)] = take = nth(faces, rng.below(left))
        places &= places - 1
        faces &= ~BIT[take]
        left -= 1
    exchange(state, hidden, face, into)


def place_tracked(state: CrittersState, holder: i64, rng: Rng, face: vec[i64]) -> i64:
    """Give each tracked card a place it may have, no place twice; return the places left."""
    hidden = ALL_CARDS & ~state.known[1 - holder]
    while True:  # by rejection, so that all admissible placings are equally likely
        places = hidden
        cards = state.tracked[holder]
        while cards != 0:
            card = lowest(cards)
            admissible = state.hand[holder] | state.veil[card]
            chosen = nth(admissible, rng.below(count_cards(admissible)))
            if places & BIT[chosen] == 0:
                break
            places &= ~BIT[chosen]
            face[chosen] = card
            cards &= cards - 1
        if cards == 0:
            return places


def exchange(state: CrittersState, hidden: i64, face: vec[i64], into: CrittersState) -> None:
    """Write the new faces wherever hidden cards are."""
    for observer in range(3):
        into.known[observer] = image(state.known[observer], hidden, face)
    for seat in range(2):
        into.hand[seat] = image(state.hand[seat], hidden, face)
        cards = into.tracked[seat]
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            into.veil[card] = image(state.veil[card], hidden, face)
    for place in range(6):
        into.stack[place] = image(state.stack[place], hidden, face)
    into.deck = image(state.deck, hidden, face)
    into.buried = image(state.buried, hidden, face)
    if state.drawn != NONE and hidden >> state.drawn & 1 != 0:
        into.drawn = face[state.drawn]
    if state.top != NONE and hidden >> state.top & 1 != 0:
        into.top = face[state.top]
    while hidden != 0:
        card = lowest(hidden)
        hidden &= hidden - 1
        into.stamp[face[card]] = state.stamp[card]


def image(cards: i64, hidden: i64, face: vec[i64]) -> i64:
    out = cards & ~hidden
    cards &= hidden
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        out |= BIT[face[card]]
    return out
