import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { hasValidMac, parseRefreshToken, type RefreshTokenParts } from './refresh-token.ts'
import { sessionJson, type SessionJson, type SessionRow } from './session.ts'

const notFound = () =>
  new ApiError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

type RefreshResult = SessionJson | ApiError

/**
 * Exchanges a refresh token for the next one. Within a few seconds the same token returns the same successor, for two tabs
 * or a lost response. Later its reuse means that the token was stolen, so the whole session ends.
 */
export async function refreshSession(
  auth: AuthContext,
  request: AuthRequest,
  refreshToken: string,
): Promise<SessionJson> {
  await auth.rateLimits.consume('refreshesPerIp', request.ipAddress)
  const parts = parseRefreshToken(refreshToken)
  if (!parts) throw notFound()
  await auth.rateLimits.consume('refreshesPerSession', parts.sessionId)

  // Errors are returned: a thrown error would roll back the deletion of a replayed session.
  const outcome = await auth.sql.begin<RefreshResult>(async (db) => {
    const [session] = await db<(SessionRow & { banned: boolean })[]>`
      select s.*, coalesce(u.banned_until > ${auth.now()}, false) as banned
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${parts.sessionId} for update of s`
    if (!session || !hasValidMac(parts, session.refresh_token_hmac_key)) return notFound()
    if (session.banned) return new ApiError(400, 'user_banned', 'User is banned')
    if (session.not_after && session.not_after <= auth.now())
      return new ApiError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')

    const state = classifyToken(parts, session, auth.now())
    if (state === 'unknown') return notFound()
    if (state === 'replayed') {
      await db`delete from auth.sessions where id = ${session.id}`
      await audit(db, request, 'token_revoked', { id: session.user_id }, { reason: 'refresh token replayed' })
      return new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
    }
    if (state === 'repeated') return sessionJson(auth, db, session)
    const [next] = await db<SessionRow[]>`
      update auth.sessions
      set refresh_token_counter = refresh_token_counter + 1, refreshed_at = ${auth.now()}, updated_at = ${auth.now()}
      where id = ${session.id} returning *`
    return sessionJson(auth, db, next!)
  })
  if (outcome instanceof ApiError) throw outcome
  return outcome
}

function classifyToken({ counter }: RefreshTokenParts, session: SessionRow, now: Date) {
  const newest = Number(session.refresh_token_counter)
  if (counter === newest) return 'fresh'
  if (counter > newest) return 'unknown'
  const rotatedAgo = now.getTime() - (session.refreshed_at?.getTime() ?? 0)
  return counter === newest - 1 && rotatedAgo < DURATION_SECONDS.refreshTokenReuse * 1000
    ? 'repeated'
    : 'replayed'
}
