/** Small sounds, made on the spot: nothing to load. Only heard if asked for. */
let context: AudioContext | null = null;

export function sound(name: string): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  if (name === 'card') noise(context, now, 0.05, 2400, 0.12);
  else if (name === 'hooves')
    for (const n of [0, 1, 2]) thud(context, now + n * 0.13, 110, 0.1, 0.3);
  else if (name === 'bronze') for (const f of [392, 587, 1046]) ring(context, now, f, 0.9, 0.06);
  else if (name === 'turn') for (const f of [523, 784]) ring(context, now, f, 0.4, 0.05);
  else if (name === 'end')
    for (const [n, f] of [392, 523, 659].entries()) ring(context, now + n * 0.16, f, 1.2, 0.08);
}

function envelope(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function ring(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  tone.connect(envelope(audio, at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

function thud(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  tone.connect(envelope(audio, at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < samples; n++) data[n] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(audio, at, length, loud));
  source.start(at);
}
