import { expect, test } from 'vitest'
import { cleanSheetWord, sheetTitle } from './sheet-word.ts'

test('the word above a picture is one short line without invisible characters', () => {
  expect(cleanSheetWord('  Klasse\n2b\u202E ')).toBe('Klasse 2b')
  expect(cleanSheetWord('ä'.repeat(50))).toBe('ä'.repeat(30))
  expect(cleanSheetWord('🦕'.repeat(50))).toBe('🦕'.repeat(30))
  expect(cleanSheetWord(null)).toBe('')
})

test('a title is printed whole or not at all', () => {
  expect(sheetTitle('Freundliche Katze')).toBe('Freundliche Katze')
  expect(sheetTitle('a'.repeat(48))).toHaveLength(48)
  expect(sheetTitle('a'.repeat(49))).toBe('')
})
