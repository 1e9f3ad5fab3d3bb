import type { Mail } from './delivery.ts'
import { renderMailHtml } from './render-html.ts'
import { renderMailText } from './render-text.ts'
import { mailTexts } from './mail-texts.ts'
import type { MailContent } from './mail-content.ts'
import type { Site } from './write-mail.ts'

interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
  language: string
}

/** Forwards a contact message to the operator, whose reply goes to the sender. */
export function writeContactMail(
  site: Site,
  operator: string,
  { name, email, subject, message, language }: ContactMessage,
): Mail {
  return {
    ...renderMail(site, undefined, operator, {
      subject: `[${site.name}] ${oneLine(subject)}`,
      title: subject,
      text: `${name} <${email}> (${language})\n\n${message}`,
    }),
    replyTo: email,
  }
}

/** A receipt in the sender's language. Quotes nothing of the message, so that the form cannot be used to send spam to strangers. */
export function writeContactReceipt(site: Site, { email, language }: ContactMessage): Mail {
  const { text: textOf } = mailTexts(language, { site: site.name })
  return renderMail(site, language, email, {
    subject: textOf('contact_receipt-subject') ?? site.name,
    title: textOf('contact_receipt-title') ?? '',
    text: textOf('contact_receipt-text') ?? '',
  })
}

function renderMail(
  site: Site,
  language: string | undefined,
  to: string,
  { subject, title, text }: { subject: string; title: string; text: string },
): Mail {
  const { text: textOf, language: actualLanguage } = mailTexts(language, { site: site.name, to })
  const content: MailContent = {
    language: actualLanguage,
    siteName: site.name,
    siteUrl: site.url,
    title,
    text,
    codeIntro: '',
    copyIntro: '',
    footer: textOf('contact-why') ?? '',
  }
  return { to, subject, html: renderMailHtml(content), text: renderMailText(content) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
