import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import cases from './cases.json' with { type: 'json' }

// Which test holds which way of abusing accounts, data and files. Whoever renames a test finds out here.
test.each(cases)('case $case: $what', ({ file, test: name }) => {
  expect(readFileSync(file, 'utf8')).toContain(name)
})
