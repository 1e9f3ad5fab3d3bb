import { useMemo } from 'react'
import { useLanguage } from '../frame.ts'

/** Numbers as the reader's language writes them. */
export function useNumbers() {
  const language = useLanguage()
  return useMemo(() => {
    const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const whole = new Intl.NumberFormat(language)
    return { average: (value: number) => one.format(value), count: (value: number) => whole.format(value) }
  }, [language])
}
