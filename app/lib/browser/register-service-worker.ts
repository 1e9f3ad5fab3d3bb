const ICONS = ['/favicon.svg', '/site.webmanifest']

/** Stores this screen, further ones and their files on the device, so that they open without a connection from now on. */
export async function registerServiceWorker(furtherScreens: readonly string[] = []): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const paths = [...furtherScreens, ...ICONS].map((path) => new URL(path, location.origin).href)
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([location.href, ...paths, ...files], [])
  } catch {
    // Private windows may forbid it; the screens then need a connection.
  }
}
