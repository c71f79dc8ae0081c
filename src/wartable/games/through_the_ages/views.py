"""What a seat sees of the table, by name. Built up from what it has seen. Not compiled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wartable.games.through_the_ages.engine import frames
from wartable.games.through_the_ages.engine.cards import (
    ACTIONS,
    BUILDINGS,
    CARD_BY_KEY,
    CARD_KEYS,
    CARD_TABLE,
    LEADERS,
    LEVEL,
    MILITARY_CARDS,
    PACTS,
    SPECIALS,
    STAGES,
    STORES,
    TACTICS,
    TERRITORIES,
    WONDERS,
    WORKPLACES,
)
from wartable.games.through_the_ages.engine.civ import (
    Civ as EngineCiv,
)
from wartable.games.through_the_ages.engine.components import KIND_KEYS, SLOT_COST, SLOTS
from wartable.games.through_the_ages.engine.frames import PENDING_KEYS, WAITING
from wartable.games.through_the_ages.engine.goods import food, resources
from wartable.games.through_the_ages.engine.prices import population_price, take_price
from wartable.games.through_the_ages.engine.ratings import (
    consumption,
    corruption,
    discontent,
    food_production,
    happiness_need,
    resource_production,
)
from wartable.games.through_the_ages.engine.rules.colonies import force
from wartable.games.through_the_ages.engine.standing import KHAN, army_count, has_ability
from wartable.games.through_the_ages.engine.state import (
    CURRENT,
    FUTURE,
    PAST,
    AgesState,
    frame_a,
    frame_b,
    frame_kind,
    frame_seat,
)
from wartable.kernel import CHANCE, NONE


@dataclass(frozen=True)
class RowCard:
    """A slot of the card row. `price` is printed; `cost` is what the viewing seat would pay now
    (None for an empty slot and for spectators)."""

    slot: int  # from 0
    card: str | None
    price: int
    cost: int | None


@dataclass(frozen=True)
class Place:
    """A technology that takes workers, in play."""

    card: str
    kind: str  # farm, mine, lab, temple, library, theater, arena, infantry, cavalry, …
    level: int
    workers: int
    blue: int  # tokens of food or resources on it


@dataclass(frozen=True)
class WonderView:
    card: str
    stages: int  # covered so far
    of: int
    done: bool
    ravaged: bool
    homer: bool  # Homer lies under it


@dataclass(frozen=True)
class WarView:
    card: str
    attacker: int
    target: int


@dataclass(frozen=True)
class PactView:
    card: str
    owner: int  # in whose area it lies
    partner: int
    side_a: int  # the seat that is side A
    side_b: int


@dataclass(frozen=True)
class Civ:
    """One civilisation's board."""

    seat: int
    playing: bool  # False once it has resigned
    culture: int
    science: int
    culture_rating: int
    science_rating: int
    strength: int
    happiness: int
    happiness_need: int
    discontent: int
    civil_actions: int  # available, extra ones included
    civil_total: int
    military_actions: int
    military_total: int
    yellow: int  # tokens in the bank
    blue: int
    unused: int  # workers in the pool
    food: int
    resources: int
    food_production: int
    resource_production: int
    consumption: int
    corruption: int
    population_price: int | None  # food for the next worker; None when the bank is empty
    government: str
    urban_limit: int
    leader: str | None
    leaders_taken: tuple[bool, bool, bool, bool]  # by age
    places: tuple[Place, ...]
    specials: tuple[str, ...]
    wonders: tuple[WonderView, ...]  # completed ones first, in order of their table
    colonies: tuple[str, ...]
    colonize: int  # standing bonus for colonising
    tactic: str | None
    tactic_exclusive: bool
    armies: int
    war: WarView | None  # the one it declared
    civil_hand: tuple[str, ...]  # public: cards are taken openly
    fresh: tuple[str, ...]  # action cards taken in this phase, not playable yet
    civil_limit: int
    military_hand: tuple[str, ...] | None  # None for other seats' hands
    military_known: tuple[str, ...]  # cards in it that everybody has seen (refused pacts)
    military_backs: tuple[int, int, int, int]  # how many by age
    military_limit: int
    unit_resources: int  # pools of this turn
    unit_science: int
    skips_politics: bool


@dataclass(frozen=True)
class Events:
    current: tuple[int, int, int, int]  # face-down cards by age
    future: tuple[int, int, int, int]
    known_current: tuple[str, ...]  # those this seat prepared
    known_future: tuple[str, ...]
    top: str | None  # the next event, where this seat has seen it (Joan of Arc)
    past: tuple[str, ...]


