import { expect, test } from 'vitest'
import { hexText } from './pdf-file.ts'

/** Decodes as a PDF reader does: WinAnsi is windows-1252 on the web. */
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

test('a character that the font lacks becomes one dash, even if it consists of several code points', () => {
  expect(read(hexText('Ли 🦊'))).toBe('-- -')
  expect(read(hexText('e\u0301'))).toBe('é')
})
