import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMessageReader } from './message-reader.ts'

const message = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeUInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

it('gives the same messages however the network cuts the bytes, even when it uses its memory again', () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 1, maxLength: 8 })
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(bodies, cuts, (contents, sizes) => {
      const stream = Buffer.concat(contents.map((content) => message('D', Buffer.from(content))))
      const seen: string[] = []
      const read = createMessageReader((kind, bytes, start, end) =>
        seen.push(`${String.fromCharCode(kind)} ${bytes.toString('hex', start, end)}`),
      )
      const shared = Buffer.alloc(64)
      for (let at = 0, cut = 0; at < stream.length; cut++) {
        const size = Math.min(sizes[cut % sizes.length]!, stream.length - at)
        stream.copy(shared, 0, at, at + size)
        read(shared.subarray(0, size))
        shared.fill(0xee)
        at += size
      }
      expect(seen).toEqual(contents.map((content) => `D ${Buffer.from(content).toString('hex')}`))
    }),
  )
})
