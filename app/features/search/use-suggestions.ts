import { useEffect, useState } from 'react'
import { SEARCH } from '#domain/limits.ts'
import { useFrame } from '#app/lib/frame.ts'
import { type Suggestion, suggest } from './suggestions.ts'

export type SuggestionState =
  { status: 'too-short' | 'loading' | 'failed' } | { status: 'ready'; items: Suggestion[] }

const QUIET_MS = 60

/** Follows what is typed: waits for a short pause, drops answers to older questions, keeps the last list until the next is there. */
export function useSuggestions(text: string): SuggestionState {
  const { language, config } = useFrame()
  const [answer, setAnswer] = useState<SuggestionState>({ status: 'loading' })
  const wanted = text.trim()
  const isLongEnough = wanted.length >= SEARCH.minLength
  useEffect(() => {
    if (!isLongEnough) return
    const asked = new AbortController()
    const timer = setTimeout(() => {
      suggest(wanted, language, config.publishableKey, asked.signal).then(
        (items) => setAnswer({ status: 'ready', items }),
        () => asked.signal.aborted || setAnswer({ status: 'failed' }),
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [wanted, isLongEnough, language, config.publishableKey])
  return isLongEnough ? answer : { status: 'too-short' }
}
