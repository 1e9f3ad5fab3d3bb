import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { issueCode } from '../proofs/auth-code.ts'
import { openSession, sessionJson } from '../sessions/session.ts'
import { isBanned, type Account } from '../users/account.ts'
import type { Ask } from '../wire/ask.ts'
import { withFragment, withQuery } from '../wire/redirects.ts'
import { redirect } from '../wire/respond.ts'
import { accountOfPerson, linkPerson } from './person.ts'
import type { ProviderAnswer } from './provider.ts'
import { endVisit, type VisitRow } from './visit.ts'

/** GET /callback: the browser comes back from a provider and lands on the site, signed in or with the reason why not. */
export async function callback(auth: AuthContext, ask: Ask): Promise<Response> {
  await auth.limits.take('oauthVisitsOfAddress', ask.address)
  const ended = await endVisit(auth, ask)
  if (!ended) {
    const error = new WireError(400, 'bad_oauth_state', 'OAuth state is unknown, used or expired')
    return redirect(refusal(auth.redirects.target(undefined), error))
  }
  const { row, visit } = ended
  try {
    const answer = await askProvider()
    return redirect(await land(auth, ask, row, answer))
  } catch (error) {
    if (!(error instanceof WireError) || error.status >= 500) throw error
    return redirect(refusal(row.referrer, error, row.code_challenge !== null))
  }

  async function askProvider(): Promise<ProviderAnswer> {
    const denied = ask.url.searchParams.get('error')
    if (denied) throw new WireError(400, 'access_denied', 'Access was denied at the identity provider')
    try {
      return await auth.providers.get(row.provider_type)!.identify(new URL(ask.request.url), visit)
    } catch (cause) {
      auth.log.warn({ err: cause, provider: row.provider_type }, 'an identity provider’s answer was refused')
      throw new WireError(400, 'bad_oauth_callback', 'Unable to exchange external code')
    }
  }
}

async function land(auth: AuthContext, ask: Ask, row: VisitRow, answer: ProviderAnswer): Promise<string> {
  const open = row.linking_target_id !== null || (await auth.settings.registrationOpen())
  return auth.sql.begin(async (db) => {
    const account: Account = row.linking_target_id
      ? await linkPerson(auth, db, ask, row.linking_target_id, row.provider_type, answer.person)
      : await accountOfPerson(auth, db, ask, row.provider_type, answer.person, open)
    if (isBanned(account, auth.now().getTime())) throw new WireError(403, 'user_banned', 'User is banned')
    const providerTokens = { provider_token: answer.accessToken, provider_refresh_token: answer.refreshToken }

    if (row.code_challenge) {
      const code = await issueCode(db, auth.now(), {
        userId: account.id,
        method: 'oauth',
        provider: row.provider_type,
        challenge: row.code_challenge,
        challengeMethod: row.code_challenge_method ?? 's256',
        providerTokens,
      })
      return withQuery(row.referrer, { code })
    }
    await audit(db, ask, 'login', account, { provider: row.provider_type })
    const session = await sessionJson(auth, db, await openSession(db, ask, account, 'oauth', auth.now()))
    return withFragment(row.referrer, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      provider_token: answer.accessToken,
      ...(answer.refreshToken && { provider_refresh_token: answer.refreshToken }),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
    })
  })
}

/** auth-js reads errors from the fragment; a PKCE client's server side reads them from the query. */
function refusal(target: string, { code, message }: WireError, alsoInQuery = false): string {
  const facts = { error: 'access_denied', error_code: code, error_description: message }
  return withFragment(alsoInQuery ? withQuery(target, facts) : target, facts)
}
