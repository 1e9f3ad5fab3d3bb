import { describe, expect, it } from 'vitest'
import { defaultRestLimits } from '../rest-limits.ts'
import { parseFilterValue, parseLogic, parsePossibleFilter } from './filter.ts'

describe('parseFilterValue', () => {
  it.each([
    ['eq.5', { negated: false, operation: { kind: 'quantified', operator: 'eq', value: '5' } }],
    ['not.gte.a.b', { negated: true, operation: { operator: 'gte', value: 'a.b' } }],
    ['like(any).{a*,b}', { operation: { operator: 'like', quantifier: 'any', value: '{a*,b}' } }],
    ['in.(1,"a,b",c d)', { operation: { kind: 'in', values: ['1', 'a,b', 'c d'] } }],
    ['in.("say \\"hi\\"")', { operation: { kind: 'in', values: ['say "hi"'] } }],
    ['is.NULL', { operation: { kind: 'is', value: 'null' } }],
    ['isdistinct.x', { operation: { kind: 'isdistinct', value: 'x' } }],
    ['cs.{a}', { operation: { kind: 'plain', operator: 'cs', value: '{a}' } }],
    [
      'wfts(german).katze',
      { operation: { kind: 'search', operator: 'wfts', language: 'german', value: 'katze' } },
    ],
  ])('parses %s', (text, expected) => {
    expect(parseFilterValue(text)).toMatchObject(expected)
  })

  it.each(['5', 'eq', 'nope.5', 'in.5', 'in.(1', 'is.maybe', 'neq(any).5', 'not.5'])('rejects %s', (text) => {
    expect(() => parseFilterValue(text)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })

  it('treats the value of a function parameter as an argument unless it is a filter', () => {
    expect(parsePossibleFilter('5')).toBeUndefined()
    expect(parsePossibleFilter('plain words')).toBeUndefined()
    expect(parsePossibleFilter('eq.5')).toBeDefined()
  })
})

describe('parseLogic', () => {
  const parse = (operator: string, text: string) => parseLogic(operator, text, defaultRestLimits)

  it('parses nested conditions with not', () => {
    expect(parse('not.or', '(a.eq.1,and(b.not.is.null,not.or(c.in.(1,2),d.eq."x)")))')).toMatchObject({
      operator: 'or',
      negated: true,
      items: [
        { kind: 'filter', filter: { field: { name: 'a' } } },
        {
          operator: 'and',
          items: [
            { filter: { negated: true } },
            {
              operator: 'or',
              negated: true,
              items: [
                { filter: { operation: { values: ['1', '2'] } } },
                { filter: { operation: { value: 'x)' } } },
              ],
            },
          ],
        },
      ],
    })
  })

  it('does not split an array literal at its commas', () => {
    expect(parse('and', '(a.cs.{1,2},b.eq.3)')).toMatchObject({
      items: [{ filter: { operation: { value: '{1,2}' } } }, {}],
    })
  })

  it.each(['()', '(a.eq.1', '(a.eq.1,)', '(xor(a.eq.1))'])('rejects %s', (text) => {
    expect(() => parse('and', text)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})
