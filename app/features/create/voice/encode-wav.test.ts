import { expect, test } from 'vitest'
import { AUDIO_BASE64_MAX_LENGTH, AUDIO_MAX_SECONDS } from '#domain/pages/creation-options.ts'
import { encodeWav } from './encode-wav.ts'

test('a WAV file has the right header and samples', () => {
  const bytes = encodeWav(new Float32Array([0, 1, -1, 2]), 16000)
  const view = new DataView(bytes.buffer)
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF')
  expect(new TextDecoder().decode(bytes.subarray(8, 16))).toBe('WAVEfmt ')
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    44, 16000, 8,
  ])
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32767, -32768, 32767])
})

test('the longest recording is within the limit of the server', () => {
  const bytes = encodeWav(new Float32Array(16000 * AUDIO_MAX_SECONDS), 16000)
  expect(Math.ceil(bytes.length / 3) * 4).toBeLessThan(AUDIO_BASE64_MAX_LENGTH)
})
