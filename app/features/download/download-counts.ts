import { useSyncExternalStore } from 'react'

/** The counts that the server returned after downloads in this tab, by page. */
const counts = new Map<string, number>()
const listeners = new Set<() => void>()

export function setDownloadCount(pageId: string, count: number): void {
  counts.set(pageId, count)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The number of downloads of a page, which rises after a download. */
export function useDownloadCount({ id, download_count }: { id: string; download_count: number }): number {
  const current = useSyncExternalStore(
    subscribe,
    () => counts.get(id),
    () => undefined,
  )
  return Math.max(current ?? 0, download_count)
}
