import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { type Message, say } from './say.ts'

const said = (text: string, values = {}, language: 'en' | 'de' | 'fr' = 'en') =>
  say(compileMessage(text) as Message, values, language)

test('a plain text is said as it stands', () => {
  expect(say('Print it. #1', {}, 'en')).toBe('Print it. #1')
  expect(said('Print it.')).toBe('Print it.')
})

test('names are replaced by their values, also a zero', () => {
  expect(said('{a} of {b}', { a: 0, b: 'ten' })).toBe('0 of ten')
})

test.each([
  [0, 'en', 'Nothing'],
  [1, 'en', '1 page of cats'],
  [1234, 'en', '1,234 pages of cats'],
  [1234, 'de', '1.234 pages of cats'],
  [0.5, 'fr', '0,5 page of cats'],
] as const)('%d is counted as %s counts', (count, language, sentence) => {
  const text = '{count, plural, =0 {Nothing} one {# page of {what}} other {# pages of {what}}}'
  expect(said(text, { count, what: 'cats' }, language)).toBe(sentence)
})
