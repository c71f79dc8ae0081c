"""What is said about a position: prompts, hints, tips. Used by the scene and the terminal."""

from __future__ import annotations

from wartable.games.small_samurai_empires.names import mission_does
from wartable.games.small_samurai_empires.views import ProvinceView, SamuraiView, SeatView
from wartable.i18n import Texts
from wartable.kernel import CHANCE
from wartable.scene import Player

# what is asked in these words names the region already
NAMED = ("order-recruit", "order-attack", "order-castle", "tribe-action", "way-destroy")


def who(seat: int, texts: Texts) -> str:
    """A seat within a sentence or a list: by name, but whoever reads is "you"."""
    return texts("you-listed") if seat == texts.you else texts.name(seat)


def counted(seat: int, n: int | str, texts: Texts) -> str:
    """A seat and its figure; one whose name ends with figures is set off from it."""
    name = who(seat, texts)
    return f"{name}: {n}" if name[-1:].isdigit() else f"{name} {n}"


def controls(seat: int, texts: Texts) -> str:
    """Who controls a province, as a sentence."""
    return texts("tip-control-you" if seat == texts.you else "tip-control", seat=texts.name(seat))


def subtitle(view: SamuraiView, texts: Texts) -> str:
    """The line below the title: epoch, round, phase, and the stock where it matters."""
    if view.phase in ("setup", "end"):
        return texts(f"scene-{view.phase}")
    args = {"epoch": view.epoch, "epochs": view.epochs, "round": view.round}
    parts = [texts(f"scene-{view.phase if view.stock is None else 'short'}", **args)]
    if view.stock is not None:  # it takes the room of the phase, which the question says too
        parts.append(texts("scene-stock", **view.stock))
    elif view.stock_out:  # R14: what nobody can receive any more
        goods = ", ".join(texts(f"good-{key}") for key in view.stock_out)
        parts.append(texts("scene-stock-out", list=goods))
    return " · ".join(parts)


def prompt(view: SamuraiView, texts: Texts) -> str:
    """The sentence above the table: what is asked, and of whom."""
    if view.ended:
        return texts("ending-played-out")
    if view.actors == (CHANCE,):
        return texts("prompt-chance")
    if view.seat not in view.actors:
        if view.wait == "choose-fate":
            return texts("prompt-wait-fate")
        return texts("prompt-wait", seat=texts.name(view.actors[0]))
    return texts(
        "prompt-buy-move" if bought_only(view) else f"prompt-{view.wait}",
        cell=view.cell or 0,
        quick=", ".join(texts(f"quick-{key}") for key in view.quick),
        region=texts(f"region-{view.region}") if view.region else "",
        province=texts(f"province-{view.last}") if view.last else "",
        n=view.left,
    )


def bought_only(view: SamuraiView) -> bool:
    """Whether the moves of an order are used up, and one more may be had for its price."""
    return view.wait == "order-move" and view.left == 0


def hint(view: SamuraiView, texts: Texts, few: bool = False) -> str:
    """A second sentence for whoever is asked: what the choice means. Empty for others. `few`: a
    button says each choice, with its provinces."""
    if view.ended or view.seat not in view.actors:
        return ""
    if view.wait == "choose-fate":
        return texts("hint-choose-fate")
    if view.wait == "place-order":
        rivals = (who for who in view.players if who.seat != view.seat)
        if view.round == 2 and all(who.covered for who in rivals):  # each may be covered once
            return texts("hint-place-2-free")
        good = texts(f"good-{view.file.data['cover']['paid-in']}")
        return texts(f"hint-place-{view.round}", n=view.players[view.seat].next_cover, good=good)
    if view.region is None or view.wait in NAMED or bought_only(view):
        return ""
    region = texts(f"region-{view.region}")
    if view.wait == "order-move":
        return f"{texts('hint-press-army')} {texts('hint-move', region=region)}"
    if view.wait != "quick-action":  # the question names the region
        return ""
    moves = "move-1" in view.quick
    only = [] if few else [texts("hint-region", region=region)]
    return " ".join([texts("hint-press-army")] * moves + only)


def player(view: SamuraiView, who: SeatView, texts: Texts) -> Player:
    """A seat in the list of players: its points, and facts about it."""
    facts = []
    if who.food is not None and who.bushido is not None:
        facts.append(texts("facts-goods", food=who.food, bushido=who.bushido))
    facts.append(texts("facts-supply", n=who.supply))
    if who.food is None and who.seat in view.order:
        facts.append(texts("facts-place", n=view.order.index(who.seat) + 1))
    if who.has_chosen and view.wait == "choose-fate":
        facts.append(texts("facts-chosen"))
    if who.covered and view.round == 2:
        facts.append(texts("facts-covered"))
    if view.ended:
        facts = [earned(who, texts)]
    unit = texts("unit-points")
    return Player(who.seat, who.points, unit, " · ".join(facts), who.seat in view.actors)


