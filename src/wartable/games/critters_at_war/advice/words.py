"""What the companion says: what matters before a decision, and why one action is better."""

from __future__ import annotations

from wartable.games.critters_at_war.advice.figures import (
    After,
    Theatre,
    after,
    closed,
    flip_chance,
    theatres,
    turned,
    unseen,
)
from wartable.games.critters_at_war.bots import TreeBot
from wartable.games.critters_at_war.engine import actions as code
from wartable.games.critters_at_war.engine.actions import SPACE, WITHDRAW
from wartable.games.critters_at_war.engine.components import (
    AERODROME,
    AERODROME_STRENGTH,
    BLOCKADE,
    CARD_TABLE,
    CONTAINMENT,
    CONTROL_POINTS,
    FACEDOWN_STRENGTH,
    LETTERS,
    STRENGTH,
    THEATRES,
    TYPE,
    WITHDRAWAL_POINTS,
    count_cards,
)
from wartable.games.critters_at_war.engine.rules.battles import withdrawal_points
from wartable.games.critters_at_war.engine.rules.legality import deployments
from wartable.games.critters_at_war.engine.state import CrittersState, card_at
from wartable.games.critters_at_war.engine.thinking.evaluate import guess, value_of
from wartable.games.critters_at_war.names import name
from wartable.i18n import Texts
from wartable.kernel import NONE, Knowledge, members

Said = dict[str, str | int]
LIKELY = 0.25  # a chance from which a flip is to be feared
WORTH_ASKING = 0.08  # of the game: withdrawing is thought over where it seems to cost no more
SIMULATIONS = 1500  # of that thought
MUCH = 2  # strength that is worth a word
TELLING = 0.03  # chances that differ by less tell nothing


# ---- before a decision


def matters(seen: Knowledge[CrittersState], texts: Texts) -> str:
    """What the battle is about now: whether to withdraw, what is closed, what may be turned over,
    and which theatre decides."""
    state, seat = seen.believed, int(seen.seat)
    if len(seen.legal) < 2:
        return ""
    found = theatres(state, seat)
    turn = state.awaited == code.TURN
    if turn and (words := _of_withdrawing(seen, texts)):
        return words
    what = (
        (_of_closing(state, seat, found, texts) if turn else "")
        or _of_flips(state, seat, found, texts)
        or _of_standing(state, seat, found, texts)
    )
    points = CONTROL_POINTS[state.mode]
    lost = state.score[1 - seat] + points >= state.target
    rival = texts.name(1 - seat)
    return texts("matters-game" if lost else "matters-plain", what=what, rival=rival)


def _of_withdrawing(seen: Knowledge[CrittersState], texts: Texts) -> str:
    """What withdrawing costs now and later, where playing on promises no more."""
    state, seat = seen.believed, int(seen.seat)
    cost, points = int(withdrawal_points(state, seat)), int(CONTROL_POINTS[state.mode])
    rivals = int(state.score[1 - seat])
    if cost >= points or rivals + cost >= state.target:
        return ""
    if value_of(state, seat, 0, cost) < guess(state, seat) - WORTH_ASKING:
        return ""
    rows = searched(seen)
    on = max((row for action, row in rows.items() if action != WITHDRAW), default=None)
    if on is None or WITHDRAW not in rows or rows[WITHDRAW][0] < on[0] or on[1] >= 0:
        return ""
    general = 0 if seat == state.first else 1
    cards = int(count_cards(state.hand[seat]))
    said: Said = {
        "cost": texts("companion-points", n=cost),
        "later": int(WITHDRAWAL_POINTS[7 * general + cards - 1]),
        "loss": texts.decimal(-on[1], 1),
        "next": texts("companion-second" if general == 0 else "companion-first"),
        "win": _percent(rows[WITHDRAW][0]),
        "less": _percent(on[0]),
    }
    lost = rivals + points >= state.target
    return texts("matters-withdraw-game" if lost else "matters-withdraw", **said)


def searched(seen: Knowledge[CrittersState]) -> dict[int, tuple[float, float]]:
    """By action: the chance to win the game, and the points that the battle is expected to bring;
    so many simulations, whatever the time."""
    rows = TreeBot(SIMULATIONS, None).search(seen).ranking()
    return {action: (chance, points) for action, _, chance, points in rows}


