import { useEffect, useState } from 'react'
import { SEARCH_LIMITS } from '#domain/product-limits.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { type Suggestion, fetchSuggestions } from './fetch-suggestions.ts'

type SuggestionState =
  { status: 'too-short' | 'loading' | 'failed' } | { status: 'ready'; items: Suggestion[] }

const DEBOUNCE_MS = 60

/** Debounces typing, drops responses to older queries and shows the last list until the next one loads. */
export function useSuggestions(text: string): SuggestionState {
  const { language, config } = useSiteData()
  const [result, setResult] = useState<SuggestionState>({ status: 'loading' })
  const query = text.trim()
  const isLongEnough = query.length >= SEARCH_LIMITS.minLength
  useEffect(() => {
    if (!isLongEnough) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(query, language, config.publishableKey, controller.signal).then(
        (items) => setResult({ status: 'ready', items }),
        () => controller.signal.aborted || setResult({ status: 'failed' }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, isLongEnough, language, config.publishableKey])
  return isLongEnough ? result : { status: 'too-short' }
}
