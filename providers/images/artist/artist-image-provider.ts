import { isNothingDrawable } from '#artist/outcome/nothing-drawable.ts'
import { ProviderError } from '../../provider-error.ts'
import type { ImageProvider } from '../image-provider.ts'
import { runArtistJob } from './workers/run-artist-job.ts'
import type { FinishedPage } from './workers/artist-jobs.ts'
import type { ArtistWorkerPool } from './workers/artist-worker-pool.ts'

/**
 * The artist as an image provider. Changes the base page if it has a scene, else draws a new page from the wish.
 */
export function createArtistImageProvider(artist: ArtistWorkerPool): ImageProvider {
  return {
    kind: 'artist',
    async draw({ prompt, language, style, seed, difficulty, base, signal }) {
      signal.throwIfAborted()
      const drawn: FinishedPage = base?.scene
        ? await runArtistJob(artist, {
            kind: 'customize',
            scene: { ...base.scene, style, seed },
            change: prompt,
            language,
          })
        : await runArtistJob(artist, {
            kind: 'create',
            request: { prompt, language, style, seed, difficulty },
          })
      if (isNothingDrawable({ ...drawn.scene, outcome: drawn.outcome })) {
        const ideas = await runArtistJob(artist, { kind: 'ideas', prompt, language })
        throw new ProviderError('nothing-drawable', undefined, ideas)
      }
      return { ...drawn, source: 'algorithmic' }
    },
  }
}
