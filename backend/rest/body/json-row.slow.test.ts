import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Encoding } from './encoding.ts'
import { jsonRowSink, jsonScalarSink } from './row-sink.ts'
import type { RowShape } from './row-shape.ts'

const defaultOptions = { hasTotal: false, maxBytes: 1e9, single: false, stripNulls: false }

/** Encodes a DataRow message body as PostgreSQL sends it. */
function encodeRow(values: (string | null)[]): Buffer {
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  const columns = values.flatMap((value) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value))
    return value === null ? [length] : [length, Buffer.from(value)]
  })
  return Buffer.concat([count, ...columns])
}

function writeRows(shape: RowShape, rows: (string | null)[][], options = defaultOptions): unknown {
  const sink = jsonRowSink(shape, options)
  for (const values of rows.map(encodeRow)) sink.onRow(values, 0, values.length)
  return JSON.parse(sink.body().toString())
}

const writeScalar = (encoding: Encoding, text: string) => {
  const sink = jsonScalarSink(encoding, { ...defaultOptions, single: true })
  const values = encodeRow([text])
  sink.onRow(values, 0, values.length)
  return sink.body().toString()
}

describe('a JSON row', () => {
  it('contains any text unchanged, including quotes and control characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => value.isWellFormed())
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(text), text), { maxLength: 20 }), text, (values, key) => {
        const shape: RowShape = [
          { key: `${key}1`, encoding: 'text' },
          { key: `${key}2`, encoding: 'text' },
        ]
        expect(writeRows(shape, values)).toEqual(values.map(([a, b]) => ({ [`${key}1`]: a, [`${key}2`]: b })))
      }),
    )
  })

  it('contains a long text with many escapes', () => {
    const long = '"\n\u0001x'.repeat(20_000)
    expect(writeRows([{ key: 'a', encoding: 'text' }], [[long], ['short']])).toEqual([
      { a: long },
      { a: 'short' },
    ])
  })

  it('contains an embedded object, or null if there is none', () => {
    const shape: RowShape = [
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
    expect(writeRows(shape, rows)).toEqual([
      { id: 1, author: { name: 'Ann', age: null }, last: true },
      { id: 2, author: null, last: false },
    ])
    expect(writeRows(shape, rows, { ...defaultOptions, stripNulls: true })).toEqual([
      { id: 1, author: { name: 'Ann' }, last: true },
      { id: 2, last: false },
    ])
  })

  it('may have no columns, and a result may have no rows', () => {
    expect(writeRows([], [[], []])).toEqual([{}, {}])
    expect(writeRows([{ key: 'a', encoding: 'text' }], [])).toEqual([])
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
  ])('contains the %s %s as %s', (encoding, text, expected) => {
    expect(writeScalar(encoding, text)).toBe(expected)
  })
})

it('reports a body that exceeds the limit and stops growing it', () => {
  const sink = jsonRowSink([{ key: 'a', encoding: 'text' }], { ...defaultOptions, maxBytes: 100 })
  const values = encodeRow(['x'.repeat(60)])
  for (let n = 0; n < 1000; n++) sink.onRow(values, 0, values.length)
  expect(sink.isTooLarge).toBe(true)
  expect(sink.body().length).toBeLessThan(300)
})
