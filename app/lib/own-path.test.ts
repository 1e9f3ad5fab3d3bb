import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site is followed, with query and place', () => {
  expect(ownPath('/de/dashboard?tab=security#sessions', '/de')).toBe('/de/dashboard?tab=security#sessions')
})

test.each([
  null,
  '',
  'dashboard',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  `/${'a'.repeat(600)}`,
])('%s is not', (wanted) => expect(ownPath(wanted, '/de')).toBe('/de'))
