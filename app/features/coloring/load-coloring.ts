import type { RegionMap } from '#domain/coloring/region-map.ts'
import { withRetries } from '#app/lib/api/with-retries.ts'
import {
  type ColoringPage,
  listColorings,
  readColoring,
  readColoringPage,
  type StoredColoring,
} from './model/coloring-store.ts'

export interface LoadedColoring {
  page: ColoringPage
  /** The page's lines, ready for a canvas. */
  drawing: HTMLImageElement
  stored?: StoredColoring
}

/** What is colored: a page of the site, a drawing of this device, or a stored coloring. */
export interface ColoringSource {
  /** The slug of the page or of the drawing. A stored coloring with this slug is continued. */
  slug: string
  /** The drawing. It can be changed later, so only colorings of the same drawing are continued. */
  svg?: string
  /** Opens this coloring instead of the latest one. */
  id?: string
  /** Loads the page for a first coloring. A stored coloring needs none. */
  loadPage?(): Promise<ColoringPage>
}

const TIMEOUT_MS = 60_000
const RETRY_PAUSE_MS = 800

let preloaded: { slug: string; loading: Promise<LoadedColoring> } | undefined

/** Starts to load the coloring of a page before its screen is rendered. */
export function preloadColoring(source: ColoringSource): void {
  const loading = load(source)
  // The screen that uses the coloring reports the failure.
  loading.catch(() => {})
  preloaded = { slug: source.slug, loading }
}

/** Opens a coloring of this device: the one with the id, or the latest of the page. Without one the page is loaded. */
export function loadColoring(source: ColoringSource): Promise<LoadedColoring> {
  const started = preloaded?.slug === source.slug ? preloaded.loading : undefined
  // Used once, because the device may have stored more actions by the next time.
  preloaded = undefined
  return started ?? load(source)
}

async function load(source: ColoringSource): Promise<LoadedColoring> {
  const stored = await readStored(source)
  if (stored) return { ...stored, drawing: await toImage(stored.page.svg) }
  if (!source.loadPage) throw new Error('the coloring is not on this device')
  const page = await source.loadPage()
  return { page, drawing: await toImage(page.svg) }
}

async function readStored({ slug, svg, id }: ColoringSource) {
  // Without a database every visit begins anew.
  const colorings = await listColorings().catch(() => [])
  for (const coloring of colorings.filter((one) => (id ? one.id === id : one.slug === slug))) {
    const page = await readColoringPage(coloring.id)
    if (!page || (svg && page.svg !== svg)) continue
    const stored = await readColoring(coloring.id, page.regionMap.regions.length)
    if (stored) return { page, stored }
  }
  return undefined
}

/** A page of the site with its drawing and its regions. */
export async function loadSitePage(slug: string, svgUrl: string): Promise<ColoringPage> {
  const [svg, regionMap] = await Promise.all([
    request(svgUrl).then((response) => response.text()),
    request(`/coloring/${slug}.json`).then((response) => response.json() as Promise<RegionMap>),
  ])
  return { svg, regionMap }
}

/** Retries, because a busy server may reject the first request for a region map, for which it has to trace the regions. */
const request = (url: string): Promise<Response> =>
  withRetries(
    2,
    async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      return response
    },
    RETRY_PAUSE_MS,
  )

/** A drawing that a canvas can paint in any size. */
export async function toImage(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = url
  await image.decode()
  // The URL stays valid: browsers read it again when the image is drawn in another size.
  return image
}
