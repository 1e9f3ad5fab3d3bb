import { BufferSource, EncodedPacketSink, Input, OGG, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { AUDIO_MAX_SECONDS } from '#domain/creation.ts'
import { ProviderError } from '../../provider-error.ts'
import { isWav, readWav, type Sound } from './read-wav.ts'

export const SAMPLE_RATE = 16_000
/** The model swallows words at the very edge of a recording. */
const SILENCE = 0.3 * SAMPLE_RATE
const LONGEST = AUDIO_MAX_SECONDS * SAMPLE_RATE
/** Opus packets last 2.5 ms at least; a file with more than fill the time is made to keep us busy. */
const MOST_PACKETS = AUDIO_MAX_SECONDS * 400

/** The sound of a browser's recording: one channel, 16 kHz, a moment of silence at both ends. */
export async function decodeRecording(audio: Uint8Array): Promise<Float32Array> {
  const sound = isWav(audio) ? resampled(readWav(audio)) : await decodeOpus(audio)
  if (sound.length === 0) throw new ProviderError('voice-unreadable')
  if (sound.length > LONGEST + SAMPLE_RATE) throw new ProviderError('voice-too-long')
  const samples = new Float32Array(sound.length + 2 * SILENCE)
  samples.set(sound, SILENCE)
  return samples
}

async function decodeOpus(audio: Uint8Array): Promise<Float32Array> {
  const packets = await packetsOf(audio).catch((error: unknown) => {
    throw error instanceof ProviderError ? error : new ProviderError('voice-unreadable')
  })
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels: 2 })
  await decoder.ready
  try {
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets)
    const [left, right] = channelData
    if (!left) throw new ProviderError('voice-unreadable')
    return Float32Array.from({ length: samplesDecoded }, (_, at) => (left[at]! + (right ?? left)[at]!) / 2)
  } finally {
    decoder.free()
  }
}

/** Straight lines between samples are enough for speech; our own screens send 16 kHz already. */
function resampled({ samples, rate }: Sound): Float32Array {
  if (rate === SAMPLE_RATE) return samples
  const step = rate / SAMPLE_RATE
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const place = at * step
    const before = samples[Math.floor(place)]!
    const after = samples[Math.floor(place) + 1] ?? before
    return before + (after - before) * (place % 1)
  })
}

async function packetsOf(audio: Uint8Array): Promise<Uint8Array[]> {
  using input = new Input({ source: new BufferSource(audio), formats: [WEBM, OGG] })
  const track = await input.getPrimaryAudioTrack()
  if (track?.codec !== 'opus') throw new ProviderError('voice-unreadable')
  const packets: Uint8Array[] = []
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    if (timestamp > AUDIO_MAX_SECONDS + 1 || packets.length >= MOST_PACKETS)
      throw new ProviderError('voice-too-long')
    packets.push(data)
  }
  return packets
}
