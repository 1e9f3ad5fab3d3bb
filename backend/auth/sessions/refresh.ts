import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { SECONDS } from '../settings.ts'
import type { Ask } from '../wire/ask.ts'
import { isGenuine, readRefreshToken, type RefreshTokenParts } from './refresh-token.ts'
import { sessionJson, type SessionJson, type SessionRow } from './session.ts'

const notFound = () =>
  new WireError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

type Outcome = SessionJson | WireError

/**
 * Trades a refresh token for the next one. The same token again within seconds (two tabs, a lost answer) gets the same
 * successor; later it is a replay by somebody who should not have it, and the whole session ends.
 */
export async function refreshSession(
  auth: AuthContext,
  ask: Ask,
  refreshToken: string,
): Promise<SessionJson> {
  await auth.limits.take('refreshesOfAddress', ask.address)
  const parts = readRefreshToken(refreshToken)
  if (!parts) throw notFound()
  await auth.limits.take('refreshesOfSession', parts.sessionId)

  // The end of a replayed session must be kept, so a refusal leaves the transaction as an outcome, not as an error.
  const outcome = await auth.sql.begin<Outcome>(async (db) => {
    const [session] = await db<(SessionRow & { banned: boolean })[]>`
      select s.*, coalesce(u.banned_until > ${auth.now()}, false) as banned
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${parts.sessionId} for update of s`
    if (!session || !isGenuine(parts, session.refresh_token_hmac_key)) return notFound()
    if (session.banned) return new WireError(400, 'user_banned', 'User is banned')
    if (session.not_after && session.not_after <= auth.now())
      return new WireError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')

    const state = judge(parts, session, auth.now())
    if (state === 'unknown') return notFound()
    if (state === 'replayed') {
      await db`delete from auth.sessions where id = ${session.id}`
      await audit(db, ask, 'token_revoked', { id: session.user_id }, { reason: 'refresh token replayed' })
      return new WireError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    if (state === 'repeated') return sessionJson(auth, db, session)
    const [next] = await db<SessionRow[]>`
      update auth.sessions
      set refresh_token_counter = refresh_token_counter + 1, refreshed_at = ${auth.now()}, updated_at = ${auth.now()}
      where id = ${session.id} returning *`
    return sessionJson(auth, db, next!)
  })
  if (outcome instanceof WireError) throw outcome
  return outcome
}

function judge({ counter }: RefreshTokenParts, session: SessionRow, now: Date) {
  const newest = Number(session.refresh_token_counter)
  if (counter === newest) return 'fresh'
  if (counter > newest) return 'unknown'
  const rotatedAgo = now.getTime() - (session.refreshed_at?.getTime() ?? 0)
  return counter === newest - 1 && rotatedAgo < SECONDS.refreshReuse * 1000 ? 'repeated' : 'replayed'
}
