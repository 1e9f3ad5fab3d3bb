import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import type { Db } from '../users/account.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import { json } from '../wire/respond.ts'
import { ownFactor } from './challenge.ts'

export async function unenroll(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const factor = await ownFactor(auth, ask)
  if (factor.status === 'verified') requireSecondFactor(ask, 422, 'unenroll verified factor')
  await auth.sql.begin(async (db) => {
    await removeFactor(db, factor.id, ask.account.id)
    await audit(db, ask, 'factor_deleted', ask.account, { factor_id: factor.id })
  })
  return json({ id: factor.id })
}

/** Takes a factor away, and the rank it gave from every session. */
export async function removeFactor(db: Db, factorId: string, userId: string) {
  await db`
    delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/phone')
      and session_id in (select id from auth.sessions where factor_id = ${factorId})`
  await db`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${userId} and factor_id = ${factorId}`
  await db`delete from auth.mfa_factors where id = ${factorId} and user_id = ${userId}`
}
