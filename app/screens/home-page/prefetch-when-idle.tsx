import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'

/** Without input for this long, even a slow phone has finished rendering, and the visitor is looking around. */
const IDLE_AFTER_MS = 5000
const NEXT_AFTER_MS = 500

type NetworkInformation = { connection?: { saveData?: boolean } }

/**
 * Prefetches the screens most visitors open next, one after the other while the browser is idle, except in data
 * saver mode.
 */
export function PrefetchWhenIdle() {
  const language = useLanguage()
  const likelyNext = [
    paths.category(language, 'animals'),
    paths.category(language, 'vehicles'),
    paths.top(language),
    paths.random(language),
  ]
  const [fetched, setFetched] = useState(0)
  useEffect(() => {
    const { connection } = navigator as Navigator & NetworkInformation
    if (fetched === likelyNext.length || connection?.saveData) return undefined
    const fetchNext = () => setFetched(fetched + 1)
    let timer: ReturnType<typeof setTimeout>
    let idleCallback = 0
    const cancel = () => {
      clearTimeout(timer)
      if (idleCallback) cancelIdleCallback(idleCallback)
    }
    const schedule = (ms: number) => {
      cancel()
      timer = setTimeout(() => {
        if ('requestIdleCallback' in window) idleCallback = requestIdleCallback(fetchNext)
        else fetchNext()
      }, ms)
    }
    schedule(fetched === 0 ? IDLE_AFTER_MS : NEXT_AFTER_MS)
    const postpone = () => schedule(IDLE_AFTER_MS)
    const inputEvents = ['pointerdown', 'keydown'] as const
    for (const event of inputEvents) addEventListener(event, postpone)
    return () => {
      cancel()
      for (const event of inputEvents) removeEventListener(event, postpone)
    }
  }, [fetched, likelyNext.length])
  return likelyNext.slice(0, fetched).map((page) => <PrefetchPageLinks key={page} page={page} />)
}