def standing(view: SamuraiView, who: SeatView, texts: Texts) -> str:
    """Where the points come from, and what they would be if the epoch, or all, ended now."""
    said = [earned(who, texts)]
    if not view.ended and view.epoch:
        said = [f"{said[0]}." if said[0] else ""]
        said.append(texts("tip-if-scored", n=who.if_scored))
        if view.epoch == view.epochs:
            said.append(texts("tip-if-over", n=who.if_over))
    return " ".join(part for part in said if part)


def earned(who: SeatView, texts: Texts) -> str:
    """Where the points come from."""
    return " · ".join(f"{texts(f'earned-{key}')} {n}" for key, n in who.earned.items() if n)


def mark_of(view: SamuraiView, province: ProvinceView) -> str:
    """capital, resource or shrine."""
    return str(view.file.data["province"][province.key]["mark"])


def province_title(view: SamuraiView, province: ProvinceView, texts: Texts) -> str:
    """A province by its name, its mark and its region."""
    return texts(
        "title-province",
        name=texts(f"province-{province.key}"),
        mark=texts(f"mark-{mark_of(view, province)}"),
        region=texts(f"region-{province.region}"),
    )


def province_tip(view: SamuraiView, province: ProvinceView, texts: Texts) -> str:
    """What lies in a province, and who is how strong there."""
    parts = []
    if province.tile:
        parts.append(texts("tip-tile", good=texts(f"good-{province.tile}")))
    if province.shrine:
        parts.append(texts("tip-shrine-colour", colour=texts(f"colour-{province.shrine}")))
    row = view.file.data["province"][province.key]
    for way in ("land", "sea"):
        if near := ", ".join(texts(f"province-{key}") for key in row[way]):
            parts.append(texts(f"tip-next-{way}", list=near))
    shares = [counted(seat, n, texts) for seat, n in enumerate(province.strength) if n]
    if not shares:
        return " ".join([*parts, texts("tip-empty")])
    parts.append(texts("tip-strength", list=", ".join(shares)))
    if province.control is None:
        parts.append(texts("tip-control-nobody"))
    else:
        parts.append(controls(province.control, texts))
    return " ".join(parts)


def unseen_tokens(view: SamuraiView, texts: Texts) -> str:
    """Mountain tokens nobody has seen, with their numbers."""
    kinds = [f"{texts(f'token-{kind}')} {n}" for kind, n in view.tokens.items() if n]
    return texts("tip-tokens", list=", ".join(kinds))


def progress(view: SamuraiView, region: str, seat: int) -> list[tuple[int, int]]:
    """How much a seat has of each thing that a region's mission asks for, and how much is asked.
    Everybody can count it on the map."""
    inside = [each for each in view.provinces if each.region == region]
    held = [each for each in inside if each.control == seat]
    found = []
    for row in view.file.data["mission"][view.missions[region].key]["conditions"]:
        armies, asked = row.get("armies", 0), row.get("provinces", 1)
        match row["kind"]:
            case "armies-total":
                asked, has = armies, sum(each.armies[seat] for each in inside)
            case "provinces-with-armies":
                has = sum(each.armies[seat] >= armies for each in inside)
            case "controlled-with-armies":
                has = sum(each.armies[seat] >= armies for each in held)
            case "controlled-mark":
                has = sum(mark_of(view, each) == row["mark"] for each in held)
            case "own-castle-controlled":
                has = sum(each.castle == seat for each in held)
            case _:
                has = len(held)
        found.append((min(has, asked), asked))
    return found


def near(view: SamuraiView, region: str, seat: int) -> str:
    """The same as figures, thing by thing."""
    return " + ".join(f"{has}/{asked}" for has, asked in progress(view, region, seat))


def near_all(view: SamuraiView, region: str, seat: int) -> str:
    """The same as one figure: how many of all things that are asked for."""
    has, asked = (sum(column) for column in zip(*progress(view, region, seat), strict=True))
    return f"{has}/{asked}"


def mission_tip(view: SamuraiView, region: str, texts: Texts) -> str:
    """What a region's mission asks, how near everybody is, and who has fulfilled it."""
    mission = view.missions[region]
    tip = mission_does(view.file, mission.key, texts)
    others = [who.seat for who in view.players if who.seat not in mission.done]
    if others:
        found = (counted(seat, near(view, region, seat), texts) for seat in others)
        tip += " " + texts("tip-progress", list=", ".join(found))
    if mission.done:
        tip += " " + texts("tip-done", list=", ".join(who(seat, texts) for seat in mission.done))
    return tip
