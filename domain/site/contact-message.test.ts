import { expect, test } from 'vitest'
import { validateContactMessage, parseContactMessage } from './contact-message.ts'

const validMessage = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A lovely cat.' }

test('a complete message can be sent', () => {
  expect(validateContactMessage(validMessage)).toEqual({})
})

test('every field is required, and each empty field reports it', () => {
  const emptyMessage = parseContactMessage(() => '   ')
  expect(validateContactMessage(emptyMessage)).toEqual({
    name: 'required',
    email: 'required',
    subject: 'required',
    message: 'required',
  })
})

test.each(['ada', 'ada@', 'ada@example', 'a da@example.org'])('%s is not an e-mail address', (email) => {
  expect(validateContactMessage({ ...validMessage, email })).toEqual({ email: 'email' })
})

test('a text too long for the table is rejected before sending', () => {
  expect(validateContactMessage({ ...validMessage, message: 'x'.repeat(5001) })).toEqual({
    message: 'too-long',
  })
  expect(validateContactMessage({ ...validMessage, message: '🐱'.repeat(5000) })).toEqual({})
})

test('files and missing fields count as empty', () => {
  expect(parseContactMessage((field) => (field === 'name' ? new Blob() : undefined)).name).toBe('')
})

test('line ends become LF, as the user typed them', () => {
  expect(parseContactMessage(() => ' Dear all,\r\nmore otters. ').message).toBe('Dear all,\nmore otters.')
})
