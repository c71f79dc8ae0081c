"""What a seat sees of the table, by name. Built up from what it has seen. Not compiled."""

from __future__ import annotations

from dataclasses import dataclass


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
    actors: int  # set of seats that may act, as bits
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
