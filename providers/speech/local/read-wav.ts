import { ProviderError } from '../../provider-error.ts'

export interface AudioSamples {
  /** Mono, between -1 and 1. */
  samples: Float32Array
  sampleRate: number
}

interface WavFormat {
  channels: number
  sampleRate: number
}

const PCM = 1
const SAMPLE_RATES = { min: 8_000, max: 96_000 }
const CHUNK_HEADER_BYTES = 8

export const isWav = (audio: Uint8Array): boolean =>
  nameAt(viewOf(audio), 0) === 'RIFF' && nameAt(viewOf(audio), 8) === 'WAVE'

/** Reads a 16-bit WAV file, which the site's recorder sends from browsers that cannot record WebM (Safari before 18.4). */
export function readWav(audio: Uint8Array): AudioSamples {
  const view = viewOf(audio)
  let format: WavFormat | undefined
  for (let offset = 12; offset + CHUNK_HEADER_BYTES <= view.byteLength;) {
    const name = nameAt(view, offset)
    const length = view.getUint32(offset + 4, true)
    const start = offset + CHUNK_HEADER_BYTES
    if (name === 'fmt ') format = readFormat(view, start, length)
    if (name === 'data' && format)
      return { samples: mixDown(view, start, length, format.channels), sampleRate: format.sampleRate }
    // Chunks begin at even offsets.
    offset = start + length + (length % 2)
  }
  throw new ProviderError('voice-unreadable')
}

function readFormat(view: DataView, start: number, length: number): WavFormat {
  if (length < 16 || start + 16 > view.byteLength) throw new ProviderError('voice-unreadable')
  const [encoding, channels, sampleRate, bits] = [
    view.getUint16(start, true),
    view.getUint16(start + 2, true),
    view.getUint32(start + 4, true),
    view.getUint16(start + 14, true),
  ]
  const isSupported = encoding === PCM && bits === 16 && (channels === 1 || channels === 2)
  if (!isSupported || sampleRate < SAMPLE_RATES.min || sampleRate > SAMPLE_RATES.max)
    throw new ProviderError('voice-unreadable')
  return { channels, sampleRate }
}

function mixDown(view: DataView, start: number, length: number, channels: number): Float32Array {
  // An interrupted recorder may have written less than the header states.
  const bytes = Math.min(length, view.byteLength - start)
  const samples = new Float32Array(Math.floor(bytes / (2 * channels)))
  for (let i = 0; i < samples.length; i++)
    for (let channel = 0; channel < channels; channel++)
      samples[i]! += view.getInt16(start + (i * channels + channel) * 2, true) / 32_768 / channels
  return samples
}

const viewOf = (audio: Uint8Array) => new DataView(audio.buffer, audio.byteOffset, audio.byteLength)

/** The four-letter code at this offset. */
const nameAt = (view: DataView, offset: number) =>
  offset + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(offset + letter)))
