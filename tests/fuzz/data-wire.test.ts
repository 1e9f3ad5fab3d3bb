// Whatever stands in an address or a header, the data wire reads it or refuses it by name; it never falls over.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilter } from '#backend/realtime/rows/filter.ts'
import { createFrameReader, FrameProblem } from '#backend/realtime/websocket/frames.ts'
import { defaultLimits } from '#backend/rest/limits.ts'
import type { Condition } from '#backend/rest/request/filter.ts'
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

/** Something well written, with what a reader must find in it. */
interface Written {
  text: string
  size: number
  depth: number
}
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const nested = (items: Written[], write: (inner: string) => string, depth: number): Written => ({
  text: write(items.map(({ text }) => text).join(',')),
  size: sum(items.map(({ size }) => size)),
  depth: depth + Math.max(...items.map((item) => item.depth)),
})

const condition = fc.letrec<{ one: Written }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc
      .constantFrom('a.eq.1', 'b.is.null', 'c.in.(1,2)', 'd.not.gt.5')
      .map((text) => ({ text, size: 1, depth: 0 })),
    fc
      .tuple(fc.constantFrom('and', 'or', 'not.and'), fc.array(tie('one'), { minLength: 1, maxLength: 3 }))
      .map(([word, items]) => nested(items, (inner) => `${word}(${inner})`, 1)),
  ),
})).one
const parameter = fc.oneof(
  fc.constantFrom('a=eq.1', 'b=is.null', 'x.c=in.(1,2)').map((text) => ({ text, size: 1, depth: 0 })),
  fc
    .array(condition, { minLength: 1, maxLength: 4 })
    .map((items) => nested(items, (inner) => `or=(${inner})`, 1)),
)

test('no more conditions than allowed, and none nested deeper, are ever read; what is within is read whole', () => {
  const limits = { ...defaultLimits, conditions: 6, logicDepth: 3 }
  const sizeOf = (conditions: readonly Condition[]): number =>
    sum(conditions.map((one) => (one.kind === 'filter' ? 1 : sizeOf(one.items))))
  const seen = { read: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(parameter, { minLength: 1, maxLength: 5 }), (parameters) => {
      const size = sum(parameters.map((each) => each.size))
      const isAllowed =
        size <= limits.conditions && parameters.every(({ depth }) => depth <= limits.logicDepth)
      const read = () => parseQuery(parameters.map(({ text }) => text).join('&'), limits, false)
      seen[isAllowed ? 'read' : 'refused']++
      if (isAllowed) expect(sizeOf(read().conditions.map(({ what }) => what))).toBe(size)
      else expect(read).toThrow(RestError)
    }),
    { numRuns: 1500 },
  )
  // Both sides of the border were walked.
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(100)
})

const column = fc.letrec<{ one: Written & { embeds: number } }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc
      .constantFrom('a', 'b:c', 'd::text', 'e->f', '*', 'count()')
      .map((text) => ({ text, size: 1, depth: 0, embeds: 0 })),
    fc
      .tuple(
        fc.constantFrom('x', 'y!inner', 'z:w', '...v'),
        fc.array(tie('one'), { minLength: 1, maxLength: 3 }),
      )
      .map(([name, items]) => ({
        ...nested(items, (inner) => `${name}(${inner})`, 1),
        embeds: 1 + sum(items.map(({ embeds }) => embeds)),
      })),
  ),
})).one

test('no more columns and embedded tables than allowed, and none nested deeper, are ever read', () => {
  const limits = { ...defaultLimits, fields: 8, embeds: 3, embedDepth: 2 }
  const seen = { read: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 5 }), (columns) => {
      const isAllowed =
        sum(columns.map(({ size }) => size)) <= limits.fields &&
        sum(columns.map(({ embeds }) => embeds)) <= limits.embeds &&
        columns.every(({ depth }) => depth <= limits.embedDepth)
      const read = () => parseQuery(`select=${columns.map(({ text }) => text).join(',')}`, limits, false)
      seen[isAllowed ? 'read' : 'refused']++
      if (isAllowed) expect(read().select).toHaveLength(columns.length)
      else expect(read).toThrow(RestError)
    }),
    { numRuns: 1500 },
  )
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(100)
})

test('from the form of a query its select and its orders can be told again, so no two share one', () => {
  const word = fc.constantFrom('a', 'b', 'title', '"8:order1:a"', '"2:a,1:b"', 'a1')
  const select = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(','))
  const order = fc.record({ key: fc.constantFrom('order', 'x.order'), value: select })
  fc.assert(
    fc.property(select, fc.array(order, { maxLength: 3 }), (columns, orders) => {
      const text = [`select=${columns}`, ...orders.map(({ key, value }) => `${key}=${value}`)].join('&')
      const { form } = parseQuery(text, defaultLimits, false)
      expect(toldApart(form)).toEqual([columns, ...orders.flatMap(({ key, value }) => [key, value])])
    }),
    { numRuns: 1000 },
  )
})

/** Texts that stand one after another, each behind its length. */
function toldApart(form: string): string[] {
  const texts: string[] = []
  for (let at = 0; at < form.length;) {
    const colon = form.indexOf(':', at)
    const end = colon + 1 + Number(form.slice(at, colon))
    // Not a length, or not so much there: it cannot be told apart.
    if (colon < at || !(end <= form.length)) return [...texts, form.slice(at)]
    texts.push(form.slice(colon + 1, end))
    at = end
  }
  return texts
}

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
