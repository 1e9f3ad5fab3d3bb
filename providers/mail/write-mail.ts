import { renderMailHtml } from './render-html.ts'
import { renderMailText } from './render-text.ts'
import type { Mail } from './delivery.ts'
import type { MailContent } from './mail-content.ts'
import { mailTexts } from './mail-texts.ts'

export interface MailRequest {
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

/** Writes any account mail: looks up its texts by kind and language, and renders them as HTML and plain text. */
export function writeMail(site: Site, { to, kind, language, link, code, newEmail = '' }: MailRequest): Mail {
  const placeholders = { site: site.name, email: to, to, newEmail, code: code ?? '' }
  const { text: textOf, language: actualLanguage } = mailTexts(language, placeholders)
  const requireText = (id: string) => {
    const text = textOf(id)
    if (text === undefined) throw new Error(`no text ${id} for mails`)
    return text
  }
  const label = textOf(`${kind}-button`)
  const content: MailContent = {
    language: actualLanguage,
    siteName: site.name,
    siteUrl: site.url,
    title: requireText(`${kind}-title`),
    text: requireText(`${kind}-text`),
    ...(label && { button: { label, link: link ?? site.url } }),
    code,
    codeIntro: requireText('code'),
    copyIntro: requireText('copy'),
    validityNote: code && (label ? requireText('valid') : requireText('valid-code')),
    ignoreNote: textOf(`${kind}-ignore`),
    footer: requireText('why'),
  }
  return {
    to,
    subject: requireText(`${kind}-subject`),
    html: renderMailHtml(content),
    text: renderMailText(content),
  }
}
