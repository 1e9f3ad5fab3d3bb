import { useEffect, useSyncExternalStore } from 'react'
import { createPath, useNavigation } from 'react-router'

let wasReloadCancelled = false

/**
 * React Router reloads the document when the script of the next screen cannot be loaded, which is right after a new
 * build. Offline, that reload would end on the browser's error page, so it is cancelled.
 */
function subscribe(onChange: () => void): () => void {
  const cancelReloadOffline = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || navigator.onLine) return
    event.preventDefault()
    wasReloadCancelled = true
    onChange()
  }
  // Browsers without the Navigation API reload and show their error page.
  window.navigation?.addEventListener('navigate', cancelReloadOffline)
  return () => window.navigation?.removeEventListener('navigate', cancelReloadOffline)
}

export const useWasReloadCancelled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wasReloadCancelled,
    () => false,
  )

/** The path of the next screen if its script could not be loaded because the device is offline. */
export function useOfflineNavigation(): string | undefined {
  const { location } = useNavigation()
  const isCancelled = useWasReloadCancelled()
  const path = isCancelled && location ? createPath(location) : undefined
  // React Router never requests a missing script again, so once the device is online the next navigation loads a
  // whole document.
  useEffect(() => {
    if (path !== undefined && navigator.onLine) window.location.assign(path)
  }, [path])
  return path
}
