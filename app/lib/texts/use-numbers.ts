import { useLanguage } from '../frame.ts'
import { oneDecimal, wholeNumbers } from './formats.ts'

/** Numbers as the reader's language writes them. */
export function useNumbers() {
  const language = useLanguage()
  return {
    average: (value: number) => oneDecimal(language).format(value),
    count: (value: number) => wholeNumbers(language).format(value),
  }
}
