import type { JSONValue } from 'postgres'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { deleteLinkTokens } from '../one-time-tokens/auth-code.ts'
import type { OneTimeToken } from '../one-time-tokens/one-time-tokens.ts'
import { accountById, type Account, type Db } from '../users/account.ts'
import { isPhoneTaken, setPhone } from './phone-accounts.ts'

const expiredCode = () => new ApiError(403, 'otp_expired', 'Token has expired or is invalid')

/** A code of a sign-in or sign-up proves that the number belongs to the user. */
export async function confirmPhone(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  account: Account,
  { purpose, pending, relates_to }: OneTimeToken,
): Promise<Account> {
  if (account.phone !== relates_to) throw expiredCode()
  const now = auth.now()
  if (!account.confirmed_at) {
    // Only the code of a sign-up confirms the password of that sign-up. Any other code removes the password, because a stranger may have signed up with this number.
    const isSignUp = purpose === 'phone_signup'
    const metadata = (isSignUp && pending?.user_metadata) || account.raw_user_meta_data
    await db`
      update auth.users set encrypted_password = ${isSignUp ? (pending?.encrypted_password ?? null) : null},
        raw_user_meta_data = ${db.json(metadata as JSONValue)}
      where id = ${account.id}`
    await db`delete from auth.one_time_tokens where user_id = ${account.id} and token_type = 'confirmation_token'`
  }
  if (!account.phone_confirmed_at) await setPhone(db, account, { phone: relates_to, confirmed: true, now })
  await deleteLinkTokens(db, account.id)
  await audit(db, request, 'login', account, { provider: 'phone' })
  return (await accountById(db, account.id))!
}

/** The code that was sent to the new number completes the change. */
export async function changePhone(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  account: Account,
  { relates_to }: OneTimeToken,
): Promise<Account> {
  if (account.phone_change !== relates_to) throw expiredCode()
  if (await isPhoneTaken(db, relates_to, account)) throw phoneExists()
  await setPhone(db, account, { phone: relates_to, confirmed: true, now: auth.now() })
  await audit(db, request, 'user_modified', account, { changed: 'phone' })
  return (await accountById(db, account.id))!
}

export const phoneExists = () =>
  new ApiError(422, 'phone_exists', 'A user with this phone number has already been registered')
