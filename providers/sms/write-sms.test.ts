import { expect, test } from 'vitest'
import { writeSmsCode } from './write-sms.ts'

const SITE = { name: 'Colorami', url: 'https://pages.example' }

test('a message has the code in the language of the account, and a last line for the phone', () => {
  expect(writeSmsCode(SITE, { code: '012345', language: 'de' })).toBe(
    '012345 ist dein Code für Colorami\n\n@pages.example #012345',
  )
})

test('an unknown language falls back to English', () => {
  expect(writeSmsCode(SITE, { code: '012345', language: 'pl' })).toMatch(
    /^012345 is your code for Colorami\n/,
  )
})
