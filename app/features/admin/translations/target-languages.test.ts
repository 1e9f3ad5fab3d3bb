import { expect, test } from 'vitest'
import { parseTargetLanguages } from './target-languages.ts'

test('German, French and Spanish are selected by default', () => {
  expect(parseTargetLanguages('')).toEqual(['de', 'fr', 'es'])
  expect(parseTargetLanguages('nl,it')).toEqual(['it', 'nl'])
})

test('an empty selection stays empty, and unknown languages are ignored', () => {
  expect(parseTargetLanguages('none')).toEqual([])
  expect(parseTargetLanguages('en,xx,de')).toEqual(['de'])
})
