import { hash, randomBytes } from 'node:crypto'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { createSession, sessionJson, type AuthMethod, type SessionJson } from '../sessions/session.ts'
import { DURATION_SECONDS } from '../auth-settings.ts'
import { accountById, isBanned, type Db } from '../users/account.ts'
import type { AuthRequest } from '../http/auth-request.ts'

interface NewAuthCode {
  userId: string
  method: AuthMethod
  provider: string
  challenge: string
  challengeMethod: 's256' | 'plain'
  providerTokens?: ProviderTokens
}

interface ProviderTokens {
  provider_token?: string
  provider_refresh_token?: string
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** Creates a PKCE code for the redirect URL, which gives a session only together with the client's verifier. */
export async function issueAuthCode(db: Db, now: Date, code: NewAuthCode): Promise<string> {
  const authCode = randomBytes(32).toString('base64url')
  await db`
    insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type,
      authentication_method, provider_access_token, provider_refresh_token, auth_code_issued_at, created_at)
    values (${code.userId}, ${sha256(authCode)}, ${code.challenge}, ${code.challengeMethod}, ${code.provider},
      ${code.method}, ${code.providerTokens?.provider_token ?? null},
      ${code.providerTokens?.provider_refresh_token ?? null}, ${now}, ${now})`
  return authCode
}

interface FlowStateRow {
  user_id: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: AuthMethod
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  auth_code_issued_at: Date
}

/** Exchanges a PKCE code for a session. The first attempt deletes the code, even with a wrong verifier. */
export async function exchangeAuthCode(
  auth: AuthContext,
  request: AuthRequest,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
): Promise<SessionJson & ProviderTokens> {
  await auth.rateLimits.consume('codeFailuresPerIp', request.ipAddress)
  const [flow] = await auth.sql<FlowStateRow[]>`
    delete from auth.flow_state where auth_code = ${sha256(auth_code)} returning *`
  if (!flow) throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  const age = auth.now().getTime() - flow.auth_code_issued_at.getTime()
  if (age > DURATION_SECONDS.authCodeLifetime * 1000)
    throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const challenge = flow.code_challenge_method === 's256' ? sha256(code_verifier) : code_verifier
  if (challenge !== flow.code_challenge)
    throw new ApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  await auth.rateLimits.refund('codeFailuresPerIp', request.ipAddress)

  const account = await accountById(auth.sql, flow.user_id)
  if (!account) throw new ApiError(404, 'user_not_found', 'User not found')
  if (isBanned(account, auth.now().getTime())) throw new ApiError(400, 'user_banned', 'User is banned')
  return auth.sql.begin(async (db) => {
    const session = await createSession(db, request, account, flow.authentication_method, auth.now())
    await audit(db, request, 'login', account, { provider: flow.provider_type })
    if (flow.provider_type === 'email') await deleteLinkTokens(db, account.id)
    return {
      ...(await sessionJson(auth, db, session)),
      ...(flow.provider_access_token && { provider_token: flow.provider_access_token }),
      ...(flow.provider_refresh_token && { provider_refresh_token: flow.provider_refresh_token }),
    }
  })
}

/**
 * Deletes the user's remaining sign-in tokens and PKCE codes from mails. A redirect contains one of each (see
 * verify-link.ts), and using one must invalidate the other.
 */
export async function deleteLinkTokens(db: Db, userId: string) {
  await db`delete from auth.one_time_tokens where user_id = ${userId} and token_type = 'recovery_token'`
  await db`delete from auth.flow_state where user_id = ${userId} and provider_type = 'email'`
}
