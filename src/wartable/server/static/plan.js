// A turn that is tried before it is played: the server plays it on a copy, nothing is sent until a plan is carried out.
// @ts-check
import { ask, button, make, styled, t } from "./dom.js";
import { Course, freeName, since } from "./plan_course.js";
import { followList } from "./plan_figures.js";

/** @typedef {import("./protocol").PlanTried} Tried */
/** @typedef {import("./protocol").Position} Position */
/** @typedef {import("./plan_course.js").Step} Step */
/** @typedef {{name: string, steps: Step[]}} Kept */

const MOST = 4; // kept plans: as many as can be compared

export class Planner {
  /** @param {string} table @param {{position: () => Position | null, isAsked: () => boolean, layout: () => "wide" | "tall" | "low" | "square" | "far", act: (notation: string) => void, changed: () => void, say: (text: string) => void, tell: (text: string) => void}} hooks
   *  act: sends a step; changed: what is shown is another; tell: words that stay until something is done */
  constructor(table, hooks) {
    this.table = table;
    this.hooks = hooks;
    /** Buttons of the plan, as the panel drew them last. @type {HTMLElement | null} */ this.row = null;
    this.on = false;
    /** @type {Step[]} */ this.steps = [];
    /** @type {Tried | null} */ this.tried = null;
    /** @type {Course | null} */ this.course = null;
    /** Steps that wait until something is decided at the table. @type {Step[]} */ this.later = [];
    this.naming = false;
    /** @type {Promise<void> | null} */ this.trying = null; // until the server has answered
    this.adding = Promise.resolve(); // steps that were pressed one after another
    this.asked = 0; // how often the server was asked: only the last answer counts
    /** What actions lead to, by position and plan. @type {Map<string, Promise<Tried | null>>} */ this.foreseen = new Map();
    /** @type {Kept[]} */ this.kept = [];
    /** What draws a plan's figures comes with the first plan, and so does its look. @type {typeof import("./plan_sheet.js") | null} */ this.sheet = null;
  }

  /** The position as it would be, while a plan is made. @returns {Position | null} */
  get shown() {
    const real = this.hooks.position(), { scene, offers = [], all = "" } = this.tried ?? {};
    return this.on && real && scene ? { ...real, scene, offers, all } : null;
  }

  /** Whether the table's own offers wait: a plan is made or carried out. */
  get busy() {
    return this.on || this.course !== null;
  }

  /** Where this seat's plans are kept: at a shared screen others have theirs. */
  get place() {
    return `plans-${this.table}-${this.hooks.position()?.seat ?? ""}`;
  }

  async start() {
    if (!this.sheet) [this.sheet] = await Promise.all([import("./plan_sheet.js"), styled("plan.css")]);
    if (!this.hooks.isAsked()) return; // meanwhile it is somebody else's turn
    this.on = true;
    this.kept = JSON.parse(sessionStorage.getItem(this.place) ?? "[]");
    this.steps = [];
    this.tried = null;
    document.body.dataset.plan = "true";
    this.hooks.say(t("plan-now"));
    await this.refresh();
    const tried = /** @type {Tried | null} */ (this.tried), begun = tried?.offers?.map((offer) => offer.notation) ?? [], { later } = this;
    if (!tried) return; // it was not to be had, or is not wanted any more
    this.kept = this.kept.filter((plan) => begun.includes(plan.steps[0]?.notation)); // those of another turn are of no use
    this.store();
    this.later = [];
    if (later.length) await this.become(later);
    else this.hooks.changed();
  }

  close() {
    this.on = false;
    this.asked++;
    this.tried = null;
    this.naming = false;
    delete document.body.dataset.plan;
    this.hooks.changed();
  }

  /** One more step, after those that are being tried. @param {string} notation */
  add(notation) {
    this.adding = this.adding.then(() => this.step(notation)).catch((error) => this.hooks.tell(/** @type {Error} */ (error).message));
    return this.adding;
  }

