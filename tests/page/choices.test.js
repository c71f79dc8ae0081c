import assert from "node:assert/strict";
import test from "node:test";
import { choices, grouped, large, likeliest, lyingOn, ofTaken, shorter } from "../../src/wartable/server/static/choices.js";

const act = (...notations) => notations.map((notation) => ({ notation, label: notation }));
const ids = (pieces) => pieces.map((p) => p.id);

test("a hand is what is held, used or not, and the table is what else can be used", () => {
  const { held, lit } = choices([
    { id: "board" },
    { id: "city", title: "Chen", actions: act("attack chen") },
    { id: "card-1", title: "Wolf", state: "held", actions: act("play wolf air", "play wolf sea") },
    { id: "card-2", title: "Bear", state: "selected held" },
    { id: "count", state: "held" }, // a figure on a card
  ]);
  assert.deepEqual(ids(held), ["card-1", "card-2"]);
  assert.deepEqual(ids(lit), ["city"]);
});

test("what offers the same is named once", () => {
  const { lit } = choices([
    { id: "ground", title: "Aki", actions: act("recruit aki") },
    { id: "castle", title: "Castle of Aki", actions: act("recruit aki") },
    { id: "order", title: "Order", state: "held", actions: act("place 1") },
    { id: "cell", title: "Cell 1", actions: act("place 1") },
  ]);
  assert.deepEqual(ids(lit), ["castle"]);
});

test("what one piece of the table does alone is a choice of its own, not one of the die or the city", () => {
  const { held, lit } = choices([
    { id: "die", title: "Die: archers", state: "held", actions: act("fill ying 1", "fill ying 1", "fill chen 1") },
    { id: "city", title: "Ying", actions: act("fill ying 1") },
    { id: "line", title: "Ying: archers", actions: act("fill ying 1") },
    { id: "both", title: "Chu", actions: act("fill ying 1", "fill chen 1") },
    { id: "other", title: "Chen: archers", actions: act("fill chen 1") },
  ]);
  assert.deepEqual(ids(lit), ["line", "other"]);
  assert.deepEqual(held[0].actions, [], "the die need not be pressed");
});

test("what a card in the hand offers is chosen there, and not named again by its places", () => {
  const { held, lit } = choices([
    { id: "air", title: "Air", actions: act("play wolf air", "play bear air") },
    { id: "wolf", title: "Wolf", state: "held", actions: act("play wolf air", "play wolf sea") },
    { id: "bear", title: "Bear", state: "held", actions: act("play bear air") },
  ]);
  assert.deepEqual(ids(lit), []);
  assert.equal(held[0].actions.length, 2);
});

test("names in a hand leave out what all of them begin with", () => {
  assert.deepEqual(shorter(["In hand: wolf, 3", "In hand: bear"]), ["Wolf, 3", "Bear"]);
  assert.deepEqual(shorter(["Move: 3 left", "Attack: 1 left"]), ["Move: 3 left", "Attack: 1 left"]);
  assert.deepEqual(shorter(["Wolf", "Bear"]), ["Wolf", "Bear"]);
});

test("a die that was rolled is used at its place, even for the only thing it can do", () => {
  const { held, lit } = choices([
    { id: "line", title: "Ying: archers", actions: act("fill ying 1") },
    { id: "die", title: "Die: archers", state: "deciding held", actions: act("fill ying 1") },
  ]);
  assert.deepEqual(ids(lit), ["line"]);
  assert.deepEqual(held[0].actions, []);
});

const BOXES = { card: { w: 100, h: 100, face: "card" }, line: { w: 80, h: 20, face: "none" }, star: { w: 20, h: 20, face: "star" } };
const boxOf = (symbol) => BOXES[symbol];
const fill = (notation, odds, chance) => ({ actions: [{ notation, label: notation, odds, chance }] });

test("lines stand under their city, the likeliest first", () => {
  const cities = [
    { id: "ying", symbol: "card", x: 50, y: 50, title: "Ying, 2 points", actions: act("ying 1", "ying 2") },
    { id: "ying-1", symbol: "line", x: 50, y: 40, ...fill("ying 1", "7 %", 0.07) },
    { id: "ying-2", symbol: "line", x: 50, y: 80, ...fill("ying 2", "57 %", 0.57) },
    { id: "wan", symbol: "card", x: 150, y: 50, title: "Wan, 1 point", actions: act("wan 1") },
    { id: "wan-1", symbol: "star", x: 150, y: 40, ...fill("wan 1", "92 %", 0.92) },
    { id: "xi", symbol: "card", x: 250, y: 50, title: "Xi, 1 point", actions: act("xi 1") },
    { id: "xi-1", symbol: "star", x: 250, y: 40, ...fill("xi 1", "< 1 %", 0.004) },
    { id: "apart", symbol: "star", x: 300, y: 40, title: "Apart", ...fill("apart") },
  ];
  const groups = grouped(choices(cities).lit, cities, boxOf);
  assert.deepEqual(groups.map(({ of, parts }) => [of?.id ?? null, ids(parts)]), [["wan", ["wan-1"]], ["ying", ["ying-2", "ying-1"]], ["xi", ["xi-1"]], [null, ["apart"]]]);
});

test("without chances choices keep the order of the scene", () => {
  const cards = ["b", "a", "c"].map((id, n) => ({ id, symbol: "card", x: 100 * n, y: 0, title: id, actions: act(id) }));
  assert.deepEqual(grouped(choices(cards).lit, cards, boxOf).map(({ parts }) => parts[0].id), ["b", "a", "c"]);
});

test("what a die that is taken up can do stands in the large buttons, the likeliest first", () => {
  const [two, four, three] = [0.2, 0.4, 0.3].map((chance, n) => ({ notation: `fill ${n}`, label: "", chance, at: "line" })), buttons = [two, { notation: "lose", label: "" }];
  assert.deepEqual(ofTaken({ actions: [two, four, { ...four, at: "city" }, three] }, buttons), [{ ...four, at: "city" }, three]);
  assert.equal(ofTaken({ actions: act("play wolf") }, buttons), buttons, "where no chances are known all stay");
  assert.equal(ofTaken(null, buttons), buttons);
  assert.deepEqual(likeliest(["b", "half", "a", "most"], (id) => ({ half: 0.5, most: 0.9 })[id]), ["most", "half", "b", "a"]);
});

test("a picture has what lies on it: not what lies beneath, beside it, or says a figure", () => {
  const offer = { id: "offer", symbol: "card", x: 0, y: 0 }, on = (id, x, more) => ({ id, symbol: "star", x, y: 0, ...more });
  assert.deepEqual(ids(lyingOn(offer, [on("beneath", 0), offer, on("grain", 20), on("count", 30, { label: "2" }), on("beside", 80)], boxOf)), ["grain"]);
});

test("what stands apart is no large button", () => {
  const main = [{ notation: "pass", role: "aside" }, { notation: "resign", role: "apart" }, { notation: "bid 2" }];
  assert.deepEqual(large({ main }).map((a) => a.notation), ["pass", "bid 2"]);
  assert.deepEqual(large(null), []);
});
