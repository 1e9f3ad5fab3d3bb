import type { Fetch } from '#backend/identity.ts'
import type { Scene } from '#artist/scene.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { notFound } from './print-responses.ts'

interface Options {
  /** Finds a page with the rights of an anonymous visitor. */
  findPage(slug: string): Promise<unknown>
  /** The scene of a page; undefined for a page that the artist did not draw. */
  findScene(slug: string): Promise<Scene | undefined>
}

/** What the artist drew a page from, to change it on the drawing table: `/scenes/<slug>.json`. */
export const createSceneHandler =
  ({ findPage, findScene }: Options): Fetch =>
  async (request) => {
    const slug = /^\/scenes\/([^/]+)\.json$/.exec(new URL(request.url).pathname)?.[1]
    const scene = isSlug(slug) && (await findPage(slug)) ? await findScene(slug) : undefined
    if (!scene) return notFound()
    return Response.json(withoutTypedWords(scene), {
      headers: { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' },
    })
  }

/** Only what is in the picture: the typed words are private. */
const withoutTypedWords = (scene: Scene): Scene => ({
  ...scene,
  wish: { ...scene.wish, words: undefined, unknown: [] },
  outcome: undefined,
  flaws: undefined,
})
