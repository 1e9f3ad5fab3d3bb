import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Encoding } from './encoding.ts'
import { jsonRows, jsonScalars } from './row-sink.ts'
import type { Shape } from './shape.ts'

const plain = { counted: false, answerBytes: 1e9, single: false, stripNulls: false }

/** A DataRow's body as PostgreSQL sends it. */
function row(values: (string | null)[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  const columns = values.flatMap((value) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value))
    return value === null ? [length] : [length, Buffer.from(value)]
  })
  return Buffer.concat([count, ...columns])
}

function write(shape: Shape, rows: (string | null)[][], options = plain): unknown {
  const sink = jsonRows(shape, options)
  for (const values of rows.map(row)) sink.onRow(values, 0, values.length)
  return JSON.parse(sink.body().toString())
}

const scalar = (encoding: Encoding, text: string) => {
  const sink = jsonScalars(encoding, { ...plain, single: true })
  const values = row([text])
  sink.onRow(values, 0, values.length)
  return sink.body().toString()
}

describe('a row becomes an object', () => {
  it('whatever letters, quotes and control characters its texts hold', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => value.isWellFormed())
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(text), text), { maxLength: 20 }), text, (values, key) => {
        const shape: Shape = [
          { key: `${key}1`, encoding: 'text' },
          { key: `${key}2`, encoding: 'text' },
        ]
        expect(write(shape, values)).toEqual(values.map(([a, b]) => ({ [`${key}1`]: a, [`${key}2`]: b })))
      }),
    )
  })

  it('also when a text is long and full of escapes', () => {
    const long = '"\n\u0001x'.repeat(20_000)
    expect(write([{ key: 'a', encoding: 'text' }], [[long], ['short']])).toEqual([
      { a: long },
      { a: 'short' },
    ])
  })

  it('with an embedded object, or null where there is none', () => {
    const shape: Shape = [
      { key: 'id', encoding: 'number' },
      {
        key: 'author',
        fields: [
          { key: 'name', encoding: 'text' },
          { key: 'age', encoding: 'number' },
        ],
      },
      { key: 'last', encoding: 'boolean' },
    ]
    const rows = [
      ['1', 't', 'Ann', null, 't'],
      ['2', null, null, null, 'f'],
    ]
    expect(write(shape, rows)).toEqual([
      { id: 1, author: { name: 'Ann', age: null }, last: true },
      { id: 2, author: null, last: false },
    ])
    expect(write(shape, rows, { ...plain, stripNulls: true })).toEqual([
      { id: 1, author: { name: 'Ann' }, last: true },
      { id: 2, last: false },
    ])
  })

  it('with nothing at all', () => {
    expect(write([], [[], []])).toEqual([{}, {}])
    expect(write([{ key: 'a', encoding: 'text' }], [])).toEqual([])
  })

  it.each<[Encoding, string, string]>([
    ['number', '9223372036854775807', '9223372036854775807'],
    ['number', '-1.50', '-1.50'],
    ['number', 'NaN', '"NaN"'],
    ['number', '-Infinity', '"-Infinity"'],
    ['number', '1e+20', '1e+20'],
    ['timestamp', '2026-11-15 10:00:00', '"2026-11-15T10:00:00"'],
    ['timestamp', '2026-11-15 10:00:00.5+00', '"2026-11-15T10:00:00.5+00:00"'],
    ['timestamp', '2026-11-15 10:00:00+05:30', '"2026-11-15T10:00:00+05:30"'],
    ['timestamp', '1890-01-01 00:00:00-00:44:30', '"1890-01-01T00:00:00-00:44:30"'],
    ['timestamp', '0044-03-15 12:00:00+00 BC', '"0044-03-15T12:00:00+00:00 BC"'],
    ['timestamp', 'infinity', '"infinity"'],
    ['safe text', '2026-11-15', '"2026-11-15"'],
    ['json', '{ "a":  1 }', '{ "a":  1 }'],
    ['boolean', 'f', 'false'],
  ])('%s %s is written as %s', (encoding, text, expected) => {
    expect(scalar(encoding, text)).toBe(expected)
  })
})

it('says when an answer has grown too large, and stops growing', () => {
  const sink = jsonRows([{ key: 'a', encoding: 'text' }], { ...plain, answerBytes: 100 })
  const values = row(['x'.repeat(60)])
  for (let n = 0; n < 1000; n++) sink.onRow(values, 0, values.length)
  expect(sink.overflown).toBe(true)
  expect(sink.body().length).toBeLessThan(300)
})
