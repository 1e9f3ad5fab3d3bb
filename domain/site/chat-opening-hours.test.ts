import { expect, test } from 'vitest'
import { isChatOpen } from './chat-opening-hours.ts'

test.each([
  ['Monday 9:00 in winter', '2026-01-12T08:00:00Z', true],
  ['Monday 8:59 in winter', '2026-01-12T07:59:59Z', false],
  ['Friday 16:59 in winter', '2026-01-16T15:59:59Z', true],
  ['Friday 17:00 in winter', '2026-01-16T16:00:00Z', false],
  ['Monday 9:00 in summer', '2026-07-13T07:00:00Z', true],
  ['Friday 17:00 in summer', '2026-07-17T15:00:00Z', false],
  ['Saturday noon', '2026-07-18T10:00:00Z', false],
  ['Sunday noon', '2026-07-19T10:00:00Z', false],
] as const)('the chat is open or closed on %s in Berlin', (_, time, isOpen) => {
  expect(isChatOpen(new Date(time))).toBe(isOpen)
})
