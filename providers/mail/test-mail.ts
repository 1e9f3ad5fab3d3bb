import type { Mail } from './delivery.ts'
import { renderMailHtml } from './render-html.ts'
import { renderMailText } from './render-text.ts'
import { mailTexts } from './mail-texts.ts'
import type { MailContent } from './mail-content.ts'
import type { Site } from './write-mail.ts'

/** Lets an operator see that mails arrive and how they look. */
export function writeTestMail(site: Site, to: string, language: string): Mail {
  const { text: textOf, language: actualLanguage } = mailTexts(language, { site: site.name, to })
  const content: MailContent = {
    language: actualLanguage,
    siteName: site.name,
    siteUrl: site.url,
    title: textOf('test-title') ?? '',
    text: textOf('test-text') ?? '',
    codeIntro: '',
    copyIntro: '',
    footer: textOf('test-why') ?? '',
  }
  return {
    to,
    subject: textOf('test-subject') ?? site.name,
    html: renderMailHtml(content),
    text: renderMailText(content),
  }
}
