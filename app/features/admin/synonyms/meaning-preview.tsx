import { useEffect, useState } from 'react'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import type { Language } from '#domain/text/languages.ts'
import type { SearchSummary } from '#app/lib/pages/search-queries.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminQuery } from '../queries/use-admin-query.ts'

const DEBOUNCE_MS = 300

/** What the search finds for the meaning, so that an administrator sees before saving whether it is understood. */
export function MeaningPreview({ meaning, language }: { meaning: string; language: Language }) {
  const t = useText()
  const query = useDebounced(meaning.trim())
  const isLongEnough = query.length >= SEARCH_LIMITS.minLength
  const { data } = useAdminQuery<SearchSummary | null>(
    ['admin', 'meaning', language, query],
    async (client) => {
      if (!isLongEnough) return { data: null, error: null }
      const { data: summary, error } = await client.rpc('search_summary', { query, lang: language })
      return { data: summary as unknown as SearchSummary | null, error }
    },
  )
  const names = data?.concepts.map(({ label }) => label).join(', ')
  return (
    <p role="status" className="min-h-6 text-sm">
      {isLongEnough &&
        data &&
        (names
          ? t('admin-synonyms.understood', { names, count: data.total })
          : t('admin-synonyms.not-understood'))}
    </p>
  )
}

/** The text after a pause in typing. */
function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
