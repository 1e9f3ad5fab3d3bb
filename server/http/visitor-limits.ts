/**
 * What one client address can take up at the same time. The shares are large enough for a school behind one address, and leave
 * most of the server to others.
 */
export const ADMISSION_LIMITS = {
  pages: { total: 200, perKey: 50 },
  requests: { total: 400, perKey: 100 },
  bodies: { total: 128, perKey: 32 },
  uploads: { total: 64, perKey: 8 },
  deadlineMs: 10_000,
  // The speed of a slow mobile network.
  minBytesPerSecond: 32 * 1024,
}

/** Open connections of addresses that are no trusted proxy. Idle ones make room for new ones. */
export const CONNECTION_LIMITS = { total: 8_000, perKey: 256 }
