import { mailTexts } from '../mail/mail-texts.ts'

/** The text of a message with a code. Phones offer to fill in the code of the last line on this site only. */
export function writeSmsCode(
  site: { name: string; url: string },
  { code, language }: { code: string; language: string | undefined },
): string {
  const text = mailTexts(language, { site: site.name }).text('reauthenticate-subject', { code })
  return `${text}\n\n@${new URL(site.url).hostname} #${code}`
}
