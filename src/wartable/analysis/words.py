"""An analysis in a reader's words: what happened, what was better and why, whom chance helped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wartable.analysis.found import SEEN, Account, Analysis, Step
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR, Rng
from wartable.play import Match

MOST_TOLD = 3  # events of a step that are told; of a long deal nobody wants to read more
SEED = 71  # of what reasons are drawn from: the same words for the same position
BY_CHOICE = 0.03  # of the victory, by which a fall may differ from what the choice explains
LUCKY = 0.05  # of the victory, from which on luck is spoken of


@dataclass(frozen=True)
class Line:
    """A step in words. `better` is a button's label, empty where nothing was better, and `played`
    that of what was done instead; `why` is a sentence of the game, empty where it has none;
    `pieces`: where on the board the better was to be done; `seat`: whose luck it was, where the
    step was luck and belongs to one."""

    text: str
    better: str = ""
    why: str = ""
    played: str = ""
    pieces: tuple[str, ...] = ()
    seat: int | None = None


def lines(match: Match[Any], found: Analysis, texts: Texts) -> list[Line]:
    """Every step in words."""
    states, told = match.states(), []
    for step in found.steps:
        text = happened(match, step, texts)
        if step.kind != "choice" or not step.is_blamed or step.seat is None:
            told.append(Line(text, seat=_lucky(match, step)))
            continue
        plugin, game = match.plugin, match.game
        seen = match.seen_before(step.first, states[step.first], step.seat, Rng(SEED))
        better = plugin.read(game, step.seat, step.best)
        view = plugin.view(game, seen.believed, step.seat)
        own = plugin.optional("advice", "because")
        why = str(own(seen, better, match.codes[step.first], texts)) if own else ""
        played = plugin.label(view, match.codes[step.first], texts)
        offers = plugin.offers(game, seen.believed, view, step.seat, texts)
        pieces = plugin.scene(view, offers, texts).places(step.best)
        told.append(Line(text, plugin.label(view, better, texts), why, played, pieces))
    return told


def _lucky(match: Match[Any], step: Step) -> int | None:
    """Who rolled or drew, if chance did anything for one seat alone."""
    if step.kind != "luck":
        return None
    seats = {
        event.seat
        for number in range(step.first, step.last + 1)
        for event in match.told(number, SPECTATOR)
        if event.seat is not None and event.key not in match.plugin.headings
    }
    return seats.pop() if len(seats) == 1 else None


def happened(match: Match[Any], step: Step, texts: Texts) -> str:
    """What was heard of a step by whoever acted, or by everybody."""
    who = SPECTATOR if step.seat is None else step.seat
    found = [
        match.plugin.sentence(event, texts)
        for number in range(step.first, step.last + 1)
        for event in match.told(number, who)
    ]
    if not found:
        return texts("analysis-unseen", n=step.last + 1 - step.first)
    more = ["…"] if len(found) > MOST_TOLD else []
    return " ".join([*found[:MOST_TOLD], *more])


def turning(found: Analysis, n: int, texts: Texts, line: Line | None = None) -> str:
    """What a turning point was, and whom it cost most: whoever made a mistake and fell by it, else
    whose chance fell most; luck is told of whose it was. Whoever reads is spoken to. With its
    `line` a mistake is named, and what was better; where it explains only a part of the fall, that
    is said."""
    step = found.steps[n]
    gained = [after - before for before, after in zip(step.before, step.after, strict=True)]
    seat = min(range(found.seats), key=lambda s: (gained[s], s))
    said: dict[str, str] = {}
    if step.is_blamed and step.loss is not None and step.seat is not None and gained[step.seat] < 0:
        seat, key = step.seat, "mistake"
        said = {"loss": percent(step.loss)}
    elif step.kind == "choice" and step.seat is not None:
        key = "own-choice" if step.seat == texts.you else "choice"
        said = {"who": texts.name(step.seat)}
    elif step.kind == "luck":
        owner = seat if line is None or line.seat is None else line.seat
        key = "lucky" if gained[owner] > 0 else "luck"
        if key == "lucky" and seat == texts.you:
            key, said = "rival", {"who": texts.name(owner)}
        else:
            seat = owner
    else:
        key = "other"
    said |= {
        "name": texts.name(seat),
        "then": percent(step.before[seat]),
        "now": percent(step.after[seat]),
    }
    you = "-you" if seat == texts.you else ""
    if key != "mistake" or line is None or not line.better:
        return texts(f"analysis-turn-{key}{you}", **said)
    told = texts(f"analysis-turn-instead{you}", played=line.played, better=line.better, **said)
    left = step.before[seat] - step.after[seat] - (step.loss or 0.0)
    return f"{told} {texts('analysis-turn-rest')}" if left > BY_CHOICE else told


def summary(account: Account, texts: Texts, ended: bool = True) -> str:
    """A sentence about a seat: how lucky it was and what its decisions gave away. Unless `ended`,
    the game was given up."""
    key = "analysis-result" if ended else "analysis-stood"
    said = [texts(key, name=texts.called(account.seat), now=percent(account.result))]
    luck, unsure = account.luck, interval(account.luck_error)
    key = "no" if abs(luck) < max(LUCKY, unsure) else "good" if luck > 0 else "bad"
    said.append(texts(f"analysis-luck-{key}", points=percent(abs(luck))))
    lost = texts("analysis-lost", points=percent(max(0.0, -account.own)), n=account.mistakes)
    return " ".join([*said, lost])


def interval(error: float) -> float:
    """What is written after ±."""
    return SEEN * error


def percent(chance: float) -> str:
    """A chance in hundredths."""
    return f"{100 * chance:.0f}"


def points(share: float, texts: Texts, signed: bool = False) -> str:
    """A part of a victory in hundredths, with one more digit."""
    return texts.decimal(100 * share, 1, signed)


def notes(found: Analysis, texts: Texts) -> Sequence[str]:
    """What the figures are, for whoever wants to know."""
    kind = "analysis-note-exact" if found.exact else "analysis-note-searched"
    cut = [] if found.whole else [texts("analysis-broken-off", n=found.last, most=found.entries)]
    given_up = [] if found.ended else [texts("analysis-note-given-up")]
    return [
        *cut,
        *given_up,
        texts("analysis-note-above"),
        texts(kind, depth=texts.decimal(found.depth, 2)),
        texts("analysis-note-sum"),
    ]
