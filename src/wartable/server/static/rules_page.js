// The rulebook of a game: scenes that are drawn as they come into sight, cards that are searched, rulings beside what cites them.
// @ts-check
import { $, button, data, make, t } from "./dom.js";
import { around, fold, stem } from "./finding.js";
import { place } from "./placing.js";
import { RuleScene } from "./rule_scenes.js";
import { shell } from "./shell.js";
import { loadSheet, sheetOf, svg, symbolBox } from "./symbols.js";

/** @typedef {import("./protocol").RuleCard} Card */

const { game } = $("#rules").dataset, wide = matchMedia("(min-width: 700px)"), { cards } = /** @type {import("./protocol").RulesPage} */ (data());
const layout = () => (wide.matches ? "wide" : "tall");

/** Does something once with each of these when it is nearly in sight. @param {Iterable<Element>} all @param {(el: any) => void} act */
function seen(all, act) {
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) { watcher.unobserve(target); act(target); }
  }, { rootMargin: "400px" });
  for (const el of all) watcher.observe(el);
}

// ---------------------------------------------------------------- scenes
/** @type {Map<Element, RuleScene>} */ const scenes = new Map();

/** @param {RuleScene} scene */
async function drawScene(scene) {
  try {
    await scene.load();
  } catch (e) {
    const box = make("div", "state");
    box.append(make("strong", "", /** @type {Error} */ (e).message), button(t("try-again"), () => drawScene(scene), "btn"));
    scene.host.replaceChildren(box);
  }
}

// ---------------------------------------------------------------- cards and pieces
/** @param {Card} card @param {number} across @param {number} high @param {number} [most] */
function pictured(card, across, high, most = 1) {
  const { w, h } = symbolBox(card.symbol), k = Math.min(most, across / w, high / h);
  const picture = svg("svg", { width: w * k, height: h * k, viewBox: `0 0 ${w} ${h}`, role: "img", "aria-label": card.name });
  svg("use", { href: `#${card.symbol}`, width: w, height: h }, picture);
  return picture;
}

/** A card as large as the screen lets it be. @param {Card} card */
function enlarge(card) {
  const dialog = $("#card-large"), words = make("div");
  words.append(make("h3", "", card.name), make("p", "", card.text ?? ""), button(t("close"), () => dialog.close()));
  dialog.setAttribute("aria-label", card.name);
  dialog.replaceChildren(pictured(card, Math.min(380, innerWidth - 80), innerHeight * 0.56, 2.4), words);
  dialog.showModal();
}

/** @param {Card} card */
function row(card) {
  const li = make("li"), press = make("button", "card-of");
  press.append(make("span", "face"), make("b", "", card.name), " ", make("span", "does", card.text ?? ""));
  press.addEventListener("click", () => enlarge(card));
  li.append(press);
  li.card = card;
  li.words = fold(`${card.name} ${card.text ?? ""}`);
  return li;
}

function reference() {
  const list = $("#card-list");
  if (!list) return;
  list.append(...cards.map(row));
  seen(list.children, (li) => li.querySelector(".face").append(pictured(li.card, 120, 150)));
  const search = () => {
    const wanted = fold($("#search").value).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const li of list.children) {
      li.hidden = !wanted.every((word) => li.words.includes(word));
      if (!li.hidden) n++;
    }
    $("#found").textContent = wanted.length ? (n ? t("rules-found", { n }) : t("rules-none")) : "";
  };
  $("#search").addEventListener("input", search);
  if ($("#search").value) search();
}

// ---------------------------------------------------------------- words in the chapters
const MOST = 40; // places that are listed

/** A field that lists where its words stand in the chapters; while it does, the contents give way to the list.
 *  @param {HTMLInputElement} field @param {HTMLElement} list @param {() => void} gone somebody goes to a place */
