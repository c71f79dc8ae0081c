"""A companion thinks where bots do, given what one seat may believe, never the truth."""

from __future__ import annotations

from dataclasses import dataclass

from wartable.play import companion
from wartable.plugin import game
from wartable.server.answers import Deed, Judged
from wartable.server.bots import Job, seen_by


@dataclass(frozen=True)
class JudgeJob:
    """An action to be judged, by what its seat believed before it."""

    before: Job
    played: int


def say_matters(job: Job) -> str:
    """What matters now to this seat. Runs in a worker."""
    plugin, seen = game(job.game), seen_by(job)
    reader = plugin.texts(seen.game, job.lang, job.names)
    reader.you = job.seat
    return companion.matters(plugin, seen, reader)


def judge(asked: JudgeJob) -> Judged | None:
    """How good an action was. Runs in a worker."""
    job, played = asked.before, asked.played
    plugin, seen = game(job.game), seen_by(job)
    reader = plugin.texts(seen.game, job.lang, job.names)
    reader.you = job.seat
    found = companion.judged(plugin, seen, played, reader)
    if found is None:
        return None
    view = plugin.view(seen.game, seen.believed, job.seat)
    shown = Judged(
        label=plugin.label(view, played, reader),
        verdict=found.verdict,
        text=found.words(reader),
        cost=found.cost,
        why=found.why,
    )
    if found.better is not None:
        notation = plugin.write(seen.game, job.seat, found.better)
        shown.better = Deed(notation, plugin.label(view, found.better, reader))
        offers = plugin.offers(seen.game, seen.believed, view, job.seat, reader)
        scene = plugin.scene(view, offers, reader)
        shown.pieces = list(scene.places(notation))
    return shown