@dataclass(frozen=True)
class Auction:
    territory: str
    bids: tuple[int | None, ...]  # by seat: its last bid, 0 before it bids, None once it passed
    high: int
    bidder: int | None
    sent: tuple[str, ...]  # units and cards of the force so far
    force: int


@dataclass(frozen=True)
class Attack:
    card: str
    attacker: int
    target: int
    strength: int
    defence: int  # strength and cards used so far
    used: tuple[str, ...]


@dataclass(frozen=True)
class Pending:
    """What is awaited. `kind` names the decision; `card` what it is about; `n` how many."""

    kind: str
    seat: int
    card: str | None = None
    n: int = 0
    rival: int | None = None


PENDING_KINDS = (
    "deal",  # chance: the row is filled, cards are drawn, an event is turned up
    "first-turn",  # take cards only
    "politics",
    "action",
    "defend",  # use military cards against an aggression, then done
    "pact",  # accept or refuse `card` offered by `rival`
    "bid",
    "force",  # send units and cards until the bid is met
    "population",  # lose a worker from a card
    "destroy",  # choose an own building to lose
    "destroy-rival",  # choose a building of `rival`
    "lose-colony",
    "take-colony",  # choose a colony of `rival`
    "infiltrate",  # choose leader or unfinished wonder of `rival`
    "plunder",  # how much of `n` is food
    "gain-split",  # how much of `n` is food
    "lose-split",
    "choose-goods",  # n food or n resources
    "steal-technology",  # special technologies of `rival` for the advantage `n`
    "free-build",  # build `card` for nothing, or pass
    "civilization",  # Development of Civilization: one of three, or pass
    "agreement",  # International Agreement: take cards for `n` actions
    "ravage",
    "discard",  # n military cards
    "lose-blue",  # a token from a card, the bank being empty
    "tuck",  # Homer under a wonder, or pass
    "order",  # carry out what action card `card` orders
    "peek",  # chance shows Joan of Arc the next event
)


@dataclass(frozen=True)
class ThroughTheAgesView:
    seat: int  # whose view it is; 8 for spectators
    seats: int
    actors: tuple[int, ...]
    age: int  # 0 … 4
    round: int
    last_round: bool
    starting: int | None
    current: int | None  # whose turn it is
    phase: str  # "start", "politics", "action", "end", "over"
    row: tuple[RowCard, ...]
    civil_deck: int
    military_deck: int
    military_discards: int
    civs: tuple[Civ, ...]  # by seat
    common_tactics: tuple[str, ...]
    pacts: tuple[PactView, ...]
    events: Events
    attack: Attack | None
    auction: Auction | None
    pending: Pending | None
    rulings: tuple[str, ...] = ()  # options that change a card here: "st-peters-itself"


PHASES = ("deal", "start", "politics", "action", "end", "over")


def view(state: AgesState, seat: int) -> ThroughTheAgesView:
    return ThroughTheAgesView(
        seat=seat,
        seats=state.seats,
        actors=_actors(state),
        age=state.age,
        round=state.round,
        last_round=state.last_round != 0 and state.round >= state.last_round,
        starting=_seat(state.first),
        current=_seat(state.current),
        phase=PHASES[state.phase],
        row=tuple(_row_card(state, seat, slot) for slot in range(SLOTS)),
        civil_deck=state.civil_left,
        military_deck=state.military_left,
        military_discards=_discards(state),
        civs=tuple(_civ(state, owner, seat) for owner in range(state.seats)),
        common_tactics=_set(state.tactics, TACTICS),
        pacts=_pacts(state),
        events=_events(state, seat),
        attack=_attack(state),
        auction=_auction(state),
        pending=_pending(state),
        rulings=_rulings(state),
    )


def _rulings(state: AgesState) -> tuple[str, ...]:
    switched = {
        "st-peters-itself": state.opt_peters,
        "raid-rounding-each": state.opt_raid,
        "genghis-uprising-nothing": state.opt_genghis,
        "churchill-default-nothing": state.opt_churchill,
        "iconoclasm-age-iv-earlier": state.opt_iconoclasm,
        "trade-food-impact-farms": state.opt_trade,
        "annex-without-colony-allowed": state.opt_annex,
        "robespierre-breakthrough-paid": state.opt_breakthrough,
    }
    return tuple(key for key, on in switched.items() if on)


def _actors(state: AgesState) -> tuple[int, ...]:
    if state.ended:
        return ()
    waiting = frame_kind(state) >= WAITING
    return (frame_seat(state) if waiting else CHANCE,)


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _key(card: int) -> str | None:
    return None if card == NONE else CARD_KEYS[card]


