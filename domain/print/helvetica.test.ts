import { expect, test } from 'vitest'
import { textWidth } from './helvetica.ts'

test('the width of a text is that of the font in PDF readers, with or without accents', () => {
  expect(textWidth('Colorami')).toBeCloseTo(4)
  expect(textWidth('12+34')).toBeCloseTo(2.808)
  expect(textWidth('Bär')).toBe(textWidth('Bar'))
})
