import { expect, test } from 'vitest'
import { readTargets } from './read-targets.ts'

test('German, French and Spanish are chosen until somebody chooses', () => {
  expect(readTargets('')).toEqual(['de', 'fr', 'es'])
  expect(readTargets('nl,it')).toEqual(['it', 'nl'])
})

test('nothing chosen stays nothing, and what does not exist is not chosen', () => {
  expect(readTargets('none')).toEqual([])
  expect(readTargets('en,xx,de')).toEqual(['de'])
})
