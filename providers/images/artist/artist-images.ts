import { ProviderError } from '../../provider-error.ts'
import type { ImageProvider } from '../image-provider.ts'
import { askArtist } from './ask-artist.ts'
import type { Finished } from './jobs.ts'
import type { ArtistWorkers } from './workers.ts'

/** Our own artist as an image provider: a base page with a scene is changed, any other is drawn anew from the wish. */
export function createArtistImages(artist: ArtistWorkers): ImageProvider {
  return {
    kind: 'artist',
    async draw({ prompt, language, style, seed, difficulty, base, signal }) {
      signal.throwIfAborted()
      const drawn: Finished = base?.scene
        ? await askArtist(artist, {
            kind: 'customize',
            scene: { ...base.scene, style, seed },
            change: prompt,
            language,
          })
        : await askArtist(artist, { kind: 'create', request: { prompt, language, style, seed, difficulty } })
      if (isEmpty(drawn)) throw new ProviderError('nothing-drawable')
      return { ...drawn, source: 'algorithmic' }
    },
  }
}

const isEmpty = ({ scene: { wish } }: Finished) => wish.figures.length === 0 && !wish.setting && !wish.mandala
