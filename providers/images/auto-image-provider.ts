import { isBadlyCovered } from '#artist/outcome/nothing-drawable.ts'
import { ProviderError } from '../provider-error.ts'
import { runArtistJob } from './artist/workers/run-artist-job.ts'
import type { ArtistWorkerPool } from './artist/workers/artist-worker-pool.ts'
import type { ImageProvider, ImageRequest } from './image-provider.ts'

/** Problems of the hosted service that say nothing about the wish. */
const OUTAGES: ReadonlySet<string> = new Set([
  'provider-busy',
  'provider-timeout',
  'provider-failed',
  'picture-unusable',
  'texts-unusable',
])

interface Options {
  drawLocally: ImageProvider
  hosted: ImageProvider
  artist: ArtistWorkerPool
}

/**
 * Draws with the artist what it covers well, and with the hosted model what it does not. If the service fails, the artist draws what it
 * can and the page says what is missing.
 */
export function createAutoImageProvider({ drawLocally, hosted, artist }: Options): ImageProvider {
  return {
    kind: 'hosted',
    async draw(request) {
      if (!(await needsHosted(request))) return drawLocally.draw(request)
      try {
        return await hosted.draw(request)
      } catch (error) {
        if (error instanceof ProviderError && OUTAGES.has(error.code)) return drawLocally.draw(request)
        throw error
      }
    },
  }

  async function needsHosted({ base, ...wish }: ImageRequest): Promise<boolean> {
    // A page of the hosted model has no scene that the artist could change.
    if (base && !base.scene) return true
    const job = base?.scene
      ? ({
          kind: 'describe-change',
          scene: base.scene,
          change: wish.prompt,
          language: wish.language,
        } as const)
      : ({ kind: 'describe', request: wish } as const)
    return isBadlyCovered((await runArtistJob(artist, job)).scene)
  }
}
