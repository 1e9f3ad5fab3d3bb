import { leftOutOf } from '#domain/pages/wish-outcome.ts'
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
      if (isEmpty(drawn)) throw new ProviderError('nothing-drawable')
      return { ...drawn, source: 'algorithmic' }
    },
  }
}

/** An empty place is a page only if nothing else was wished for. */
const isEmpty = ({ scene: { wish }, outcome }: FinishedPage) =>
  wish.figures.length === 0 && !wish.mandala && (!wish.setting || leftOutOf(outcome).length > 0)
