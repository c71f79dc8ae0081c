// What somebody wants of the page: kept in this browser, the same at once in all pages that are open. Everything that is kept is named here.
// @ts-check

/** @typedef {"speed" | "confirm" | "forced" | "companion" | "sound" | "volume" | "colours" | "size"} Key */

/** What each may be, what is usual first. @type {Record<Key, string[]>} */
export const CHOICES = {
  speed: ["normal", "off", "fast", "slow"], // of what is shown to happen
  confirm: ["weighty", "all", "none"], // which actions are asked for twice
  forced: ["on", "off"], // whether the only answer is given by itself
  companion: ["off", "on"], // whether one speaks at tables against bots
  sound: ["on", "off"],
  volume: ["50", "0", "25", "75", "100"],
  colours: ["system", "light", "dark", "contrast"],
  size: ["normal", "large", "largest"], // of letters
};

/** Looks that the server must know too, or a page would come in other ones at first: the names of their cookies. @type {Partial<Record<Key, string>>} */
const COOKIES = { colours: "theme", size: "size" };

/** @type {Set<(key: Key) => void>} */ const watchers = new Set();

/** What is kept, or the usual where nothing that is possible is. @param {Key} key @param {string | null} kept */
export const valued = (key, kept) => (kept !== null && CHOICES[key].includes(kept) ? kept : CHOICES[key][0]);

/** @param {Key} key */
export const setting = (key) => valued(key, localStorage.getItem(key));

/** Keeps a wish and does it here; other open pages hear of it by themselves. @param {Key} key @param {string} value */
export function settle(key, value) {
  localStorage.setItem(key, value);
  const cookie = COOKIES[key];
  if (cookie) document.cookie = `${cookie}=${value}; path=/; max-age=31536000; samesite=lax`;
  changed(key);
}

/** Calls back whenever something becomes different, here or in another page. @param {(key: Key) => void} work */
export function whenSettled(work) {
  watchers.add(work);
}

/** @param {Key} key */
function changed(key) {
  if (key === "colours" || key === "size") dress();
  for (const work of watchers) work(key);
}

/** The page in the colours and letters that are wished. */
export function dress() {
  const { dataset } = document.documentElement, colours = setting("colours"), size = setting("size");
  if (colours !== "system") dataset.theme = colours;
  else if (localStorage.getItem("colours")) delete dataset.theme; // else a cookie from before colours were kept here may say more
  if (size === "normal") delete dataset.size;
  else dataset.size = size;
}

/** Makes a list say and change what is kept. @param {HTMLSelectElement} list @param {Key} key */
export function bindList(list, key) {
  const say = () => { list.value = setting(key); };
  say();
  list.addEventListener("change", () => settle(key, list.value));
  whenSettled((which) => { if (which === key) say(); });
}

/** Makes a button that is pressed in and out say and change what is on or off. @param {HTMLElement} button @param {Key} key */
export function bindSwitch(button, key) {
  const say = () => button.setAttribute("aria-pressed", String(setting(key) === "on"));
  say();
  button.addEventListener("click", () => settle(key, setting(key) === "on" ? "off" : "on"));
  whenSettled((which) => { if (which === key) say(); });
}

if (typeof window !== "undefined") addEventListener("storage", (e) => {
  if (e.key === null) for (const key of /** @type {Key[]} */ (Object.keys(CHOICES))) changed(key);
  else if (e.key in CHOICES) changed(/** @type {Key} */ (e.key));
});
