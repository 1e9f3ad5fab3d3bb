import { useEffect } from 'react'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { postRpc } from '#app/lib/api/rest-client.ts'

/** Searches recorded since the site was opened: going back to one is not a new search. */
const recorded = new Set<string>()

const CRAWLERS = /bot|crawl|spider|slurp|preview/i

/**
 * Records a search that did not find what was meant, so that operators see what is missing. Called without a query
 * for any other search. Effects run neither for prefetched screens nor on the server, and a prerendered or background
 * tab records only when a person looks at it.
 */
export function useRecordSearchMiss(query: string | undefined): void {
  const { language, config } = useSiteData()
  useEffect(() => {
    const search = `${language} ${query}`
    if (query === undefined || recorded.has(search) || CRAWLERS.test(navigator.userAgent)) return undefined
    const record = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', record)
      recorded.add(search)
      // Without the recording the visitor misses nothing.
      postRpc('record_search_miss', { query, lang: language }, config.publishableKey).catch(() => {})
    }
    document.addEventListener('visibilitychange', record)
    record()
    return () => document.removeEventListener('visibilitychange', record)
  }, [query, language, config.publishableKey])
}
