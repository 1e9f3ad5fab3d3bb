import { serialize } from 'pg-protocol'
import { expect, it } from 'vitest'
import { createBatchWriter, type Value } from './batch-writer.ts'

const written = (statement: string, values: Value[]) =>
  Buffer.concat([serialize.bind({ statement, values }), serialize.execute(), serialize.sync()])

it.each<[string, Value[]]>([
  ['nothing', []],
  ['letters of any kind', ['a', '', 'é', '日本', '🎨 \ud800', 'x'.repeat(300)]],
  ['what is not there', [null, 'null', null]],
  ['bytes', [Buffer.from([0, 255, 7])]],
  ['more than the first buffer holds', ['é'.repeat(40_000), 'y'.repeat(400_000)]],
])('writes %s as pg-protocol does', (_, values) => {
  const writer = createBatchWriter()
  for (const name of ['s1', 's12345']) {
    writer.bindAndExecute(name, values)
    expect(writer.finish().equals(written(name, values))).toBe(true)
  }
})

it('hands over bytes that the next batch does not touch', () => {
  const writer = createBatchWriter()
  writer.bindAndExecute('s1', ['one'])
  const first = writer.finish()
  writer.bindAndExecute('s2', ['two'])
  writer.finish()
  expect(first.equals(written('s1', ['one']))).toBe(true)
})
