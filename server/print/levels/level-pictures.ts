import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import type { RenditionKind } from '../rendition-handler.ts'
import type { DrawLevel } from './level-drawings.ts'

interface Options {
  drawLevel: DrawLevel
  createPicture(svg: string, width: number): Promise<Uint8Array>
}

interface LevelRequest {
  entries: PackEntry[]
  slug: string
  level: Difficulty
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 1
const WIDTH = 400

/** The preview of a page in another difficulty: `/levels/<slug>/easy.webp`. */
export const levelPictures = ({ drawLevel, createPicture }: Options): RenditionKind<LevelRequest> => ({
  name: 'level preview',
  parse({ pathname }) {
    const [, slug, word] = /^\/levels\/([^/]+)\/([a-z]+)\.webp$/.exec(pathname) ?? []
    const level = DIFFICULTIES.find((known) => known === word)
    return isSlug(slug) && level ? { entries: [{ slug, copies: 1 }], slug, level } : undefined
  },
  describe: ({ level }, [page]) => ({
    identity: ['level preview', EDITION, page!.version, level],
    masterVersion: page!.version,
    headers: new Headers({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    }),
  }),
  render: async ({ slug, level }, [page]) =>
    createPicture(await drawLevel(slug, page!.version, level), WIDTH),
})
