import { expect, test } from 'vitest'
import { contactProblems, contactWords } from './contact.ts'

const words = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A lovely cat.' }

test('a complete message can be sent', () => {
  expect(contactProblems(words)).toEqual({})
})

test('every field is required, and each says so itself', () => {
  const nothing = contactWords(() => '   ')
  expect(contactProblems(nothing)).toEqual({
    name: 'required',
    email: 'required',
    subject: 'required',
    message: 'required',
  })
})

test.each(['ada', 'ada@', 'ada@example', 'a da@example.org'])('%s is no address', (email) => {
  expect(contactProblems({ ...words, email })).toEqual({ email: 'email' })
})

test('what is too long for the table is said before it is sent', () => {
  expect(contactProblems({ ...words, message: 'x'.repeat(5001) })).toEqual({ message: 'too-long' })
  expect(contactProblems({ ...words, message: '🐱'.repeat(5000) })).toEqual({})
})

test('files and missing fields count as empty', () => {
  expect(contactWords((field) => (field === 'name' ? new Blob() : undefined)).name).toBe('')
})

test('the lines of a message end as they were typed, whichever way a form was sent', () => {
  expect(contactWords(() => ' Dear all,\r\nmore otters. ').message).toBe('Dear all,\nmore otters.')
})
