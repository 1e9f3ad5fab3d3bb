import { expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect-path.ts'

test('a path of this site is kept with its query and fragment', () => {
  expect(safeRedirectPath('/de/dashboard?tab=security#sessions', '/de')).toBe(
    '/de/dashboard?tab=security#sessions',
  )
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
])('%s is replaced by the fallback', (path) => expect(safeRedirectPath(path, '/de')).toBe('/de'))
