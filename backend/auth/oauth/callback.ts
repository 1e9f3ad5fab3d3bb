import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { issueAuthCode } from '../one-time-tokens/auth-code.ts'
import { createSession, sessionJson } from '../sessions/session.ts'
import { isBanned, type Account } from '../users/account.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { withFragment, withQuery } from '../http/redirects.ts'
import { redirect } from '../http/responses.ts'
import { findOrCreateAccount, linkIdentity } from './oauth-account.ts'
import type { OAuthResult } from './oauth-provider.ts'
import { consumeOAuthState, type OAuthStateRow } from './oauth-state.ts'

/** GET /callback: the provider redirects here; redirects to the site with a session or an error. */
export async function callback(auth: AuthContext, request: AuthRequest): Promise<Response> {
  await auth.rateLimits.consume('oauthRequestsPerIp', request.ipAddress)
  const started = await consumeOAuthState(auth, request)
  if (!started) {
    const error = new ApiError(400, 'bad_oauth_state', 'OAuth state is unknown, used or expired')
    return redirect(errorUrl(auth.redirects.allowedTarget(undefined), error))
  }
  const { row, state } = started
  try {
    const result = await callProvider()
    return redirect(await signInAndRedirect(auth, request, row, result))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return redirect(errorUrl(row.referrer, error, row.code_challenge !== null))
  }

  async function callProvider(): Promise<OAuthResult> {
    const denied = request.url.searchParams.get('error')
    if (denied) throw new ApiError(400, 'access_denied', 'Access was denied at the identity provider')
    try {
      return await auth.providers.get(row.provider_type)!.handleCallback(new URL(request.raw.url), state)
    } catch (cause) {
      auth.log.warn(
        { err: cause, provider: row.provider_type },
        'the callback of an identity provider failed',
      )
      throw new ApiError(400, 'bad_oauth_callback', 'Unable to exchange external code')
    }
  }
}

async function signInAndRedirect(
  auth: AuthContext,
  request: AuthRequest,
  row: OAuthStateRow,
  result: OAuthResult,
): Promise<string> {
  const registrationOpen = row.linking_target_id !== null || (await auth.settings.registrationOpen())
  return auth.sql.begin(async (db) => {
    const account: Account = row.linking_target_id
      ? await linkIdentity(auth, db, request, row.linking_target_id, row.provider_type, result.profile)
      : await findOrCreateAccount(auth, db, request, row.provider_type, result.profile, registrationOpen)
    if (isBanned(account, auth.now().getTime())) throw new ApiError(403, 'user_banned', 'User is banned')
    const providerTokens = { provider_token: result.accessToken, provider_refresh_token: result.refreshToken }

    if (row.code_challenge) {
      const code = await issueAuthCode(db, auth.now(), {
        userId: account.id,
        method: 'oauth',
        provider: row.provider_type,
        challenge: row.code_challenge,
        challengeMethod: row.code_challenge_method ?? 's256',
        providerTokens,
      })
      return withQuery(row.referrer, { code })
    }
    await audit(db, request, 'login', account, { provider: row.provider_type })
    const session = await sessionJson(
      auth,
      db,
      await createSession(db, request, account, 'oauth', auth.now()),
    )
    return withFragment(row.referrer, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      provider_token: result.accessToken,
      ...(result.refreshToken && { provider_refresh_token: result.refreshToken }),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
    })
  })
}

/** auth-js reads errors from the fragment; the server of a PKCE client reads them from the query. */
function errorUrl(target: string, { code, message }: ApiError, alsoInQuery = false): string {
  const params = { error: 'access_denied', error_code: code, error_description: message }
  return withFragment(alsoInQuery ? withQuery(target, params) : target, params)
}
