// Sounds, each made of a few tones: pitch in hertz, start and length in seconds. They are off by default.

const TONES = {
  lay: [[220, 0, 0.07], [165, 0.05, 0.09]],
  turn: [[660, 0, 0.1], [880, 0.1, 0.16]],
  score: [[523, 0, 0.1], [659, 0.09, 0.1], [784, 0.18, 0.2]],
  drive: [[140, 0, 0.12], [150, 0.1, 0.12], [160, 0.2, 0.14]],
  dice: [[900, 0, 0.02], [700, 0.05, 0.02], [820, 0.11, 0.02], [640, 0.16, 0.03]],
  good: [[587, 0, 0.12], [880, 0.12, 0.22]],
  bad: [[196, 0, 0.16], [156, 0.14, 0.24]],
};

export class Sound {
  #audio = null;

  // `isOn()` returns whether the reader wants sounds; `createContext()` creates the audio context at the first sound.
  constructor({ isOn, createContext = () => new AudioContext() }) {
    Object.assign(this, { isOn, createContext });
  }

  play(name) {
    if (!TONES[name] || !this.isOn()) return;
    this.#audio ??= this.createContext();
    this.#audio.resume();
    for (const tone of TONES[name]) playTone(this.#audio, tone);
  }
}

function playTone(audio, [pitch, start, length]) {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + start;
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(0.14, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}
