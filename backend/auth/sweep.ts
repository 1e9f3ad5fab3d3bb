import type { Sql } from 'postgres'
import { SECONDS } from './settings.ts'

const EVERY = 10 * 60_000

/** Takes away what has had its time. Every process does it now and then; doing it twice is harmless. */
export async function sweep(sql: Sql, now: Date) {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await sql`delete from auth.rate_limits where empty_at < ${now}`
  await sql`delete from auth.one_time_tokens where expires_at < ${now}`
  await sql`delete from auth.flow_state where created_at < ${ago(SECONDS.oauthVisitLives)}`
  await sql`delete from auth.mfa_challenges where created_at < ${ago(SECONDS.challengeLives)}`
  await sql`
    delete from auth.sessions
    where not_after < ${now} or coalesce(refreshed_at, created_at) < ${ago(SECONDS.idleSession)}`
  await sql`
    delete from auth.users u
    where u.confirmed_at is null and u.last_sign_in_at is null and u.created_at < ${ago(SECONDS.unconfirmedKept)}`
  await sql`delete from auth.audit_log_entries where created_at < ${ago(SECONDS.auditKept)}`
}

export function sweepNowAndThen(sweepOnce: () => Promise<void>): { stop(): void } {
  const timer = setInterval(() => void sweepOnce(), EVERY)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
