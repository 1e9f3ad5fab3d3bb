import { expect, it } from 'vitest'
import { createChildSafetyCheck } from '../../providers/moderation/child-safety-check.ts'
import { describeDecision } from './describe-decision.ts'

it('shows the verdict, the rule and the words', () => {
  const { check } = createChildSafetyCheck()
  expect(describeDecision(check('a naked lady', 'en'))).toBe(
    'refused: sexual\nrule: context rule "a naked person"\nwords: naked, lady',
  )
  expect(describeDecision(check('a cat in a red boat', 'en'))).toMatch(/^accepted\nclassifier score: -/)
  expect(describeDecision(check('blorf', 'en'))).toMatch(/not called/)
})
