import type { Language } from '#domain/languages.ts'

/** Made once a language: making one takes longer than using it a hundred times, and a screen of cards uses it a hundred times. */
const once = <Format>(make: (language: Language) => Format) => {
  const made = new Map<Language, Format>()
  return (language: Language): Format => {
    const known = made.get(language)
    if (known) return known
    const format = make(language)
    made.set(language, format)
    return format
  }
}

export const wholeNumbers = once((language) => new Intl.NumberFormat(language))
export const oneDecimal = once(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
export const pluralRules = once((language) => new Intl.PluralRules(language))
