// Wood on wood and one soft bell, made here. Off unless somebody asks.
// @ts-check

/** @type {AudioContext | null} */
let audio = null;

export const sound = {
  on: localStorage.getItem("sound") === "on",
  toggle() {
    this.on = !this.on;
    localStorage.setItem("sound", this.on ? "on" : "off");
    if (this.on) this.bell();
    return this.on;
  },
  knock() { tone(190, 0.07, "triangle", 0.25); },
  bell() { tone(660, 0.45, "sine", 0.12); tone(990, 0.4, "sine", 0.06); },
};

/** @param {number} pitch @param {number} length @param {OscillatorType} type @param {number} volume */
function tone(pitch, length, type, volume) {
  if (!sound.on) return;
  audio ??= new AudioContext();
  const now = audio.currentTime, source = audio.createOscillator(), gain = audio.createGain();
  source.type = type;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + length);
  source.connect(gain).connect(audio.destination);
  source.start(now);
  source.stop(now + length);
}
