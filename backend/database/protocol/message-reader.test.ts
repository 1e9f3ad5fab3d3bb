import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMessageReader } from './message-reader.ts'

const createMessage = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

it('finds the same messages however the stream is split into chunks, even when the chunks share memory', () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 1, maxLength: 8 })
  const chunkSizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(bodies, chunkSizes, (contents, sizes) => {
      const stream = Buffer.concat(contents.map((content) => createMessage('D', Buffer.from(content))))
      const messages: string[] = []
      const read = createMessageReader((type, bytes, start, end) =>
        messages.push(`${String.fromCharCode(type)} ${bytes.toString('hex', start, end)}`),
      )
      const shared = Buffer.alloc(64)
      for (let offset = 0, chunk = 0; offset < stream.length; chunk++) {
        const size = Math.min(sizes[chunk % sizes.length]!, stream.length - offset)
        stream.copy(shared, 0, offset, offset + size)
        read(shared.subarray(0, size))
        shared.fill(0xee)
        offset += size
      }
      expect(messages).toEqual(contents.map((content) => `D ${Buffer.from(content).toString('hex')}`))
    }),
  )
})
