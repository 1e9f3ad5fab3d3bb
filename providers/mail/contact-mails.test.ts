import { expect, test } from 'vitest'
import { writeContactMail, writeContactReceipt } from './contact-mails.ts'
import { toMessage } from './delivery.ts'

const site = { name: 'Colorami', url: 'https://colorami.example' }
const contactMessage = {
  name: 'Ada <b>',
  email: 'ada@example.org',
  subject: 'A cat\r\nBcc: x@example.org',
  message: 'First line.\n<script>alert(1)</script>',
  language: 'fr',
}

test('the operator gets the message and can reply to the sender', () => {
  const mail = writeContactMail(site, 'team@colorami.example', contactMessage)
  expect(mail.to).toBe('team@colorami.example')
  expect(mail.subject).toBe('[Colorami] A cat Bcc: x@example.org')
  expect(mail.text).toContain('First line.\n<script>')
  expect(mail.html).not.toContain('<script>')
  expect(toMessage(mail, { name: 'Colorami', address: 'no-reply@colorami.example' })).toMatchObject({
    replyTo: { name: '', address: 'ada@example.org' },
  })
})

test('the sender gets a receipt in their language that quotes nothing of the message', () => {
  const mail = writeContactReceipt(site, contactMessage)
  expect(mail.to).toBe('ada@example.org')
  expect(mail.subject).toBe('Nous avons bien reçu votre message')
  expect(mail.html).toContain('<html lang="fr">')
  for (const quote of ['Ada', 'First line', 'A cat']) expect(mail.html + mail.text).not.toContain(quote)
})
