import { ApiError } from '../../api-error.ts'
import type { AuthContext } from '../auth-context.ts'
import type { SessionRow } from '../sessions/session.ts'
import { accountById, hasVerifiedFactor, isBanned, type Account } from '../users/account.ts'
import type { AuthRequest } from './auth-request.ts'

export type Handler = (auth: AuthContext, request: AuthRequest) => Promise<Response>

/** A request of a signed-in user, with the account and session as currently stored. */
export interface UserRequest extends AuthRequest {
  account: Account
  session: SessionRow
}

type UserHandler = (auth: AuthContext, request: UserRequest) => Promise<Response>

/** Admits every client with a valid API key. */
export const requireApiKey =
  (endpoint: Handler): Handler =>
  async (auth, request) => {
    await auth.identify(request.raw)
    return endpoint(auth, request)
  }

/** Admits only calls with the secret API key. */
export const requireServiceRole =
  (endpoint: Handler): Handler =>
  async (auth, request) => {
    const { role } = await auth.identify(request.raw)
    if (role !== 'service_role') throw new ApiError(403, 'not_admin', 'User not allowed')
    return endpoint(auth, request)
  }

/** Admits signed-in users: the token is valid, and its session and account still exist. */
export const requireUser =
  (endpoint: UserHandler): Handler =>
  async (auth, request) => {
    const { role, claims } = await auth.identify(request.raw)
    if (role !== 'authenticated')
      throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const [session] = await auth.sql<SessionRow[]>`
      select * from auth.sessions where id = ${String(claims.session_id)} and user_id = ${String(claims.sub)}`
    if (!session)
      throw new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    const account = await accountById(auth.sql, session.user_id)
    if (!account) throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (isBanned(account, auth.now().getTime())) throw new ApiError(403, 'user_banned', 'User is banned')
    return endpoint(auth, { ...request, account, session })
  }

/** Sensitive changes to an account with a second factor require a session verified with it. */
export function requireSecondFactor({ account, session }: UserRequest, status: number, action: string) {
  if (hasVerifiedFactor(account) && session.aal !== 'aal2')
    throw new ApiError(status, 'insufficient_aal', `AAL2 session is required to ${action}`)
}
