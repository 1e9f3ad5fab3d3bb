import { LANGUAGES } from '#domain/languages.ts'
import { SITE_NOTICE_MAX_LENGTH } from '#domain/limits.ts'

const MOST = 100_000

const limit = (text: string) => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= 0 && value <= MOST ? value : undefined
}

/** What the form says, ready for the database; undefined where a limit is no number. */
export function readSettingsForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const [monthly_creations, monthly_modifications] = [limit(text('creations')), limit(text('modifications'))]
  if (monthly_creations === undefined || monthly_modifications === undefined) return undefined
  const notice = LANGUAGES.flatMap((language) => {
    const words = text(`notice-${language}`).trim().slice(0, SITE_NOTICE_MAX_LENGTH)
    return words ? [[language, words] as const] : []
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
