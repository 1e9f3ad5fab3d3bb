import { LANGUAGES } from '#domain/text/languages.ts'
import { SITE_NOTICE_MAX_LENGTH } from '#domain/product-limits.ts'

export const MAX_MONTHLY_LIMIT = 100_000

const parseLimit = (text: string) => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= 0 && value <= MAX_MONTHLY_LIMIT
    ? value
    : undefined
}

/** The changed columns; undefined when a limit is not a whole number in range. */
export function parseSettingsForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const [monthly_creations, monthly_modifications] = [
    parseLimit(text('creations')),
    parseLimit(text('modifications')),
  ]
  if (monthly_creations === undefined || monthly_modifications === undefined) return undefined
  const notice = LANGUAGES.flatMap((language) => {
    const noticeText = text(`notice-${language}`).trim().slice(0, SITE_NOTICE_MAX_LENGTH)
    return noticeText ? [[language, noticeText] as const] : []
  })
  return {
    ai_generation_enabled: form.has('ai'),
    registration_enabled: form.has('registration'),
    release_creations_at_once: form.has('release'),
    monthly_creations,
    monthly_modifications,
    site_notice: notice.length > 0 ? Object.fromEntries(notice) : null,
  }
}
