import { expect, test } from 'vitest'
import { defaultRestLimits } from '../rest-limits.ts'
import { parseQuery } from './query.ts'

const parse =
  (text: string, limits: object, isCallByGet = false) =>
  () =>
    parseQuery(text, { ...defaultRestLimits, ...limits }, isCallByGet)
const rejection = (text: string) =>
  expect.objectContaining({ status: 400, code: 'PGRST100', message: expect.stringContaining(text) })

test.each([
  'title=match.^(.+)(.+)\\1\\2$',
  'title=imatch.a',
  'title=not.match.a',
  'title=match(any).{a,b}',
  'title=imatch(all).{a,b}',
  'or=(id.eq.1,and(title.match.a,id.eq.2))',
  'not.and=(title.not.imatch.a,id.eq.2)',
  'embedded.title=match.a',
  'embedded.or=(title.match(any).{a,b},id.eq.2)',
])('the regular expression of %s is rejected where none is allowed', (query) => {
  expect(parse(query, { allowRegularExpressions: false })).toThrow(rejection('not available'))
  expect(parse(query, { allowRegularExpressions: true })).not.toThrow()
})

test('a function called by GET takes no regular expression either', () => {
  expect(parse('title=match.a', { allowRegularExpressions: false }, true)).toThrow(rejection('not available'))
})

test('other operators need no regular expressions', () => {
  const query = 'title=ilike.*match*&description=like(any).{a*,b*}&slug=eq.match.a'
  expect(parse(query, { allowRegularExpressions: false })).not.toThrow()
})

test.each(['id=in.(1,2,3,4)', 'or=(id.in.(1,2,3,4),id.eq.9)', 'title=like(any).{a,b,c,d}'])(
  'the list of %s is bounded',
  (query) => {
    expect(parse(query, { maxListItems: 3 })).toThrow(rejection('too many values in one list'))
    expect(parse(query, { maxListItems: 4 })).not.toThrow()
  },
)

test('conditions are counted over all parameters', () => {
  const query = 'id=eq.1&or=(id.eq.1,and(id.eq.2,id.eq.3))'
  expect(parse(query, { maxConditions: 3 })).toThrow(rejection('too many conditions'))
  expect(parse(query, { maxConditions: 4 })).not.toThrow()
})
