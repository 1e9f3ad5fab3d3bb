// Whatever stands in an address or a header, the data wire reads it or refuses it by name; it never falls over.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilter } from '#backend/realtime/rows/filter.ts'
import { createFrameReader, FrameProblem } from '#backend/realtime/websocket/frames.ts'
import { defaultLimits } from '#backend/rest/limits.ts'
import { chooseAnswer } from '#backend/rest/request/media-type.ts'
import { parsePreferences } from '#backend/rest/request/preferences.ts'
import { parseQuery } from '#backend/rest/request/query.ts'
import { requestedRange } from '#backend/rest/request/ranges.ts'
import { readTarget, splitUrl } from '#backend/rest/request/read-request.ts'
import { readTablePayload } from '#backend/rest/request/payload.ts'
import { NotFound, RestError } from '#backend/rest/rest-error.ts'

const refusal = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof NotFound) return
    expect(error).toBeInstanceOf(RestError)
    expect((error as RestError).status).toBeGreaterThanOrEqual(400)
    expect((error as RestError).status).toBeLessThan(500)
  }
}

/** Pieces of the grammar in any order, which go deeper into a parser than noise does. */
const PIECES = [
  'select= order= or=( and=( not.and=( limit= offset= columns= on_conflict= id title categories * ... -> ->> :: !inner !left ! : . ,',
  'eq. neq. in.( is.null like(any).{ fts(english). not. cs.{ ov.[ isdistinct. ( ) { } " \\ & = % %00 %F0%9F + asc desc.nullslast',
  "count() sum() __proto__ constructor -1 1e9 é 🐱 ' ; -- /*",
].flatMap((line) => line.split(' '))
const piece = fc.constantFrom(...PIECES)
const grammar = fc.array(
  fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 6 })),
  { maxLength: 40 },
)

test('the query grammar', () => {
  fc.assert(
    fc.property(grammar, fc.boolean(), (pieces, isCall) =>
      refusal(() => parseQuery(pieces.join(''), defaultLimits, isCall)),
    ),
    { numRuns: 3000 },
  )
})

test('a query that was read is the same when it is read again', () => {
  fc.assert(
    fc.property(grammar, (pieces) => {
      const text = pieces.join('')
      const read = () => {
        try {
          return JSON.stringify(parseQuery(text, defaultLimits, false))
        } catch (error) {
          return String(error)
        }
      }
      expect(read()).toBe(read())
    }),
    { numRuns: 500 },
  )
})

test('Prefer, Accept, Range and the path', () => {
  const header = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'return=',
          'representation',
          'minimal',
          'count=',
          'exact',
          ',',
          ';',
          'q=',
          'q=0',
          'handling=strict',
          'max-affected=',
          '9'.repeat(30),
          'application/json',
          '*/*',
          'text/csv',
          'nulls=stripped',
          '0-',
          '-5',
          '5-1',
          '2-7',
          '__proto__=',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  )
  const bounds = fc.option(
    fc.record(
      { limit: fc.integer({ min: -3, max: 9 }), offset: fc.integer({ min: -3, max: 9 }) },
      { requiredKeys: [] },
    ),
    { nil: undefined },
  )
  const settings = { allowTx: false, timezones: new Set(['UTC']) }
  fc.assert(
    fc.property(header, fc.constantFrom('GET', 'POST', 'HEAD'), bounds, (text, method, own) => {
      refusal(() => parsePreferences(text, settings))
      refusal(() => chooseAnswer(text))
      refusal(() => {
        const { offset, limit } = requestedRange(method, own, text)
        expect(offset).toBeGreaterThanOrEqual(0)
        if (limit !== undefined) expect(limit).toBeGreaterThanOrEqual(0)
      })
      refusal(() => readTarget(splitUrl(`http://x/rest/v1/${text}`, '/rest/v1').path, method))
    }),
    { numRuns: 2000 },
  )
})

test('bodies of JSON and CSV', () => {
  const body = fc.oneof(
    fc.json(),
    fc.string({ maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('a', ',', '"', '\n', '\r\n', 'NULL', '""', '{', '}', '[', ']', '__proto__', ':'),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(
      body,
      fc.constantFrom('application/json', 'text/csv', 'application/x-www-form-urlencoded', 'text/plain'),
      (text, type) => refusal(() => readTablePayload(type, text, undefined)),
    ),
    { numRuns: 2000 },
  )
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('filters of the realtime wire', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        grammar.map((pieces) => pieces.join('')),
      ),
      (text) => {
        const conditions = readFilter(text)
        for (const condition of conditions ?? []) expect(typeof condition).toBe('object')
      },
    ),
    { numRuns: 2000 },
  )
})

test('frames of a web socket: any bytes, cut anywhere, hold no more than they may', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 64 }), { maxLength: 12 }), (chunks) => {
      const read = createFrameReader({ maxBytes: 256 })
      try {
        for (const chunk of chunks)
          for (const frame of read(Buffer.from(chunk)))
            if (frame.kind === 'text') expect(frame.text.length).toBeLessThanOrEqual(256)
      } catch (error) {
        expect(error).toBeInstanceOf(FrameProblem)
      }
    }),
    { numRuns: 2000 },
  )
})
