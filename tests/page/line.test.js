import assert from "node:assert/strict";
import test from "node:test";

/** A socket that stays as the test says. */
class Socket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  sent = [];
  listeners = {};
  constructor(url) { this.url = url; Socket.last = this; }
  addEventListener(kind, call) { this.listeners[kind] = call; }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() {}
}
let beat = () => {}, time = 1000;
Date.now = () => time;
Object.assign(globalThis, { document: { visibilityState: "visible" }, setTimeout: (work) => { later = work; } });
let later = () => {};
const heard = {};
Object.assign(globalThis, { WebSocket: Socket, location: { protocol: "http:", host: "here" }, addEventListener(kind, call) { heard[kind] = call; }, setInterval(work) { beat = work; } });
const { Line } = await import("../../src/wartable/server/static/line.js");

test("a screen turned while the line opens is told as soon as it is open", () => {
  const line = new Line("t", "wide", () => {}, () => {});
  line.open();
  const socket = Socket.last;
  assert.match(socket.url, /layout=wide$/);
  line.draw("tall");
  assert.deepEqual(socket.sent, []);
  socket.readyState = Socket.OPEN;
  socket.listeners.open();
  assert.deepEqual(socket.sent, [{ type: "draw", layout: "tall" }]);
});

test("a line that opens in the layout shown says nothing of it", () => {
  const line = new Line("t", "wide", () => {}, () => {});
  line.draw("tall");
  line.open();
  const socket = Socket.last;
  assert.match(socket.url, /layout=tall$/);
  socket.readyState = Socket.OPEN;
  socket.listeners.open();
  assert.deepEqual(socket.sent, []);
});

test("a line that swallows everything is told of, and the move goes once over the next one", () => {
  const states = [], line = new Line("t", "wide", () => {}, (up) => states.push(up));
  const tick = (ms) => { for (let i = 0; i < ms / 500; i++) { time += 500; beat(); } };
  line.open();
  const dead = Socket.last;
  dead.readyState = Socket.OPEN;
  dead.listeners.open();
  dead.listeners.message({ data: JSON.stringify({ type: "pong" }) });
  assert.deepEqual(states, [true]);
  const move = line.move({ type: "act", notation: "lose", seq: 1 });
  tick(4500);
  assert.deepEqual(states, [true, false]);
  assert.deepEqual(dead.sent.map((m) => m.type), ["act", "do"]);
  later();
  const next = Socket.last;
  assert.notEqual(next, dead);
  tick(5000); // it does not even open
  later();
  const third = Socket.last;
  assert.notEqual(third, next);
  third.readyState = Socket.OPEN;
  third.listeners.open();
  assert.deepEqual(third.sent, [{ type: "act", notation: "lose", seq: 1, move }]);
  dead.listeners.message({ data: JSON.stringify({ type: "done", move, seq: 1 }) }); // too late
  third.listeners.message({ data: JSON.stringify({ type: "done", move, seq: 2 }) });
  assert.deepEqual(line.unanswered.all(), []);
  assert.equal(states.at(-1), true);
});

test("a page that the browser kept opens its line again when it is shown", () => {
  const states = [], line = new Line("t", "wide", () => {}, (up) => states.push(up));
  line.open();
  const left = Socket.last;
  left.readyState = Socket.OPEN;
  left.listeners.open();
  left.listeners.message({ data: JSON.stringify({ type: "pong" }) });
  line.had = 7;
  heard.pagehide();
  heard.pageshow({ persisted: false }); // a page that is loaded opens its line itself
  assert.equal(Socket.last, left);
  heard.pageshow({ persisted: true });
  const next = Socket.last;
  assert.notEqual(next, left);
  assert.match(next.url, /since=7$/);
  left.listeners.close({ code: 1001 }); // said only now
  assert.equal(Socket.last, next);
  assert.deepEqual(states, [true, false]);
  next.readyState = 3;
  next.listeners.close({ code: 1006 });
  assert.deepEqual(states, [true, false, false]);
  later();
  assert.notEqual(Socket.last, next);
});
