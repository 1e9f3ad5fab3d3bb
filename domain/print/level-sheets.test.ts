import { expect, test } from 'vitest'
import { formatLevels, parseLevels } from './level-sheets.ts'

test('levels with their copies survive a URL', () => {
  const levels = [
    { level: 'easy', copies: 8 },
    { level: 'hard', copies: 1 },
  ] as const
  expect(parseLevels(formatLevels(levels))).toEqual(levels)
  expect(parseLevels('medium')).toEqual([{ level: 'medium', copies: 1 }])
})

test.each([null, '', 'extreme', 'easy*0', 'easy*41', 'easy,easy', 'easy,medium,hard,easy', 'easy*1e3'])(
  '%j is no list of levels',
  (text) => expect(parseLevels(text)).toBeUndefined(),
)
