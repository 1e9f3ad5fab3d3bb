import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { updateProviderList } from '../users/create-account.ts'
import { requireSecondFactor, type UserRequest } from '../http/access-middleware.ts'
import { json } from '../http/responses.ts'

/** Removes one identity from the account, but never the last one. */
export async function unlinkIdentity(auth: AuthContext, request: UserRequest): Promise<Response> {
  const { account } = request
  requireSecondFactor(request, 401, 'unlink an identity')
  await auth.sql.begin(async (db) => {
    // Locks the rows, so that two concurrent requests cannot remove the last two identities.
    const identities = await db<{ id: string; provider: string }[]>`
      select id, provider from auth.identities where user_id = ${account.id} for update`
    const identity = identities.find(({ id }) => id === request.params.identityId)
    if (!identity) throw new ApiError(422, 'identity_not_found', 'Identity not found')
    if (identities.length < 2)
      throw new ApiError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    await db`delete from auth.identities where id = ${identity.id}`
    if (identity.provider === 'email')
      await db`update auth.users set encrypted_password = null where id = ${account.id}`
    await updateProviderList(db, account)
    await audit(db, request, 'identity_unlinked', account, { provider: identity.provider })
  })
  return json({})
}
