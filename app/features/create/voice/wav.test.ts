import { expect, test } from 'vitest'
import { AUDIO_MAX_BASE64, AUDIO_MAX_SECONDS } from '#domain/creation.ts'
import { wavOf } from './wav.ts'

test('a WAV file says what is in it', () => {
  const bytes = wavOf(new Float32Array([0, 1, -1, 2]), 16000)
  const view = new DataView(bytes.buffer)
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('RIFF')
  expect(new TextDecoder().decode(bytes.subarray(8, 16))).toBe('WAVEfmt ')
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    44, 16000, 8,
  ])
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32767, -32768, 32767])
})

test('the longest recording fits into what the server takes', () => {
  const bytes = wavOf(new Float32Array(16000 * AUDIO_MAX_SECONDS), 16000)
  expect(Math.ceil(bytes.length / 3) * 4).toBeLessThan(AUDIO_MAX_BASE64)
})
