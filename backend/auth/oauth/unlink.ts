import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { nameProviders } from '../users/create-account.ts'
import { requireSecondFactor, type SignedInAsk } from '../wire/access.ts'
import { json } from '../wire/respond.ts'

/** Takes one way of signing in away, but never the last. */
export async function unlinkIdentity(auth: AuthContext, ask: SignedInAsk): Promise<Response> {
  const { account } = ask
  requireSecondFactor(ask, 401, 'unlink an identity')
  await auth.sql.begin(async (db) => {
    // Held until the end, so that two requests cannot each leave the other's identity as the last.
    const identities = await db<{ id: string; provider: string }[]>`
      select id, provider from auth.identities where user_id = ${account.id} for update`
    const identity = identities.find(({ id }) => id === ask.params.identityId)
    if (!identity) throw new WireError(422, 'identity_not_found', 'Identity not found')
    if (identities.length < 2)
      throw new WireError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    await db`delete from auth.identities where id = ${identity.id}`
    if (identity.provider === 'email')
      await db`update auth.users set encrypted_password = null where id = ${account.id}`
    await nameProviders(db, account)
    await audit(db, ask, 'identity_unlinked', account, { provider: identity.provider })
  })
  return json({})
}
