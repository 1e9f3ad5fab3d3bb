import { ProviderError } from '../../provider-error.ts'
import type { Job, ResultOf } from './jobs.ts'
import { ArtistError, type ArtistWorkers, type WorkerProblem } from './workers.ts'

const CODES: Record<WorkerProblem, 'provider-busy' | 'provider-timeout' | 'provider-failed'> = {
  'artist-busy': 'provider-busy',
  'artist-timeout': 'provider-timeout',
  'artist-crashed': 'provider-failed',
  'artist-failed': 'provider-failed',
  'artist-closed': 'provider-busy',
}

/** A job for the artist's workers whose failure speaks the codes of all providers. */
export async function askArtist<J extends Job>(artist: ArtistWorkers, job: J): Promise<ResultOf<J>> {
  try {
    return await artist.run(job)
  } catch (error) {
    throw error instanceof ArtistError ? new ProviderError(CODES[error.code], error.message) : error
  }
}
