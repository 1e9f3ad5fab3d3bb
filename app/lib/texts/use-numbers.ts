import { useLanguage } from '../layout/site-data.ts'
import { formatNumber, formatOneDecimal } from './number-format.ts'

/** Formats numbers in the current language. */
export function useNumbers() {
  const language = useLanguage()
  return {
    average: (value: number) => formatOneDecimal(value, language),
    count: (value: number) => formatNumber(value, language),
  }
}
