import { createHash } from 'node:crypto'
import { HOSTED_LIMITS, type HostedLimits } from '#providers/hosted/hosted-fetch.ts'
import type { HostedSettings } from '#providers/hosted/hosted-settings.ts'
import type { ArtistWorkerPool } from '#providers/images/artist/workers/artist-worker-pool.ts'
import type { AiServer } from '../support/services/ai-server.ts'

export const API_KEY = 'sk-test-0123456789'

/** Settings for the fake AI server with all models. */
export const settingsFor = (
  { baseUrl }: AiServer,
  kind: HostedSettings['kind'] = 'openai-compatible',
): HostedSettings => ({
  kind,
  baseUrl,
  apiKey: API_KEY,
  models: { image: 'gpt-image-1', text: 'text', speech: 'whisper-1', moderation: 'omni' },
})

/** The product's limits with changes for a test. */
export const limits = (changes: Partial<HostedLimits> = {}): HostedLimits => ({
  ...HOSTED_LIMITS,
  ...changes,
})

/**
 * The real artist workers with a cache for the slow clean-up, because the fake AI server always returns the
 * same pictures.
 */
export function cachingArtist(artist: ArtistWorkerPool): ArtistWorkerPool {
  const cleaned = new Map<string, Promise<unknown>>()
  return {
    ...artist,
    run(job) {
      if (job.kind !== 'clean') return artist.run(job)
      const key = `${createHash('sha256').update(job.picture).digest('hex')} ${job.style} ${job.source}`
      const result = cleaned.get(key) ?? artist.run(job)
      cleaned.set(key, result)
      return result as ReturnType<typeof artist.run<typeof job>>
    },
  }
}
