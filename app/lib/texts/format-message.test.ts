import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type Message, formatMessage } from './format-message.ts'

const format = (text: string, values = {}, language: 'en' | 'de' | 'fr' = 'en') =>
  formatMessage(compileMessage(text) as Message, values, language)

test('a text without placeholders is unchanged', () => {
  expect(formatMessage('Print it. #1', {}, 'en')).toBe('Print it. #1')
  expect(format('Print it.')).toBe('Print it.')
})

test('placeholders are replaced by their values, including zero', () => {
  expect(format('{a} of {b}', { a: 0, b: 'ten' })).toBe('0 of ten')
})

test.each([
  [0, 'en', 'Nothing'],
  [1, 'en', '1 page of cats'],
  [1234, 'en', '1,234 pages of cats'],
  [1234, 'de', '1.234 pages of cats'],
  [0.5, 'fr', '0,5 page of cats'],
] as const)('%d uses the plural form and number format of %s', (count, language, expected) => {
  const text = '{count, plural, =0 {Nothing} one {# page of {what}} other {# pages of {what}}}'
  expect(format(text, { count, what: 'cats' }, language)).toBe(expected)
})
