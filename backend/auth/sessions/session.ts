import type { AuthContext } from '../context.ts'
import { BOUNDS } from '../settings.ts'
import { accountById, type Account, type Db } from '../users/account.ts'
import { userJson } from '../users/user-json.ts'
import type { Ask } from '../wire/ask.ts'
import { newRefreshKey, writeRefreshToken } from './refresh-token.ts'

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

/** The names Supabase gives to ways of showing who one is. */
export type Method = 'password' | 'otp' | 'recovery' | 'oauth' | 'totp' | 'mfa/phone' | 'email/signup'

/** A new session of this account, begun in this way. The oldest of too many sessions ends. */
export async function openSession(
  db: Db,
  ask: Ask,
  account: Account,
  method: Method,
  now: Date,
): Promise<SessionRow> {
  const [session] = await db<SessionRow[]>`
    insert into auth.sessions (user_id, refresh_token_hmac_key, user_agent, ip, created_at, updated_at)
    values (${account.id}, ${newRefreshKey()}, ${ask.userAgent.slice(0, 300)}, ${inet(ask.address)}, ${now}, ${now})
    returning *`
  await addMethod(db, session!.id, method, now)
  await db`
    delete from auth.sessions where id in (
      select id from auth.sessions where user_id = ${account.id} order by created_at desc, id offset ${BOUNDS.sessions})`
  await db`update auth.users set last_sign_in_at = ${now}, updated_at = ${now} where id = ${account.id}`
  return session!
}

export async function addMethod(db: Db, sessionId: string, method: Method, now: Date) {
  await db`
    insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method) do update set updated_at = ${now}`
}

/** What the client keeps: tokens and user. Reads the account anew, so that the token says what is true now. */
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

// An address we cannot read as one is not worth failing a sign-in for.
const inet = (address: string) => (/^[\d.]+$|^[\da-f:.]+$/i.test(address) ? address : null)
