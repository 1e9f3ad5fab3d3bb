// The parsers of the REST API accept any URL, header or body or reject it with a RestError; they never throw anything else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilter } from '#backend/realtime/changes/change-filter.ts'
import { defaultRestLimits } from '#backend/rest/rest-limits.ts'
import type { Condition } from '#backend/rest/request/filter.ts'
import { chooseResponseFormat } from '#backend/rest/request/media-type.ts'
import { parsePreferences } from '#backend/rest/request/preferences.ts'
import { parseQuery } from '#backend/rest/request/query.ts'
import { requestedRange } from '#backend/rest/request/ranges.ts'
import { readTarget, splitUrl } from '#backend/rest/request/rest-request.ts'
import { readTablePayload } from '#backend/rest/request/payload.ts'
import { RestError } from '#backend/rest/rest-error.ts'
import { openRawWebSocket } from '#tests/realtime/raw-websocket.ts'
import { runs } from './runs.ts'

const expectResultOrRestError = (parse: () => unknown) => {
  try {
    parse()
  } catch (error) {
    expect(error).toBeInstanceOf(RestError)
    expect((error as RestError).status).toBeGreaterThanOrEqual(400)
    expect((error as RestError).status).toBeLessThan(500)
  }
}

/** Tokens of the query grammar in random order, which reach more parser code than random characters. */
const PIECES = [
  'select= order= or=( and=( not.and=( limit= offset= columns= on_conflict= id title categories * ... -> ->> :: !inner !left ! : . ,',
  'eq. neq. in.( is.null like(any).{ fts(english). not. cs.{ ov.[ isdistinct. ( ) { } " \\ & = % %00 %F0%9F + asc desc.nullslast',
  "count() sum() __proto__ constructor -1 1e9 é 🐱 ' ; -- /*",
].flatMap((line) => line.split(' '))
const piece = fc.constantFrom(...PIECES)
const queryPieces = fc.array(
  fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 6 })),
  { maxLength: 40 },
)

test('parseQuery handles any mix of tokens', () => {
  fc.assert(
    fc.property(queryPieces, fc.boolean(), (pieces, isCall) =>
      expectResultOrRestError(() => parseQuery(pieces.join(''), defaultRestLimits, isCall)),
    ),
    { numRuns: runs(3000) },
  )
})

test('parseQuery returns the same result for the same text', () => {
  fc.assert(
    fc.property(queryPieces, (pieces) => {
      const text = pieces.join('')
      const parse = () => {
        try {
          return JSON.stringify(parseQuery(text, defaultRestLimits, false))
        } catch (error) {
          return String(error)
        }
      }
      expect(parse()).toBe(parse())
    }),
    { numRuns: runs(500) },
  )
})

/** A valid text with the number of items and the nesting depth that a parser must find in it. */
interface Generated {
  text: string
  size: number
  depth: number
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const combine = (items: Generated[], write: (inner: string) => string, depth: number): Generated => ({
  text: write(items.map(({ text }) => text).join(',')),
  size: sum(items.map(({ size }) => size)),
  depth: depth + Math.max(...items.map((item) => item.depth)),
})

const condition = fc.letrec<{ one: Generated }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc
      .constantFrom('a.eq.1', 'b.is.null', 'c.in.(1,2)', 'd.not.gt.5')
      .map((text) => ({ text, size: 1, depth: 0 })),
    fc
      .tuple(fc.constantFrom('and', 'or', 'not.and'), fc.array(tie('one'), { minLength: 1, maxLength: 3 }))
      .map(([word, items]) => combine(items, (inner) => `${word}(${inner})`, 1)),
  ),
})).one
const parameter = fc.oneof(
  fc.constantFrom('a=eq.1', 'b=is.null', 'x.c=in.(1,2)').map((text) => ({ text, size: 1, depth: 0 })),
  fc
    .array(condition, { minLength: 1, maxLength: 4 })
    .map((items) => combine(items, (inner) => `or=(${inner})`, 1)),
)

test('parseQuery reads all conditions within the limits and rejects more or deeper ones', () => {
  const limits = { ...defaultRestLimits, maxConditions: 6, maxLogicDepth: 3 }
  const sizeOf = (conditions: readonly Condition[]): number =>
    sum(conditions.map((item) => (item.kind === 'filter' ? 1 : sizeOf(item.items))))
  const outcomes = { parsed: 0, rejected: 0 }
  fc.assert(
    fc.property(fc.array(parameter, { minLength: 1, maxLength: 5 }), (parameters) => {
      const size = sum(parameters.map((each) => each.size))
      const isAllowed =
        size <= limits.maxConditions && parameters.every(({ depth }) => depth <= limits.maxLogicDepth)
      const parse = () => parseQuery(parameters.map(({ text }) => text).join('&'), limits, false)
      outcomes[isAllowed ? 'parsed' : 'rejected']++
      if (isAllowed) expect(sizeOf(parse().conditions.map(({ value }) => value))).toBe(size)
      else expect(parse).toThrow(RestError)
    }),
    { numRuns: runs(1500) },
  )
  // The generated queries must include enough of both kinds.
  expect(Math.min(outcomes.parsed, outcomes.rejected)).toBeGreaterThan(100)
})

