// Short sounds, made here by synthesis: no file has to be loaded, and none belongs to somebody else.

import type { Cue } from "./moment";

interface Note {
  wave: OscillatorType | "noise";
  from: number; // hertz; of noise, the middle of what is let through
  to?: number;
  at?: number; // seconds after the beginning
  lasts: number;
  loud?: number;
}

const melody = (pitches: number[], step: number, lasts: number, wave: OscillatorType = "sine"): Note[] =>
  pitches.map((from, at) => ({ wave, from, at: at * step, lasts }));

const rattle = (times: number, step: number): Note[] =>
  Array.from({ length: times }, (_, at) => ({ wave: "noise", from: 2600 - 90 * at, at: at * step * (1 + at / 9), lasts: 0.05, loud: 0.7 }));

export const SOUNDS: Record<Cue, Note[]> = {
  turn: melody([523, 784], 0.14, 0.35),
  reveal: melody([392, 587], 0.1, 0.5, "triangle"),
  trade: [
    { wave: "noise", from: 900, to: 3200, lasts: 0.16, loud: 0.6 },
    { wave: "noise", from: 3200, to: 900, at: 0.2, lasts: 0.16, loud: 0.6 },
    { wave: "triangle", from: 330, at: 0.42, lasts: 0.4 },
  ],
  card: [
    { wave: "noise", from: 1500, to: 4200, lasts: 0.12, loud: 0.6 },
    { wave: "sine", from: 660, at: 0.12, lasts: 0.22, loud: 0.7 },
  ],
  hit: [
    { wave: "noise", from: 1800, to: 200, lasts: 0.25, loud: 1.4 },
    { wave: "square", from: 180, to: 55, lasts: 0.28, loud: 0.5 },
  ],
  death: [
    { wave: "sine", from: 220, to: 55, lasts: 1.1, loud: 1.3 },
    { wave: "triangle", from: 311, to: 78, at: 0.05, lasts: 1.0, loud: 0.6 },
  ],
  scan: [
    { wave: "sine", from: 300, to: 1300, lasts: 0.55, loud: 0.6 },
    { wave: "sine", from: 1300, to: 300, at: 0.55, lasts: 0.45, loud: 0.6 },
    { wave: "sine", from: 880, at: 1.0, lasts: 0.3 },
  ],
  fire: [
    { wave: "noise", from: 300, to: 1400, lasts: 0.9, loud: 1.3 },
    { wave: "noise", from: 2400, to: 600, at: 0.3, lasts: 0.9, loud: 0.6 },
    { wave: "sine", from: 70, to: 45, lasts: 1.1, loud: 1.2 },
  ],
  dice: rattle(7, 0.07),
  alarm: [0, 0.28, 0.56].map((at) => ({ wave: "square", from: 620, to: 460, at, lasts: 0.2, loud: 0.35 })),
  freed: melody([523, 659, 784, 1047], 0.1, 0.4, "triangle"),
  lost: melody([330, 294, 220], 0.18, 0.55, "triangle"),
  ring: [0, 0.09, 0.18, 0.27, 0.7, 0.79, 0.88, 0.97].map((at, number) => ({ wave: "triangle", from: number % 2 ? 880 : 740, at, lasts: 0.12, loud: 0.8 })),
  siren: [
    { wave: "triangle", from: 440, to: 880, lasts: 0.45, loud: 0.7 },
    { wave: "triangle", from: 880, to: 440, at: 0.45, lasts: 0.45, loud: 0.7 },
  ],
  clash: [
    { wave: "noise", from: 5200, to: 2400, lasts: 0.35, loud: 1.2 },
    { wave: "square", from: 1250, to: 900, lasts: 0.2, loud: 0.25 },
    { wave: "triangle", from: 196, at: 0.08, lasts: 0.5 },
  ],
  win: melody([523, 659, 784, 1047, 1319], 0.13, 0.55, "triangle"),
  lose: melody([392, 370, 330, 262], 0.22, 0.7, "triangle"),
};

const LOUDEST = 0.16; // of one note at full volume
const QUIET = 0.0001;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Never throws: who has no sound misses nothing. */
export async function play(cue: Cue, volume: number): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    for (const note of SOUNDS[cue]) sound(context, note, volume);
  } catch {
    context = undefined;
  }
}

function sound(into: AudioContext, note: Note, volume: number): void {
  const begin = into.currentTime + (note.at ?? 0);
  const end = begin + note.lasts;
  const gain = into.createGain();
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(QUIET, LOUDEST * volume * (note.loud ?? 1)), begin + Math.min(0.02, note.lasts / 4));
  gain.gain.exponentialRampToValueAtTime(QUIET, end);
  gain.connect(into.destination);
  const source = note.wave === "noise" ? rushing(into, note, begin, gain) : singing(into, note, note.wave, begin, gain);
  source.start(begin);
  source.stop(end + 0.05);
}

function singing(into: AudioContext, note: Note, wave: OscillatorType, begin: number, out: AudioNode): OscillatorNode {
  const tone = into.createOscillator();
  tone.type = wave;
  glide(tone.frequency, note, begin);
  tone.connect(out);
  return tone;
}

function rushing(into: AudioContext, note: Note, begin: number, out: AudioNode): AudioBufferSourceNode {
  const source = into.createBufferSource();
  const band = into.createBiquadFilter();
  source.buffer = hiss ??= noise(into);
  source.loop = true;
  band.type = "bandpass";
  glide(band.frequency, note, begin);
  source.connect(band).connect(out);
  return source;
}

function glide(pitch: AudioParam, note: Note, begin: number): void {
  pitch.setValueAtTime(note.from, begin);
  if (note.to !== undefined) pitch.exponentialRampToValueAtTime(note.to, begin + note.lasts);
}

function noise(into: AudioContext): AudioBuffer {
  const made = into.createBuffer(1, into.sampleRate, into.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return made;
}
