import { expect, it } from 'vitest'
import { createBatchWriter, type Value } from './batch-writer.ts'
import { createMessageReader } from './message-reader.ts'

/** The messages of a batch: the letter of each, and of a Bind its statement and values. */
function readBatch(batch: Buffer) {
  const found: { kind: string; statement?: string; values?: Value[] }[] = []
  createMessageReader((kind, bytes, start) => {
    const letter = String.fromCharCode(kind)
    if (letter !== 'B') return void found.push({ kind: letter })
    const nameEnd = bytes.indexOf(0, start + 1)
    expect([bytes[start], bytes.readInt16BE(nameEnd + 1)]).toEqual([0, 0])
    let at = nameEnd + 3
    const count = bytes.readInt16BE((at += 2) - 2)
    const values = Array.from({ length: count }, () => {
      const length = bytes.readInt32BE((at += 4) - 4)
      return length < 0 ? null : bytes.toString('utf8', at, (at += length))
    })
    expect(bytes.readInt16BE(at)).toBe(0)
    found.push({ kind: letter, statement: bytes.toString('latin1', start + 1, nameEnd), values })
  })(batch)
  return found
}

it.each<[string, Value[]]>([
  ['nothing', []],
  ['letters of any kind', ['a', '', 'é', '日本', '🎨', 'x'.repeat(300)]],
  ['what is not there', [null, 'null', null]],
  ['more than the first buffer holds', ['é'.repeat(40_000), 'y'.repeat(400_000)]],
  ['more values than a byte can count', Array.from({ length: 300 }, String)],
])('binds %s', (_, values) => {
  const writer = createBatchWriter()
  for (const statement of ['s1', 's12345']) {
    writer.bindAndExecute(statement, values)
    expect(readBatch(writer.finish())).toEqual([
      { kind: 'B', statement, values },
      { kind: 'E' },
      { kind: 'S' },
    ])
  }
})

it('hands over bytes that the next batch does not touch', () => {
  const writer = createBatchWriter()
  writer.bindAndExecute('s1', ['one'])
  const first = writer.finish()
  writer.bindAndExecute('s2', ['two'])
  writer.finish()
  expect(readBatch(first)[0]).toEqual({ kind: 'B', statement: 's1', values: ['one'] })
})
