import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { Db } from '../users/account.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import { json } from '../http/responses.ts'
import { findOwnFactor } from './challenge.ts'

export async function unenroll(auth: AuthContext, request: UserRequest): Promise<Response> {
  const factor = await findOwnFactor(auth, request)
  if (factor.status === 'verified') requireSecondFactor(request, 422, 'unenroll verified factor')
  await auth.sql.begin(async (db) => {
    await removeFactor(db, factor.id, request.account.id)
    await audit(db, request, 'factor_deleted', request.account, { factor_id: factor.id })
  })
  return json({ id: factor.id })
}

/** Deletes a factor and downgrades the sessions it verified to aal1. */
export async function removeFactor(db: Db, factorId: string, userId: string) {
  await db`
    delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/phone')
      and session_id in (select id from auth.sessions where factor_id = ${factorId})`
  await db`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${userId} and factor_id = ${factorId}`
  await db`delete from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`
}
