import type { Language } from '#domain/text/languages.ts'

/**
 * Number formats and plural rules without Intl, because creating the first Intl format was the longest task of a
 * first load, and because the Intl data of a browser may differ from the server's, which breaks hydration.
 */
interface NumberFormat {
  groupSeparator: string
  /** Numbers with fewer digits are not grouped. */
  minGroupedDigits: number
  decimalSeparator: string
}

const NUMBER_FORMATS: Record<Language, NumberFormat> = {
  en: { groupSeparator: ',', minGroupedDigits: 4, decimalSeparator: '.' },
  de: { groupSeparator: '.', minGroupedDigits: 4, decimalSeparator: ',' },
  fr: { groupSeparator: '\u202f', minGroupedDigits: 4, decimalSeparator: ',' },
  es: { groupSeparator: '.', minGroupedDigits: 5, decimalSeparator: ',' },
  it: { groupSeparator: '.', minGroupedDigits: 5, decimalSeparator: ',' },
  nl: { groupSeparator: '.', minGroupedDigits: 4, decimalSeparator: ',' },
}

/** Formats a number in JavaScript notation, such as `-1234.5`. */
function formatDigits(digits: string, language: Language): string {
  const { groupSeparator, minGroupedDigits, decimalSeparator } = NUMBER_FORMATS[language]
  const [integer = '', decimals] = digits.split('.')
  const isGrouped = integer.replace('-', '').length >= minGroupedDigits
  const grouped = isGrouped ? integer.replace(/\B(?=(\d{3})+$)/g, groupSeparator) : integer
  return decimals === undefined ? grouped : grouped + decimalSeparator + decimals
}

/** At most three decimals. */
export const formatNumber = (value: number, language: Language) =>
  formatDigits(String(Number(value.toFixed(3))), language)

export const formatOneDecimal = (value: number, language: Language) =>
  formatDigits((Math.round(value * 10) / 10).toFixed(1), language)

type PluralForm = 'one' | 'many' | 'other'

/**
 * The CLDR plural form: French uses `one` for everything below 2, and Romance languages use `many` for whole
 * millions.
 */
export function pluralForm(value: number, language: Language): PluralForm {
  const size = Math.abs(value)
  if (language === 'fr' ? size < 2 : size === 1) return 'one'
  const isRomance = language === 'fr' || language === 'es' || language === 'it'
  return isRomance && size !== 0 && size % 1_000_000 === 0 ? 'many' : 'other'
}
