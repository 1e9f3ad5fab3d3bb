import { expect, it } from 'vitest'
import { defaultRestLimits } from '../rest-limits.ts'
import { parseQuery } from './query.ts'

const LIST = 'select=id&order=created_at.desc,id&limit=24'

it('the same text is parsed once for the same limits and kind of request', () => {
  const limits = { ...defaultRestLimits }
  const query = parseQuery(LIST, limits, false)
  expect(parseQuery(LIST, limits, false)).toBe(query)
  expect(parseQuery(LIST, { ...limits }, false)).not.toBe(query)
  expect(parseQuery('min=5', limits, true).args).toEqual([['min', '5']])
  expect(() => parseQuery('min=5', limits, false)).toThrow('failed to parse filter')
})

it('stricter limits apply to a text that was accepted with others', () => {
  parseQuery(LIST, defaultRestLimits, false)
  expect(() => parseQuery(LIST, { ...defaultRestLimits, maxFields: 1 }, false)).toThrow('too many')
})
