// When a table makes itself heard: what happens on it, one's turn, the end.
// @ts-check
import { play, soundsOf } from "./sounds.js";

export class Cues {
  constructor() {
    this.turn = false; // whether it is to be told that it is one's turn, once what led to it has been shown
    /** @type {import("./protocol").Ending | null} */ this.over = null;
  }

  /** @param {import("./protocol").Beat} beat @param {number} motion milliseconds */
  beat(beat, motion) {
    for (const [name, after] of soundsOf(beat, motion)) play(name, after);
  }

  /** A position came. @param {import("./protocol").Position} position @param {boolean} later whether there was one before @param {boolean} turn whether it is one's turn now */
  heard({ over }, later, turn) {
    this.turn = later && turn;
    this.over = later ? over : null;
  }

  /** All that led to it was shown. @param {number[]} you one's seats */
  ended(you) {
    if (this.over?.places.length) play(you.length !== 1 || this.over.places[you[0]] === 1 ? "won" : "lost");
    else if (this.turn) play("turn");
    this.turn = false;
    this.over = null;
  }
}
