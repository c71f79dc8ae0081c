import assert from "node:assert/strict";
import test from "node:test";

/** A socket that stays as the test says. */
class Socket {
  static OPEN = 1;
  readyState = 0;
  sent = [];
  listeners = {};
  constructor(url) { this.url = url; Socket.last = this; }
  addEventListener(kind, call) { this.listeners[kind] = call; }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() {}
}
Object.assign(globalThis, { WebSocket: Socket, location: { protocol: "http:", host: "here" }, addEventListener() {}, setInterval() {} });
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
