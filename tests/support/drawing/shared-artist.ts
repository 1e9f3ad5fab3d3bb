import { createHash } from 'node:crypto'
import {
  type ArtistWorkerPool,
  createArtistWorkerPool,
} from '#providers/images/artist/workers/artist-worker-pool.ts'

/** A worker has a low priority, so it is slow on a busy machine. */
const TIMEOUT_MS = 120_000
/** Longer than a whole run, because a new worker needs two seconds of processor time before it draws. */
const IDLE_MS = 3_600_000

const pool = createArtistWorkerPool({ maxWorkers: 1, timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS })
const cleaned = new Map<string, Promise<unknown>>()

/**
 * The real artist for all test files of a Vitest process, which ends its worker. Results of the slow clean-up are cached, because
 * the fake AI server always returns the same pictures.
 */
export const sharedArtist: ArtistWorkerPool = {
  run(job) {
    if (job.kind !== 'clean') return pool.run(job)
    const key = `${createHash('sha256').update(job.picture).digest('hex')} ${job.style} ${job.source}`
    const result = cleaned.get(key) ?? pool.run(job)
    cleaned.set(key, result)
    return result as ReturnType<typeof pool.run<typeof job>>
  },
  close() {},
}
