import { expect, test } from 'vitest'
import { writeContactMail, writeContactReceipt } from './contact-mails.ts'
import { message } from './delivery.ts'

const site = { name: 'Colorami', url: 'https://colorami.example' }
const facts = {
  name: 'Ada <b>',
  email: 'ada@example.org',
  subject: 'A cat\r\nBcc: x@example.org',
  message: 'First line.\n<script>alert(1)</script>',
  language: 'fr',
}

test('the operator reads what was written and can answer the sender', () => {
  const mail = writeContactMail(site, 'team@colorami.example', facts)
  expect(mail.to).toBe('team@colorami.example')
  expect(mail.subject).toBe('[Colorami] A cat Bcc: x@example.org')
  expect(mail.text).toContain('First line.\n<script>')
  expect(mail.html).not.toContain('<script>')
  expect(message(mail, { name: 'Colorami', address: 'no-reply@colorami.example' })).toMatchObject({
    replyTo: { name: '', address: 'ada@example.org' },
  })
})

test('the sender gets a receipt in their language that repeats nothing of what was written', () => {
  const mail = writeContactReceipt(site, facts)
  expect(mail.to).toBe('ada@example.org')
  expect(mail.subject).toBe('Nous avons bien reçu votre message')
  expect(mail.html).toContain('<html lang="fr">')
  for (const theirs of ['Ada', 'First line', 'A cat']) expect(mail.html + mail.text).not.toContain(theirs)
})
