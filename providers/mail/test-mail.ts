import type { Mail } from './delivery.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { textsIn } from './texts.ts'
import type { MailContent, Site } from './write-mail.ts'

/** Shows an operator that mails leave the house and how they look. */
export function writeTestMail(site: Site, to: string, language: string): Mail {
  const { say, language: spoken } = textsIn(language, { site: site.name, to })
  const content: MailContent = {
    language: spoken,
    siteName: site.name,
    siteUrl: site.url,
    title: say('test-title') ?? '',
    text: say('test-text') ?? '',
    codeIntro: '',
    copy: '',
    why: say('test-why') ?? '',
  }
  return { to, subject: say('test-subject') ?? site.name, html: mailHtml(content), text: mailText(content) }
}
