import type { MailContent } from './write-mail.ts'

/** The same mail for readers without HTML. */
export function mailText(content: MailContent): string {
  const { title, text, button, code, codeIntro, valid, ignore, why, siteName, siteUrl } = content
  const paragraphs = [
    title,
    text,
    button && `${button.label}\n${button.link}`,
    code && (button ? `${codeIntro} ${code}` : code),
    valid,
    ignore,
    `--\n${siteName} · ${siteUrl}\n${why}`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
