const ICONS = ['/favicon.svg', '/site.webmanifest']

/** The caches of `public/service-worker.js`. */
export const DEVICE_CACHES = ['device-screens-1', 'seen-pages-1'] as const

/** Stores this screen, further addresses and their files on the device, so that they open without a connection from now on. */
export async function registerServiceWorker(further: readonly string[] = []): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const addresses = [...further, ...ICONS].map((address) => new URL(address, location.origin).href)
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([location.href, ...files, ...addresses], [])
  } catch {
    // Private windows may forbid it; the screens then need a connection.
  }
}
