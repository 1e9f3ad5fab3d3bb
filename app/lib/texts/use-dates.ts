import { useMemo } from 'react'
import { useLanguage } from '../frame.ts'

/** Dates as the reader's language writes them, in the reader's own time zone. */
export function useDates() {
  const language = useLanguage()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      day: (stamp: string) => day.format(new Date(stamp)),
      moment: (stamp: string) => moment.format(new Date(stamp)),
    }
  }, [language])
}
