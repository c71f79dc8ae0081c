async (size) => {
  const frame = () => new Promise(requestAnimationFrame);
  const board = document.querySelector("#board"), stands = () => document.querySelector("svg.scene").getBoundingClientRect();
  if (size) { // a new size of the screen: it comes in steps, and the board is told of it after it was laid out
    do await frame(); while (innerWidth !== size[0] || innerHeight !== size[1]);
    await new Promise((told) => new ResizeObserver(told).observe(board));
    for (let before = 0, now = stands().height; now !== before; before = now, now = stands().height) { await frame(); await frame(); }
  }
  for (const motion of document.getAnimations()) motion.finish();
  await frame(); // what has left is taken away
  const near = matchMedia("(max-width: 1199px), (max-height: 520px)").matches; // phones and tablets are held closer to the eyes
  const faults = [], say = (text) => faults.push(text);
  const $ = (selector) => document.querySelector(selector), all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !el.closest(".visually-hidden, .skip");
  const name = (el) => (el.getAttribute("aria-label") || el.textContent || el.className).trim().slice(0, 50);

  // nothing but the board and lists scrolls
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) say(`the page is ${root.scrollWidth} px wide`);
  if (root.scrollHeight > innerHeight + 1) say(`the page is ${root.scrollHeight} px high`);

  // what is asked: in sight and not covered, or marked
  const pane = $(".pane").getBoundingClientRect(), marked = all(".beyond").some((el) => !el.hidden);
  for (const piece of all(".piece.is-legal")) {
    const box = piece.querySelector("use").getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const at = document.elementFromPoint(x, y), inside = at && $("#board").contains(at) && y >= pane.top && y <= pane.bottom;
    if (!inside && !marked) say(`out of sight: ${name(piece)}`);
    const hit = piece.querySelector(".hit").getBoundingClientRect();
    const ring = piece.querySelector(".frame").getBoundingClientRect();
    const wide = Math.max(box.width, hit.width, ring.width), high = Math.max(box.height, hit.height, ring.height);
    if (Math.min(wide, high) < 42.5) say(`${wide.toFixed()}×${high.toFixed()} px to press: ${name(piece)}`);
  }
  for (const button of all("#main-actions .btn")) {
    const box = button.getBoundingClientRect(), ask = ($("#ask") ?? $("#said")).getBoundingClientRect();
    if (!$("#ask") && box.bottom > ask.bottom) continue; // what is said in a lesson scrolls
    const cut = box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > Math.min(innerHeight, ask.bottom) + 0.5 || box.top < ask.top - 0.5;
    if (cut) say(`button off the screen: ${name(button)}`);
    if (button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1) say(`words leave their button: ${name(button)}`);
  }
  const asks = ($("#prompt > span") ?? $("#says")).getBoundingClientRect(), room = ($("#prompt") ?? $("#said")).getBoundingClientRect();
  if (asks.bottom > room.bottom + 2) say(`question cut by ${(asks.bottom - room.bottom).toFixed()} px: ${($("#prompt > span") ?? $("#says")).textContent}`);
  const told = $("#prompt > small"), line = told && parseFloat(getComputedStyle(told).lineHeight); // four lines end in dots, fewer are whole
  if (told && (told.scrollWidth > told.clientWidth + 1 || (told.scrollHeight > told.clientHeight + 3 && told.clientHeight < 3.5 * line))) say(`explanation cut: ${told.textContent.slice(0, 60)}`);

  // tablets: the board has nearly all of its room, the title is whole, the log is in sight, the question's panel is not half of the screen
  if (matchMedia("(min-width: 700px) and (max-width: 1199px) and (min-height: 640px)").matches && $("#tabs")) {
    const board = $("#board").getBoundingClientRect(), drawn = stands(), share = Math.max(drawn.width / board.width, drawn.height / board.height), both = (drawn.width * drawn.height) / (board.width * board.height);
    if (innerHeight > innerWidth && drawn.width < 0.9 * innerWidth) say(`the board is ${drawn.width.toFixed()} px wide`);
    if (share < 0.98 || both < 0.82) say(`the board fills ${(100 * both).toFixed()} % of its room`);
    const title = $("#title"), small = title.querySelector("small");
    for (const el of [title, small]) if (el && el.scrollWidth > el.clientWidth + 1) say(`the title is cut: ${name(el)}`);
    if (!seen($("#log")) || $("#tabs").getBoundingClientRect().height < 120) say("the log is out of sight");
  }

  // what can be pressed
  for (const el of all("button, a, select, summary, input")) {
    if (!seen(el) || el.closest(".skip")) continue;
    const box = el.getBoundingClientRect(), least = el.closest(".log, .all, .tabpanel, .more-box, #all") || el.matches(".link, .rule") ? 24 : 43.5;
    if (box.width && Math.min(box.width, box.height) < least) say(`${box.width.toFixed()}×${box.height.toFixed()} px to press: ${name(el)}`);
  }

  // what must be read: letters of the page, figures and words on pieces; what the board leaves out because it is too small is said by previews
  const least = near ? 9.5 : 11, tiny = new Map();
  const tell = (text, px, least) => { if (px < least - 0.25 && (tiny.get(text)?.px ?? 99) > px) tiny.set(text, { px, least }); };
  for (const el of all("body *")) {
    if (el.closest("svg") || !seen(el) || ![...el.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    tell(name(el), parseFloat(getComputedStyle(el).fontSize), 11);
  }
  const scene = $("svg.scene"), unit = scene.getBoundingClientRect().width / scene.viewBox.baseVal.width;
  const inside = (text, symbol) => { // what is drawn larger within its symbol
    let k = 1;
    for (let el = text; el !== symbol; el = el.parentElement) k *= Number(/scale\(([\d.]+)/.exec(el.getAttribute("transform") ?? "")?.[1] ?? 1);
    return k;
  };
  const written = []; // every text of the board: what it says, where, on which piece
  const laidOn = (piece, symbol, texts, worn) => {
    if (!texts.length) return null;
    const use = piece.querySelector("use"), copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const name of ["x", "y", "width", "height"]) copy.setAttribute(name, use.getAttribute(name) ?? 0);
    copy.setAttribute("viewBox", symbol.getAttribute("viewBox"));
    copy.setAttribute("overflow", "visible");
    for (const [k, text] of texts.entries()) {
      let inner = worn[k];
      for (let el = text.parentElement; el !== symbol; el = el.parentElement) {
        const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
        g.setAttribute("transform", el.getAttribute("transform") ?? "");
        g.append(inner);
        inner = g;
      }
      copy.append(inner);
    }
    piece.append(copy);
    return copy;
  };
  const high = (text) => parseFloat(getComputedStyle(text).fontSize);
  const tried = all(".piece").map((piece) => { // all are laid before any is measured: else each is a layout of the whole board
    const symbol = document.getElementById(piece.querySelector("use").getAttribute("href").slice(1));
    const texts = [...symbol.querySelectorAll("text[font-size]")], worn = texts.map((text) => text.cloneNode(true));
    return { piece, symbol, texts, worn, copy: laidOn(piece, symbol, texts, worn) }; // as large as they are in this piece, and where
  });
  for (const { piece, symbol, texts, worn } of tried) {
    const scale = Number(/scale\(([\d.]+)\)/.exec(piece.style.transform)?.[1] ?? 1) * unit;
    const label = piece.querySelector(".label");
    if (/[\p{L}\p{N}]/u.test(label.textContent)) tell(`label ${piece.dataset.id.replace(/\d+/g, "n")}: ${label.textContent}`, high(label) * scale, least);
    const sizes = worn.map(high), painted = !!symbol.querySelector("rect, path, polygon, use");
    for (const text of [label, ...worn]) {
      const box = text.getBoundingClientRect();
      if (box.width && /[\p{L}\p{N}]/u.test(text.textContent)) written.push({ text: text.textContent, box, piece, painted, label: text === label });
    }
    for (const [k, text] of texts.entries()) {
      const size = sizes[k];
      const left = (text.matches(".wt-name") && piece.matches(".is-nameless")) || (text.matches(".wt-words, .wt-word, .wt-worth") && piece.matches(".is-wordless"));
      if (size && !left) tell(`drawn ${piece.dataset.id.replace(/\d+/g, "n")}: ${text.textContent}`, size * scale * inside(text, symbol), least);
    }
  }
  for (const { copy } of tried) copy?.remove();
  // no two texts stand on each other, unless one piece covers another
  const covers = (a, b) => { // a card on a card of a hand
    const one = a.piece.querySelector("use").getBoundingClientRect(), other = b.piece.querySelector("use").getBoundingClientRect();
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left), tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 0 && tall > 0 && wide * tall > 0.2 * Math.min(one.width * one.height, other.width * other.height);
  };
  for (const [k, one] of written.entries()) for (const other of written.slice(k + 1)) {
    const a = one.box, b = other.box, wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    if (wide <= 2 || Math.abs(a.top + a.bottom - b.top - b.bottom) >= 0.6 * (a.height + b.height) - 4) continue;
    const labels = one.label && other.label, apart = one.piece !== other.piece;
    if (!labels && apart && one.painted && other.painted && covers(one, other)) continue;
    say(`on each other: ${one.text} | ${other.text} (${one.piece.dataset.id}, ${other.piece.dataset.id})`);
  }

  for (const [text, { px, least: wanted }] of tiny) say(`${px.toFixed(1)} px, not ${wanted.toFixed(1)}: ${text}`);
  return { faults, drawn: Math.round(unit * 1000) / 1000 };
}
