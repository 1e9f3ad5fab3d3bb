import { useMemo } from 'react'
import { useLanguage } from '../layout/site-data.ts'

/** Formats dates in the current language and the browser's time zone. */
export function useDateFormats() {
  const language = useLanguage()
  return useMemo(() => {
    const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
    const dateTimeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      formatDate: (timestamp: string) => dateFormat.format(new Date(timestamp)),
      formatDateTime: (timestamp: string) => dateTimeFormat.format(new Date(timestamp)),
    }
  }, [language])
}