def _of_closing(state: CrittersState, seat: int, found: tuple[Theatre, ...], texts: Texts) -> str:
    """Containment, and theatres that Blockade closes."""
    if state.up & CONTAINMENT:
        power = _power(state, seat)
        brought = [f"{_theatre(each, texts)} +{power[each.number]}" for each in found]
        return texts("companion-contained", card=name("A5", texts), list=", ".join(brought))
    shut = closed(state)
    if not shut:
        return ""
    rest = [each for each in found if each.number not in shut]
    return texts(
        "companion-blockaded",
        card=name("S5", texts),
        list=_scores([found[t] for t in shut], texts),
        rest=_scores(rest, texts),
    )


def _of_flips(state: CrittersState, seat: int, found: tuple[Theatre, ...], texts: Texts) -> str:
    """A theatre that hangs on one card which the rival may turn over."""
    if sum(each.held for each in found) < 2 or state.hand[1 - seat] == 0:
        return ""
    worst: tuple[float, Theatre, Theatre] | None = None
    for each in found:
        then = turned(state, seat, each.number)
        if each.held and then is not None and not then.held:
            chance = flip_chance(state, seat, each.number)
            if chance >= LIKELY and (worst is None or chance > worst[0]):
                worst = chance, each, then
    if worst is None:
        return ""
    chance, each, then = worst
    card = CARD_TABLE[card_at(state, THEATRES * seat + each.number, 0)].id
    return texts(
        "companion-flip",
        theatre=_theatre(each, texts),
        card=name(card, texts),
        mine=each.mine,
        theirs=each.theirs,
        less=then.mine,
        rival=texts.name(1 - seat),
        chance=_percent(chance),
    )


def _of_standing(state: CrittersState, seat: int, found: tuple[Theatre, ...], texts: Texts) -> str:
    """Who holds what, and the theatre that decides."""
    rival = texts.name(1 - seat)
    if not any(each.mine or each.theirs for each in found):
        return _of_hand(state, seat, found, texts)
    held = [each for each in found if each.held]
    if len(held) >= 2:
        thin = min(held, key=lambda each: (each.lead, each.number))
        said: Said = {
            "list": _scores(held, texts),
            "theatre": _theatre(thin, texts),
            "n": thin.lead,
            "cards": int(count_cards(state.hand[1 - seat])),
            "rival": rival,
        }
        return texts("companion-lead" if thin.lead else "companion-lead-tie", **said)
    lost = [each for each in found if not each.held]
    near = min(lost, key=lambda each: (each.lack, each.number))
    best = _best_card(state, seat, near.number)
    said = {
        "list": _scores(lost, texts),
        "theatre": _theatre(near, texts),
        "n": near.lack,
        "rival": rival,
        "card": "" if best == NONE else name(CARD_TABLE[best].id, texts),
        "strength": 0 if best == NONE else int(STRENGTH[best]),
    }
    if state.awaited != code.TURN or not state.hand[seat]:
        return texts("companion-behind-plain", **said)
    return texts("companion-behind" if best == NONE else "companion-behind-card", **said)


def _of_hand(state: CrittersState, seat: int, found: tuple[Theatre, ...], texts: Texts) -> str:
    """Before anything lies: where the own hand is strong."""
    power = _power(state, seat)
    strong = max(found, key=lambda each: (power[each.number], -each.number))
    weak = min(found, key=lambda each: (power[each.number], -each.number))
    return texts(
        "companion-start-first" if state.first == seat else "companion-start-second",
        rival=texts.name(1 - seat),
        theatre=_theatre(strong, texts),
        n=power[strong.number],
        weak=_theatre(weak, texts),
        less=power[weak.number],
    )


def _power(state: CrittersState, seat: int) -> list[int]:
    """What the hand has printed for each theatre."""
    hand = members(state.hand[seat])
    return [sum(STRENGTH[c] for c in hand if TYPE[c] == t) for t in range(int(THEATRES))]


