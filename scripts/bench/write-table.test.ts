import { expect, test } from 'vitest'
import { replaceTable } from './write-table.ts'

test('new figures replace the old table and nothing else', () => {
  const before = 'Intro.\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nOutro.\n'
  const once = replaceTable(before, [
    ['measured', 'value'],
    ['a page view', '2 ms'],
  ])
  expect(once).toBe(
    'Intro.\n\n<!-- figures -->\n\n| measured    | value |\n| ----------- | ----- |\n| a page view | 2 ms  |\n\n<!-- end of figures -->\n\nOutro.\n',
  )
  expect(
    replaceTable(once, [
      ['measured', 'value'],
      ['a page view', '2 ms'],
    ]),
  ).toBe(once)
})
