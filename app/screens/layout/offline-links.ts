import { DEVICE_CACHES } from '#app/lib/browser/register-service-worker.ts'

/**
 * Without a connection, a link to a stored screen loads the whole document: the service worker has documents, not the data that React
 * Router would request. Other links show the usual message inside the site.
 */
export function openStoredScreensOffline(): () => void {
  let stored: ReadonlySet<string> = new Set()
  const readStored = () =>
    void storedPaths().then(
      (paths) => (stored = paths),
      () => {},
    )
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const isOwn = !link || link.target !== '' || link.hasAttribute('download')
    if (navigator.onLine || isOwn || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    // React does not see the event, so the browser follows the link.
    if (link.origin === location.origin && stored.has(link.pathname + link.search)) event.stopPropagation()
  }
  readStored()
  addEventListener('offline', readStored)
  addEventListener('click', onClick, { capture: true })
  return () => {
    removeEventListener('offline', readStored)
    removeEventListener('click', onClick, { capture: true })
  }
}

async function storedPaths(): Promise<Set<string>> {
  const lists = await Promise.all(
    DEVICE_CACHES.map(async (name) => ((await caches.has(name)) ? (await caches.open(name)).keys() : [])),
  )
  return new Set(
    lists.flat().map(({ url }) => {
      const { pathname, search } = new URL(url)
      return pathname + search
    }),
  )
}