const column = fc.letrec<{ one: Generated & { embeds: number } }>((tie) => ({
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
        ...combine(items, (inner) => `${name}(${inner})`, 1),
        embeds: 1 + sum(items.map(({ embeds }) => embeds)),
      })),
  ),
})).one

test('parseQuery reads all columns and embeds within the limits and rejects more or deeper ones', () => {
  const limits = { ...defaultRestLimits, maxFields: 8, maxEmbeds: 3, maxEmbedDepth: 2 }
  const outcomes = { parsed: 0, rejected: 0 }
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 5 }), (columns) => {
      const isAllowed =
        sum(columns.map(({ size }) => size)) <= limits.maxFields &&
        sum(columns.map(({ embeds }) => embeds)) <= limits.maxEmbeds &&
        columns.every(({ depth }) => depth <= limits.maxEmbedDepth)
      const parse = () => parseQuery(`select=${columns.map(({ text }) => text).join(',')}`, limits, false)
      outcomes[isAllowed ? 'parsed' : 'rejected']++
      if (isAllowed) expect(parse().select).toHaveLength(columns.length)
      else expect(parse).toThrow(RestError)
    }),
    { numRuns: runs(1500) },
  )
  expect(Math.min(outcomes.parsed, outcomes.rejected)).toBeGreaterThan(100)
})

test('the cache key of a query contains its select and orders, so two queries never share a key', () => {
  const word = fc.constantFrom('a', 'b', 'title', '"8:order1:a"', '"2:a,1:b"', 'a1')
  const select = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(','))
  const order = fc.record({ key: fc.constantFrom('order', 'x.order'), value: select })
  fc.assert(
    fc.property(select, fc.array(order, { maxLength: 3 }), (columns, orders) => {
      const text = [`select=${columns}`, ...orders.map(({ key, value }) => `${key}=${value}`)].join('&')
      const { cacheKey } = parseQuery(text, defaultRestLimits, false)
      expect(splitByLength(cacheKey)).toEqual([columns, ...orders.flatMap(({ key, value }) => [key, value])])
    }),
    { numRuns: runs(1000) },
  )
})

/** Splits texts that are each prefixed by their length. */
function splitByLength(key: string): string[] {
  const texts: string[] = []
  for (let at = 0; at < key.length;) {
    const colon = key.indexOf(':', at)
    const end = colon + 1 + Number(key.slice(at, colon))
    // Without a valid length the rest cannot be split.
    if (colon < at || !(end <= key.length)) return [...texts, key.slice(at)]
    texts.push(key.slice(colon + 1, end))
    at = end
  }
  return texts
}

test('the parsers of Prefer, Accept, Range and the path handle any text', () => {
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
    fc.property(header, fc.constantFrom('GET', 'POST', 'HEAD'), bounds, (text, method, queryBounds) => {
      expectResultOrRestError(() => parsePreferences(text, settings))
      expectResultOrRestError(() => chooseResponseFormat(text))
      expectResultOrRestError(() => {
        const { offset, limit } = requestedRange(method, queryBounds, text)
        expect(offset).toBeGreaterThanOrEqual(0)
        if (limit !== undefined) expect(limit).toBeGreaterThanOrEqual(0)
      })
      expectResultOrRestError(() => readTarget(splitUrl(`http://x/rest/v1/${text}`, '/rest/v1').path, method))
    }),
    { numRuns: runs(2000) },
  )
})

test('readTablePayload handles any JSON or CSV body', () => {
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
      (text, type) => expectResultOrRestError(() => readTablePayload(type, text, undefined)),
    ),
    { numRuns: runs(2000) },
  )
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('the filters of Realtime handle any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        queryPieces.map((pieces) => pieces.join('')),
      ),
      (text) => {
        const conditions = parseFilter(text)
        for (const condition of conditions ?? []) expect(typeof condition).toBe('object')
      },
    ),
    { numRuns: runs(2000) },
  )
})

test('frames of a web socket: any bytes, split anywhere, never give a message above the limit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 64 }), { maxLength: 12 }), async (chunks) => {
      const socket = openRawWebSocket({ maxMessageBytes: 256 })
      await socket.writeAndEnd(...chunks.map((chunk) => Buffer.from(chunk)))
      for (const text of socket.texts) expect(text.length).toBeLessThanOrEqual(256)
    }),
    { numRuns: runs(2000) },
  )
})
