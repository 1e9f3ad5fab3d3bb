import { useEffect, useEffectEvent, useRef } from 'react'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { ArtistClient } from './worker/artist-client.ts'

/** Files for offline use are loaded when nothing was drawn for this long, so that no drawing waits for them. */
const REST_MS = 2000

interface Options {
  artist: Pick<ArtistClient, 'loadForOffline'>
  /** A drawing is finished and no other has started. */
  isResting: boolean
  loadColoring(): Promise<unknown>
}

/** Stores the files that the table needs without a connection on the device, once per visit. */
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
