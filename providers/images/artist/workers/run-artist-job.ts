import { ProviderError, type ProviderErrorCode } from '../../../provider-error.ts'
import type { ArtistJob, ResultOf } from './artist-jobs.ts'
import { ArtistError, type ArtistWorkerPool, type ArtistErrorCode } from './artist-worker-pool.ts'

const PROVIDER_CODE: Record<ArtistErrorCode, ProviderErrorCode> = {
  'artist-busy': 'provider-busy',
  'artist-timeout': 'provider-timeout',
  'artist-crashed': 'provider-failed',
  'artist-failed': 'provider-failed',
  'artist-closed': 'provider-stopped',
}

/** Runs a job in the artist's worker processes and maps its errors to the codes of all providers. */
export async function runArtistJob<J extends ArtistJob>(
  artist: ArtistWorkerPool,
  job: J,
): Promise<ResultOf<J>> {
  try {
    return await artist.run(job)
  } catch (error) {
    throw error instanceof ArtistError ? new ProviderError(PROVIDER_CODE[error.code], error.message) : error
  }
}
