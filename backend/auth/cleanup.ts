import type { Sql } from 'postgres'
import { DURATION_SECONDS } from './auth-settings.ts'

const INTERVAL_MS = 10 * 60_000

/** Deletes expired rows. Every server process runs this; running it twice is harmless. */
export async function deleteExpiredRows(sql: Sql, now: Date) {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await sql`delete from auth.rate_limits where empty_at < ${now}`
  await sql`delete from auth.one_time_tokens where expires_at < ${now}`
  await sql`delete from auth.flow_state where created_at < ${ago(DURATION_SECONDS.oauthStateLifetime)}`
  await sql`delete from auth.mfa_challenges where created_at < ${ago(DURATION_SECONDS.challengeLifetime)}`
  await sql`
    delete from auth.sessions
    where not_after < ${now} or coalesce(refreshed_at, created_at) < ${ago(DURATION_SECONDS.idleSessionLifetime)}`
  await sql`
    delete from auth.users u
    where u.confirmed_at is null and u.last_sign_in_at is null and u.created_at < ${ago(DURATION_SECONDS.unconfirmedAccountRetention)}`
  await sql`delete from auth.audit_log_entries where created_at < ${ago(DURATION_SECONDS.auditLogRetention)}`
}

export function scheduleCleanup(cleanUp: () => Promise<void>): { stop(): void } {
  const timer = setInterval(() => void cleanUp(), INTERVAL_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
