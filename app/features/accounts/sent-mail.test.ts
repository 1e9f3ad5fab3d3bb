import { expect, test } from 'vitest'
import { nextMail, resendTime, type SentMail } from './sent-mail.ts'

const mail: SentMail = { email: 'anna@example.org', reason: 'signed-up', sentAt: 1_000, repeats: 0 }

test('a mail can be requested again after a minute, and after four mails every fifteen minutes', () => {
  expect(resendTime(mail)).toBe(61_000)
  const fourth = [1, 2, 3].reduce((latest) => nextMail(latest, 1_000), mail)
  expect(fourth.repeats).toBe(3)
  expect(resendTime(fourth)).toBe(901_000)
})

test('a mail that was requested before this visit can be requested at once', () => {
  const earlier: SentMail = { ...mail, reason: 'not-confirmed', sentAt: 0 }
  expect(resendTime(earlier)).toBe(0)
  expect(nextMail(earlier, 5_000)).toEqual({ ...earlier, sentAt: 5_000 })
})
