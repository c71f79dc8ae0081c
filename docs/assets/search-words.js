// The search of the site finds words by how they begin. This lets it find them in every form: "завоювати"
// finds "завойованих".

// Endings, longer ones before what they end in. Ukrainian and Russian share most of them.
const ENDINGS =
  /(?:(?<=[аеєиіїуюя])(?:ться|тися|тись|ти|ть)|уються|юються|ються|уется|ется|ится|лися|лись|лася|лось|єте|ете|їте|ите|ємо|емо|имо|ють|уть|ает|яет|ует|юет|ают|яют|уют|юют|ння|ние|ния|нию|ами|ями|ові|еві|єві|ого|его|ому|ему|ими|ыми|іми|ієї|ією|ій|ий|ый|ої|ою|ею|єю|ом|ем|єм|ам|ям|ах|ях|ів|їв|ов|ев|ей|ії|ію|ія|ия|ию|ии|ие|ые|ая|яя|ое|ее|ую|юю|их|іх|ых|їх|им|ым|ім|їм|єш|еш|иш|ає|яє|ує|ює)$/;
const ENGLISH = /(?:ies|ing|ed|es|s|e|y)$/;
const SUFFIX = /(?:йовув|овув|евыв|овыв|увал|ювал|овал|евал|йован|уван|юван|ован|еван|ованн|еванн|йов|юв|ув|ов|ев|ыв|ив|анн|енн)$/;
const VOWEL = /[аеєиіїоуюяыэьй]$/;
const CYRILLIC = /[а-яёєіїґ]/;
const BARE = new Set(["під", "под", "над", "про", "при", "для", "без"]); // other words begin with these

/** What the forms of a word have in common: enough to find them, not always what a grammar says.
 * @param {string} word */
function stem(word) {
  let left = word.normalize("NFC").toLowerCase().replaceAll("ё", "е").replace(/['’ʼ]/g, "");
  const cut = (/** @type {RegExp} */ end, /** @type {number} */ least) => {
    const rest = left.replace(end, "");
    if (rest.length >= least) left = rest;
  };
  if (!CYRILLIC.test(left)) {
    cut(ENGLISH, 3);
    return left;
  }
  cut(ENDINGS, 2);
  for (let before = ""; before !== left; cut(VOWEL, 2)) before = left;
  cut(SUFFIX, 2);
  for (let before = ""; before !== left; cut(VOWEL, 2)) before = left;
  left = left.replace(/ц$/, "к"); // рука, у руці
  const short = left.replace(/([^аеєиіїоуюяыэ])[еєо]([^аеєиіїоуюяыэ])$/, "$1$2"); // гравець, гравця
  if (short.length > 2) left = short;
  return left.replace(/і([^аеєиіїоуюяыэ]+)$/, "о$1"); // хід, ходу
}

/** Words by their stems, and what parts them. */
class Words {
  /** @param {{config: {separator: string}, items: {title: string, text: string}[]}} index */
  constructor(index) {
    this.separator = new RegExp(index.config.separator, "u");
    /** @type {Map<string, Set<string>>} */
    this.forms = new Map();
    /** @type {Set<string>} */
    this.all = new Set();
    for (const { title, text } of index.items) {
      for (const word of this.parted(`${title} ${text.replace(/<[^>]*>/g, " ")}`)) this.all.add(word.toLowerCase());
    }
    for (const word of this.all) {
      const key = stem(word);
      if (word.length < 3 || BARE.has(word) || /\d/.test(word)) continue;
      const known = this.forms.get(key);
      if (known) known.add(word);
      else this.forms.set(key, new Set([word]));
    }
  }

  /** @param {string} text */
  parted(text) {
    return text.split(this.separator).filter(Boolean);
  }

  /** The question as the search takes it: each word as it was typed, or in a form that is there.
   * @param {string} text */
  asked(text) {
    const value = (/** @type {string} */ word, /** @type {number} */ n) => ({
      type: "value",
      data: { field: "*", value: { type: "prefix", data: word }, range: { start: 0, end: word.length, value: n } },
    });
    const operands = this.parted(text).map((word, n) => {
      const typed = word.toLowerCase();
      const forms = [...(this.forms.get(stem(typed)) ?? [])].filter((form) => !form.startsWith(typed));
      const there = !forms.length || [...this.all].some((form) => form.startsWith(typed));
      const sought = there ? [typed, ...forms] : forms; // what is not there would be guessed at
      return { type: "operator", data: { operator: "or", operands: sought.map((form) => value(form, n)) } };
    });
    return operands.length ? { type: "operator", data: { operator: "and", operands } } : text;
  }
}

// The page sends its worker the index first (0), then what is typed (2).
window.Worker = class extends window.Worker {
  postMessage(given, ...rest) {
    if (given?.type === 0) this.words = new Words(given.data);
    const typed = given?.type === 2 && given.data.input;
    if (this.words && typeof typed === "string") given = { ...given, data: { ...given.data, input: this.words.asked(typed) } };
    super.postMessage(given, ...rest);
  }
};

// The window of the search speaks English only, though the theme has its words in every language. Its filter is for
// tags, and pages have none.
const FOUND = { uk: "Знайдено", ru: "Найдено" }; // the theme's words do not bend with the number
const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (how) {
  const root = attach.call(this, how);
  if (how.mode !== "open") return root;
  const speak = () => {
    const filter = root.querySelector("button[aria-controls$=filters]");
    if (filter) filter.style.display = "none";
    if (document.documentElement.lang === "en") return;
    const words = JSON.parse(document.getElementById("__config").textContent).translations;
    const input = root.querySelector("input");
    const prompt = words["search.result.placeholder"];
    if (input && input.placeholder !== prompt) input.placeholder = prompt;
    const said = root.querySelector("[role=status]")?.firstChild;
    const count = said?.data?.match(/^([\d,]+) results?$/)?.[1];
    if (count) said.data = `${FOUND[document.documentElement.lang]}: ${count}`;
    else if (said?.data === "No results") said.data = words["search.result.none"];
  };
  new MutationObserver(speak).observe(root, { childList: true, characterData: true, subtree: true });
  return root;
};
