import { useMemo } from 'react'
import { useLanguage } from '#app/lib/frame.ts'

/** Dates as the reader's language writes them. */
export function useDates() {
  const language = useLanguage()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      day: (at: string) => day.format(new Date(at)),
      moment: (at: string) => moment.format(new Date(at)),
    }
  }, [language])
}
