import { hash, randomBytes } from 'node:crypto'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { openSession, sessionJson, type Method, type SessionJson } from '../sessions/session.ts'
import { SECONDS } from '../settings.ts'
import { accountById, isBanned, type Db } from '../users/account.ts'
import type { Ask } from '../wire/ask.ts'

interface NewCode {
  userId: string
  method: Method
  provider: string
  challenge: string
  challengeMethod: 's256' | 'plain'
  providerTokens?: ProviderTokens
}

export interface ProviderTokens {
  provider_token?: string
  provider_refresh_token?: string
}

const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** A code for the address bar, worth a session only together with the verifier its client kept. */
export async function issueCode(db: Db, now: Date, code: NewCode): Promise<string> {
  const authCode = randomBytes(32).toString('base64url')
  await db`
    insert into auth.flow_state (user_id, auth_code, code_challenge, code_challenge_method, provider_type,
      authentication_method, provider_access_token, provider_refresh_token, auth_code_issued_at, created_at)
    values (${code.userId}, ${sha256(authCode)}, ${code.challenge}, ${code.challengeMethod}, ${code.provider},
      ${code.method}, ${code.providerTokens?.provider_token ?? null},
      ${code.providerTokens?.provider_refresh_token ?? null}, ${now}, ${now})`
  return authCode
}

interface FlowRow {
  user_id: string
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: Method
  provider_type: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  auth_code_issued_at: Date
}

/** A code is spent by the first attempt, right or wrong. */
export async function exchangeCode(
  auth: AuthContext,
  ask: Ask,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
): Promise<SessionJson & ProviderTokens> {
  await auth.limits.take('codeFailuresOfAddress', ask.address)
  const [flow] = await auth.sql<FlowRow[]>`
    delete from auth.flow_state where auth_code = ${sha256(auth_code)} returning *`
  if (!flow) throw new WireError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  const age = auth.now().getTime() - flow.auth_code_issued_at.getTime()
  if (age > SECONDS.authCodeLives * 1000)
    throw new WireError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const challenge = flow.code_challenge_method === 's256' ? sha256(code_verifier) : code_verifier
  if (challenge !== flow.code_challenge)
    throw new WireError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  await auth.limits.giveBack('codeFailuresOfAddress', ask.address)

  const account = await accountById(auth.sql, flow.user_id)
  if (!account) throw new WireError(404, 'user_not_found', 'User not found')
  if (isBanned(account, auth.now().getTime())) throw new WireError(400, 'user_banned', 'User is banned')
  return auth.sql.begin(async (db) => {
    const session = await openSession(db, ask, account, flow.authentication_method, auth.now())
    await audit(db, ask, 'login', account, { provider: flow.provider_type })
    if (flow.provider_type === 'email') await dropLinkTokens(db, account.id)
    return {
      ...(await sessionJson(auth, db, session)),
      ...(flow.provider_access_token && { provider_token: flow.provider_access_token }),
      ...(flow.provider_refresh_token && { provider_refresh_token: flow.provider_refresh_token }),
    }
  })
}

/** A mail's link leaves a code and a token behind (see mail-link.ts); with one used the other is worth nothing. */
export async function dropLinkTokens(db: Db, userId: string) {
  await db`delete from auth.one_time_tokens where user_id = ${userId} and token_type = 'recovery_token'`
  await db`delete from auth.flow_state where user_id = ${userId} and provider_type = 'email'`
}
