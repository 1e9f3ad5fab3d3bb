import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { removeFactor } from '../factors/unenroll.ts'
import { userJson } from '../users/user-json.ts'
import type { Ask } from '../wire/ask.ts'
import { json, nothing } from '../wire/respond.ts'
import { namedAccount } from './users.ts'

/** Signs an account out everywhere. Supabase has no such call; the address follows its others. */
export async function revokeSessions(auth: AuthContext, ask: Ask): Promise<Response> {
  const account = await namedAccount(auth, ask)
  await auth.sql.begin(async (db) => {
    await db`delete from auth.sessions where user_id = ${account.id}`
    await audit(db, ask, 'logout', account, { by: 'admin', scope: 'global' })
  })
  return nothing()
}

export const listFactors = async (auth: AuthContext, ask: Ask) =>
  json(userJson(await namedAccount(auth, ask)).factors ?? [])

/** For somebody who has lost their authenticator. */
export async function deleteFactor(auth: AuthContext, ask: Ask): Promise<Response> {
  const account = await namedAccount(auth, ask)
  const factor = account.factors.find(({ id }) => id === ask.params.factorId)
  if (!factor)
    throw new WireError(404, 'mfa_factor_not_found', 'MFA factor with the provided factor ID not found')
  await auth.sql.begin(async (db) => {
    await removeFactor(db, factor.id, account.id)
    await audit(db, ask, 'factor_deleted', account, { by: 'admin', factor_id: factor.id })
  })
  return json({ id: factor.id })
}
