import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './delivery.ts'
import { textsIn } from './texts.ts'

/** What there is to say, whatever the form. */
export interface MailContent {
  language: string
  siteName: string
  siteUrl: string
  title: string
  text: string
  button?: { label: string; link: string }
  code?: string
  /** Sentences about the code and the link, in the language of the mail. */
  codeIntro: string
  copy: string
  valid?: string
  ignore?: string
  why: string
}

export interface MailFacts {
  to: string
  kind: string
  language: string | undefined
  link?: string
  code?: string
  newEmail?: string
}

export interface Site {
  name: string
  url: string
}

/** Any mail of an account: the words by kind and language, as HTML and as plain text. */
export function writeMail(site: Site, { to, kind, language, link, code, newEmail = '' }: MailFacts): Mail {
  const gaps = { site: site.name, email: to, to, newEmail, code: code ?? '' }
  const { say, language: spoken } = textsIn(language, gaps)
  const must = (id: string) => {
    const text = say(id)
    if (text === undefined) throw new Error(`no text ${id} for mails`)
    return text
  }
  const label = say(`${kind}-button`)
  const content: MailContent = {
    language: spoken,
    siteName: site.name,
    siteUrl: site.url,
    title: must(`${kind}-title`),
    text: must(`${kind}-text`),
    ...(label && { button: { label, link: link ?? site.url } }),
    code,
    codeIntro: must('code'),
    copy: must('copy'),
    valid: code && (label ? must('valid') : must('valid-code')),
    ignore: say(`${kind}-ignore`),
    why: must('why'),
  }
  return { to, subject: must(`${kind}-subject`), html: mailHtml(content), text: mailText(content) }
}
