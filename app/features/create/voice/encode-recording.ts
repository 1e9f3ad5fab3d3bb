import { encodeWav } from './encode-wav.ts'

/** The usual sample rate of speech recognition, and small enough to send. */
const SAMPLE_RATE = 16_000

/** Base64 of a format the server accepts. Older versions of Safari cannot record webm; their recordings become WAV. */
export async function encodeRecording(recording: Blob): Promise<string> {
  const accepted = recording.type.startsWith('audio/webm') ? recording : await toWav(recording)
  return readBase64(accepted)
}

async function toWav(recording: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sound = await context.decodeAudioData(await recording.arrayBuffer())
  const mono = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel++)
    sound
      .getChannelData(channel)
      .forEach((sample, index) => (mono[index]! += sample / sound.numberOfChannels))
  return new Blob([encodeWav(mono, sound.sampleRate)], { type: 'audio/wav' })
}

function readBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}
