import type { HostedSettings } from '#providers/hosted/settings.ts'
import { createArtistImages } from '#providers/images/artist/artist-images.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import { createModeration } from '#providers/moderation/children.ts'
import { findLocalModel } from '#providers/speech/local/find-model.ts'
import { createLocalSpeech } from '#providers/speech/local/local-speech.ts'
import type { Providers } from '#supabase/functions/providers.ts'

/** The services functions work with. Without any key everything is done on this machine. */
export async function openProviders(
  artist: ArtistWorkers,
  ai?: HostedSettings,
): Promise<Omit<Providers, 'mail' | 'upkeep'>> {
  const model = findLocalModel()
  const own = {
    artist,
    images: createArtistImages(artist),
    ...(model && { speech: createLocalSpeech(model) }),
  }
  if (!ai) return { ...own, moderation: createModeration() }
  // Loaded only where it is used: the client libraries weigh as much as the rest of the server.
  const { openHosted } = await import('#providers/hosted/open-hosted.ts')
  return { ...own, ...openHosted(ai, artist) }
}
