import { useEffect, useEffectEvent, useRef } from 'react'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { ArtistClient } from './worker/artist-client.ts'

/** After a drawing, the next one must not wait for what is loaded ahead. */
const REST_MS = 2000

interface Options {
  artist: Pick<ArtistClient, 'loadForOffline'>
  /** Something is drawn, and nothing else is being drawn. */
  isResting: boolean
  loadColoring(): Promise<unknown>
}

/** Stores once on the device what the table needs without a connection. */
export function useOfflineTable({ artist, isResting, loadColoring }: Options): void {
  const language = useLanguage()
  const isStarted = useRef(false)
  const store = useEffectEvent(async () => {
    isStarted.current = true
    await Promise.allSettled([loadColoring(), artist.loadForOffline()])
    await registerServiceWorker([paths.colorings(language)])
  })
  useEffect(() => {
    if (!isResting || isStarted.current) return
    const timer = setTimeout(() => void store(), REST_MS)
    return () => clearTimeout(timer)
  }, [isResting])
}
