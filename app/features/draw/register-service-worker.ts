const ICONS = ['/favicon.svg', '/site.webmanifest'].map((path) => new URL(path, location.origin).href)

/** Stores the table and its files on the device, so that it opens without a connection from now on. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([location.href, ...ICONS, ...files], [])
  } catch {
    // Private windows may forbid it; the table then needs a connection.
  }
}
