// The analysis of a finished game beside its replay: asked for, waited for or stopped, then a curve to jump by and a line for each step.
// @ts-check
import { $, ask, button, make, seatIcon, t } from "./dom.js";
import { svg } from "./symbols.js";

const WAIT = 700; // ms between two looks at how far it is
const W = 320, H = 120;
const WORST = 5; // mistakes that are listed; the others are folded away
const APART = 6; // per cents of the curve's width between two numbers over it
const WIDE = 0.1; // of a bar: a part of it that its figure fits into
/** Signs of mistakes, as chess has them, from which loss on. @type {[number, string][]} */ const SIGNS = [[0.1, "??"], [0.05, "?"], [0, "?!"]];

export class Analysis {
  /** @param {string} table @param {string[]} names
   *  @param {{jump: (at: number) => void, opened: () => void, built: () => void, deed: (at: number) => string, own: number | null}} page  opened: one is there when the page comes; deed: what a step did; own: the reader's seat */
  constructor(table, names, page) {
    this.url = `/api/tables/${table}/analysis`;
    this.names = names;
    this.page = page;
    this.box = $("#analysis");
    /** @type {[number, number, boolean]} */ this.shown = [0, 0, false];
    /** Clear mistakes of all seats. @type {{at: number, sign: string, text: string}[]} */ this.slips = [];
    /** The mistake that one went to: it is looked at from before. @type {number | null} */ this.aim = null;
    this.wanted = false;
    /** @type {import("./protocol").Analysed | null} */ this.found = null;
    $("#analyse").addEventListener("click", () => this.begin());
  }

  /** One that is there already is shown, one at work is waited for; else the button is, or why there can be none. */
  async open() {
    /** @type {import("./protocol").AnalysisShown} */ const seen = await ask("GET", this.url).catch(() => ({ state: "none" }));
    $("#analyse").disabled = Boolean(seen.refused);
    $("#before").textContent = seen.refused || t("analysis-before");
    if (seen.state === "none") return;
    this.page.opened();
    await this.follow(seen);
  }

  async begin() {
    $("#analyse").hidden = true;
    try { await this.follow(await ask("POST", this.url, {})); } catch (e) { this.refused(/** @type {Error} */ (e)); }
  }

  /** @param {Error} error */
  refused(error) {
    const words = make("p", "fault", error.message);
    words.setAttribute("role", "alert");
    this.box.replaceChildren(words);
    this.box.hidden = false;
    $("#analyse").hidden = false;
  }

  /** @param {import("./protocol").AnalysisShown} seen */
  async follow(seen) {
    this.wanted = true;
    this.box.hidden = false;
    for (const id of ["#analyse", "#before"]) $(id).hidden = true;
    const bar = make("progress"), words = make("span"), row = make("div", "row");
    row.append(words, button(t("analysis-stop"), () => this.stop(), "btn quiet"));
    this.box.replaceChildren(bar, row);
    while (this.wanted && !seen.found) {
      [bar.max, bar.value] = [seen.of || 1, seen.done ?? 0];
      words.textContent = t("analysis-progress", { n: seen.done ?? 0, most: seen.of ?? 0 });
      await new Promise((r) => setTimeout(r, WAIT));
      if (!this.wanted) return;
      seen = await ask("GET", this.url);
      if (seen.state === "none") return void this.stop(); // somebody ended it
    }
    if (!seen.found) return;
    this.found = seen.found;
    this.build(seen.found);
    this.show(...this.shown);
    document.body.dataset.analysed = "true";
  }

  async stop() {
    this.wanted = false;
    this.box.hidden = true;
    for (const id of ["#analyse", "#before"]) $(id).hidden = false;
    $("#analyse").focus();
    await ask("DELETE", this.url).catch(() => {}); // nothing is lost if the server does not hear of it
  }

