// Uploaded recordings and pictures, valid, truncated or corrupted, as third-party libraries decode them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkType, sniffType } from '#backend/storage/content-type.ts'
import { createRenderer } from '#backend/storage/render/renderer.ts'
import type { StoredObject } from '#backend/storage/stored-object.ts'
import { StorageError } from '#backend/storage/http/storage-error.ts'
import { AUDIO_MAX_SECONDS } from '#domain/pages/creation-options.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { createLocalSpeech } from '#providers/speech/local/local-speech.ts'
import { runs } from './runs.ts'

const recordingFile = readFileSync('providers/speech/local/fixtures/a-happy-cat.webm')

/** The file with changed bytes, mostly in its header, which contains lengths; sometimes truncated. */
const corruptedFile = (file: Buffer) =>
  fc
    .record({
      changes: fc.array(
        fc.tuple(fc.oneof(fc.nat(400), fc.nat(file.length - 1)), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)),
        { maxLength: 12 },
      ),
      end: fc.oneof(fc.constant(file.length), fc.nat(file.length)),
    })
    .map(({ changes, end }) => {
      const copy = Buffer.from(file)
      for (const [at, byte] of changes) copy[at] = byte
      return copy.subarray(0, end)
    })

/** Decodes in a separate process with a timeout, as in production. The fake model returns the length of the audio as its text. */
const speech = createLocalSpeech(
  { encoder: '', decoder: '', tokenizer: '', runtime: '' },
  {
    module: path.resolve('providers/speech/local/fixtures/fake-speech-worker.ts'),
    timeoutMs: 5_000,
    idleMs: 100,
  },
)

test('a recording is decoded up to the maximum length or rejected with a ProviderError', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(corruptedFile(recordingFile), fc.uint8Array({ maxLength: 300 })),
      async (audio) => {
        try {
          const signal = AbortSignal.timeout(60_000)
          const { text } = await speech.transcribe({ audio, mediaType: 'audio/webm', language: 'en', signal })
          expect(Number(/\d+/.exec(text)?.[0])).toBeLessThan(AUDIO_MAX_SECONDS + 3)
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderError)
          // Some corrupted files keep the decoder busy until the timeout.
          expect(['voice-unreadable', 'voice-too-long', 'provider-timeout']).toContain(
            (error as ProviderError).code,
          )
        }
      },
    ),
    { numRuns: runs(150) },
  )
})

const render = createRenderer().render
const renderThumbnail = (bytes: Uint8Array, mimetype: string) =>
  render({ get: async () => new Blob([new Uint8Array(bytes)]).stream() } as never, {
    object: { metadata: { size: bytes.byteLength, mimetype } } as StoredObject,
    transform: { width: 120, resize: 'cover', format: 'webp' },
    key: 'fuzz',
    isGone: () => false,
    findFinished: () => undefined,
  })

/** A picture must become a thumbnail or a StorageError, nothing else. */
async function expectPictureOrStorageError(bytes: Uint8Array, mimetype: string) {
  try {
    const picture = await renderThumbnail(bytes, mimetype)
    expect(picture.type).toBe('image/webp')
    expect(picture.bytes.byteLength).toBeLessThan(500_000)
    return picture
  } catch (error) {
    expect(error).toBeInstanceOf(StorageError)
    expect((error as StorageError).status).toBeLessThan(500)
    return undefined
  }
}

test('an SVG becomes a thumbnail or is rejected', async () => {
  const pieces = fc.constantFrom(
    '<path d="M0 0h9v9z"/>',
    '<path d="M1e999 NaN"/>',
    '<rect width="1e9" height="-1"/>',
    '<g transform="scale(1e30)">',
    '</g>',
    '<image href="file:///etc/passwd" width="9" height="9"/>',
    '<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>',
    '<use href="#a"/>',
    '<g id="a"><use href="#a"/></g>',
    '<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter>',
    '<rect filter="url(#f)" width="9" height="9"/>',
    '<text>a</text>',
    '<!DOCTYPE x>',
    '<![CDATA[',
    '\0',
    '&x;',
  )
  const box = fc.constantFrom('0 0 10 14', '0 0 0 0', '0 0 1 1e9', '0 0 1e9 1', '-1 -1 -1 -1', 'x')
  await fc.assert(
    fc.asyncProperty(box, fc.array(pieces, { maxLength: 8 }), async (viewBox, inside) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside.join('')}</svg>`
      await expectPictureOrStorageError(Buffer.from(svg), 'image/svg+xml')
    }),
    { numRuns: runs(250) },
  )
  const plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 14"><path d="M0 0h9v9z"/></svg>'
  expect(await expectPictureOrStorageError(Buffer.from(plain), 'image/svg+xml')).toBeDefined()
})

test('an SVG with an extreme aspect ratio is rejected before rendering', async () => {
  for (const viewBox of ['0 0 1 100000', '0 0 0.001 1000'])
    await expect(
      renderThumbnail(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h1"/></svg>`),
        'image/svg+xml',
      ),
    ).rejects.toBeInstanceOf(StorageError)
})

test('a corrupted image becomes a thumbnail or is rejected', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 56"><path d="M0 0h30v30z"/></svg>'
  const { bytes } = await renderThumbnail(Buffer.from(svg), 'image/svg+xml')
  await fc.assert(
    fc.asyncProperty(
      corruptedFile(Buffer.from(bytes)),
      fc.constantFrom('image/webp', 'image/png', 'image/jpeg'),
      async (picture, type) => void (await expectPictureOrStorageError(picture, type)),
    ),
    { numRuns: runs(200) },
  )
})

test('content that a browser could execute is never stored under another content type', () => {
  const prefixes = [
    '<!---->'.repeat(140),
    '<svg',
    '<html>',
    '<!--x--><script>',
    '<?xml',
    '%PDF-',
    '\uFEFF <svg ',
    'GIF89a',
    ' \n',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...prefixes), fc.string({ maxLength: 6 })), { maxLength: 4 }),
      fc.constantFrom('image/png', 'text/html', 'image/svg+xml', 'text/plain', 'IMAGE/PNG;x=1', ''),
      (parts, declared) => {
        const bytes = new TextEncoder().encode(parts.join(''))
        const sniffed = sniffType(bytes)
        if (/^\uFEFF?\s*<svg[\s>]/.test(parts.join(''))) expect(sniffed).toBe('image/svg+xml')
        try {
          const type = checkType(declared, bytes, null)
          if (sniffed === 'text/html' || sniffed === 'image/svg+xml') expect(type).toBe(sniffed)
          if (type.startsWith('image/')) expect(sniffed).toBe(type)
        } catch (error) {
          expect(error).toMatchObject({ status: 415 })
        }
      },
    ),
    { numRuns: runs(2000) },
  )
})
