import { describe, expect, it } from 'vitest'
import { chooseResponseFormat } from './media-type.ts'
import { preferenceAppliedHeader, parsePreferences } from './preferences.ts'
import { contentRange, rangeStatus, requestedRange } from './ranges.ts'

const options = { allowTx: false, timezones: new Set(['Europe/Berlin']) }

describe('Prefer', () => {
  it('uses the first value of each preference and ignores unknown ones', () => {
    const header = 'return=minimal, count=exact, return=representation, nonsense=1, timezone=Nowhere'
    expect(parsePreferences(header, options)).toMatchObject({ return: 'minimal', count: 'exact' })
  })
  it('rejects unknown preferences with handling=strict', () => {
    expect(() => parsePreferences('handling=strict, nonsense=1', options)).toThrow(
      expect.objectContaining({ code: 'PGRST122', details: 'Invalid preferences: nonsense=1' }),
    )
  })
  it('applies a rollback only if it is allowed', () => {
    expect(parsePreferences('tx=rollback', options).tx).toBeUndefined()
    expect(parsePreferences('tx=rollback', { ...options, allowTx: true }).tx).toBe('rollback')
  })
  it('applies max-affected only with handling=strict', () => {
    expect(parsePreferences('max-affected=3', options).maxAffected).toBeUndefined()
    expect(parsePreferences('max-affected=3, handling=strict', options).maxAffected).toBe(3)
  })
  it('lists the applied preferences in the response header', () => {
    const preferences = parsePreferences('count=exact, return=minimal', options)
    expect(preferenceAppliedHeader(preferences, ['count', 'return'])).toEqual({
      'preference-applied': 'return=minimal, count=exact',
    })
    expect(preferenceAppliedHeader(preferences, ['tx'])).toEqual({})
  })
  it('treats names of inherited object properties as unknown preferences', () => {
    expect(() => parsePreferences('handling=strict, constructor=x, __proto__=y', options)).toThrow()
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
  ])('%s selects the format %s', (header, kind) => {
    expect(chooseResponseFormat(header).kind).toBe(kind)
  })
  it('is rejected if no media type is supported', () => {
    for (const header of ['image/png', 'constructor', 'text/html, application/xml']) {
      expect(() => chooseResponseFormat(header)).toThrow(
        expect.objectContaining({ status: 406, code: 'PGRST107' }),
      )
    }
  })
})

describe('requestedRange', () => {
  it.each([
    [{}, null, { offset: 0, limit: undefined }],
    [{ limit: 5 }, null, { offset: 0, limit: 5 }],
    [{ limit: 5, offset: 10 }, null, { offset: 10, limit: 5 }],
    [{}, '10-19', { offset: 10, limit: 10 }],
    [{}, '10-', { offset: 10, limit: undefined }],
    [{ limit: 5 }, '2-9', { offset: 2, limit: 3 }],
    [{ limit: 0 }, null, { offset: 0, limit: 0 }],
    [{}, 'nonsense', { offset: 0, limit: undefined }],
  ])('combines %o and the header %s', (bounds, header, expected) => {
    expect(requestedRange('GET', bounds, header)).toEqual(expected)
  })
  it('uses the header for GET only', () => {
    expect(requestedRange('HEAD', undefined, '10-19')).toEqual({ offset: 0, limit: undefined })
  })
  it.each([
    [{ limit: -1 }, null],
    [{}, '5-2'],
    [{ limit: 3 }, '5-9'],
  ])('rejects an impossible range: %o %s', (bounds, header) => {
    expect(() => requestedRange('GET', bounds, header)).toThrow(expect.objectContaining({ status: 416 }))
  })
  it('determines Content-Range and status', () => {
    expect(contentRange(5, 3, 20)).toBe('5-7/20')
    expect(contentRange(5, 0, undefined)).toBe('*/*')
    expect(contentRange(0, 0, 0)).toBe('*/0')
    expect([rangeStatus(0, 20, 20, {}), rangeStatus(0, 5, 20, {}), rangeStatus(0, 5, undefined, {})]).toEqual(
      [200, 206, 200],
    )
    expect(() => rangeStatus(21, 0, 20, {})).toThrow(expect.objectContaining({ status: 416 }))
  })
})
