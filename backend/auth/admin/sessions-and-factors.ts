import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { removeFactor } from '../factors/unenroll.ts'
import { userJson } from '../users/user-json.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { json, noContent } from '../http/responses.ts'
import { accountInPath } from './users.ts'

/** Deletes all sessions of an account. Supabase has no such endpoint; the path follows its other admin paths. */
export async function revokeSessions(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const account = await accountInPath(auth, request)
  await auth.sql.begin(async (db) => {
    await db`delete from auth.sessions where user_id = ${account.id}`
    await audit(db, request, 'logout', account, { by: 'admin', scope: 'global' })
  })
  return noContent()
}

export const listFactors = async (auth: AuthContext, request: AuthRequest) =>
  json(userJson(await accountInPath(auth, request)).factors ?? [])

/** For users who have lost their authenticator app. */
export async function deleteFactor(auth: AuthContext, request: AuthRequest): Promise<Response> {
  const account = await accountInPath(auth, request)
  const factor = account.factors.find(({ id }) => id === request.params.factorId)
  if (!factor)
    throw new ApiError(404, 'mfa_factor_not_found', 'MFA factor with the provided factor ID not found')
  await auth.sql.begin(async (db) => {
    await removeFactor(db, factor.id, account.id)
    await audit(db, request, 'factor_deleted', account, { by: 'admin', factor_id: factor.id })
  })
  return json({ id: factor.id })
}
