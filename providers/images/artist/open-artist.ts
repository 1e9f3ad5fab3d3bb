import { createArtist, type Artist } from '#artist/artist.ts'
import { loadArtistData } from './load-data.ts'
import { rasterise } from './rasterise.ts'

/** An artist in this process: about a quarter of a second to open, then pages one after the other. */
export async function openArtist(): Promise<Artist> {
  return createArtist(await loadArtistData(), { rasterise })
}
