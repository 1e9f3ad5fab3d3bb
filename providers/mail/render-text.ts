import type { MailContent } from './mail-content.ts'

/** Renders a mail as plain text. */
export function renderMailText(content: MailContent): string {
  const { title, text, button, code, codeIntro, validityNote, ignoreNote, footer, siteName, siteUrl } =
    content
  const paragraphs = [
    title,
    text,
    button && `${button.label}\n${button.link}`,
    code && (button ? `${codeIntro} ${code}` : code),
    validityNote,
    ignoreNote,
    `--\n${siteName} · ${siteUrl}\n${footer}`,
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
