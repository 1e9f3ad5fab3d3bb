// Makes the drawing table and the coloring of pages work without a connection. Registered when one of them has been opened; other screens are
// left alone.
const CACHE = 'device-screens-1'
/** Each new version of the site brings about fifty files; the oldest ones make room. */
const MAX_FILES = 600
const SCREEN = /^\/[a-z]{2}\/(draw|color(\/[a-z0-9-]+)?)\/?$/
/** Named without a hash, so the newest one is taken while there is a connection. */
const ICON = /^\/(favicon\.svg|site\.webmanifest)$/
const FILE = /^\/assets\//

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(store(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (FILE.test(pathname)) event.respondWith(cacheFirst(event))
  else if (ICON.test(pathname) || (request.mode === 'navigate' && SCREEN.test(pathname)))
    event.respondWith(networkFirst(event, pathname))
})

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
  await self.clients.claim()
}

/** Files that a screen loaded before this worker was there, which come from the browser's own cache, and further screens with their files. */
async function store(urls) {
  const cache = await caches.open(CACHE)
  await Promise.all(
    urls.map(async (url) => {
      const { origin, pathname } = new URL(url)
      const isOurs = origin === location.origin && [FILE, SCREEN, ICON].some((path) => path.test(pathname))
      if (!isOurs || (await cache.match(pathname))) return
      await (SCREEN.test(pathname) ? storeScreen(cache, pathname) : cache.add(pathname))
    }),
  )
  await removeOldest(cache)
}

/** Stores the files first: a stored screen is complete. */
async function storeScreen(cache, pathname) {
  const response = await fetch(pathname)
  if (!response.ok) return
  const html = await response.clone().text()
  for (const file of new Set(html.match(/\/assets\/[\w./-]+\.(js|css|woff2)/g)))
    if (!(await cache.match(file))) await cache.add(file)
  await cache.put(pathname, response)
}

async function removeOldest(cache) {
  const files = await cache.keys()
  for (const file of files.slice(0, Math.max(0, files.length - MAX_FILES))) await cache.delete(file)
}

/** Stores a copy beside the response. Without room on the device the screen must still get its file. */
function storeCopy(event, cache, key, response) {
  if (!response.ok) return
  const copy = response.clone()
  event.waitUntil(
    cache
      .put(key, copy)
      .then(() => removeOldest(cache))
      .catch(() => {}),
  )
}

/** A file has a hash in its name and never changes. */
async function cacheFirst(event) {
  const { request } = event
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  storeCopy(event, cache, request, response)
  return response
}

/** The page itself is always the newest one, unless there is no connection. */
async function networkFirst(event, pathname) {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(event.request)
    storeCopy(event, cache, pathname, response)
    return response
  } catch (error) {
    const cached = await cache.match(pathname)
    if (cached) return cached
    throw error
  }
}
