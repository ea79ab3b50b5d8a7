// Two soft notes when it is my turn: made here, so no file has to be loaded.

let context: AudioContext | undefined;

export function chime(): void {
  try {
    context ??= new AudioContext();
    [523, 784].forEach((pitch, at) => note(context as AudioContext, pitch, at * 0.14));
  } catch {
    // Without sound the title still changes.
  }
}

function note(into: AudioContext, pitch: number, after: number): void {
  const tone = into.createOscillator();
  const volume = into.createGain();
  const begin = into.currentTime + after;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.35);
  tone.connect(volume).connect(into.destination);
  tone.start(begin);
  tone.stop(begin + 0.4);
}
