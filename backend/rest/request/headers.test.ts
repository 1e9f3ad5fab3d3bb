import { describe, expect, it } from 'vitest'
import { chooseAnswer } from './media-type.ts'
import { appliedHeader, parsePreferences } from './preferences.ts'
import { contentRange, rangeStatus, requestedRange } from './ranges.ts'

const surroundings = { allowTx: false, timezones: new Set(['Europe/Berlin']) }

describe('Prefer', () => {
  it('takes the first word on each subject and leaves out what it does not know', () => {
    const header = 'return=minimal, count=exact, return=representation, nonsense=1, timezone=Nowhere'
    expect(parsePreferences(header, surroundings)).toMatchObject({ return: 'minimal', count: 'exact' })
  })
  it('refuses what it does not know when asked to be strict', () => {
    expect(() => parsePreferences('handling=strict, nonsense=1', surroundings)).toThrow(
      expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: nonsense=1' }),
    )
  })
  it('heeds a rollback only where it is allowed', () => {
    expect(parsePreferences('tx=rollback', surroundings).tx).toBeUndefined()
    expect(parsePreferences('tx=rollback', { ...surroundings, allowTx: true }).tx).toBe('rollback')
  })
  it('promises a bound on changes to strict clients alone', () => {
    expect(parsePreferences('max-affected=3', surroundings).maxAffected).toBeUndefined()
    expect(parsePreferences('max-affected=3, handling=strict', surroundings).maxAffected).toBe(3)
  })
  it('is answered with what was heeded', () => {
    const preferences = parsePreferences('count=exact, return=minimal', surroundings)
    expect(appliedHeader(preferences, ['count', 'return'])).toEqual({
      'preference-applied': 'return=minimal, count=exact',
    })
    expect(appliedHeader(preferences, ['tx'])).toEqual({})
  })
  it('is not fooled by names that every object has', () => {
    expect(() => parsePreferences('handling=strict, constructor=x, __proto__=y', surroundings)).toThrow()
  })
})

describe('Accept', () => {
  it.each([
    [null, 'array'],
    ['*/*', 'array'],
    ['application/vnd.pgrst.object+json', 'object'],
    ['text/csv', 'csv'],
    ['text/html, application/json;q=0.9', 'array'],
    ['application/json;q=0.1, text/csv', 'csv'],
  ])('%s gives an answer of the kind %s', (header, kind) => {
    expect(chooseAnswer(header).kind).toBe(kind)
  })
  it('is refused when nothing fits', () => {
    for (const header of ['image/png', 'constructor', 'text/html, application/xml']) {
      expect(() => chooseAnswer(header)).toThrow(expect.objectContaining({ status: 415, code: 'PGRST107' }))
    }
  })
})

describe('a range', () => {
  it.each([
    [{}, null, { offset: 0, limit: undefined }],
    [{ limit: 5 }, null, { offset: 0, limit: 5 }],
    [{ limit: 5, offset: 10 }, null, { offset: 10, limit: 5 }],
    [{}, '10-19', { offset: 10, limit: 10 }],
    [{}, '10-', { offset: 10, limit: undefined }],
    [{ limit: 5 }, '2-9', { offset: 2, limit: 3 }],
    [{ limit: 0 }, null, { offset: 0, limit: 0 }],
    [{}, 'nonsense', { offset: 0, limit: undefined }],
  ])('of %o and the header %s', (bounds, header, expected) => {
    expect(requestedRange('GET', bounds, header)).toEqual(expected)
  })
  it('by header counts for GET alone', () => {
    expect(requestedRange('HEAD', undefined, '10-19')).toEqual({ offset: 0, limit: undefined })
  })
  it.each([
    [{ limit: -1 }, null],
    [{}, '5-2'],
    [{ limit: 3 }, '5-9'],
  ])('that cannot be is refused: %o %s', (bounds, header) => {
    expect(() => requestedRange('GET', bounds, header)).toThrow(expect.objectContaining({ status: 416 }))
  })
  it('is described by Content-Range and status', () => {
    expect(contentRange(5, 3, 20)).toBe('5-7/20')
    expect(contentRange(5, 0, undefined)).toBe('*/*')
    expect(contentRange(0, 0, 0)).toBe('*/0')
    expect([rangeStatus(0, 20, 20, {}), rangeStatus(0, 5, 20, {}), rangeStatus(0, 5, undefined, {})]).toEqual(
      [200, 206, 200],
    )
    expect(() => rangeStatus(21, 0, 20, {})).toThrow(expect.objectContaining({ status: 416 }))
  })
})
