import { expect, test } from 'vitest'
import { forbiddenSkips } from './allowed-skips.ts'

test('a skipped test is forbidden unless its reason is listed', () => {
  expect(forbiddenSkips(['started as root (skipped for other users) > starts', 'a user signs in'])).toEqual([
    'a user signs in',
  ])
})
