import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { decodeRecording, SAMPLE_RATE } from './decode-recording.ts'
import { findLocalModel } from './find-model.ts'
import { createLocalSpeech, type LocalSpeechOptions } from './local-speech.ts'

const NO_MODEL = { encoder: '', decoder: '', tokenizer: '', runtime: '' }
const module = fileURLToPath(new URL('fixtures/echo-worker.ts', import.meta.url))
/** Made by Chromium's recorder. */
const cat = () => readFile(new URL('fixtures/a-happy-cat.webm', import.meta.url))

const speaking = (options: LocalSpeechOptions = {}) => {
  const speech = createLocalSpeech(NO_MODEL, { module, idleMs: 100, ...options })
  return (audio: Uint8Array | string, language: Language = 'en', signal = AbortSignal.timeout(60_000)) =>
    speech.transcribe({ audio: Buffer.from(audio as string), mediaType: 'audio/webm', language, signal })
}

describe('a recording', () => {
  it('becomes 16 kHz sound with a moment of silence at both ends', async () => {
    const samples = await decodeRecording(await cat())
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(2)
    expect(samples.length / SAMPLE_RATE).toBeLessThan(4)
    const silence = 0.3 * SAMPLE_RATE
    expect(samples.subarray(0, silence).every((each) => each === 0)).toBe(true)
    expect(samples.subarray(-silence).every((each) => each === 0)).toBe(true)
    expect(Math.max(...samples)).toBeGreaterThan(0.05)
  })

  it.each([
    [16_000, 1],
    [44_100, 1],
    [48_000, 2],
  ])('sent as WAV of %i Hz and %i channels becomes the same', async (rate, channels) => {
    const samples = await decodeRecording(wavOf({ rate, channels, seconds: 2 }))
    expect(samples.length / SAMPLE_RATE).toBeCloseTo(2.6, 2)
    expect(Math.max(...samples)).toBeCloseTo(0.5, 1)
    expect(samples[0]).toBe(0)
  })

  it('sent as WAV is refused when it is too long, or not what it says', async () => {
    await expect(decodeRecording(wavOf({ rate: 16_000, channels: 1, seconds: 40 }))).rejects.toMatchObject({
      code: 'voice-too-long',
    })
    const whole = wavOf({ rate: 16_000, channels: 1, seconds: 1 })
    const lying = Buffer.from(whole)
    lying.writeUInt16LE(3, 20)
    for (const audio of [whole.subarray(0, 30), whole.subarray(0, 44), lying])
      await expect(decodeRecording(audio)).rejects.toMatchObject({ code: 'voice-unreadable' })
  })

  it('that is none, or is cut off in its head, is unreadable', async () => {
    const whole = await cat()
    for (const audio of [Buffer.from('no sound at all'), whole.subarray(0, 40), Buffer.alloc(5000)])
      await expect(decodeRecording(audio)).rejects.toMatchObject({ code: 'voice-unreadable' })
  })
})

/** A tone, as a browser's recorder would have it written. */
function wavOf({ rate, channels, seconds }: { rate: number; channels: number; seconds: number }): Buffer {
  const file = Buffer.alloc(44 + rate * seconds * channels * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  for (let at = 0; at < rate * seconds * channels; at++)
    file.writeInt16LE(Math.round(16_384 * Math.sin((Math.floor(at / channels) / rate) * 2000)), 44 + at * 2)
  return file
}

describe('listening on this machine', { timeout: 60_000 }, () => {
  it('hears a browser’s recording', async () => {
    expect(await speaking()(await cat())).toEqual({ text: 'about 3 seconds' })
  })

  it('knows English and is asked for nothing else', async () => {
    await expect(speaking()(await cat(), 'nl')).rejects.toMatchObject({ code: 'voice-language' })
  })

  it('says what went wrong, and hears the next one all the same', async () => {
    const hear = speaking({ timeoutMs: 20_000 })
    await expect(hear('silence')).rejects.toMatchObject({ code: 'nothing-heard' })
    await expect(hear('gibberish')).rejects.toMatchObject({ code: 'voice-unreadable' })
    await expect(hear('die')).rejects.toMatchObject({ code: 'provider-failed' })
    const gone = new AbortController()
    const left = hear('sleep', 'en', gone.signal)
    gone.abort()
    await expect(left).rejects.toMatchObject({ code: 'provider-timeout' })
    expect((await hear('who')).text).toMatch(/^process/)
  })

  it('lets two wait and turns the next away', async () => {
    const hear = speaking()
    const gone = new AbortController()
    const first = hear('sleep', 'en', gone.signal)
    const waiting = [hear('who'), hear('who')]
    await expect(hear('who')).rejects.toMatchObject({ code: 'provider-busy' })
    gone.abort()
    await expect(first).rejects.toMatchObject({ code: 'provider-timeout' })
    expect(await Promise.all(waiting)).toHaveLength(2)
  })

  it('ends its process when there is nothing to do', async () => {
    const hear = speaking()
    const pid = Number((await hear('who')).text.split(' ')[1])
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
  })
})

describe('the model', () => {
  const files = [
    '@usefulsensors/moonshine-js/dist/model/base/quantized/encoder_model.onnx',
    '@usefulsensors/moonshine-js/dist/model/base/quantized/decoder_model_merged.onnx',
    'llama-tokenizer-js/index.js',
    'onnxruntime-web/index.js',
  ]

  it('is found only where all of it is installed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'voice-'))
    try {
      const from = path.join(folder, 'x.js')
      for (const file of files) {
        expect(findLocalModel(from)).toBeUndefined()
        const target = path.join(folder, 'node_modules', file)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, '')
      }
      expect(findLocalModel(from)?.runtime).toContain('onnxruntime-web')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
