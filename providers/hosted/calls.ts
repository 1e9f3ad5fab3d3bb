import { createBoundedFetch } from '../egress/bounded-fetch.ts'
import { createGuardedFetch } from '../egress/guarded-fetch.ts'
import type { HostedSettings } from './settings.ts'

/** How long an answer may take and how long it may be. */
export const LIMITS = {
  image: { timeoutMs: 90_000, mostBytes: 32 * 1024 * 1024 },
  text: { timeoutMs: 30_000, mostBytes: 1024 * 1024 },
  speech: { timeoutMs: 30_000, mostBytes: 1024 * 1024 },
  moderation: { timeoutMs: 10_000, mostBytes: 256 * 1024 },
} as const

export type Limits = Record<keyof typeof LIMITS, { timeoutMs: number; mostBytes: number }>

/** The way to a service: only to its own origin or the public network, in bounded time, with a bounded answer. */
export function fetchFor(
  { baseUrl }: HostedSettings,
  { timeoutMs, mostBytes }: { timeoutMs: number; mostBytes: number },
): typeof globalThis.fetch {
  return createBoundedFetch(createGuardedFetch({ trustedOrigins: [baseUrl], timeoutMs }), mostBytes)
}
