import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { gzippedHtml, precompressHtml, plainHtml } from './precompressed-html.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('every placeholder is replaced by the nonce of the response, plain and compressed', () => {
  const part = fc.string({ unit: 'grapheme', maxLength: 200 }).map((value) => value.replaceAll('%', ''))
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const page = precompressHtml(parts.join(NONCE_PLACEHOLDER))
      for (const nonce of ['n1', 'Zm9vYmFyYmF6cXV4MTIzNA==']) {
        expect(text(plainHtml(page, nonce))).toBe(parts.join(nonce))
        expect(text(gunzipSync(gzippedHtml(page, nonce)))).toBe(parts.join(nonce))
      }
    }),
  )
})

test('splitting a large page at its nonces hardly affects compression', () => {
  const list = '<li class="card"><a href="/en/page/cat">A cat</a></li>'.repeat(3000)
  const page = precompressHtml(`<script nonce="${NONCE_PLACEHOLDER}">1</script>${list}`)
  expect(gzippedHtml(page, 'n').length).toBeLessThan(list.length / 50)
})
