import { BufferSource, EncodedPacketSink, Input, OGG, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { AUDIO_MAX_SECONDS } from '#domain/pages/creation-options.ts'
import { ProviderError } from '../../provider-error.ts'
import { isWav, readWav, type AudioSamples } from './read-wav.ts'

export const SAMPLE_RATE = 16_000
/** Silence added at both ends, because the model misses words at the very start and end of a recording. */
const PADDING_SAMPLES = 0.3 * SAMPLE_RATE
const MAX_SAMPLES = AUDIO_MAX_SECONDS * SAMPLE_RATE
/** An Opus packet lasts at least 2.5 ms. Only a malicious file has more packets than fit into the maximum time. */
const MAX_PACKETS = AUDIO_MAX_SECONDS * 400

/** Decodes a browser's recording to mono samples at 16 kHz, with silence at both ends. */
export async function decodeRecording(audio: Uint8Array): Promise<Float32Array> {
  const decoded = isWav(audio) ? resample(readWav(audio)) : await decodeOpus(audio)
  if (decoded.length === 0) throw new ProviderError('voice-unreadable')
  if (decoded.length > MAX_SAMPLES + SAMPLE_RATE) throw new ProviderError('voice-too-long')
  const samples = new Float32Array(decoded.length + 2 * PADDING_SAMPLES)
  samples.set(decoded, PADDING_SAMPLES)
  return samples
}

async function decodeOpus(audio: Uint8Array): Promise<Float32Array> {
  const packets = await readOpusPackets(audio).catch((error: unknown) => {
    throw error instanceof ProviderError ? error : new ProviderError('voice-unreadable')
  })
  const decoder = new OpusDecoder({ sampleRate: SAMPLE_RATE, channels: 2 })
  await decoder.ready
  try {
    const { channelData, samplesDecoded } = decoder.decodeFrames(packets)
    const [left, right] = channelData
    if (!left) throw new ProviderError('voice-unreadable')
    return Float32Array.from({ length: samplesDecoded }, (_, i) => (left[i]! + (right ?? left)[i]!) / 2)
  } finally {
    decoder.free()
  }
}

/** Linear interpolation, which is good enough for speech. The site's own recorder already sends 16 kHz. */
function resample({ samples, sampleRate }: AudioSamples): Float32Array {
  if (sampleRate === SAMPLE_RATE) return samples
  const step = sampleRate / SAMPLE_RATE
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const position = i * step
    const before = samples[Math.floor(position)]!
    const after = samples[Math.floor(position) + 1] ?? before
    return before + (after - before) * (position % 1)
  })
}

async function readOpusPackets(audio: Uint8Array): Promise<Uint8Array[]> {
  using input = new Input({ source: new BufferSource(audio), formats: [WEBM, OGG] })
  const track = await input.getPrimaryAudioTrack()
  if (track?.codec !== 'opus') throw new ProviderError('voice-unreadable')
  const packets: Uint8Array[] = []
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    if (timestamp > AUDIO_MAX_SECONDS + 1 || packets.length >= MAX_PACKETS)
      throw new ProviderError('voice-too-long')
    packets.push(data)
  }
  return packets
}