def _set(members: int, base: int) -> tuple[str, ...]:
    return tuple(CARD_KEYS[base + n] for n in range(63) if members >> n & 1)


def _row_card(state: AgesState, seat: int, slot: int) -> RowCard:
    card = state.row[slot]
    known = card != NONE and seat < state.seats and state.civs[seat].playing
    cost = take_price(state, seat, slot) if known else None
    return RowCard(slot=slot, card=_key(card), price=SLOT_COST[slot], cost=cost)


def _discards(state: AgesState) -> int:
    return sum(state.discard[n] for n in range(MILITARY_CARDS) if LEVEL[TACTICS + n] == state.age)


def _pacts(state: AgesState) -> tuple[PactView, ...]:
    found = []
    for n in range(10):
        owner, partner = state.pact_owner[n], state.pact_partner[n]
        if owner != NONE:
            sides = (owner, partner) if state.pact_side[n] == 0 else (partner, owner)
            found.append(PactView(CARD_KEYS[PACTS + n], owner, partner, *sides))
    return tuple(found)


def _civ(state: AgesState, owner: int, seat: int) -> Civ:
    civ = state.civs[owner]
    hand = _military(civ.military)
    return Civ(
        seat=owner,
        playing=civ.playing != 0,
        culture=civ.culture,
        science=civ.science,
        culture_rating=civ.culture_rating,
        science_rating=civ.science_rating,
        strength=civ.strength,
        happiness=civ.happiness,
        happiness_need=happiness_need(civ),
        discontent=discontent(civ),
        civil_actions=civ.ca + civ.extra_ca,
        civil_total=civ.ca_total,
        military_actions=civ.ma + civ.extra_ma,
        military_total=civ.ma_total,
        yellow=civ.yellow,
        blue=civ.blue,
        unused=civ.unused,
        food=food(civ) + civ.credit_food,
        resources=resources(civ) + civ.credit_resource,
        food_production=food_production(state, owner),
        resource_production=resource_production(state, owner),
        consumption=consumption(civ),
        corruption=corruption(civ),
        population_price=population_price(civ, 0) if civ.yellow else None,
        government=CARD_KEYS[civ.government],
        urban_limit=civ.urban_limit,
        leader=_key(civ.leader),
        leaders_taken=(
            civ.leaders_taken & 1 != 0,
            civ.leaders_taken & 2 != 0,
            civ.leaders_taken & 4 != 0,
            civ.leaders_taken & 8 != 0,
        ),
        places=tuple(_place(civ, n) for n in range(WORKPLACES) if civ.techs >> n & 1),
        specials=_set(civ.techs >> SPECIALS, SPECIALS),
        wonders=_wonders(civ),
        colonies=_set(civ.colonies, TERRITORIES),
        colonize=civ.colonize,
        tactic=_key(civ.tactic),
        tactic_exclusive=civ.exclusive != 0,
        armies=army_count(civ.workers, BUILDINGS, civ.tactic, has_ability(civ, KHAN)),
        war=None if civ.war == NONE else WarView(CARD_KEYS[civ.war], owner, civ.target),
        civil_hand=_civil_hand(civ),
        fresh=_fresh(state) if owner == state.current else (),
        civil_limit=civ.ca_total + civ.hand_bonus,
        military_hand=hand if owner == seat else None,
        military_known=tuple(
            CARD_KEYS[PACTS + n] for n in range(10) if state.pact_shown[n] == owner
        ),
        military_backs=_backs(hand),
        military_limit=civ.ma_total + civ.hand_bonus,
        unit_resources=civ.unit_resources,
        unit_science=civ.unit_science,
        skips_politics=civ.skips_politics != 0,
    )


def _military(counts: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_KEYS[TACTICS + n] for n, held in enumerate(counts) for copy in range(held))


def _backs(hand: tuple[str, ...]) -> tuple[int, int, int, int]:
    ages = [CARD_TABLE[CARD_BY_KEY[key]].age for key in hand]
    return ages.count(0), ages.count(1), ages.count(2), ages.count(3)


def _civil_hand(civ: EngineCiv) -> tuple[str, ...]:
    return (
        *_set(civ.hand_techs, 0),
        *_set(civ.hand_leaders, LEADERS),
        *(CARD_KEYS[ACTIONS + n] for n in range(33) for copy in range(civ.hand_actions[n])),
    )


