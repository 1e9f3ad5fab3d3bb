import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { gzippedHtml, packHtml, plainHtml } from './packed-html.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('any page comes out with the nonce of this answer in every place, plain and compressed', async () => {
  const piece = fc.string({ unit: 'grapheme', maxLength: 200 }).map((word) => word.replaceAll('%', ''))
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
      const page = await packHtml(pieces.join(NONCE_PLACEHOLDER))
      for (const nonce of ['n1', 'Zm9vYmFyYmF6cXV4MTIzNA==']) {
        expect(text(plainHtml(page, nonce))).toBe(pieces.join(nonce))
        expect(text(gunzipSync(gzippedHtml(page, nonce)))).toBe(pieces.join(nonce))
      }
    }),
  )
})

test('a large page is compressed nearly as well as in one piece', async () => {
  const list = '<li class="card"><a href="/en/page/cat">A cat</a></li>'.repeat(3000)
  const page = await packHtml(`<script nonce="${NONCE_PLACEHOLDER}">1</script>${list}`)
  expect(gzippedHtml(page, 'n').length).toBeLessThan(list.length / 50)
})
