"""What a seat knows as numbers: every board, its own military hand, the events it has seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from wartable.games.through_the_ages.engine.actions import frames
from wartable.games.through_the_ages.engine.cards.columns import (
    ACTIONS,
    AGGRESSIONS,
    BONUSES,
    BUILDINGS,
    CARDS,
    CIVIL_CARDS,
    EVENTS,
    GOVERNMENTS,
    LEADERS,
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    SPECIALS,
    STORES,
    TACTICS,
    TERRITORIES,
    WARS,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.components import IV, SLOTS
from wartable.games.through_the_ages.engine.rules.goods import food, resources
from wartable.games.through_the_ages.engine.rules.row import MILITARY_BY_AGE
from wartable.games.through_the_ages.engine.rules.stack import frame_kind, frame_seat
from wartable.games.through_the_ages.engine.state import FINAL, PAST, AgesState, Civ
from wartable.games.through_the_ages.engine.steps.base import Question, event_under_way
from wartable.kernel.features import (
    Layout,
    around,
    choose,
    choose_all,
    need,
    put,
    put_all,
    raise_flags,
)
from wartable.kernel.numbers import NONE
from wartable.kernel.steps import Step

SEATS: Final[i64] = 4
MANY: Final[i64] = 99  # more are not told apart
LOTS: Final[i64] = 999
TECHNOLOGIES: Final[i64] = LEADERS  # cards 0 … 53
EVENT_CARDS: Final[i64] = CARDS - TERRITORIES

LAYOUT: Final = Layout(version=1)
OPTIONS: Final[i64] = LAYOUT.count("options", 11, most=MANY)  # as `AgesState` has them
AGE: Final[i64] = LAYOUT.count("age", 1, most=IV)
ROUND: Final[i64] = LAYOUT.count("round", 1, most=LOTS)
LAST_ROUND: Final[i64] = LAYOUT.count("last-round", 1, most=LOTS)
OVER: Final[i64] = LAYOUT.flags("over", 1)
PHASE: Final[i64] = LAYOUT.choice("phase", 1, of=FINAL + 1)
SECOND: Final[i64] = LAYOUT.flags("second-politics", 1)
FIRST: Final[i64] = LAYOUT.choice("first", 1, of=SEATS)
CURRENT: Final[i64] = LAYOUT.choice("current", 1, of=SEATS)
# what is awaited
AWAITED: Final[i64] = LAYOUT.choice("awaited", 1, of=frames.ORDER + 1)
ASKED: Final[i64] = LAYOUT.choice("asked", 1, of=SEATS)
ABOUT: Final[i64] = LAYOUT.choice("about", 1, of=CARDS)
NUMBER: Final[i64] = LAYOUT.count("number", 1, least=-MANY, most=LOTS)
RIVAL: Final[i64] = LAYOUT.choice("rival", 1, of=SEATS)
NOW: Final[i64] = LAYOUT.choice("event-now", 1, of=EVENT_CARDS)
# between the civilisations
ROW: Final[i64] = LAYOUT.choice("row", SLOTS, of=CIVIL_CARDS)
DECKS: Final[i64] = LAYOUT.count("decks", 3, most=LOTS)  # civil, military, military discards
COMMON: Final[i64] = LAYOUT.flags("common-tactics", BONUSES - TACTICS)
PACT_OWNER: Final[i64] = LAYOUT.choice("pact-owner", TERRITORIES - PACTS, of=SEATS)
PACT_PARTNER: Final[i64] = LAYOUT.choice("pact-partner", TERRITORIES - PACTS, of=SEATS)
PACT_SIDE: Final[i64] = LAYOUT.flags("pact-owner-is-b", TERRITORIES - PACTS)
PACT_SHOWN: Final[i64] = LAYOUT.choice("pact-shown", TERRITORIES - PACTS, of=SEATS)
WAITING: Final[i64] = LAYOUT.count("events-down", 2, 4, most=MANY)  # current, future; by age
PLACE: Final[i64] = LAYOUT.choice("event-place", EVENT_CARDS, of=PAST)
TOP: Final[i64] = LAYOUT.choice("event-on-top", 1, of=EVENT_CARDS)
NEWEST: Final[i64] = LAYOUT.choice("event-last", 1, of=EVENT_CARDS)
FIGHT: Final[i64] = LAYOUT.choice("aggression", 1, of=WARS - AGGRESSIONS)
FOUGHT: Final[i64] = LAYOUT.choice("aggression-on", 1, of=SEATS)
FORCES: Final[i64] = LAYOUT.count("attack-defence", 2, most=LOTS)
TERRITORY: Final[i64] = LAYOUT.choice("territory", 1, of=EVENTS - TERRITORIES)
HIGH: Final[i64] = LAYOUT.count("bid-high", 1, most=MANY)
BIDDER: Final[i64] = LAYOUT.choice("bidder", 1, of=SEATS)
SENT: Final[i64] = LAYOUT.count("sent", WORKPLACES - BUILDINGS, most=MANY)
USED: Final[i64] = LAYOUT.choice("cards-used", 24, of=MILITARY_CARDS)
FRESH: Final[i64] = LAYOUT.count("fresh", TACTICS - ACTIONS, most=MANY)
HAND: Final[i64] = LAYOUT.count("military-hand", MILITARY_CARDS, most=MANY)  # one's own
# by seat
TAKEN: Final[i64] = LAYOUT.flags("seats", SEATS)
PLAYING: Final[i64] = LAYOUT.flags("playing", SEATS)
PASSED: Final[i64] = LAYOUT.flags("passed", SEATS)
BIDS: Final[i64] = LAYOUT.count("bids", SEATS, most=MANY)
CULTURE: Final[i64] = LAYOUT.count("culture", SEATS, most=LOTS)
SCIENCE: Final[i64] = LAYOUT.count("science", SEATS, most=LOTS)
CULTURE_RATING: Final[i64] = LAYOUT.count("culture-rating", SEATS, least=-MANY, most=MANY)
SCIENCE_RATING: Final[i64] = LAYOUT.count("science-rating", SEATS, least=-MANY, most=MANY)
STRENGTH: Final[i64] = LAYOUT.count("strength", SEATS, least=-MANY, most=LOTS)
HAPPINESS: Final[i64] = LAYOUT.count("happiness", SEATS, least=-MANY, most=MANY)
CIVIL: Final[i64] = LAYOUT.count("civil-actions", SEATS, 2, most=MANY)  # left, in all
MILITARY: Final[i64] = LAYOUT.count("military-actions", SEATS, 2, most=MANY)
YELLOW: Final[i64] = LAYOUT.count("yellow", SEATS, most=MANY)
BLUE: Final[i64] = LAYOUT.count("blue", SEATS, most=MANY)
UNUSED: Final[i64] = LAYOUT.count("unused", SEATS, most=MANY)
FOOD: Final[i64] = LAYOUT.count("food", SEATS, most=LOTS)
RESOURCES: Final[i64] = LAYOUT.count("resources", SEATS, most=LOTS)
POOLS: Final[i64] = LAYOUT.count("pools", SEATS, 2, most=MANY)  # resources, science for units
SKIPS: Final[i64] = LAYOUT.flags("skips-politics", SEATS)
GOVERNMENT: Final[i64] = LAYOUT.choice("government", SEATS, of=SPECIALS - GOVERNMENTS)
URBAN: Final[i64] = LAYOUT.count("urban-limit", SEATS, most=MANY)
COLONIZE: Final[i64] = LAYOUT.count("colonize", SEATS, most=MANY)
HAND_BONUS: Final[i64] = LAYOUT.count("hand-bonus", SEATS, most=MANY)
LEADER: Final[i64] = LAYOUT.choice("leader", SEATS, of=WONDERS - LEADERS)
LEADERS_TAKEN: Final[i64] = LAYOUT.flags("leaders-taken", SEATS, 4)
TECHS: Final[i64] = LAYOUT.flags("technologies", SEATS, TECHNOLOGIES)
WORKERS: Final[i64] = LAYOUT.count("workers", SEATS, WORKPLACES, most=MANY)
STOCK: Final[i64] = LAYOUT.count("stock", SEATS, STORES, most=MANY)
WONDER: Final[i64] = LAYOUT.choice("wonder", SEATS, of=ACTIONS - WONDERS)  # unfinished
STAGES: Final[i64] = LAYOUT.count("wonder-stages", SEATS, most=MANY)
DONE: Final[i64] = LAYOUT.flags("wonders", SEATS, ACTIONS - WONDERS)
RAVAGED: Final[i64] = LAYOUT.flags("ravaged", SEATS, ACTIONS - WONDERS)
HOMER: Final[i64] = LAYOUT.choice("homer", SEATS, of=ACTIONS - WONDERS)
COLONIES: Final[i64] = LAYOUT.flags("colonies", SEATS, EVENTS - TERRITORIES)
TACTIC: Final[i64] = LAYOUT.choice("tactic", SEATS, of=BONUSES - TACTICS)
EXCLUSIVE: Final[i64] = LAYOUT.flags("tactic-exclusive", SEATS)
WAR: Final[i64] = LAYOUT.choice("war", SEATS, of=PACTS - WARS)
WAR_ON: Final[i64] = LAYOUT.choice("war-on", SEATS, of=SEATS)
HAND_TECHS: Final[i64] = LAYOUT.flags("hand-technologies", SEATS, TECHNOLOGIES)
HAND_LEADERS: Final[i64] = LAYOUT.flags("hand-leaders", SEATS, WONDERS - LEADERS)
HAND_ACTIONS: Final[i64] = LAYOUT.count("hand-actions", SEATS, TACTICS - ACTIONS, most=MANY)
BACKS: Final[i64] = LAYOUT.count("military-backs", SEATS, 4, most=MANY)  # by age
FEATURES: Final[i64] = LAYOUT.size


def features_into(
    state: AgesState, step: Step[AgesState], seat: i64, buf: vec[i16], at: i64
) -> None:
    """All of it, for one of the seats; `step` is the one that is awaited."""
    need(buf, at, FEATURES)
    course_into(state, seat, buf, at)
    if state.ended == 0:
        question_into(state, step, seat, buf, at)
    table_into(state, seat, buf, at)
    conflict_into(state, seat, buf, at)
    for who in range(state.seats):
        to = around(who, seat, state.seats)
        civ = state.civs[who]
        put(buf, at + TAKEN + to, 1, 1)
        put(buf, at + PASSED + to, state.passed >> who & 1, 1)
        put(buf, at + BIDS + to, state.bids[who], MANY)
        choose(buf, at + WAR_ON + to, around(civ.target, seat, state.seats))
        figures_into(civ, to, buf, at)
        board_into(civ, to, buf, at)
        hands_into(civ, to, buf, at)


def course_into(state: AgesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Options, and how far it is."""
    options = at + OPTIONS
    put(buf, options, state.opt_peters, MANY)
    put(buf, options + 1, state.opt_raid, MANY)
    put(buf, options + 2, state.opt_genghis, MANY)
    put(buf, options + 3, state.opt_churchill, MANY)
    put(buf, options + 4, state.opt_iconoclasm, MANY)
    put(buf, options + 5, state.opt_trade, MANY)
    put(buf, options + 6, state.opt_annex, MANY)
    put(buf, options + 7, state.opt_breakthrough, MANY)
    put(buf, options + 8, state.opt_resign, MANY)
    put(buf, options + 9, state.opt_variant, MANY)
    put(buf, options + 10, state.opt_ends, MANY)
    put(buf, at + AGE, state.age, IV)
    put(buf, at + ROUND, state.round, LOTS)
    put(buf, at + LAST_ROUND, state.last_round, LOTS)
    if state.ended != 0:
        buf[at + OVER] = 1
    choose(buf, at + PHASE, state.phase)
    put(buf, at + SECOND, state.second, 1)
    choose(buf, at + FIRST, around(state.first, seat, state.seats))
    choose(buf, at + CURRENT, around(state.current, seat, state.seats))


