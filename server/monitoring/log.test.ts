import { expect, test } from 'vitest'
import { formatForTerminal } from './log.ts'

test('a terminal shows text instead of JSON', () => {
  expect(
    formatForTerminal('{"level":30,"time":"2026-11-15T16:00:00Z","file":"a.eml","msg":"a mail was written"}'),
  ).toBe('· a mail was written (file: a.eml)\n')
})

test('an error shows its stack', () => {
  expect(
    formatForTerminal(
      '{"level":50,"time":"x","err":{"stack":"Error: broken\\n  at here"},"msg":"unexpected"}',
    ),
  ).toBe('✗ unexpected\nError: broken\n  at here\n')
})
