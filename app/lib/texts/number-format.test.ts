import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { formatNumber, formatOneDecimal, pluralForm } from './number-format.ts'

const NUMBERS = [0, 0.5, 1, 1.5, 2, 9.9999, 12, 999, 1000, 1234, 9999, 10_000, 12_345.678, 100_000, 999_999]
const LARGE_NUMBERS = [1_000_000, 1_000_001, 3_000_000, 1_234_567_890]

test.each(LANGUAGES)('numbers and plural forms of %s equal those of Intl', (language) => {
  const [plain, average, plural] = [
    new Intl.NumberFormat(language),
    new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    new Intl.PluralRules(language),
  ]
  const values = [...NUMBERS, ...LARGE_NUMBERS]
  for (const value of [...values, ...values.map((positive) => -positive || 0)]) {
    expect([value, formatNumber(value, language)]).toEqual([value, plain.format(value)])
    expect([value, pluralForm(value, language)]).toEqual([value, plural.select(value)])
  }
  for (const value of [0, 0.04, 0.25, 0.35, 1.05, 3.45, 4.8, 4.96, 5])
    expect([value, formatOneDecimal(value, language)]).toEqual([value, average.format(value)])
})
