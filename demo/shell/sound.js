// Sounds made in code: a stone or card put down, cards dealt, a game won. page.js loads this once the reader has
// switched sound on. No audio is opened before the reader has touched the page.

/** Seconds of noise that the sounds are cut from. */
const NOISE = 0.5
let audio, noise

/** Opens the audio output. Browsers complain about pages that do so before the reader has touched them. */
function open() {
  if (audio || !navigator.userActivation?.hasBeenActive) return audio
  audio = new window.AudioContext()
  noise = audio.createBuffer(1, NOISE * audio.sampleRate, audio.sampleRate)
  noise.getChannelData(0).forEach((_, i, samples) => { samples[i] = 2 * Math.random() - 1 })
  return audio
}

/** A gain that rises at once and fades: its start, loudness, and length in seconds. */
function fading(at, loudness, seconds) {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(audio.destination)
  return gain
}

/** Noise through a filter that moves from one pitch to another. */
function rustle(at, loudness, seconds, from, to) {
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(filter).connect(fading(at, loudness, seconds))
  source.start(at, Math.random() * (NOISE - seconds), seconds)
}

function tone(at, loudness, seconds, pitch, type = 'sine') {
  const source = audio.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, at)
  source.connect(fading(at, loudness, seconds))
  source.start(at)
  source.stop(at + seconds)
}

const SOUNDS = {
  place(at) {
    rustle(at, 0.5, 0.04, 2400, 900)
    tone(at, 0.25, 0.09, 190)
  },
  deal(at) {
    for (const i of [0, 1, 2]) rustle(at + 0.07 * i, 0.3, 0.07, 5200, 2600)
  },
  win(at) {
    for (const [i, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) tone(at + 0.11 * i, 0.16, 0.45, pitch, 'triangle')
  },
}

/** Plays a sound by its name. */
export function play(name) {
  if (!SOUNDS[name] || !open()) return
  if (audio.state === 'suspended') audio.resume().catch(() => {})
  SOUNDS[name](audio.currentTime)
}
