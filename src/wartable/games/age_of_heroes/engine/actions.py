"""The action space, chance's codes, refusals, events, ends: every number that leaves the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wartable.games.age_of_heroes.engine.components import (
    HELD,
    KINDS,
    MOST_ARMIES,
    MOST_DEALS,
    MOST_HEROES,
    MOST_MONUMENT,
    MOST_PAYMENTS,
    MOST_SEATS,
    MOST_VALUES,
    TRIBES,
)
from wartable.kernel.spans import Axis, Space

TRIBE_AXIS: Final = Axis("tribe", TRIBES)
KIND_AXIS: Final = Axis("kind", HELD)  # of cards that a hand may hold
IMMEDIATE: Final = Axis("kind", KINDS - HELD, first=HELD)
DRAWN: Final = Axis("kind", KINDS)
ARMY_AXIS: Final = Axis("army", MOST_ARMIES)
OWN_UNIT: Final = Axis("unit", MOST_ARMIES + MOST_HEROES)  # an army, or a Hero used as one
SEAT: Final = Axis("seat", MOST_SEATS)
VALUE: Final = Axis("value", MOST_VALUES)  # index of a battle card's value
STONES: Final = Axis("n", MOST_MONUMENT, first=1)
GOAL: Final = Axis("goal", 3)
ITEM: Final = Axis("item", 3)  # those that need no target
PAYMENT: Final = Axis("payment", MOST_PAYMENTS)
GIVE: Final = Axis("give", HELD)  # what the one who posts an offer gives …
GET: Final = Axis("want", HELD)  # … and what for
NUMBERED: Final = Axis("deal", MOST_SEATS * MOST_DEALS)  # proposer * 8 + number of the deal

# ---- actions of a seat
SPACE: Final = Space()
TRIBE: Final[i64] = SPACE.span("tribe", TRIBE_AXIS)
RESOLVE: Final[i64] = SPACE.span("resolve", IMMEDIATE)  # an own pending card
SHAKE: Final[i64] = SPACE.span("shake", ARMY_AXIS)  # target of an Earthquake
ERUPT: Final[i64] = SPACE.span("erupt", SEAT)  # target of a Volcano
LUCK_PLAY: Final[i64] = SPACE.span("luck")
DECLINE: Final[i64] = SPACE.span("decline")  # Luck is not played
CONSENT: Final[i64] = SPACE.span("consent")  # to a road
REFUSE: Final[i64] = SPACE.span("refuse")
TAXES: Final[i64] = SPACE.span("taxes")  # the action, or one more card of it
PASS: Final[i64] = SPACE.span("pass")  # the action, or a step of the fair
FINISH: Final[i64] = SPACE.span("finish")  # taxes, construction, or the monument
WAR: Final[i64] = SPACE.span("war")
GAMES: Final[i64] = SPACE.span("olympics")
STAND: Final[i64] = SPACE.span("stand")  # the defender's reaction is complete
HERO_ARMY: Final[i64] = SPACE.span("hero army")
READY: Final[i64] = SPACE.span("ready")
UNREADY: Final[i64] = SPACE.span("unready")
TIME_UP: Final[i64] = SPACE.span("time-up")  # CLOCK's: the fair's clock has run out
CONCEDE: Final[i64] = SPACE.span("concede")
PLACE: Final[i64] = SPACE.span("place", STONES)  # cards on the own monument
DISCARD: Final[i64] = SPACE.span("discard", KIND_AXIS)
MUSTER: Final[i64] = SPACE.span("muster", ARMY_AXIS)
HERO_LEAD: Final[i64] = SPACE.span("hero lead", OWN_UNIT)
FIGHT: Final[i64] = SPACE.span("fight", OWN_UNIT)
ASSIGN: Final[i64] = SPACE.span("assign", VALUE)  # the card of the next army
MARCH: Final[i64] = SPACE.span("march", SEAT, GOAL)
BUILD: Final[i64] = SPACE.span("build", ITEM, PAYMENT)
BUILD_GENERAL: Final[i64] = SPACE.span("build general", ARMY_AXIS, PAYMENT)
BUILD_ROAD: Final[i64] = SPACE.span("build road", SEAT, PAYMENT)
HAVE: Final[i64] = SPACE.span("announce have", KIND_AXIS)  # in the own notice
UNHAVE: Final[i64] = SPACE.span("retract have", KIND_AXIS)
WANT: Final[i64] = SPACE.span("announce want", KIND_AXIS)
UNWANT: Final[i64] = SPACE.span("retract want", KIND_AXIS)
POST: Final[i64] = SPACE.span("offer", GIVE, GET)
WITHDRAW: Final[i64] = SPACE.span("withdraw", GIVE, GET)
TAKE: Final[i64] = SPACE.span("take", SEAT, GIVE, GET)  # that seat's offer
DEAL: Final[i64] = SPACE.span("deal", SEAT)  # begin to word a deal, or a gift for a road
DEAL_GIVE: Final[i64] = SPACE.span("deal give", KIND_AXIS)
DEAL_WANT: Final[i64] = SPACE.span("deal want", KIND_AXIS)
DEAL_SEND: Final[i64] = SPACE.span("deal send")
DEAL_DROP: Final[i64] = SPACE.span("deal drop")
DEAL_RECALL: Final[i64] = SPACE.span("deal recall")  # an own proposal that is not answered yet
AGREE: Final[i64] = SPACE.span("agree", NUMBERED)
REJECT: Final[i64] = SPACE.span("reject", NUMBERED)
ACTIONS: Final[i64] = SPACE.size

# ---- actions of chance
CHANCE_SPACE: Final = Space()
DRAW: Final[i64] = CHANCE_SPACE.span("draw", DRAWN)  # the next card of the resource deck
SEIZE: Final[i64] = CHANCE_SPACE.span("seize", KIND_AXIS)  # a card plundered from a hand
STRENGTH: Final[i64] = CHANCE_SPACE.span("strength", VALUE)  # the next battle card
LOT: Final[i64] = CHANCE_SPACE.span("lot", TRIBE_AXIS)
CHANCES: Final[i64] = CHANCE_SPACE.size

# ---- frames: what is awaited
OPENING: Final = 1  # a: tied seats, b: those yet to draw
ROUND: Final = 2  # a: stage, b: offset from the first player, c: cards left
DRAWING: Final = 3  # a: seat, b: cards left
TARGETING: Final = 4  # a: seat, b: kind
LUCK_WINDOW: Final = 5  # a: seat struck, b: kind, c: target
FAMINE_ROUND: Final = 6  # a: drawer
TURN: Final = 7  # a: seat, b: phase
ACTION: Final = 8  # a: seat
BUILDING: Final = 9  # a: seat, b: neighbours who refused a road
ROAD_CONSENT: Final = 10  # a: neighbour, b: builder, c: payment
TAX_SWAP: Final = 11  # a: seat
MUSTERING: Final = 12  # a: seat
REACTION: Final = 13  # a: seat attacked, b: 1 if it calls Olympic Games
BATTLE: Final = 14  # a: stage, b, c: by stage
MONUMENT: Final = 15  # a: seat
LIMIT: Final = 16  # a: seat
FAIR: Final = 17  # a: offset, b: passes in succession, c: steps
REPLY: Final = 18  # a: addressee, b: proposer
LIVE: Final = 19
TAXING: Final = 20  # a: seat, b: cards that may still be drawn
ROAD_GIFT: Final = 21  # a: builder, b: neighbour

# stages of a round
TRIBES_STAGE: Final = 0
DEAL_STAGE: Final = 1
DEAL_SETTLING: Final = 2
FAIR_DRAW: Final = 3
FAIR_SETTLING: Final = 4
TRADING: Final = 5
TURNS: Final = 6

# stages of a battle
CARDS: Final = 0  # b, c: cards that attacker and defender have yet to draw
ASSIGNING: Final = 1
DUELS: Final = 2  # b: duels left
SPOILS: Final = 3
SEIZING: Final = 4  # b: cards yet to be seized, c: of so many
AFTERMATH: Final = 5

# ---- ends
BY_CITIES: Final = 1
BY_MONUMENT: Final = 2
BY_SURVIVAL: Final = 3
BY_LIMIT: Final = 4

# ---- refusals
FAIR_CLOSED: Final = 16
OFFER_GONE: Final = 17
DEAL_GONE: Final = 18
NOT_HELD: Final = 19
SAME_KIND: Final = 20
TOO_MANY_OPEN: Final = 21
NO_OFFERS_LEFT: Final = 22
ALREADY_POSTED: Final = 23
YOU_ARE_READY: Final = 24
OWN_OFFER: Final = 25
NO_DEALS_LEFT: Final = 26
EMPTY_DEAL: Final = 27
WOULD_ELIMINATE: Final = 28
CANNOT_PAY: Final = 30
PILE_EMPTY: Final = 31
NOT_NEIGHBOUR: Final = 32
ROAD_EXISTS: Final = 33
REFUSED_ALREADY: Final = 34
NOT_YOUR_ARMY: Final = 35
ARMY_NOT_READY: Final = 36
HAS_GENERAL: Final = 37
YOURSELF: Final = 38
ELIMINATED: Final = 39
EMPTY_FORCE: Final = 40
ALREADY_MUSTERED: Final = 41
NOT_IN_FORCE: Final = 42
NO_HERO: Final = 43
WRONG_WINDOW: Final = 44
TRIBE_TAKEN: Final = 45
NOT_PENDING: Final = 46
NO_CITY: Final = 47
SHIELDED: Final = 48
NO_SUCH_PAYMENT: Final = 49
NOT_SO_MANY: Final = 50
ONLY_THE_HOST: Final = 51
WRONG_CARD: Final = 52
NOT_DEALT: Final = 53
HAS_FOUGHT: Final = 54
NOTHING_TO_TAX: Final = 55
HERO_PLAYED: Final = 56
NO_DRAFT: Final = 57
DRAFT_OPEN: Final = 58
DEAL_FULL: Final = 59
DEAL_PENDING: Final = 60
ACTS_USED: Final = 61
NO_NOTICES: Final = 62
NO_DEALS: Final = 63
ANNOUNCED: Final = 64
NOT_ANNOUNCED: Final = 65
NOTHING_READY: Final = 66
YOU_REST: Final = 67
STAYS: Final = 68
ARMY_AWAY: Final = 69

# ---- events
FIRST_DRAW: Final = 1  # a: value
FIRST: Final = 2
TRIBE_TAKEN_BY: Final = 3  # a: tribe
DREW: Final = 4  # a: kind; to the owner
DREW_UNSEEN: Final = 5  # to the others
RESHUFFLED: Final = 6
HARMLESS: Final = 7  # a: kind
BOOMED: Final = 8  # a: cities now, 0 if the pile was empty
FAIR_OPENED: Final = 9  # a: round
TRADING_OPENED: Final = 10
POSTED: Final = 11  # a: give, b: want
WITHDREW: Final = 12
SWAPPED: Final = 13  # a: other seat, b: kind given, c: kind got
UNBACKED: Final = 14  # a: give, b: want
PASSED: Final = 15
PROPOSED: Final = 16  # a: to
PROPOSED_GIVE: Final = 17  # a: to, b: kind, c: how many; to the two
PROPOSED_WANT: Final = 18
DEAL_CLOSED: Final = 19  # a: proposer
DEAL_REJECTED: Final = 20
HANDED: Final = 21  # a: to, b: kind, c: how many
ANNOUNCED_HAVE: Final = 22  # a: kind
ANNOUNCED_WANT: Final = 23
RETRACTED_HAVE: Final = 24
RETRACTED_WANT: Final = 25
WAS_READY: Final = 26
WAS_UNREADY: Final = 27
CLOSED: Final = 28
TURN_BEGAN: Final = 29
TAXED: Final = 30  # a: cards
BUILT: Final = 31  # a: item
PAID: Final = 32  # a: kind, b: how many
ROAD_ASKED: Final = 33  # a: neighbour
ROAD_REFUSED: Final = 34
ROAD_BUILT: Final = 35  # a: neighbour
DISCARDED: Final = 36  # a: kind
DECLARED: Final = 37  # a: target, b: goal, c: armies
HEROES: Final = 38  # a: as armies, b: as generals
STOOD: Final = 39  # a: defending armies
OLYMPIC: Final = 40
LUCKY: Final = 41  # a: kind cancelled
RAIDED: Final = 42  # a: armies of barbarians
BATTLE_CARD: Final = 43  # a: value; to the owner
DUEL_WON: Final = 44  # by the attacker; a: strength, b: the defender's, c: defender
DUEL_LOST: Final = 45
DUEL_DRAWN: Final = 46
SHOWED: Final = 47  # a: unit
VICTORIOUS: Final = 48  # a: armies
CONQUERED: Final = 49  # a: from, b: cities
PLUNDERED: Final = 50  # a: from, b: cards
SEIZED: Final = 51  # a: from, b: kind; to the two
RAID_TOOK: Final = 52  # a: kind
WRECKED: Final = 53  # a: from, b: cards
HOME: Final = 54  # a: armies
MARCHING: Final = 55  # a: armies
SHAKEN: Final = 56  # a: owner, b: army
ERUPTED: Final = 57  # a: owner
STARVED: Final = 58  # a: cards
HUNGER: Final = 59
NO_TARGET: Final = 60  # a: kind
PLACED: Final = 61  # a: cards, b: monument now
CLAIMED: Final = 62
CLAIM_LAPSED: Final = 63
WENT_OUT: Final = 64
ENDED: Final = 65  # a: why
RECOVERED: Final = 66  # a: armies
RETURNED: Final = 67  # a: armies
CONCEDED: Final = 68
TIMED_OUT: Final = 69
ROUND_BEGAN: Final = 70
DRAW_LOST: Final = 71
RECALLED: Final = 72
DEAL_UNBACKED: Final = 73  # a: to
RAID_OVER: Final = 74
WAR_PASSED: Final = 75
TAX_STOPPED: Final = 76  # a: cards not drawn
LUCKY_FOR: Final = 77  # a: kind cancelled, b: seat it would have struck
NOBODY_HAS: Final = 78  # a: give, b: want
GIFT_OFFERED: Final = 79  # a: neighbour, b: kind, c: how many
