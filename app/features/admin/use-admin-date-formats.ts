import { useMemo } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'

/** Formats dates in the admin's language, shorter than in the rest of the site so that they fit into tables. */
export function useAdminDateFormats() {
  const language = useLanguage()
  return useMemo(() => {
    const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
    const dateTimeFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      formatDate: (timestamp: string) => dateFormat.format(new Date(timestamp)),
      formatDateTime: (timestamp: string) => dateTimeFormat.format(new Date(timestamp)),
    }
  }, [language])
}
