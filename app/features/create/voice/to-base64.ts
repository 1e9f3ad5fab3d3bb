import { wavOf } from './wav.ts'

/** What speech is understood best at, and small enough to send. */
const RATE = 16_000

/** A recording as the server takes it. Browsers that cannot record webm (older Safari) get theirs turned into WAV here. */
export async function toBase64(recording: Blob): Promise<string> {
  const sendable = recording.type.startsWith('audio/webm') ? recording : await asWav(recording)
  return readBase64(sendable)
}

async function asWav(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, RATE)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const mono = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    sound.getChannelData(channel).forEach((sample, at) => (mono[at]! += sample / sound.numberOfChannels))
  return new Blob([wavOf(mono, sound.sampleRate)], { type: 'audio/wav' })
}

function readBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}
