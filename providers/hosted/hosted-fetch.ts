import { createBoundedFetch } from '../egress/bounded-fetch.ts'
import { createGuardedFetch } from '../egress/guarded-fetch.ts'
import type { HostedSettings } from './hosted-settings.ts'

interface CallLimits {
  timeoutMs: number
  /** Maximum size of the response body. */
  maxBytes: number
}

/** Limits for each kind of call to the AI service. */
export const HOSTED_LIMITS = {
  image: { timeoutMs: 90_000, maxBytes: 32 * 1024 * 1024 },
  text: { timeoutMs: 30_000, maxBytes: 1024 * 1024 },
  speech: { timeoutMs: 30_000, maxBytes: 1024 * 1024 },
  moderation: { timeoutMs: 10_000, maxBytes: 256 * 1024 },
} as const

export type HostedLimits = Record<keyof typeof HOSTED_LIMITS, CallLimits>

/** A `fetch` for the AI service that limits time and response size. Only the service itself may be in a private network, not a redirect. */
export function createHostedFetch(
  { baseUrl }: HostedSettings,
  { timeoutMs, maxBytes }: CallLimits,
): typeof globalThis.fetch {
  return createBoundedFetch(createGuardedFetch({ trustedOrigins: [baseUrl], timeoutMs }), maxBytes)
}
