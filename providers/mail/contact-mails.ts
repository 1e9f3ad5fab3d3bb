import type { Mail } from './delivery.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { textsIn } from './texts.ts'
import type { MailContent, Site } from './write-mail.ts'

export interface ContactFacts {
  name: string
  email: string
  subject: string
  message: string
  language: string
}

/** What somebody wrote, to the operator, who can simply answer it. */
export function writeContactMail(site: Site, operator: string, facts: ContactFacts): Mail {
  const { name, email, subject, message } = facts
  return {
    ...asMail(site, undefined, operator, {
      subject: `[${site.name}] ${oneLine(subject)}`,
      title: subject,
      text: `${name} <${email}> (${facts.language})\n\n${message}`,
    }),
    replyTo: email,
  }
}

/** A receipt in the sender's language. It repeats nothing of what was written, so that nobody can send words to strangers through us. */
export function writeContactReceipt(site: Site, { email, language }: ContactFacts): Mail {
  const { say } = textsIn(language, { site: site.name })
  return asMail(site, language, email, {
    subject: say('contact_receipt-subject') ?? site.name,
    title: say('contact_receipt-title') ?? '',
    text: say('contact_receipt-text') ?? '',
  })
}

function asMail(
  site: Site,
  language: string | undefined,
  to: string,
  { subject, title, text }: { subject: string; title: string; text: string },
): Mail {
  const { say, language: spoken } = textsIn(language, { site: site.name, to })
  const content: MailContent = {
    language: spoken,
    siteName: site.name,
    siteUrl: site.url,
    title,
    text,
    codeIntro: '',
    copy: '',
    why: say('contact-why') ?? '',
  }
  return { to, subject, html: mailHtml(content), text: mailText(content) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
