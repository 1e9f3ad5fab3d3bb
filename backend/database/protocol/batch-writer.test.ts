import { expect, it } from 'vitest'
import { createBatchWriter, type Value } from './batch-writer.ts'
import { createMessageReader } from './message-reader.ts'

/** The messages of a batch: the type of each, and for Bind also the statement and the values. */
function parseBatch(batch: Buffer) {
  const messages: { type: string; statement?: string; values?: Value[] }[] = []
  createMessageReader((typeCode, bytes, start) => {
    const type = String.fromCharCode(typeCode)
    if (type !== 'B') return void messages.push({ type })
    const nameEnd = bytes.indexOf(0, start + 1)
    expect([bytes[start], bytes.readInt16BE(nameEnd + 1)]).toEqual([0, 0])
    let offset = nameEnd + 3
    const count = bytes.readInt16BE((offset += 2) - 2)
    const values = Array.from({ length: count }, () => {
      const length = bytes.readInt32BE((offset += 4) - 4)
      return length < 0 ? null : bytes.toString('utf8', offset, (offset += length))
    })
    expect(bytes.readInt16BE(offset)).toBe(0)
    messages.push({ type, statement: bytes.toString('latin1', start + 1, nameEnd), values })
  })(batch)
  return messages
}

it.each<[string, Value[]]>([
  ['no values', []],
  ['characters of one to four bytes', ['a', '', 'é', '日本', '🎨', 'x'.repeat(300)]],
  ['nulls', [null, 'null', null]],
  ['values larger than the initial buffer', ['é'.repeat(40_000), 'y'.repeat(400_000)]],
  ['more than 255 values', Array.from({ length: 300 }, String)],
])('binds %s', (_, values) => {
  const writer = createBatchWriter()
  for (const statement of ['s1', 's12345']) {
    writer.bindAndExecute(statement, values)
    writer.endBatch()
    expect(parseBatch(writer.takeBatches())).toEqual([
      { type: 'B', statement, values },
      { type: 'E' },
      { type: 'S' },
    ])
  }
})

it('returns bytes that the next batch does not overwrite', () => {
  const writer = createBatchWriter()
  writer.bindAndExecute('s1', ['one'])
  const first = writer.takeBatches()
  writer.bindAndExecute('s2', ['two'])
  writer.takeBatches()
  expect(parseBatch(first)[0]).toEqual({ type: 'B', statement: 's1', values: ['one'] })
})