  /** @param {string} notation */
  async step(notation) {
    while (this.on && this.trying) await this.trying; // something else may be tried meanwhile: a step taken back
    const offer = this.tried?.offers?.find((o) => o.notation === notation), done = this.tried?.steps.length ?? 0;
    if (offer && this.on) await this.become([...this.steps.slice(0, done), { notation, label: offer.label }]);
  }

  /** @param {Step[]} steps */
  become(steps) {
    this.steps = steps;
    return this.refresh();
  }

  /** What a list of steps would lead to. @param {Step[]} steps @param {"wide" | "tall" | "low" | "square" | "far" | null} layout @returns {Promise<Tried>} */
  ask(steps, layout) {
    const real = this.hooks.position();
    return ask("POST", `/api/tables/${this.table}/plan`, { moves: steps.map((s) => s.notation), seq: real?.seq, seat: real?.seat, layout });
  }

  /** Tries the steps as they are now. */
  refresh() {
    const trying = this.retry().finally(() => { if (this.trying === trying) this.trying = null; });
    this.trying = trying;
    return trying;
  }

  async retry() {
    const number = ++this.asked;
    try {
      const tried = await this.ask(this.steps, this.hooks.layout());
      if (number !== this.asked) return;
      if (!tried.figures.length) throw new Error(tried.unfit);
      const last = this.tried?.steps.length ?? 0;
      this.tried = tried;
      if (tried.steps.length > last) this.hooks.say(tried.steps[tried.steps.length - 1].label);
    } catch (error) {
      if (number !== this.asked) return;
      this.steps = this.tried?.steps ?? [];
      this.hooks.tell(/** @type {Error} */ (error).message);
      if (!this.tried) return this.close();
    }
    this.hooks.changed();
  }

  /** What one more action would lead to, asked once; null where that cannot be known. @param {string} notation @param {(tried: Tried) => HTMLElement} [written] @returns {Promise<HTMLElement | null>} */
  async follows(notation, written = followList) {
    const real = this.hooks.position(), steps = this.on ? this.tried?.steps ?? [] : [], key = [real?.seq, ...steps.map((s) => s.notation), notation].join("|");
    if (!real || !this.hooks.isAsked()) return null;
    if (!this.foreseen.has(key)) this.foreseen.set(key, this.ask([...steps, { notation, label: "" }], null).catch(() => null)); // nobody waits for it
    const before = this.on ? this.tried : null, tried = await this.foreseen.get(key);
    return tried && tried.steps.length > steps.length ? written({ ...tried, figures: since(before?.figures ?? [], tried.figures) }) : null;
  }

  // ---------------------------------------------------------------- kept plans
  /** @param {string} name */
  keep(name) {
    this.kept = [...this.kept.filter((plan) => plan.name !== name), { name, steps: this.tried?.steps ?? [] }].slice(-MOST);
    this.store();
    this.naming = false;
    this.hooks.say(t("plan-kept-as", { name }));
    this.hooks.changed();
  }

  /** @param {Kept} plan */
  forget(plan) {
    this.kept = this.kept.filter((each) => each !== plan);
    this.store();
    this.hooks.changed();
  }

  store() {
    sessionStorage.setItem(this.place, JSON.stringify(this.kept));
  }

