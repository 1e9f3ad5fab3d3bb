import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import type { SessionRow } from '../sessions/session.ts'
import { accountById, hasVerifiedFactor, isBanned, type Account } from '../users/account.ts'
import type { Ask } from './ask.ts'

export type Endpoint = (auth: AuthContext, ask: Ask) => Promise<Response>

/** A request by somebody who is signed in, with their account and session read from the database just now. */
export interface SignedInAsk extends Ask {
  account: Account
  session: SessionRow
}

export type SignedInEndpoint = (auth: AuthContext, ask: SignedInAsk) => Promise<Response>

/** For whoever has a key of ours. */
export const asClient =
  (endpoint: Endpoint): Endpoint =>
  async (auth, ask) => {
    await auth.identify(ask.request)
    return endpoint(auth, ask)
  }

/** For the server itself. */
export const asService =
  (endpoint: Endpoint): Endpoint =>
  async (auth, ask) => {
    const { role } = await auth.identify(ask.request)
    if (role !== 'service_role') throw new WireError(403, 'not_admin', 'User not allowed')
    return endpoint(auth, ask)
  }

/** For a signed-in person: the token is good, and its session and account still exist. */
export const asUser =
  (endpoint: SignedInEndpoint): Endpoint =>
  async (auth, ask) => {
    const { role, claims } = await auth.identify(ask.request)
    if (role !== 'authenticated')
      throw new WireError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const [session] = await auth.sql<SessionRow[]>`
      select * from auth.sessions where id = ${String(claims.session_id)} and user_id = ${String(claims.sub)}`
    if (!session)
      throw new WireError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    const account = await accountById(auth.sql, session.user_id)
    if (!account) throw new WireError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (isBanned(account, auth.now().getTime())) throw new WireError(403, 'user_banned', 'User is banned')
    return endpoint(auth, { ...ask, account, session })
  }

/** Once an account has a second factor, what matters needs a session that has shown it. */
export function requireSecondFactor({ account, session }: SignedInAsk, status: number, what: string) {
  if (hasVerifiedFactor(account) && session.aal !== 'aal2')
    throw new WireError(status, 'insufficient_aal', `AAL2 session is required to ${what}`)
}
