import { type Scene, withoutAttempt } from '#artist/scene.ts'
import type { Difficulty } from '#domain/pages/creation-options.ts'
import { ArtistError } from '#providers/images/artist/workers/artist-worker-pool.ts'
import { contentHash, type RenditionCache, renditionKey } from '../rendition-cache.ts'

interface Options {
  /** The scene of a page; undefined for a page that the artist did not draw. */
  findScene(slug: string): Promise<Scene | undefined>
  draw(scene: Scene): Promise<string>
  cache: RenditionCache
}

/** Must be increased when the artist draws the same scene differently. */
const EDITION = 1

/** Draws the scene of a page in another difficulty. Previews and prints share the cached drawing. */
export function createLevelDrawings({ findScene, draw, cache }: Options) {
  return async (slug: string, version: string, level: Difficulty): Promise<string> => {
    const key = renditionKey(version, contentHash(['level', EDITION, version, level]))
    const cached = await cache.get(key)
    if (cached) return new TextDecoder().decode(cached)
    const scene = await findScene(slug)
    if (!scene) throw new ArtistError('artist-failed', 'the page has no scene')
    const svg = await draw({ ...withoutAttempt(scene), difficulty: level, held: true })
    await cache.store(key, new TextEncoder().encode(svg), 'image/svg+xml')
    return svg
  }
}

export type DrawLevel = ReturnType<typeof createLevelDrawings>