  /** All plans side by side, the one that is being made first. */
  async compare() {
    const plans = [...(this.steps.length ? [{ name: t("plan"), steps: this.steps }] : []), ...this.kept];
    /** @type {Tried[]} */ let found;
    const { sheet } = this;
    if (!sheet) return;
    try {
      found = await Promise.all(plans.map((plan) => this.ask(plan.steps, null)));
    } catch (error) { return this.hooks.tell(/** @type {Error} */ (error).message); }
    const dialog = make("dialog", "plans"), head = make("header", "row"), scroll = make("div", "scroll");
    dialog.setAttribute("aria-label", t("plan-compare"));
    head.append(make("h2", "", t("plan-compare")), button(t("close"), () => dialog.close(), "btn"));
    scroll.tabIndex = 0;
    scroll.append(sheet.comparison(plans.map((plan, n) => ({ name: plan.name, figures: found[n].figures })), (n) => [
      button(t("plan-open"), () => { dialog.close(); void this.become(plans[n].steps); }, "btn"),
      this.carrier(found[n], () => dialog.close()),
    ]));
    dialog.append(head, scroll);
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  // ---------------------------------------------------------------- carrying out
  /** A button that carries a plan out; where something is decided at the table first, the plan waits for that. @param {Tried} tried @param {() => void} [done] */
  carrier(tried, done) {
    return button(t(tried.first ? "plan-table" : "plan-carry"), () => { done?.(); if (tried.first) this.leave(tried); else this.carry(tried.steps); }, "btn primary");
  }

  /** Back to the table, to decide there what comes before the plan. @param {Tried} tried */
  leave({ steps, first = "" }) {
    this.later = steps;
    this.close();
    this.hooks.say(first);
  }

  /** @param {Step[]} steps */
  carry(steps) {
    if (!steps.length) return;
    this.course = new Course(steps);
    this.close();
    this.heard();
  }

  /** Why a piece that can be used at the table is no part of the plan. @param {string} id */
  leftOut(id) {
    const real = this.hooks.position()?.scene, first = this.on && this.tried?.first;
    return first && [real?.wide, real?.tall, real?.low, real?.square].some((layout) => layout?.pieces.some((p) => p.id === id && p.actions?.length)) ? first : "";
  }

  /** That a plan waits, once it can begin. */
  ready() {
    const [step] = this.later;
    if (this.busy || !step || !this.hooks.isAsked() || !this.hooks.position()?.offers.some((o) => o.notation === step.notation)) return null;
    const box = make("section", "notice plan"), head = make("div", "head");
    head.append(make("strong", "", t("plan-ready")), button(t("plan-open"), () => void this.start(), "btn"));
    box.append(head);
    return box;
  }

  /** A position came: the next step is sent, or a plan that is being made is tried anew. */
  heard() {
    const position = this.hooks.position();
    if (!position) return;
    this.foreseen.clear();
    if (this.on && (position.curtain || !this.hooks.isAsked())) this.close();
    else if (this.on && this.tried && this.tried.seq !== position.seq) void this.refresh();
    if (!this.course) return;
    const next = this.course.next(position, this.hooks.isAsked());
    if (next.does === "act") this.hooks.act(next.notation);
    else if (next.does === "end") this.end(t("plan-done"));
    else if (next.does === "stop") this.end(t("plan-broken", { name: next.step.label, why: t(next.why === "waits" ? "plan-waits" : "plan-elsewhere") }), true);
  }

  /** The table did not take a step. @param {string} why */
  refused(why) {
    const step = this.course?.left[0];
    if (this.course) this.end(step ? t("plan-broken", { name: step.label, why }) : why, true);
  }

  /** @param {string} said @param {boolean} [stays] */
  end(said, stays = false) {
    this.course = null;
    this.hooks.say(said);
    if (stays) this.hooks.tell(said);
    this.hooks.changed();
  }

  /** Somebody acts by hand, or the line is dead: what is left of the plan is not sent. */
  drop() {
    if (this.course) this.end(t("plan-dropped"));
    if (this.ready()) this.later = []; // the turn goes on without it
  }

  // ---------------------------------------------------------------- the panel
  /** Steps and figures; what can be done with the plan is a row of buttons (`row`), which stands where the choices of a turn do. It stands in place of the one before: what had the focus there has it again. */
  panel() {
    const said = (/** @type {Element} */ el) => el.getAttribute("aria-label") ?? el.textContent, held = document.activeElement?.closest(".plan, .plan-acts") ? said(document.activeElement) : null;
    const box = make("section", "notice plan"), head = make("div", "head"), away = button("✕", () => this.close(), "btn quiet round"), tried = this.tried;
    box.setAttribute("aria-label", t("plan-title"));
    away.setAttribute("aria-label", t("plan-close"));
    head.append(make("strong", "", t("plan-now")), away);
    box.append(head);
    this.row = tried ? this.buttons(tried) : null;
    if (!tried || !this.row || !this.sheet) return box;
    if (tried.first) box.append(make("p", "first", tried.first));
    box.append(this.sheet.figureList(tried.figures), ...this.sheet.warnings(tried.figures), this.stepList(tried), ...(this.kept.length ? [this.keptList()] : []));
    const all = /** @type {HTMLButtonElement[]} */ ([box, this.row].flatMap((part) => [...part.querySelectorAll("button:not(:disabled)")]));
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.id === "plan-name") queueMicrotask(() => field.focus()); // its form is put into the new panel
    if (held !== null && !this.naming) queueMicrotask(() => (all.find((b) => said(b) === held) ?? all.find((b) => b.matches(".primary")) ?? all[0])?.focus());
    return box;
  }

