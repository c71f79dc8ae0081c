// A Wartable bot in sixty lines, no packages. Node 18 or newer.
//
//     node examples/bot.mjs http://localhost:8000 wt_TOKEN age-of-war medium
//     node examples/bot.mjs http://localhost:8000 wt_TOKEN --join TABLE [INVITE]
//
// Make the token on the account page (scopes read, play and, to open tables, create).

import { randomUUID } from "node:crypto";

const [host, token, what, which, invite = ""] = process.argv.slice(2);

/** One request; a fault of the server is thrown with its sentence. */
async function call(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(host + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw Object.assign(new Error(await answer.text()), { status: answer.status });
  return answer;
}

/** Open a table against a bot of the house, or sit down at one. */
async function sit() {
  const mix = randomUUID().replaceAll("-", "");
  const answer = what === "--join"
    ? await call("POST", `/api/tables/${which}/sit`, { invite, name: "Example bot", mix })
    : await call("POST", "/api/tables", { game: what, seats: [{ kind: "me" }, { kind: "bot", level: which }], mix });
  return (await answer.json()).id;
}

/** The table's stream, one message at a time. */
async function* messages(table) {
  const answer = await call("GET", `/api/tables/${table}/stream`);
  let rest = "";
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line.trim()) yield JSON.parse(line);
  }
}

/** The whole wisdom of this bot. `position.view` is all that our seat may know. */
const choose = (position) => position.legal[Math.floor(Math.random() * position.legal.length)];

const table = await sit();
console.log("table", table);
for await (const message of messages(table)) {
  if (message.type !== "position") continue;
  if (message.over) {
    console.log("over", JSON.stringify(message.over.places), JSON.stringify(message.over.scores));
    process.exit(0);
  }
  if (!message.legal.length) continue;
  const move = { notation: choose(message), seq: message.seq, move: randomUUID() };
  await call("POST", `/api/tables/${table}/moves`, move).catch((fault) => {
    if (fault.status !== 409) throw fault; // 409: somebody was faster; a new position comes
  });
}
