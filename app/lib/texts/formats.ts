import type { Language } from '#domain/languages.ts'

/**
 * How numbers are written and counted. The browser knows it, too (Intl), but making the first of its formats was the longest task of a
 * first visit; and each browser knows it in its own version, while what the server wrote has to be met exactly.
 */
interface Writing {
  /** Between thousands, and from how many digits on they are set apart. */
  group: string
  from: number
  point: string
}

const WRITING: Record<Language, Writing> = {
  en: { group: ',', from: 4, point: '.' },
  de: { group: '.', from: 4, point: ',' },
  fr: { group: '\u202f', from: 4, point: ',' },
  es: { group: '.', from: 5, point: ',' },
  it: { group: '.', from: 5, point: ',' },
  nl: { group: '.', from: 4, point: ',' },
}

function written(plain: string, language: Language): string {
  const { group, from, point } = WRITING[language]
  const [whole = '', rest] = plain.split('.')
  const grouped = whole.replace('-', '').length < from ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest === undefined ? grouped : grouped + point + rest
}

/** At most three decimals. */
export const number = (value: number, language: Language) =>
  written(String(Number(value.toFixed(3))), language)

export const oneDecimal = (value: number, language: Language) =>
  written((Math.round(value * 10) / 10).toFixed(1), language)

export type PluralForm = 'one' | 'many' | 'other'

/** Which form of a word goes with a number: in French also nothing and a half are one, and romance languages have "a million of". */
export function pluralForm(value: number, language: Language): PluralForm {
  const size = Math.abs(value)
  if (language === 'fr' ? size < 2 : size === 1) return 'one'
  const isRomance = language === 'fr' || language === 'es' || language === 'it'
  return isRomance && size !== 0 && size % 1_000_000 === 0 ? 'many' : 'other'
}
