"""The report: one page that needs nothing but itself, to be read, sent or printed."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.resources import files
from typing import Any

from wartable.analysis import graph, words
from wartable.analysis.found import Analysis
from wartable.i18n import Texts
from wartable.kernel import SPECTATOR
from wartable.play import Match
from wartable.scene import common
from wartable.scene import theme as themes
from wartable.scene.svg import svg


def report(match: Match[Any], found: Analysis, texts: Texts) -> str:
    """A page in the language of the texts."""
    told = words.lines(match, found, texts)
    style = (files("wartable.analysis") / "report.css").read_text(encoding="utf-8")
    title = escape(texts("analysis-of", game=texts("title")))
    depth = texts.decimal(found.depth, 2)
    under = texts("analysis-print", seats=found.seats, rules=found.rules, depth=depth)
    parts = [
        f'<!doctype html><html lang="{texts.lang}" data-theme="light"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{themes.css()}\n{style}</style></head><body><main>",
        f'<h1>{title}</h1><p class="under">{escape(under)}</p>',
        f'<section class="panel">{_names(found, texts)}{graph.curve(found, texts)}</section>',
        f"<h2>{escape(texts('analysis-turning'))}</h2>{_turning(match, found, told, texts)}",
        f"<h2>{escape(texts('analysis-accounts'))}</h2>",
        f'<section class="panel">{graph.bars(found.accounts, texts)}',
        *(f"<p>{escape(words.summary(each, texts, found.ended))}</p>" for each in found.accounts),
        f"</section><h2>{escape(texts('analysis-moves'))}</h2>{_moves(found, told, texts)}",
        f'<p class="notes">{escape(" ".join(words.notes(found, texts)))}</p>',
        "</main></body></html>\n",
    ]
    return "".join(parts)


def _names(found: Analysis, texts: Texts) -> str:
    rows = [f"<li>{_shape(seat)}{escape(texts.name(seat))}</li>" for seat in range(found.seats)]
    return f'<ul class="names">{"".join(rows)}</ul>'


def _shape(seat: int) -> str:
    drawn = common.seat_shape(seat, 12, 12, 9, graph.colour(seat))
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{drawn}</svg>'


def _turning(match: Match[Any], found: Analysis, told: list[words.Line], texts: Texts) -> str:
    if not found.turning:
        return f"<p>{escape(texts('analysis-no-turning'))}</p>"
    rows, states = [], match.states()
    for number, n in enumerate(found.turning, 1):
        step, line = found.steps[n], told[n]
        upto = step.first if step.kind == "choice" else step.last + 1
        seat = SPECTATOR if step.seat is None else step.seat
        drawn = picture(match, states[upto], seat, upto, texts)
        said = [words.turning(found, n, texts), line.text]
        if line.better:
            said.append(f"{texts('analysis-better')}: {line.better}. {line.why}".strip())
        paragraphs = "".join(f"<p>{escape(part)}</p>" for part in said[1:])
        alt = escape(line.text, quote=True)
        rows.append(
            f'<li class="panel"><img src="{drawn}" alt="{alt}">'
            f"<p><b>{number}</b> {step.last + 1}. {escape(said[0])}</p>{paragraphs}</li>"
        )
    return f'<ol class="turning">{"".join(rows)}</ol>'


def picture(match: Match[Any], state: Any, seat: int, upto: int, texts: Texts) -> str:
    """The table as a seat saw it, as an address that holds the picture itself."""
    scene = match.drawn(state, seat, texts, upto=upto, layout="wide")
    sheets = [common.sheet(), match.plugin.sheet(match.game, texts)]
    drawn = svg(scene.layout("wide"), sheets, "light", scene.title)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"


def _moves(found: Analysis, told: list[words.Line], texts: Texts) -> str:
    heads = "".join(f'<th class="n">{escape(texts.name(s))}, %</th>' for s in range(found.seats))
    rows = []
    for n, (step, line) in enumerate(zip(found.steps, told, strict=True)):
        chances = "".join(f'<td class="n">{words.percent(each)}</td>' for each in step.after)
        lost = ""
        if step.is_blamed and step.loss is not None:
            lost = words.points(step.loss, texts)
            if step.loss_error:
                lost += f" ± {words.points(words.interval(step.loss_error), texts)}"
        why = f"<small>{escape(line.why)}</small>" if line.why else ""
        kind = " ".join([step.kind, *(["turn"] if n in found.turning else [])])
        who = "" if step.seat is None else _shape(step.seat)
        rows.append(
            f'<tr class="{kind}" id="step-{step.last + 1}"><td class="n">{step.last + 1}</td>'
            f'<td class="who">{who}</td><td>{escape(line.text)}</td>{chances}'
            f'<td>{escape(line.better)}{why}</td><td class="n lost">{lost}</td></tr>'
        )
    return (
        f'<div class="panel scroll"><table><thead><tr><th class="n"></th><th></th>'
        f"<th>{escape(texts('analysis-move'))}</th>{heads}"
        f"<th>{escape(texts('analysis-better'))}</th>"
        f'<th class="n">{escape(texts("analysis-loss"))}</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
