import { shareOfBoth } from '../workers/share-of-workers.ts'

/**
 * What one client address can take up at the same time. The shares are large enough for a school behind one address, and leave
 * most of the server to others.
 */
const ADMISSION_LIMITS = {
  pages: { total: 200, perKey: 50 },
  requests: { total: 400, perKey: 100 },
  bodies: { total: 128, perKey: 32 },
  uploads: { total: 64, perKey: 8 },
  largeBodies: { total: 24, perKey: 4 },
  deadlineMs: 10_000,
  // The speed of a slow mobile network.
  minBytesPerSecond: 32 * 1024,
}

/** The share of one process of a site with several. */
export const shareOfAdmission = (workers: number): typeof ADMISSION_LIMITS => ({
  ...ADMISSION_LIMITS,
  pages: shareOfBoth(ADMISSION_LIMITS.pages, workers),
  requests: shareOfBoth(ADMISSION_LIMITS.requests, workers),
  bodies: shareOfBoth(ADMISSION_LIMITS.bodies, workers),
  uploads: shareOfBoth(ADMISSION_LIMITS.uploads, workers),
  largeBodies: shareOfBoth(ADMISSION_LIMITS.largeBodies, workers),
})

/** Open connections of addresses that are no trusted proxy. Idle ones make room for new ones. */
export const CONNECTION_LIMITS = { total: 8_000, perKey: 256 }