function finder(field, list, gone) {
  const places = [...document.querySelectorAll(".chapter-page")].flatMap((chapter) => /** @type {HTMLElement[]} */ ([...chapter.querySelectorAll("p:not(.search, .rests), li:not(.cards > *), dd, .card-of")])
    .map((el) => ({ el, chapter: chapter.querySelector("h2")?.textContent ?? "", words: (el.textContent ?? "").replace(/\s+/g, " ").trim() }))).map((place) => ({ ...place, folded: fold(place.words) }));
  const draw = () => {
    const wanted = fold(field.value).split(/\s+/).filter((word) => word.length > 1).map((word) => stem(word, document.documentElement.lang)), found = wanted.length ? places.filter(({ folded }) => wanted.every((word) => folded.includes(word))) : [];
    list.hidden = !wanted.length;
    list.replaceChildren(make("p", "", found.length ? t("rules-found", { n: found.length }) : t("rules-none")), ...found.slice(0, MOST).map(({ el, chapter, words }) => {
      const go = button("", () => show(el), "btn quiet place");
      go.append(make("b", "", chapter), make("span", "", around(words, wanted[0])));
      return go;
    }));
  };
  const show = (/** @type {HTMLElement} */ el) => {
    for (const old of document.querySelectorAll(".is-found")) old.classList.remove("is-found");
    gone();
    el.classList.add("is-found");
    el.scrollIntoView({ block: "center" });
  };
  field.addEventListener("input", draw);
  if (field.value) draw();
}

// ---------------------------------------------------------------- rulings
/** A ruling opens beside what cites it. @param {HTMLElement} box */
function beside(box) {
  box.addEventListener("toggle", (e) => {
    const by = document.activeElement;
    if (/** @type {ToggleEvent} */ (e).newState !== "open" || !(by instanceof HTMLElement) || by.getAttribute("popovertarget") !== box.id) return;
    const at = by.getBoundingClientRect(), room = { left: 8, top: 8, right: innerWidth - 8, bottom: innerHeight - 8 };
    const { x, y } = place({ w: box.offsetWidth, h: box.offsetHeight }, { x: at.left + at.width / 2, y: at.bottom }, at, room, []);
    Object.assign(box.style, { inset: "auto", margin: "0", left: `${x}px`, top: `${y}px` });
  });
}

// ---------------------------------------------------------------- contents
/** Marks the chapter that is read. */
function follow() {
  const links = new Map([.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".contents a[href^='#']"))].map((a) => [a.hash.slice(1), a]));
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      for (const [id, a] of links) if (id === target.id) a.setAttribute("aria-current", "true"); else a.removeAttribute("aria-current");
    }
  }, { rootMargin: "-20% 0px -70% 0px" });
  for (const chapter of document.querySelectorAll(".chapter-page")) watcher.observe(chapter);
}

const box = /** @type {HTMLDetailsElement} */ ($(".contents details")), roomy = matchMedia("(min-width: 1000px)"), fit = () => { box.open = roomy.matches; };
fit();
roomy.addEventListener("change", fit);
box.addEventListener("click", (e) => { if (!roomy.matches && e.target instanceof HTMLAnchorElement) box.open = false; });
const back = $("#to-contents"); // a rulebook is long: on a small screen the contents are a press away
new IntersectionObserver(([{ isIntersecting, boundingClientRect }]) => { back.hidden = isIntersecting || boundingClientRect.top > 0; }).observe($(".contents"));
back.addEventListener("click", () => { box.open = true; $("#contents").focus({ preventScroll: true }); });
for (const ruling of document.querySelectorAll(".ruling")) beside(/** @type {HTMLElement} */ (ruling));
await Promise.all([shell(), loadSheet(sheetOf(game))]);
for (const figure of document.querySelectorAll(".rule-scene")) scenes.set(figure, new RuleScene(/** @type {HTMLElement} */ (figure), game, layout));
seen(scenes.keys(), (figure) => { const scene = scenes.get(figure); if (scene) void drawScene(scene); });
wide.addEventListener("change", () => { for (const scene of scenes.values()) if (scene.frames.length) void drawScene(scene); });
addEventListener("beforeprint", () => { for (const scene of scenes.values()) if (!scene.frames.length) void drawScene(scene); });
$("#card-large").addEventListener("click", (/** @type {MouseEvent} */ e) => { if (e.target === e.currentTarget) $("#card-large").close(); });
reference();
finder($("#find"), $("#places"), () => { if (!roomy.matches) box.open = false; });
follow();
document.body.dataset.ready = "true";