def _best_card(state: CrittersState, seat: int, theatre: int) -> int:
    """The strongest card that may be deployed in a theatre; NONE if none may."""
    plays = members(deployments(state, seat))
    able = [play // int(THEATRES) for play in plays if play % THEATRES == theatre]
    return max(able, key=lambda card: (STRENGTH[card], -card), default=int(NONE))


# ---- after it


def because(seen: Knowledge[CrittersState], better: int, played: int, texts: Texts) -> str:
    """Why one action is better than another, in the figures that tell them apart."""
    if better == played:
        rest = [action for action in seen.legal if action != better]
        if not rest:
            return ""
        rated = {action: after(seen, action) for action in rest if action != WITHDRAW}
        played = max(rated, key=lambda each: (rated[each].chance, -each), default=WITHDRAW)
    if WITHDRAW in (better, played):
        return _against_withdrawing(seen, better, played, texts)
    best, other = after(seen, better), after(seen, played)
    return (
        _of_destruction(seen, best, other, played, texts)
        or _of_control(best, other, texts)
        or _of_ability(seen, better, best, texts)
        or _of_kept(better, played, best, other, texts)
        or _of_blindness(seen, best, other, texts)
        or (_of_margin(best, other, texts) if best.chance >= other.chance else "")
        or _of_exposure(seen, best, other, texts)
        or _of_chance(best, other, texts)
        or _of_margin(best, other, texts)
    )


def _against_withdrawing(
    seen: Knowledge[CrittersState], better: int, played: int, texts: Texts
) -> str:
    """Withdrawing against playing on: what it costs, and what the battle is expected to bring."""
    state, seat = seen.believed, int(seen.seat)
    on = played if better == WITHDRAW else better
    points, cost = int(CONTROL_POINTS[state.mode]), int(withdrawal_points(state, seat))
    rows = searched(seen)
    win, brings = rows.get(on, (0.0, 0.0))
    leaves = rows.get(WITHDRAW, (0.0, 0.0))[0]
    then = after(seen, on).theatres
    said: Said = {
        "cost": texts("companion-points", n=cost),
        "points": points,
        "rival": texts.name(1 - seat),
        "brings": texts.decimal(abs(brings), 1),
        "list": _scores(then, texts),
        "win": _percent(max(win, leaves)),
        "less": _percent(min(win, leaves)),
    }
    if better == WITHDRAW:
        if win > leaves or brings >= 0:
            return texts("because-withdraw-table", **said)
        lost = state.score[1 - seat] + points >= state.target
        return texts("because-withdraw-game" if lost else "because-withdraw", **said)
    if state.score[1 - seat] + cost >= state.target:
        return texts("because-fight-game", **said)
    if leaves > win:
        return texts("because-fight-table", **said)
    return texts("because-fight" if brings > 0 else "because-fight-cost", **said)


def _of_destruction(
    seen: Knowledge[CrittersState], best: After, other: After, played: int, texts: Texts
) -> str:
    if best.destroyed or not other.destroyed:
        return ""
    act = SPACE.act(played)
    lost = name(CARD_TABLE[act.get("card")].id, texts)
    by = "A5" if act.verb == "improvise" and seen.believed.up & CONTAINMENT else "S5"
    return texts("because-destroyed", card=lost, by=name(by, texts))


def _of_control(best: After, other: After, texts: Texts) -> str:
    """A theatre that is held after the one and not after the other."""
    for mine, less in zip(best.theatres, other.theatres, strict=True):
        if mine.held and not less.held:
            return texts("because-control", **_compared(mine, less, texts))
    return ""


def _of_margin(best: After, other: After, texts: Texts) -> str:
    """The theatre whose totals differ most, in favour of the better action."""
    pairs = [*zip(best.theatres, other.theatres, strict=True)]
    gains = [one.mine - one.theirs - two.mine + two.theirs for one, two in pairs]
    most = max(range(len(pairs)), key=lambda n: (gains[n], -n))
    if gains[most] <= 0:
        return ""
    return texts("because-margin", **_compared(*pairs[most], texts))


def _compared(mine: Theatre, less: Theatre, texts: Texts) -> Said:
    said: Said = {"theatre": _theatre(mine, texts), "mine": mine.mine, "theirs": mine.theirs}
    return said | {"less": less.mine, "more": less.theirs}


def _of_ability(seen: Knowledge[CrittersState], better: int, best: After, texts: Texts) -> str:
    """What a card deployed does for the turns to come."""
    act, state, seat = SPACE.act(better), best.state, int(seen.seat)
    if act.verb != "deploy" or best.destroyed:
        return ""
    card = act.get("card")
    said: Said = {"card": name(CARD_TABLE[card].id, texts), "rival": texts.name(1 - seat)}
    if 1 << card == AERODROME:
        light = [c for c in members(best.hand) if STRENGTH[c] <= AERODROME_STRENGTH]
        return texts("because-aerodrome", n=len(light), **said) if light else ""
    if 1 << card == CONTAINMENT:
        return texts("because-containment", n=int(count_cards(state.hand[1 - seat])), **said)
    if 1 << card == BLOCKADE and closed(state):
        shut = [best.theatres[t] for t in closed(state)]
        return texts("because-blockade", list=_scores(shut, texts), **said)
    if CARD_TABLE[card].key == "air-drop" and best.hand:
        strong = max(members(best.hand), key=lambda c: (STRENGTH[c], -c))
        named = name(CARD_TABLE[strong].id, texts)
        return texts("because-air-drop", strong=named, n=int(STRENGTH[strong]), **said)
    return ""


def _of_kept(better: int, played: int, best: After, other: After, texts: Texts) -> str:
    """A stronger card that stays in hand."""
    if max(better, played) >= WITHDRAW:
        return ""
    weak, strong = (SPACE.act(action).get("card") for action in (better, played))
    if best.hand & ~other.hand != 1 << strong or STRENGTH[strong] < STRENGTH[weak] + MUCH:
        return ""
    return texts(
        "because-kept",
        card=name(CARD_TABLE[strong].id, texts),
        n=int(STRENGTH[strong]),
        theatre=texts(f"theatre-{LETTERS[TYPE[strong]]}"),
        weak=name(CARD_TABLE[weak].id, texts),
        less=int(STRENGTH[weak]),
    )


def _of_blindness(seen: Knowledge[CrittersState], best: After, other: After, texts: Texts) -> str:
    """A card turned up that the seat has not seen."""
    if best.blind or not other.blind:
        return ""
    hidden = unseen(seen.believed, int(seen.seat))
    strong = sum(STRENGTH[card] > FACEDOWN_STRENGTH for card in hidden)
    now = int(FACEDOWN_STRENGTH)
    return texts("because-blind", n=strong, all=len(hidden), now=now)


def _of_exposure(seen: Knowledge[CrittersState], best: After, other: After, texts: Texts) -> str:
    """What the worst flip would cost: less after the better action."""
    seat = int(seen.seat)
    mine, theirs = _exposed(best, seat), _exposed(other, seat)
    if theirs[0] < mine[0] + MUCH or best.state.hand[1 - seat] == 0:
        return ""
    theatre = _theatre(other.theatres[theirs[1]], texts)
    return texts("because-exposed", theatre=theatre, n=theirs[0], less=mine[0])


def _exposed(found: After, seat: int) -> tuple[int, int]:
    """The most strength that a flip takes, and where."""
    worst = 0, 0
    for each in found.theatres:
        then = turned(found.state, seat, each.number)
        if then is not None and each.mine - then.mine > worst[0]:
            worst = each.mine - then.mine, each.number
    return worst


def _of_chance(best: After, other: After, texts: Texts) -> str:
    if best.chance - other.chance < TELLING:
        return ""
    chance, less = _percent(best.chance), _percent(other.chance)
    return texts("because-chance", chance=chance, less=less)


# ---- words


def _theatre(each: Theatre, texts: Texts) -> str:
    return texts(f"theatre-{each.letter}")


def _scores(found: list[Theatre] | tuple[Theatre, ...], texts: Texts) -> str:
    """Several theatres with both totals."""
    return ", ".join(
        texts("companion-score", theatre=_theatre(each, texts), mine=each.mine, theirs=each.theirs)
        for each in found
    )


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
