import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Account, Db } from '../users/account.ts'
import type { AuthRequest } from '../http/auth-request.ts'

const SECONDS_PER_UNIT = { h: 3600, m: 60, s: 1 } as const

/** The length of a ban in Supabase's notation: `24h`, `1h30m` or `none`. */
export const banDuration = z.string().transform((value, context) => {
  if (value === 'none') return 0
  const parts = [...value.matchAll(/(\d{1,9})([hms])/g)]
  const seconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * SECONDS_PER_UNIT[unit as keyof typeof SECONDS_PER_UNIT],
    0,
  )
  if (parts.map(([part]) => part).join('') === value && seconds > 0) return seconds
  context.addIssue({ code: 'custom', message: 'not a duration' })
  return z.NEVER
})

/** Bans an account for so many seconds, which also deletes all its sessions; 0 ends a ban, and nothing changes without a number. */
export async function applyBan(
  db: Db,
  request: AuthRequest,
  account: Account,
  { seconds, now }: { seconds: number | null | undefined; now: Date },
) {
  if (seconds === undefined || seconds === null) return
  const bannedUntil = seconds === 0 ? null : new Date(now.getTime() + seconds * 1000)
  await db`update auth.users set banned_until = ${bannedUntil} where id = ${account.id}`
  if (bannedUntil) await db`delete from auth.sessions where user_id = ${account.id}`
  await audit(db, request, bannedUntil ? 'user_banned' : 'user_unbanned', account, { by: 'admin' })
}