def _fresh(state: AgesState) -> tuple[str, ...]:
    return tuple(CARD_KEYS[ACTIONS + n] for n in range(33) for copy in range(state.fresh[n]))


def _place(civ: EngineCiv, n: int) -> Place:
    return Place(
        card=CARD_KEYS[n],
        kind=KIND_KEYS[CARD_TABLE[n].kind],
        level=CARD_TABLE[n].age,
        workers=civ.workers[n],
        blue=civ.stock[n] if n < STORES else 0,
    )


def _wonders(civ: EngineCiv) -> tuple[WonderView, ...]:
    found = []
    for n in range(16):
        card = WONDERS + n
        if civ.wonders >> n & 1:
            ravaged = civ.ravaged >> n & 1 != 0
            stages = STAGES[card]
            homer = civ.homer == card
            found.append(WonderView(CARD_KEYS[card], stages, stages, True, ravaged, homer))
    if civ.wonder != NONE:
        key = CARD_KEYS[civ.wonder]
        found.append(WonderView(key, civ.stages, STAGES[civ.wonder], False, False, False))
    return tuple(found)


def _events(state: AgesState, seat: int) -> Events:
    def lying(place: int, all_of_them: bool) -> tuple[str, ...]:
        return tuple(
            CARD_KEYS[TERRITORIES + n]
            for n in range(67)
            if state.place[n] == place and (all_of_them or state.seen[n] >> seat & 1)
        )

    seen_top = seat < state.seats and state.top_seen >> seat & 1
    waiting = state.waiting
    return Events(
        current=(waiting[0], waiting[1], waiting[2], waiting[3]),
        future=(waiting[4], waiting[5], waiting[6], waiting[7]),
        known_current=lying(CURRENT, False),
        known_future=lying(FUTURE, False),
        top=_key(state.top_event) if seen_top else None,
        past=lying(PAST, True),
    )


def _used(state: AgesState) -> tuple[str, ...]:
    return tuple(CARD_KEYS[state.cards_used[n]] for n in range(state.used_count))


def _attack(state: AgesState) -> Attack | None:
    if state.fight == NONE or state.current == NONE:
        return None
    return Attack(
        card=CARD_KEYS[state.fight],
        attacker=state.current,
        target=state.rival,
        strength=state.attack,
        defence=state.defence,
        used=_used(state),
    )


def _auction(state: AgesState) -> Auction | None:
    if state.territory == NONE:
        return None
    units = [CARD_KEYS[BUILDINGS + n] for n in range(10) for copy in range(state.sent[n])]
    return Auction(
        territory=CARD_KEYS[state.territory],
        bids=tuple(
            None if state.passed >> seat & 1 else state.bids[seat] for seat in range(state.seats)
        ),
        high=state.high,
        bidder=_seat(state.bidder),
        sent=(*units, *_used(state)),
        force=0 if state.bidder == NONE else force(state, state.bidder),
    )


def _pending(state: AgesState) -> Pending | None:
    if state.ended:
        return None
    kind, seat, a, b = frame_kind(state), frame_seat(state), frame_a(state), frame_b(state)
    if kind < WAITING:
        return Pending("peek" if kind == frames.PEEK else "deal", seat)
    key = PENDING_KEYS[kind - WAITING]
    match kind:
        case frames.DEFEND:
            return Pending(
                key, seat, _key(state.fight), state.attack - state.defence, state.current
            )
        case frames.PACT_REPLY:
            return Pending(key, seat, CARD_KEYS[PACTS + a], b % 2, b // 2)
        case frames.BIDDING | frames.FORCE:
            return Pending(key, seat, _key(state.territory), state.high)
        case frames.DESTROY_RIVAL | frames.TAKE_COLONY | frames.INFILTRATE:
            return Pending(key, seat, None, b, a)
        case frames.PLUNDER | frames.STEAL_TECHNOLOGY:
            n, rival = (a, b) if kind == frames.PLUNDER else (b, a)
            return Pending(key, seat, None, n, rival)
        case frames.FREE_BUILD | frames.TUCK | frames.ORDER:
            return Pending(key, seat, CARD_KEYS[a])
        case frames.CIVILIZATION | frames.RAVAGE | frames.LOSE_COLONY | frames.DESTROY_OWN:
            return Pending(key, seat, _event_under_way(state))
    return Pending(key, seat, _event_under_way(state), a)


def _event_under_way(state: AgesState) -> str | None:
    """The event whose effect is asked about, if one is being resolved."""
    for n in range(state.top):
        if state.stack[n * 4] == frames.EVENT:
            return CARD_KEYS[state.stack[n * 4 + 2]]
    return None