def question_into(
    state: AgesState, step: Step[AgesState], seat: i64, buf: vec[i16], at: i64
) -> None:
    """What is awaited of whom, and what it is about."""
    choose(buf, at + AWAITED, frame_kind(state))
    choose(buf, at + ASKED, around(frame_seat(state), seat, state.seats))
    card_into(event_under_way(state), TERRITORIES, buf, at + NOW)
    if isinstance(step, Question):
        about = step.about(state)
        choose(buf, at + ABOUT, about.card)
        put(buf, at + NUMBER, about.n, LOTS)
        choose(buf, at + RIVAL, around(about.rival, seat, state.seats))


def table_into(state: AgesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """The row, decks, tactics, pacts and events."""
    choose_all(buf, at + ROW, state.row, SLOTS)
    put(buf, at + DECKS, state.civil_left, LOTS)
    put(buf, at + DECKS + 1, state.military_left, LOTS)
    put(buf, at + DECKS + 2, discards(state), LOTS)
    raise_flags(buf, at + COMMON, state.tactics)
    pacts_into(state, seat, buf, at)
    put_all(buf, at + WAITING, state.waiting, 0, 8, MANY)
    lies, seen, places = state.place, state.seen, at + PLACE
    for card in range(EVENT_CARDS):
        place = lies[card]
        if place != 0 and (place == PAST or seen[card] >> seat & 1 != 0):
            buf[places + card] = i16(place)
    if state.top_seen >> seat & 1 != 0:
        card_into(state.top_event, TERRITORIES, buf, at + TOP)
    card_into(state.last_event, TERRITORIES, buf, at + NEWEST)
    put_all(buf, at + FRESH, state.fresh, 0, TACTICS - ACTIONS, MANY)


def pacts_into(state: AgesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """Whose pacts there are, and whom with. Most are nobody's, and nothing is written of them."""
    owners, partners, shown = state.pact_owner, state.pact_partner, state.pact_shown
    for pact in range(TERRITORIES - PACTS):
        if owners[pact] != NONE:
            choose(buf, at + PACT_OWNER + pact, around(owners[pact], seat, state.seats))
            put(buf, at + PACT_SIDE + pact, state.pact_side[pact], 1)
        if partners[pact] != NONE:
            choose(buf, at + PACT_PARTNER + pact, around(partners[pact], seat, state.seats))
        if shown[pact] != NONE:
            choose(buf, at + PACT_SHOWN + pact, around(shown[pact], seat, state.seats))


def discards(state: AgesState) -> i64:
    """Military discards of the current age; those of older ages are out of the game."""
    if not 1 <= state.age < IV:
        return 0
    cards, discard = MILITARY_BY_AGE[state.age], state.discard
    found: i64 = 0
    for i in range(len(cards)):
        found += discard[cards[i] - TACTICS]
    return found


def conflict_into(state: AgesState, seat: i64, buf: vec[i16], at: i64) -> None:
    """An aggression that is defended against, a territory that is bid for."""
    if state.fight != NONE:
        card_into(state.fight, AGGRESSIONS, buf, at + FIGHT)
        choose(buf, at + FOUGHT, around(state.rival, seat, state.seats))
        put(buf, at + FORCES, state.attack, LOTS)
        put(buf, at + FORCES + 1, state.defence, LOTS)
    if state.territory != NONE:
        card_into(state.territory, TERRITORIES, buf, at + TERRITORY)
        put(buf, at + HIGH, state.high, MANY)
        choose(buf, at + BIDDER, around(state.bidder, seat, state.seats))
        for unit in range(WORKPLACES - BUILDINGS):
            put(buf, at + SENT + unit, state.sent[unit], MANY)
    for place in range(state.used_count):
        card_into(state.cards_used[place], TACTICS, buf, at + USED + place)


def figures_into(civ: Civ, to: i64, buf: vec[i16], at: i64) -> None:
    """The figures of a civilisation that sits `to` places on."""
    put(buf, at + PLAYING + to, civ.playing, 1)
    put(buf, at + CULTURE + to, civ.culture, LOTS)
    put(buf, at + SCIENCE + to, civ.science, LOTS)
    put(buf, at + CULTURE_RATING + to, civ.culture_rating, MANY)
    put(buf, at + SCIENCE_RATING + to, civ.science_rating, MANY)
    put(buf, at + STRENGTH + to, civ.strength, LOTS)
    put(buf, at + HAPPINESS + to, civ.happiness, MANY)
    put(buf, at + CIVIL + 2 * to, civ.ca + civ.extra_ca, MANY)
    put(buf, at + CIVIL + 2 * to + 1, civ.ca_total, MANY)
    put(buf, at + MILITARY + 2 * to, civ.ma + civ.extra_ma, MANY)
    put(buf, at + MILITARY + 2 * to + 1, civ.ma_total, MANY)
    put(buf, at + YELLOW + to, civ.yellow, MANY)
    put(buf, at + BLUE + to, civ.blue, MANY)
    put(buf, at + UNUSED + to, civ.unused, MANY)
    put(buf, at + FOOD + to, food(civ) + civ.credit_food, LOTS)
    put(buf, at + RESOURCES + to, resources(civ) + civ.credit_resource, LOTS)
    put(buf, at + POOLS + 2 * to, civ.unit_resources, MANY)
    put(buf, at + POOLS + 2 * to + 1, civ.unit_science, MANY)
    put(buf, at + SKIPS + to, civ.skips_politics, 1)
    put(buf, at + URBAN + to, civ.urban_limit, MANY)
    put(buf, at + COLONIZE + to, civ.colonize, MANY)
    put(buf, at + HAND_BONUS + to, civ.hand_bonus, MANY)


def board_into(civ: Civ, to: i64, buf: vec[i16], at: i64) -> None:
    """What a civilisation has in play."""
    card_into(civ.government, GOVERNMENTS, buf, at + GOVERNMENT + to)
    card_into(civ.leader, LEADERS, buf, at + LEADER + to)
    raise_flags(buf, at + LEADERS_TAKEN + 4 * to, civ.leaders_taken & 15)
    raise_flags(buf, at + TECHS + TECHNOLOGIES * to, civ.techs)
    put_all(buf, at + WORKERS + WORKPLACES * to, civ.workers, 0, WORKPLACES, MANY)
    put_all(buf, at + STOCK + STORES * to, civ.stock, 0, STORES, MANY)
    card_into(civ.wonder, WONDERS, buf, at + WONDER + to)
    put(buf, at + STAGES + to, civ.stages, MANY)
    raise_flags(buf, at + DONE + (ACTIONS - WONDERS) * to, civ.wonders)
    raise_flags(buf, at + RAVAGED + (ACTIONS - WONDERS) * to, civ.ravaged)
    card_into(civ.homer, WONDERS, buf, at + HOMER + to)
    raise_flags(buf, at + COLONIES + (EVENTS - TERRITORIES) * to, civ.colonies)
    card_into(civ.tactic, TACTICS, buf, at + TACTIC + to)
    put(buf, at + EXCLUSIVE + to, civ.exclusive, 1)
    card_into(civ.war, WARS, buf, at + WAR + to)


def hands_into(civ: Civ, to: i64, buf: vec[i16], at: i64) -> None:
    """The civil hand, which is open, and the backs of the military one; of one's own the faces."""
    if civ.hand_count != 0:
        raise_flags(buf, at + HAND_TECHS + TECHNOLOGIES * to, civ.hand_techs)
        raise_flags(buf, at + HAND_LEADERS + (WONDERS - LEADERS) * to, civ.hand_leaders)
        actions = TACTICS - ACTIONS
        put_all(buf, at + HAND_ACTIONS + actions * to, civ.hand_actions, 0, actions, MANY)
    military, left = civ.military, civ.military_count
    card: i64 = 0
    while left > 0:  # until all cards of the hand are found, which are few of many
        held = military[card]
        if held != 0:
            left -= held
            buf[at + BACKS + 4 * to + LEVEL[TACTICS + card]] += i16(held)
            if to == 0:
                put(buf, at + HAND + card, held, MANY)
        card += 1


def card_into(card: i64, base: i64, buf: vec[i16], at: i64) -> None:
    """A card of a kind that begins at `base`, or none."""
    if card != NONE:
        choose(buf, at, card - base)
