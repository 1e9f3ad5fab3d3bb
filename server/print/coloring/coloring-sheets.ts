import type { Scene } from '#artist/scene.ts'
import type { ColoringSheet } from '#domain/coloring/coloring-sheet.ts'
import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import { contentHash, type RenditionCache, renditionKey } from '../rendition-cache.ts'
import type { RenditionKind } from '../rendition-handler.ts'

interface Options {
  /** The scene of a page; undefined for a page that the artist did not draw. */
  findScene(slug: string): Promise<Scene | undefined>
  createSheet(svg: string, scene: Scene | undefined): Promise<ColoringSheet>
}

interface SheetRequest {
  entries: PackEntry[]
  slug: string
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 2

const identityOf = (version: string) => ['coloring sheet', EDITION, version]

/** Reads the sheet of a page for other files, from the cache of the endpoint if it is there. */
export const createSheetReader =
  ({ findScene, createSheet }: Options, cache: RenditionCache) =>
  async (slug: string, svg: string, version: string): Promise<ColoringSheet> => {
    const key = renditionKey(version, contentHash(identityOf(version)))
    const cached = await cache.get(key)
    if (cached) return JSON.parse(new TextDecoder().decode(cached)) as ColoringSheet
    const sheet = await createSheet(svg, await findScene(slug))
    await cache.store(key, new TextEncoder().encode(JSON.stringify(sheet)), 'application/json')
    return sheet
  }

export type ReadSheet = ReturnType<typeof createSheetReader>

/** The regions of a page, for coloring it on a screen: `/coloring/<slug>.json`. */
export const coloringSheets = ({ findScene, createSheet }: Options): RenditionKind<SheetRequest> => ({
  name: 'coloring sheet',
  parse({ pathname }) {
    const slug = /^\/coloring\/([^/]+)\.json$/.exec(pathname)?.[1]
    return isSlug(slug) ? { entries: [{ slug, copies: 1 }], slug } : undefined
  },
  describe: (_, [page]) => ({
    identity: identityOf(page!.version),
    masterVersion: page!.version,
    headers: new Headers({
      'content-type': 'application/json',
      // Checked on every use, because the sheet must fit the page's drawing.
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    }),
  }),
  render: async ({ slug }, [page]) =>
    new TextEncoder().encode(JSON.stringify(await createSheet(page!.svg, await findScene(slug)))),
})
