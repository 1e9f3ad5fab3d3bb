import { ProviderError } from '../../provider-error.ts'
import type { ImageProvider } from '../image-provider.ts'
import type { Finished } from './jobs.ts'
import { ArtistError, type ArtistWorkers, type WorkerProblem } from './workers.ts'

/** Our own artist as an image provider: a base page with a scene is changed, any other is drawn anew from the wish. */
export function createArtistImages(artist: ArtistWorkers): ImageProvider {
  return {
    kind: 'artist',
    async draw({ prompt, language, style, seed, difficulty, base, signal }) {
      signal.throwIfAborted()
      const drawn = await asProviderProblem(
        base?.scene
          ? artist.run({ kind: 'customize', scene: { ...base.scene, style, seed }, change: prompt, language })
          : artist.run({ kind: 'create', request: { prompt, language, style, seed, difficulty } }),
      )
      if (isEmpty(drawn)) throw new ProviderError('nothing-drawable')
      return { ...drawn, source: 'algorithmic' }
    },
  }
}

const isEmpty = ({ scene: { wish } }: Finished) => wish.figures.length === 0 && !wish.setting && !wish.mandala

const CODES: Record<WorkerProblem, 'provider-busy' | 'provider-timeout' | 'provider-failed'> = {
  'artist-busy': 'provider-busy',
  'artist-timeout': 'provider-timeout',
  'artist-crashed': 'provider-failed',
  'artist-failed': 'provider-failed',
  'artist-closed': 'provider-busy',
}

async function asProviderProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ArtistError ? new ProviderError(CODES[error.code], error.message) : error
  }
}
