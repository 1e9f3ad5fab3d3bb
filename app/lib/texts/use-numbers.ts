import { useLanguage } from '../frame.ts'
import { number, oneDecimal } from './formats.ts'

/** Numbers as the reader's language writes them. */
export function useNumbers() {
  const language = useLanguage()
  return {
    average: (value: number) => oneDecimal(value, language),
    count: (value: number) => number(value, language),
  }
}
