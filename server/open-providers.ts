import { createArtistImages } from '#providers/images/artist/artist-images.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import { createOwnCheck } from '#providers/moderation/own-check.ts'
import type { Providers } from '#supabase/functions/providers.ts'

/** The services functions work with. Without any key everything is done on this machine. */
export function openProviders(artist: ArtistWorkers): Omit<Providers, 'upkeep'> {
  const ownCheck = createOwnCheck()
  return {
    artist,
    images: createArtistImages(artist),
    moderation: { isFitForChildren: async (text) => ownCheck.check(text).fit },
  }
}
