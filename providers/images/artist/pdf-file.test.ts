import { expect, test } from 'vitest'
import { hexText } from './pdf-file.ts'

/** Read back as a PDF reader does it: WinAnsi is what the web calls windows-1252. */
const read = (hex: string) => new TextDecoder('windows-1252').decode(Buffer.from(hex.slice(1, -1), 'hex'))

test.each([
  'Œuf de Pâques et cœur',
  'Größe: „Bär“ – 3 €',
  '¿Dónde está el niño?',
  'Perché l’aquilone è lì…',
  'Zeeën en ruïnes',
])('%s is printed letter by letter', (title) => {
  expect(read(hexText(title))).toBe(title)
})

test('a letter the font does not have becomes a dash, whatever it is made of', () => {
  expect(read(hexText('Ли 🦊'))).toBe('-- -')
  expect(read(hexText('e\u0301'))).toBe('é')
})
