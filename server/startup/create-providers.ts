import type { HostedSettings } from '#providers/hosted/hosted-settings.ts'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import type { ArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import { createAutoImageProvider } from '#providers/images/auto-image-provider.ts'
import { createModeration } from '#providers/moderation/create-moderation.ts'
import { findLocalModel } from '#providers/speech/local/find-local-model.ts'
import { createLocalSpeech } from '#providers/speech/local/local-speech.ts'
import type { Providers } from '#supabase/shared/providers.ts'

/** Creates the services for functions and jobs. Without an AI key everything runs on this machine. */
export async function createProviders(
  artist: ArtistWorkerPool,
  ai?: HostedSettings,
): Promise<Omit<Providers, 'mail' | 'diagnostics' | 'tables' | 'backups'>> {
  const model = findLocalModel()
  const localProviders = {
    artist,
    images: createArtistImageProvider(artist),
    ...(model && { speech: createLocalSpeech(model) }),
  }
  if (!ai) return { ...localProviders, moderation: createModeration() }
  // Loaded on demand: the client libraries need as much memory as the rest of the server.
  const { createHostedProviders } = await import('#providers/hosted/create-hosted-providers.ts')
  const { images: hosted, ...others } = createHostedProviders(ai, artist)
  const drawLocally = localProviders.images
  const images =
    hosted && (ai.imageUse === 'always' ? hosted : createAutoImageProvider({ drawLocally, hosted, artist }))
  return { ...localProviders, ...others, ...(images && { images }) }
}