  /** @param {import("./protocol").Analysed} found */
  build(found) {
    const ats = [0, ...found.steps.map((s) => s.at)], rows = [found.start, ...found.steps.map((s) => s.chances)];
    const last = Math.max(1, ats[ats.length - 1]), x = (/** @type {number} */ at) => (at / last) * W, y = (/** @type {number} */ c) => (1 - c) * H;
    const curve = svg("svg", { class: "analysis-curve", viewBox: `-2 -8 ${W + 4} ${H + 16}`, role: "img", "aria-label": t("analysis-curve"), preserveAspectRatio: "none" });
    for (const share of [0, 0.5, 1]) svg("line", { x1: 0, x2: W, y1: y(share), y2: y(share), class: "grid" }, curve);
    for (const seat of this.names.keys()) {
      const d = `M${rows.map((row, i) => `${x(ats[i]).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("L")}`;
      svg("path", { d, class: `chance seat-${seat % 6}` }, curve);
    }
    const slips = found.steps.filter((s) => s.better), { own } = this.page, mine = slips.filter((s) => own === null || s.seat === own);
    const chart = make("div", "analysis-chart"), axis = make("div", "axis"), plot = make("div", "plot");
    axis.append(...["100 %", "50 %", "0 %"].map((text) => make("small", "", text)));
    plot.append(curve);
    chart.append(axis, plot);
    const put = (/** @type {HTMLElement} */ el, /** @type {number} */ at) => { el.style.left = `${(100 * (2 + x(at))) / (W + 4)}%`; plot.append(el); return el; };
    for (const { at, seat, loss, chances } of mine) if (isClear(loss)) put(make("i"), at).style.top = `${(100 * (8 + y(chances[seat ?? 0]))) / (H + 16)}%`;
    let free = 0; // per cents from the left: numbers do not lie on each other
    for (const step of found.steps.filter((each) => each.turning)) {
      svg("line", { x1: x(step.at), x2: x(step.at), y1: -6, y2: H, class: "turn" }, curve);
      const mark = put(make("b", "", String(step.turning)), step.at), left = Math.max(free, parseFloat(mark.style.left));
      mark.style.left = `${left}%`;
      free = left + APART;
    }
    this.cursor = svg("line", { x1: 0, x2: 0, y1: -6, y2: H + 6, class: "cursor" }, curve);
    this.x = x;
    curve.addEventListener("click", (/** @type {MouseEvent} */ e) => {
      const box = curve.getBoundingClientRect();
      this.page.jump(Math.round(((e.clientX - box.left) / box.width) * last));
    });
    this.line = make("div", "analysis-step");
    this.line.setAttribute("aria-live", "polite");
    const turns = make("ol", "analysis-turns");
    for (const [i, point] of (found.turning ?? []).entries()) {
      const li = make("li"), b = button("", () => this.seek(point.at), "");
      b.append(make("b", "", String(i + 1)), entry(this.page.deed(point.at), tight(point.text)));
      li.append(b);
      turns.append(li);
    }
    const more = make("details"), list = make("ul", "analysis-seats");
    more.append(make("summary", "", t("analysis-luck-skill")), list, make("p", "small", found.notes.join(" ")));
    for (const seat of found.seats) {
      const li = make("li");
      li.append(seatIcon(seat.seat), ` ${seat.text}`, this.parts(seat));
      list.append(li);
    }
    this.slips = slips.map((s) => ({ at: s.at, sign: sign(s), text: points(-(s.loss ?? 0), true) }));
    const heading = make("h3", "", t("analysis-turning"));
    this.box.replaceChildren(chart, this.mistakes(mine), this.line, ...this.lists(mine), ...(turns.childElementCount ? [heading, turns] : []), this.sums(found), more);
    this.bar = make("div", "chances");
    this.bar.setAttribute("role", "img");
    document.querySelector(".time > .chances")?.remove();
    $(".time").prepend(this.bar);
    this.page.built();
  }

  /** To the clear mistake before or after: the reader's own, else anybody's. After the last the first comes again. @param {import("./protocol").AnalysedStep[]} mine */
  mistakes(mine) {
    const { own } = this.page, clear = mine.filter((s) => isClear(s.loss)), slight = mine.length - clear.length, row = make("div", "row");
    const ats = (clear.length ? clear : mine).map((s) => s.at), here = () => this.coming(this.shown[0])?.at ?? this.shown[0];
    const way = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => number | undefined} */ to) => {
      const b = button(text, () => { const at = to(); if (at !== undefined) this.seek(at); }, "btn quiet");
      b.setAttribute("aria-label", t(label));
      b.title = t(label);
      return b;
    };
    const counted = [t(own === null ? "analysis-slips" : "analysis-slips-own", { n: clear.length }), ...(slight ? [t("analysis-slight", { n: slight })] : [])];
    row.append(make("span", "", counted.join(" · ")));
    if (ats.length) row.append(way("◀", "analysis-slip-before", () => ats.findLast((at) => at < here())), way("▶", "analysis-slip-next", () => ats.find((at) => at > here()) ?? ats[0]));
    return row;
  }

  /** The mistakes that cost most; under them, folded, all. @param {import("./protocol").AnalysedStep[]} mine */
  lists(mine) {
    const worst = this.listed([...mine].sort((a, b) => (b.loss ?? 0) - (a.loss ?? 0)).slice(0, WORST));
    worst.classList.add("worst");
    if (mine.length <= WORST) return [worst];
    const all = make("details");
    all.append(make("summary", "", t("analysis-slips-all", { n: mine.length })), this.listed(mine));
    return [worst, all];
  }

  /** Mistakes in the order of the game. @param {import("./protocol").AnalysedStep[]} steps */
  listed(steps) {
    const list = make("ol", "analysis-turns");
    for (const step of [...steps].sort((a, b) => a.at - b.at)) {
      const li = make("li"), b = button("", () => this.seek(step.at), "");
      b.append(make("b", "slip", sign(step)), entry(this.page.deed(step.at), better(step)));
      li.append(b);
      list.append(li);
    }
    return list;
  }

  /** What luck and own decisions came to, in one line each: of the reader, else of all. @param {import("./protocol").Analysed} found */
  sums({ seats }) {
    const list = make("ul", "analysis-sums");
    for (const { seat, parts: [[luck], [own]] } of seats.filter((s) => this.page.own === null || s.seat === this.page.own)) {
      const li = make("li");
      li.append(seatIcon(seat), ` ${t("analysis-luck")} `, make("b", "", points(luck, true)), ` · ${t("analysis-own")} `, make("b", "", points(own, true)));
      list.append(li);
    }
    return list;
  }

  /** Luck, decisions and the rest, as figures. @param {import("./protocol").AnalysedSeat} seat */
  parts(seat) {
    const list = make("dl");
    for (const [i, key] of ["analysis-luck", "analysis-own", "analysis-others", "analysis-rest"].entries()) {
      const [value, error] = seat.parts[i];
      list.append(make("dt", "", t(key)), make("dd", value < 0 ? "bad" : "", `${points(value, true)}${error >= 0.005 ? ` ± ${points(error)}` : ""}`));
    }
    return list;
  }

  /** To a step: where it was a mistake, to what was there before it, as whoever made it saw it. @param {number} at */
  seek(at) {
    this.aim = at;
    this.page.jump(this.aimed()?.better ? this.before(at) : at);
  }

  aimed() { return this.found?.steps.find((s) => s.at === this.aim); }

  /** Where the step began that ends here. @param {number} at */
  before(at) { return this.found?.steps.findLast((s) => s.at < at)?.at ?? 0; }

  /** The mistake that one looks at, where one stands before it. @param {number} at */
  coming(at) {
    const step = this.aimed();
    return step?.better && this.before(step.at) === at ? step : undefined;
  }

  /** What was done and what was better. @param {import("./protocol").AnalysedStep} step */
  words(step) { return `${this.played(step)} ${better(step)}`; }

  /** @param {import("./protocol").AnalysedStep} step */
  played({ seat, played = "" }) { return t(seat === this.page.own ? "analysis-played-you" : "analysis-played", { name: this.names[seat ?? 0], played }); }

  /** Chances at this position, and what was better than what was decided since the stop before. @param {number} at @param {number} from @param {boolean} [ended] past the last action */
  show(at, from, ended = false) {
    this.shown = [at, from, ended];
    if (!this.found || !this.line || !this.x) return;
    const { start, steps } = this.found, chances = (at ? steps.find((s) => s.at >= at)?.chances : start) ?? [];
    this.cursor?.setAttribute("x1", String(this.x(at)));
    this.cursor?.setAttribute("x2", String(this.x(at)));
    this.bar?.replaceChildren(...chances.map((chance, seat) => {
      const span = make("span", `seat-${seat % 6}`, chance >= WIDE ? points(chance) : "");
      span.style.flexGrow = String(Math.max(chance, 0.001));
      return span;
    }));
    const said = chances.map((chance, seat) => `${this.names[seat]} ${points(chance)}`).join(" · ");
    this.bar?.setAttribute("aria-label", `${t("analysis-now")}: ${said}`);
    if (this.bar) this.bar.title = `${t("analysis-now")}: ${said}`;
    const figures = make("p", "chances");
    if (chances.length > 2) for (const [seat, chance] of chances.entries()) { // the bar has room for two
      const span = make("span");
      span.append(seatIcon(seat), ` ${points(chance)}`);
      span.title = this.names[seat];
      figures.append(span);
    }
    this.line.replaceChildren(figures);
    const step = ended ? undefined : this.coming(at) ?? decided(steps, from, at);
    if (!step) return;
    const words = make("p", step.better ? "better" : "why", step.better ? `${sign(step)} ${this.words(step)}` : t("analysis-fine"));
    if (step.seat !== null) words.prepend(seatIcon(step.seat), " ");
    this.line.append(words, make("p", "why", tight(step.why ?? "")));
  }

  /** The mistake between two positions, if there is one. @param {number} from @param {number} at @param {boolean} ended */
  slip(from, at, ended) {
    const ahead = this.coming(at), step = ended || !this.found ? undefined : ahead ?? decided(this.found.steps, from, at);
    return step?.better ? { ahead: Boolean(ahead), sign: sign(step), played: this.played(step), words: this.words(step), pieces: step.pieces ?? [], before: this.before(step.at) } : null;
  }
}

/** @param {string} deed @param {string} said */
function entry(deed, said) {
  const words = make("span");
  words.append(make("strong", "", deed), " ", said);
  return words;
}

/** Whole hundredths: what is less is noise. @param {number} share @param {boolean} [signed] */
function points(share, signed = false) {
  const figure = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 0, signDisplay: signed ? "exceptZero" : "auto" }).format(100 * share);
  return `${figure.replace("-", "−")}\u00a0%`;
}

/** A figure and its sign of per cent stay in one line. @param {string} text */
const tight = (text) => text.replace(/ %/g, "\u00a0%");

/** As it is written, in whole hundredths. @param {{loss?: number}} step */
const sign = ({ loss = 0 }) => SIGNS.find(([least]) => Math.round(100 * loss) >= 100 * least)?.[1] ?? "";

/** Whether it was a mistake, and no mere inaccuracy. @param {number | undefined} loss */
const isClear = (loss) => sign({ loss }) !== SIGNS[SIGNS.length - 1][1];

/** What was better, and by how much. @param {import("./protocol").AnalysedStep} step */
const better = (step) => t("analysis-better", { name: step.better ?? "", points: points(step.loss ?? 0) });

/** The decision between two positions that lost most, before all the one that led to the second; of several that lost nothing the last. @param {import("./protocol").AnalysedStep[]} steps @param {number} from @param {number} at */
function decided(steps, from, at) {
  return steps.filter((s) => s.kind === "choice" && s.at > from && s.at <= at).sort((a, b) => Number(b.at === at && b.better) - Number(a.at === at && a.better) || (b.loss ?? 0) - (a.loss ?? 0) || b.at - a.at)[0];
}
