import { expect, test } from 'vitest'
import { truncateDescription } from './truncate-description.ts'

test('160 characters are unchanged, 161 become 157 and an ellipsis', () => {
  expect(truncateDescription('a'.repeat(160))).toBe('a'.repeat(160))
  expect(truncateDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}…`)
})

test('an emoji counts as one character and is never split', () => {
  expect(truncateDescription('🦄'.repeat(160))).toBe('🦄'.repeat(160))
  expect([...truncateDescription('🦄'.repeat(200))]).toHaveLength(158)
})
