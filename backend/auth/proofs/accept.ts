import type { JSONValue } from 'postgres'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { accountById, isBanned, type Account, type Db } from '../users/account.ts'
import type { Ask } from '../wire/ask.ts'
import { dropLinkTokens } from './auth-code.ts'
import type { Proof } from './proofs.ts'

/** Whose address was proven, or that the other address of a change has to be proven too. */
export type Accepted = { account: Account } | 'other address needed'

/** Makes true what a spent proof proves. */
export async function acceptProof(auth: AuthContext, db: Db, ask: Ask, proof: Proof): Promise<Accepted> {
  const account = await accountById(db, proof.user_id)
  if (!account) throw new WireError(404, 'user_not_found', 'User not found')
  if (isBanned(account, auth.now().getTime())) throw new WireError(403, 'user_banned', 'User is banned')
  if (proof.purpose === 'email_change') return changeAddress(auth, db, ask, account, proof)
  if (!account.email_confirmed_at) await confirmAddress(db, account, proof, auth.now())
  await markVerified(db, account.id, account.email!)
  await dropLinkTokens(db, account.id)
  await audit(db, ask, 'login', account, { provider: 'email', by: proof.purpose })
  return { account }
}

/**
 * The address is theirs. If it was not the sign-up's own link that said so, the password set then may be a stranger's
 * who signed up in their name: it goes.
 */
async function confirmAddress(db: Db, account: Account, { purpose, pending }: Proof, now: Date) {
  const own = purpose === 'signup'
  const password = own ? (pending?.encrypted_password ?? account.encrypted_password) : null
  const metadata = (own && pending?.user_metadata) || account.raw_user_meta_data
  await db`
    update auth.users set email_confirmed_at = ${now}, encrypted_password = ${password},
      raw_user_meta_data = ${db.json(metadata as JSONValue)}, updated_at = ${now}
    where id = ${account.id}`
  await db`delete from auth.one_time_tokens where user_id = ${account.id} and token_type = 'confirmation_token'`
}

/** Both the old and the new address must agree; the second to do so makes the change. */
async function changeAddress(
  auth: AuthContext,
  db: Db,
  ask: Ask,
  account: Account,
  proof: Proof,
): Promise<Accepted> {
  // Held until the end: of two addresses that agree at the same moment, the second must see the first.
  const [change] = await db<{ email: string | null; status: number }[]>`
    select email_change as email, email_change_confirm_status as status from auth.users
    where id = ${account.id} for update`
  const email = change?.email
  if (!email) throw new WireError(403, 'otp_expired', 'Email link is invalid or has expired')
  const [left] = await db`
    select 1 from auth.one_time_tokens where user_id = ${account.id} and purpose = 'email_change'
      and expires_at > ${auth.now()} limit 1`
  if (left) {
    await db`update auth.users set email_change_confirm_status = 1 where id = ${account.id}`
    return 'other address needed'
  }
  if (change.status !== 1) throw new WireError(403, 'otp_expired', 'Email link is invalid or has expired')
  const [taken] = await db`select 1 from auth.users where email = ${email} and id <> ${account.id}`
  if (taken)
    throw new WireError(422, 'email_exists', 'A user with this email address has already been registered')
  await db`
    update auth.users set email = ${email}, email_change = null, email_change_sent_at = null,
      email_change_confirm_status = 0, email_confirmed_at = ${auth.now()}, updated_at = ${auth.now()}
    where id = ${account.id}`
  await markVerified(db, account.id, email)
  await audit(db, ask, 'user_modified', account, { changed: 'email', proven: proof.relates_to })
  return { account: (await accountById(db, account.id))! }
}

async function markVerified(db: Db, userId: string, email: string) {
  await db`
    update auth.identities
    set identity_data = identity_data || ${db.json({ email, email_verified: true })}, updated_at = now()
    where user_id = ${userId} and provider = 'email'`
}
