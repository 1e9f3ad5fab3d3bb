import { expect, test } from 'vitest'
import { withTable } from './write-table.ts'

test('figures replace the figures before them, and nothing else', () => {
  const before = 'Intro.\n\n<!-- figures -->\n\nold\n\n<!-- end of figures -->\n\nOutro.\n'
  const once = withTable(before, [
    ['measured', 'value'],
    ['a page view', '2 ms'],
  ])
  expect(once).toBe(
    'Intro.\n\n<!-- figures -->\n\n| measured    | value |\n| ----------- | ----- |\n| a page view | 2 ms  |\n\n<!-- end of figures -->\n\nOutro.\n',
  )
  expect(
    withTable(once, [
      ['measured', 'value'],
      ['a page view', '2 ms'],
    ]),
  ).toBe(once)
})
