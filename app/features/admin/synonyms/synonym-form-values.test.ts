import { expect, test } from 'vitest'
import { synonymForMiss, toSynonymRow, validateSynonym } from './synonym-form-values.ts'

test('a synonym needs a word and another meaning', () => {
  const values = { language: 'de', word: ' Wauzi ', meaning: '' } as const
  expect(validateSynonym(values)).toBe('required')
  expect(validateSynonym({ ...values, meaning: 'wauzi' })).toBe('same')
  expect(validateSynonym({ ...values, meaning: 'Hund' })).toBeUndefined()
  expect(toSynonymRow({ ...values, meaning: ' Hund' })).toEqual({
    language: 'de',
    word: 'Wauzi',
    meaning: 'Hund',
  })
})

test('a search without result fills the form in its language', () => {
  expect(synonymForMiss('wauzi', 'de', 'en')).toEqual({ language: 'de', word: 'wauzi', meaning: '' })
  expect(synonymForMiss('x'.repeat(200), 'xx', 'en')).toEqual({
    language: 'en',
    word: 'x'.repeat(80),
    meaning: '',
  })
})
