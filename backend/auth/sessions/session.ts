import type { AuthContext } from '../auth-context.ts'
import { AUTH_LIMITS } from '../auth-settings.ts'
import { accountById, type Account, type Db } from '../users/account.ts'
import { userJson } from '../users/user-json.ts'
import { ipNetworkOf } from '../rate-limits/ip-network.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { createRefreshKey, writeRefreshToken } from './refresh-token.ts'

export interface SessionRow {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  refresh_token_hmac_key: string
  refresh_token_counter: string
  refreshed_at: Date | null
  not_after: Date | null
  created_at: Date
}

/** Supabase's names for the methods of authentication. */
export type AuthMethod =
  'anonymous' | 'password' | 'otp' | 'recovery' | 'oauth' | 'totp' | 'mfa/phone' | 'email/signup'

/** Creates a session and deletes the account's oldest sessions beyond the limit. */
export async function createSession(
  db: Db,
  request: AuthRequest,
  account: Account,
  method: AuthMethod,
  now: Date,
): Promise<SessionRow> {
  const [session] = await db<SessionRow[]>`
    insert into auth.sessions (user_id, refresh_token_hmac_key, user_agent, ip, created_at, updated_at)
    values (${account.id}, ${createRefreshKey()}, ${request.userAgent.slice(0, 300)}, ${inet(request.ipAddress)}, ${now}, ${now})
    returning *`
  await addAuthMethod(db, session!.id, method, now)
  await db`
    delete from auth.sessions where id in (
      select id from auth.sessions where user_id = ${account.id} order by created_at desc, id offset ${AUTH_LIMITS.maxSessions})`
  await db`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${account.id}`
  return session!
}

/** Whether the account has a session that was created in the network of this IP address. */
export async function hasSessionFrom(db: Db, userId: string, ipAddress: string): Promise<boolean> {
  const sessions = await db<{ ip: string }[]>`
    select distinct host(ip) as ip from auth.sessions where user_id = ${userId} and ip is not null`
  return sessions.some(({ ip }) => ipNetworkOf(ip) === ipNetworkOf(ipAddress))
}

export async function addAuthMethod(db: Db, sessionId: string, method: AuthMethod, now: Date) {
  await db`
    insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method) do update set updated_at = ${now}`
}

/** The session as the client stores it. Reads the account again, so that the token contains its current values. */
export async function sessionJson({ tokens }: AuthContext, db: Db, session: SessionRow) {
  const account = (await accountById(db, session.user_id))!
  const methods = await db<{ method: string; updated_at: Date }[]>`
    select authentication_method as method, updated_at from auth.mfa_amr_claims
    where session_id = ${session.id} order by updated_at desc, method limit 10`
  const { token, expiresAt, expiresIn } = await tokens.sign({
    sub: account.id,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    role: account.role,
    aal: session.aal,
    amr: methods.map(({ method, updated_at }) => ({
      method,
      timestamp: Math.floor(updated_at.getTime() / 1000),
    })),
    session_id: session.id,
    is_anonymous: account.is_anonymous,
  })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken(
      session.id,
      Number(session.refresh_token_counter),
      session.refresh_token_hmac_key,
    ),
    user: userJson(account),
  }
}

export type SessionJson = Awaited<ReturnType<typeof sessionJson>>

// An unparsable IP address is stored as null instead of failing the sign-in.
const inet = (address: string) => (/^[\d.]+$|^[\da-f:.]+$/i.test(address) ? address : null)
