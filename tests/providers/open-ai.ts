import { createHash } from 'node:crypto'
import { LIMITS, type Limits } from '#providers/hosted/calls.ts'
import type { HostedSettings } from '#providers/hosted/settings.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import type { AiServer } from '../support/ai-server.ts'

export const KEY = 'sk-test-0123456789'

/** Settings for the test server with every model named. */
export const settingsFor = (
  { baseUrl }: AiServer,
  kind: HostedSettings['kind'] = 'openai-compatible',
): HostedSettings => ({
  kind,
  baseUrl,
  apiKey: KEY,
  models: { image: 'gpt-image-1', text: 'text', speech: 'whisper-1', moderation: 'omni' },
})

/** The product's own limits, except where a test waits for one. */
export const limits = (changes: Partial<Limits> = {}): Limits => ({ ...LIMITS, ...changes })

/** The real workers, except that a picture that was cleaned once is not cleaned again: the test server always gives the same ones. */
export function rememberingArtist(artist: ArtistWorkers): ArtistWorkers {
  const cleaned = new Map<string, Promise<unknown>>()
  return {
    ...artist,
    run(job) {
      if (job.kind !== 'clean') return artist.run(job)
      const key = `${createHash('sha256').update(job.picture).digest('hex')} ${job.style} ${job.source}`
      const known = cleaned.get(key) ?? artist.run(job)
      cleaned.set(key, known)
      return known as ReturnType<typeof artist.run<typeof job>>
    },
  }
}
