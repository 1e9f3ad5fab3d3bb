// Makes the drawing table, coloring and pages seen before work without a connection. Registered when one of them has been open for a moment.
// While there is a connection every screen is the newest one, and pictures are not touched.
/** The site's files, the drawing table and coloring. */
const FILES = 'device-screens-1'
/** Each new version of the site brings about fifty files; the oldest ones make room. */
const MAX_FILES = 600
/** Screens with pages of the site, their pictures and regions. */
const PAGES = 'seen-pages-1'
const MAX_PAGES = 400
/** A screen that is seen again after this time is stored again. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
/** Without a response for this long, a stored screen is shown. */
const TIMEOUT_MS = 10_000

const DEVICE_SCREEN = /^\/[a-z]{2}\/(draw|color)\/?$/
const PAGE_SCREEN = /^\/[a-z]{2}(\/(favourites|random|top-100|(page|color|category)\/[a-z0-9-]+))?\/?$/
/** Named without a hash, so the newest one is taken while there is a connection. */
const ICON = /^\/(favicon\.svg|site\.webmanifest)$/
const FILE = /^\/assets\//
const PICTURE = /^\/storage\/v1\/object\/public\//
const REGION_MAP = /^\/coloring\/[a-z0-9-]+\.json$/

const isScreen = (pathname) => DEVICE_SCREEN.test(pathname) || PAGE_SCREEN.test(pathname)
const isPageData = (pathname) => PICTURE.test(pathname) || REGION_MAP.test(pathname)

/** The table and coloring ignore their query: the wish in it is not part of the screen. */
const keyOf = ({ pathname, search }) =>
  PAGE_SCREEN.test(pathname) || isPageData(pathname) ? pathname + search : pathname
const cacheOf = ({ pathname }) =>
  caches.open(PAGE_SCREEN.test(pathname) || isPageData(pathname) ? PAGES : FILES)

/** The last screen could not be requested, although the browser may believe to be online. */
let isUnreachable = false

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => event.waitUntil(store(event.data)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (FILE.test(url.pathname)) event.respondWith(cacheFirst(event))
  else if (ICON.test(url.pathname) || (request.mode === 'navigate' && isScreen(url.pathname)))
    event.respondWith(networkFirst(event, url))
  else if (isPageData(url.pathname) && (isUnreachable || !self.navigator.onLine))
    event.respondWith(findPageData(request, url))
})

async function takeOver() {
  for (const name of await caches.keys()) if (name !== FILES && name !== PAGES) await caches.delete(name)
  await self.clients.claim()
}

/** Stores what a screen has loaded before this worker was there, and further screens with their files. One by one, so that it disturbs nobody. */
async function store(urls) {
  for (const address of new Set(urls)) {
    const url = new URL(address)
    const { pathname } = url
    const isOurs =
      url.origin === location.origin &&
      (FILE.test(pathname) || ICON.test(pathname) || isScreen(pathname) || isPageData(pathname))
    if (!isOurs) continue
    const cache = await cacheOf(url)
    try {
      if (isScreen(pathname)) await storeScreen(cache, keyOf(url))
      else if (!(await cache.match(keyOf(url)))) await cache.add(keyOf(url))
    } catch {
      // The next visit tries again.
    }
  }
  await removeOldest(await caches.open(FILES), MAX_FILES)
  await removeOldest(await caches.open(PAGES), MAX_PAGES)
}

/** Stores the files first: a stored screen is complete. */
async function storeScreen(cache, key) {
  const stored = await cache.match(key)
  const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '')
  if (stored && !(age > MAX_AGE_MS)) return
  const response = await fetch(key)
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  const files = await caches.open(FILES)
  for (const file of new Set(html.match(/\/assets\/[\w./-]+\.(js|css|woff2)/g)))
    if (!(await files.match(file))) await files.add(file)
  await cache.put(key, response)
}

async function removeOldest(cache, max) {
  const files = await cache.keys()
  for (const file of files.slice(0, Math.max(0, files.length - max))) await cache.delete(file)
}

/** Stores a copy beside the response. Without room on the device the screen must still get its file. */
function storeCopy(event, cache, key, response) {
  if (!response.ok) return
  const copy = response.clone()
  event.waitUntil(cache.put(key, copy).catch(() => {}))
}

/** A file has a hash in its name and never changes. */
async function cacheFirst(event) {
  const { request } = event
  const cache = await caches.open(FILES)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  storeCopy(event, cache, request, response)
  return response
}

/** The newest one, unless there is no connection. */
async function networkFirst(event, url) {
  const cache = await cacheOf(url)
  const cached = await cache.match(keyOf(url))
  try {
    const fetched = fetch(event.request)
    // Only a stored response can replace one that does not come.
    const response = await (cached ? Promise.race([fetched, rejectAfter(TIMEOUT_MS)]) : fetched)
    storeCopy(event, cache, keyOf(url), response)
    isUnreachable = false
    return response
  } catch (error) {
    isUnreachable = true
    if (cached) return cached
    throw error
  }
}

const rejectAfter = (ms) => new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), ms))

/** A sized picture can be replaced by the drawing itself, which has no size in its address, or by another size. */
async function findPageData(request, url) {
  const cache = await caches.open(PAGES)
  const cached =
    (await cache.match(keyOf(url))) ??
    (url.search &&
      ((await cache.match(url.pathname)) ?? (await cache.match(request, { ignoreSearch: true }))))
  return cached || fetch(request)
}
