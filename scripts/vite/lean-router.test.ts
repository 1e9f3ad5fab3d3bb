import { expect, test } from 'vitest'
import { withoutMessages } from './lean-router.ts'

test('what is said to developers stays behind, and whether it is said does not', () => {
  expect(withoutMessages("invariant(a.b === 'x', `No route ${a.b} ` + `at all`)")).toBe(
    "invariant(a.b === 'x', '')",
  )
  expect(withoutMessages("warningOnce(key, false, 'Careful'); throw new Error('No value')")).toBe(
    "''; throw new Error('')",
  )
})

test('what comes from elsewhere and what is no message is left alone', () => {
  const code = "throw new Error(told.message); say('invariant'); new Errors('x')"
  expect(withoutMessages(code)).toBe(code)
})