  /** Every step with a button that takes it out; those that do not fit any more are struck out. @param {Tried} tried */
  stepList(tried) {
    const list = make("ol", "plan-steps"), fit = tried.steps.length, why = tried.unfit || tried.stop || "";
    list.setAttribute("aria-label", t("plan-steps"));
    list.append(...this.steps.map((step, n) => {
      const label = tried.steps[n]?.label ?? step.label, row = make("li", n < fit ? "" : "unfit"), out = button("✕", () => void this.become(this.steps.filter((_, k) => k !== n)), "link");
      out.setAttribute("aria-label", t("plan-out", { name: label }));
      row.append(make("span", "", n < fit ? label : t("plan-unfit", { name: label, why: n === fit ? why : "" })), out);
      return row;
    }));
    if (tried.stop && fit === this.steps.length) list.append(make("li", "stop", tried.stop));
    requestAnimationFrame(() => list.lastElementChild?.scrollIntoView({ block: "nearest" })); // the newest is in sight
    return list;
  }

  /** @param {Tried} tried */
  buttons(tried) {
    const row = make("div", "plan-acts"), none = !tried.steps.length;
    const back = button("↶", () => void this.become(this.steps.slice(0, -1)), "btn"), carry = this.carrier(tried);
    back.setAttribute("aria-label", t("plan-back"));
    back.title = t("plan-back");
    back.disabled = !this.steps.length;
    carry.disabled = none && !tried.first;
    const keep = button(t("plan-keep"), () => { this.naming = true; this.hooks.changed(); document.getElementById("plan-name")?.focus(); }, "btn");
    keep.disabled = none;
    row.append(...(this.naming ? [this.nameForm()] : [back, keep]), ...(this.kept.length && !this.naming ? [button(t("plan-compare"), () => void this.compare(), "btn")] : []), carry);
    return row;
  }

  /** Asks for a plan's name. */
  nameForm() {
    const typed = document.querySelector(".plan-naming");
    if (typed) return typed;
    const form = make("form", "plan-naming"), field = make("input");
    field.id = "plan-name";
    field.maxLength = 24;
    field.value = freeName(this.kept.map((plan) => plan.name), (n) => t("plan-name", { n }));
    field.setAttribute("aria-label", t("plan-called"));
    const ok = make("button", "btn", t("plan-keep"));
    ok.type = "submit";
    form.append(field, ok);
    form.addEventListener("submit", (/** @type {Event} */ e) => { e.preventDefault(); this.keep(field.value.trim() || field.defaultValue || t("plan-name", { n: 1 })); });
    form.addEventListener("keydown", (/** @type {KeyboardEvent} */ e) => { if (e.key === "Escape") { this.naming = false; this.hooks.changed(); } });
    return form;
  }

  keptList() {
    const list = make("ul", "plan-kept");
    list.setAttribute("aria-label", t("plan-kept"));
    list.append(...this.kept.map((plan) => {
      const row = make("li"), out = button("✕", () => this.forget(plan), "link");
      out.setAttribute("aria-label", t("plan-forget", { name: plan.name }));
      row.append(button(plan.name, () => void this.become(plan.steps), "link"), out);
      return row;
    }));
    return list;
  }
}
