import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import type { RenditionKind } from './rendition-handler.ts'

interface Options {
  createPicture(svg: string, width: number): Promise<Uint8Array>
}

interface ColoredRequest {
  entries: PackEntry[]
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 1
/** A card is at most this wide on most screens. */
const WIDTH = 400

/** A page colored in, which a card shows under the mouse: `/colored/<slug>.webp`. */
export const coloredPictures = ({ createPicture }: Options): RenditionKind<ColoredRequest> => ({
  name: 'colored picture',
  parse({ pathname }) {
    const slug = /^\/colored\/([^/]+)\.webp$/.exec(pathname)?.[1]
    return isSlug(slug) ? { entries: [{ slug, copies: 1 }] } : undefined
  },
  describe: (_, [page]) => ({
    identity: ['colored', EDITION, page!.version],
    masterVersion: page!.version,
    headers: new Headers({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    }),
  }),
  render: (_, [page]) => createPicture(page!.svg, WIDTH),
})
