import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { decodeRecording, SAMPLE_RATE } from './decode-recording.ts'
import { findLocalModel } from './find-local-model.ts'
import { createLocalSpeech, type LocalSpeechOptions } from './local-speech.ts'

const NO_MODEL = { encoder: '', decoder: '', tokenizer: '', runtime: '' }
const module = fileURLToPath(new URL('fixtures/fake-speech-worker.ts', import.meta.url))
/** Recorded by Chromium. */
const readRecording = () => readFile(new URL('fixtures/a-happy-cat.webm', import.meta.url))

/** Transcribes with the fake worker. */
const createTranscriber = (options: LocalSpeechOptions = {}) => {
  const speech = createLocalSpeech(NO_MODEL, { module, idleMs: 100, ...options })
  return (audio: Uint8Array | string, language: Language = 'en', signal = AbortSignal.timeout(60_000)) =>
    speech.transcribe({ audio: Buffer.from(audio as string), mediaType: 'audio/webm', language, signal })
}

describe('a recording', () => {
  it('is decoded to 16 kHz samples with 0.3 s of silence at both ends', async () => {
    const samples = await decodeRecording(await readRecording())
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(2)
    expect(samples.length / SAMPLE_RATE).toBeLessThan(4)
    const silence = 0.3 * SAMPLE_RATE
    expect(samples.subarray(0, silence).every((sample) => sample === 0)).toBe(true)
    expect(samples.subarray(-silence).every((sample) => sample === 0)).toBe(true)
    expect(Math.max(...samples)).toBeGreaterThan(0.05)
  })

  it.each([
    [16_000, 1],
    [44_100, 1],
    [48_000, 2],
  ])('is decoded from WAV with %i Hz and %i channels', async (rate, channels) => {
    const samples = await decodeRecording(createWav({ rate, channels, seconds: 2 }))
    expect(samples.length / SAMPLE_RATE).toBeCloseTo(2.6, 2)
    expect(Math.max(...samples)).toBeCloseTo(0.5, 1)
    expect(samples[0]).toBe(0)
  })

  it('in WAV format is rejected when it is too long, cut off, or not 16-bit PCM', async () => {
    await expect(
      decodeRecording(createWav({ rate: 16_000, channels: 1, seconds: 40 })),
    ).rejects.toMatchObject({
      code: 'voice-too-long',
    })
    const whole = createWav({ rate: 16_000, channels: 1, seconds: 1 })
    const wrongEncoding = Buffer.from(whole)
    wrongEncoding.writeUInt16LE(3, 20)
    for (const audio of [whole.subarray(0, 30), whole.subarray(0, 44), wrongEncoding])
      await expect(decodeRecording(audio)).rejects.toMatchObject({ code: 'voice-unreadable' })
  })

  it('is rejected as unreadable when it is not audio or ends within its header', async () => {
    const whole = await readRecording()
    for (const audio of [Buffer.from('no sound at all'), whole.subarray(0, 40), Buffer.alloc(5000)])
      await expect(decodeRecording(audio)).rejects.toMatchObject({ code: 'voice-unreadable' })
  })
})

/** A WAV file with a tone. */
function createWav({ rate, channels, seconds }: { rate: number; channels: number; seconds: number }): Buffer {
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
  for (let i = 0; i < rate * seconds * channels; i++)
    file.writeInt16LE(Math.round(16_384 * Math.sin((Math.floor(i / channels) / rate) * 2000)), 44 + i * 2)
  return file
}

describe('local speech recognition', { timeout: 60_000 }, () => {
  it('transcribes a browser’s recording', async () => {
    expect(await createTranscriber()(await readRecording())).toEqual({ text: 'about 3 seconds' })
  })

  it('rejects languages other than English', async () => {
    await expect(createTranscriber()(await readRecording(), 'nl')).rejects.toMatchObject({
      code: 'voice-language',
    })
  })

  it('reports each failure and transcribes the next recording', async () => {
    const transcribe = createTranscriber({ timeoutMs: 20_000 })
    await expect(transcribe('silence')).rejects.toMatchObject({ code: 'nothing-heard' })
    await expect(transcribe('gibberish')).rejects.toMatchObject({ code: 'voice-unreadable' })
    await expect(transcribe('exit')).rejects.toMatchObject({ code: 'provider-failed' })
    const controller = new AbortController()
    const aborted = transcribe('hang', 'en', controller.signal)
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 'provider-timeout' })
    expect((await transcribe('pid')).text).toMatch(/^process/)
  })

  it('queues two recordings and rejects the next one as busy', async () => {
    const transcribe = createTranscriber()
    const controller = new AbortController()
    const first = transcribe('hang', 'en', controller.signal)
    const queued = [transcribe('pid'), transcribe('pid')]
    await expect(transcribe('pid')).rejects.toMatchObject({ code: 'provider-busy' })
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'provider-timeout' })
    expect(await Promise.all(queued)).toHaveLength(2)
  })

  it('stops its worker when it is idle', async () => {
    const transcribe = createTranscriber()
    const pid = Number((await transcribe('pid')).text.split(' ')[1])
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)
  })
})

describe('the local model', () => {
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
