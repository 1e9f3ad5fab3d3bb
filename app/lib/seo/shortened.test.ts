import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('160 characters stay, 161 become 157 and an ellipsis', () => {
  expect(shortened('a'.repeat(160))).toBe('a'.repeat(160))
  expect(shortened('a'.repeat(161))).toBe(`${'a'.repeat(157)}…`)
})

test('an emoji is one character and is never cut in half', () => {
  expect(shortened('🦄'.repeat(160))).toBe('🦄'.repeat(160))
  expect([...shortened('🦄'.repeat(200))]).toHaveLength(158)
})
