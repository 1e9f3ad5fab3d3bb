import type { Scene } from '#artist/scene.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import { contentHash, type RenditionCache, renditionKey } from '../rendition-cache.ts'
import type { RenditionKind } from '../rendition-handler.ts'
import { REGION_MAP_EDITION } from './editions.ts'

interface Options {
  /** The scene of a page; undefined for a page that the artist did not draw. */
  findScene(slug: string): Promise<Scene | undefined>
  createRegionMap(svg: string, scene: Scene | undefined): Promise<RegionMap>
}

interface RegionMapRequest {
  entries: PackEntry[]
  slug: string
}

const identityOf = (version: string) => ['region map', REGION_MAP_EDITION, version]

/** Reads the region map of a page for other files, from the cache of the endpoint if it is there. */
export const createRegionMapReader =
  ({ findScene, createRegionMap }: Options, cache: RenditionCache) =>
  async (slug: string, svg: string, version: string): Promise<RegionMap> => {
    const key = renditionKey(version, contentHash(identityOf(version)))
    const cached = await cache.get(key)
    if (cached) return JSON.parse(new TextDecoder().decode(cached)) as RegionMap
    const regionMap = await createRegionMap(svg, await findScene(slug))
    await cache.store(key, new TextEncoder().encode(JSON.stringify(regionMap)), 'application/json')
    return regionMap
  }

export type ReadRegionMap = ReturnType<typeof createRegionMapReader>

/** The regions of a page, for coloring it on a screen: `/coloring/<slug>.json`. */
export const regionMaps = ({ findScene, createRegionMap }: Options): RenditionKind<RegionMapRequest> => ({
  name: 'region map',
  parse({ pathname }) {
    const slug = /^\/coloring\/([^/]+)\.json$/.exec(pathname)?.[1]
    return isSlug(slug) ? { entries: [{ slug, copies: 1 }], slug } : undefined
  },
  describe: (_, [page]) => ({
    identity: identityOf(page!.version),
    masterVersion: page!.version,
    headers: new Headers({
      'content-type': 'application/json',
      // Checked on every use, because the region map must fit the page's drawing.
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    }),
  }),
  render: async ({ slug }, [page]) =>
    new TextEncoder().encode(JSON.stringify(await createRegionMap(page!.svg, await findScene(slug)))),
})
