// Sounds: short and warm, made of soft tones and brushes of noise. They play after the first touch, at low volume.
//
// A tone is [pitch in hertz, start, length]; a brush of noise is [centre in hertz, start, length, "noise"]. Times are in
// seconds.

const VOLUME = 0.22;

const SOUNDS = {
  card: [[1400, 0, 0.06, "noise"], [196, 0.02, 0.09]],
  flip: [[2600, 0, 0.05, "noise"], [1800, 0.06, 0.05, "noise"]],
  belt: [[420, 0, 0.34, "noise"], [98, 0, 0.3]],
  set: [[523, 0, 0.14], [784, 0.09, 0.24]],
  combo: [[523, 0, 0.14], [659, 0.08, 0.14], [784, 0.16, 0.16], [1047, 0.24, 0.36]],
  round: [[392, 0, 0.3], [523, 0.14, 0.3], [659, 0.28, 0.45]],
  win: [[523, 0, 0.18], [659, 0.14, 0.18], [784, 0.28, 0.2], [1047, 0.42, 0.7], [784, 0.42, 0.7], [659, 0.42, 0.7]],
  turn: [[659, 0, 0.14], [880, 0.1, 0.24]],
  timer: [[988, 0, 0.05]],
  lay: [[1400, 0, 0.06, "noise"], [196, 0.02, 0.09]],
  score: [[523, 0, 0.12], [659, 0.09, 0.12], [784, 0.18, 0.24]],
  drive: [[320, 0, 0.3, "noise"], [140, 0, 0.14], [156, 0.12, 0.16]],
  dice: [[2400, 0, 0.03, "noise"], [1900, 0.05, 0.03, "noise"], [2200, 0.11, 0.03, "noise"], [1700, 0.17, 0.05, "noise"]],
  good: [[587, 0, 0.14], [880, 0.1, 0.26]],
  bad: [[220, 0, 0.18], [175, 0.12, 0.28]],
};

export class Sound {
  #audio = null;
  #noise = null;
  #playing = 0;

  // `isOn()` returns whether the reader wants sounds; `createContext()` creates the audio context at the first sound.
  constructor({ isOn, createContext = () => new AudioContext() }) {
    Object.assign(this, { isOn, createContext });
  }

  play(name) {
    if (!SOUNDS[name] || !this.isOn()) return;
    this.#audio ??= this.createContext();
    // Before the reader has touched the page, browsers keep the context suspended. Sounds must not pile up until then.
    if (this.#audio.state === "suspended" && navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    this.#audio.resume();
    for (const [pitch, start, length, kind] of SOUNDS[name]) {
      const source = kind === "noise" ? this.#brush(pitch) : this.#tone(pitch);
      this.#shape(source, this.#audio.currentTime + start, length, kind === "noise" ? 0.5 : 1);
    }
  }

  #tone(pitch) {
    const tone = this.#audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    return { starts: tone, out: tone };
  }

  #brush(centre) {
    const source = this.#audio.createBufferSource();
    source.buffer = this.#noise ??= noise(this.#audio);
    const filter = this.#audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = centre;
    source.connect(filter);
    return { starts: source, out: filter };
  }

  #shape({ starts, out }, begin, length, loudness) {
    const volume = this.#audio.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(VOLUME * loudness, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    out.connect(volume).connect(this.#audio.destination);
    starts.start(begin);
    starts.stop(begin + length);
    this.#playing += 1;
    starts.onended = () => {
      this.#playing -= 1;
      // A running context keeps the processor busy with silence.
      if (this.#playing === 0) this.#audio.suspend();
    };
  }
}

// Half a second of noise.
function noise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
