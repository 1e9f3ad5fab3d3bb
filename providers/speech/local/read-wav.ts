import { ProviderError } from '../../provider-error.ts'

export interface Sound {
  /** One channel, between -1 and 1. */
  samples: Float32Array
  rate: number
}

const PCM = 1
const RATES = { lowest: 8_000, highest: 96_000 }
const CHUNK_HEADER = 8

export const isWav = (audio: Uint8Array): boolean =>
  nameAt(viewOf(audio), 0) === 'RIFF' && nameAt(viewOf(audio), 8) === 'WAVE'

/** A WAV file of 16 bits, which is what our own screens send where the browser cannot record webm (Safari before 18.4). */
export function readWav(audio: Uint8Array): Sound {
  const view = viewOf(audio)
  let form: { channels: number; rate: number } | undefined
  for (let at = 12; at + CHUNK_HEADER <= view.byteLength;) {
    const name = nameAt(view, at)
    const length = view.getUint32(at + 4, true)
    const from = at + CHUNK_HEADER
    if (name === 'fmt ') form = readForm(view, from, length)
    if (name === 'data' && form)
      return { samples: mixDown(view, from, length, form.channels), rate: form.rate }
    // Chunks begin at even places.
    at = from + length + (length % 2)
  }
  throw new ProviderError('voice-unreadable')
}

function readForm(view: DataView, from: number, length: number): { channels: number; rate: number } {
  if (length < 16 || from + 16 > view.byteLength) throw new ProviderError('voice-unreadable')
  const [kind, channels, rate, bits] = [
    view.getUint16(from, true),
    view.getUint16(from + 2, true),
    view.getUint32(from + 4, true),
    view.getUint16(from + 14, true),
  ]
  const isKnown = kind === PCM && bits === 16 && (channels === 1 || channels === 2)
  if (!isKnown || rate < RATES.lowest || rate > RATES.highest) throw new ProviderError('voice-unreadable')
  return { channels, rate }
}

function mixDown(view: DataView, from: number, length: number, channels: number): Float32Array {
  // A recorder that was cut off may promise more than it wrote.
  const bytes = Math.min(length, view.byteLength - from)
  const samples = new Float32Array(Math.floor(bytes / (2 * channels)))
  for (let at = 0; at < samples.length; at++)
    for (let channel = 0; channel < channels; channel++)
      samples[at]! += view.getInt16(from + (at * channels + channel) * 2, true) / 32_768 / channels
  return samples
}

const viewOf = (audio: Uint8Array) => new DataView(audio.buffer, audio.byteOffset, audio.byteLength)

const nameAt = (view: DataView, at: number) =>
  at + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(at + letter)))
