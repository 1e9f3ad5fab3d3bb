import type { JSONValue } from 'postgres'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountById, isBanned, type Account, type Db } from '../users/account.ts'
import { addIdentity, setIdentityEmail, updateProviderList } from '../users/create-account.ts'
import { changePhone, confirmPhone } from '../phone/apply-code.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import { deleteLinkTokens } from './auth-code.ts'
import type { OneTimeToken } from './one-time-tokens.ts'

/** The account whose e-mail is now verified, or a note that the other address of an e-mail change must confirm too. */
type ApplyResult = { account: Account } | 'other address needed'

/** Applies a consumed token: confirms the e-mail or completes its change. */
export async function applyOneTimeToken(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  oneTimeToken: OneTimeToken,
): Promise<ApplyResult> {
  const account = await accountById(db, oneTimeToken.user_id)
  if (!account) throw new ApiError(404, 'user_not_found', 'User not found')
  if (isBanned(account, auth.now().getTime())) throw new ApiError(403, 'user_banned', 'User is banned')
  if (oneTimeToken.purpose === 'email_change') return changeEmail(auth, db, request, account, oneTimeToken)
  if (oneTimeToken.purpose === 'phone_change')
    return { account: await changePhone(auth, db, request, account, oneTimeToken) }
  if (oneTimeToken.purpose === 'sms' || oneTimeToken.purpose === 'phone_signup')
    return { account: await confirmPhone(auth, db, request, account, oneTimeToken) }
  if (!account.email_confirmed_at) await confirmEmail(db, account, oneTimeToken, auth.now())
  await setIdentityEmail(db, account.id, account.email!)
  await deleteLinkTokens(db, account.id)
  await audit(db, request, 'login', account, { provider: 'email', by: oneTimeToken.purpose })
  return { account }
}

/**
 * The link of a sign-up also confirms the password of that sign-up. Any other link proves only that the user owns the e-mail:
 * an attacker may have signed up with it, so the password is removed.
 */
async function confirmEmail(db: Db, account: Account, { purpose, pending }: OneTimeToken, now: Date) {
  const isSignUpLink = purpose === 'signup'
  const password = isSignUpLink ? (pending?.encrypted_password ?? account.encrypted_password) : null
  const metadata = (isSignUpLink && pending?.user_metadata) || account.raw_user_meta_data
  await db`
    update auth.users set email_confirmed_at = ${now}, encrypted_password = ${password},
      raw_user_meta_data = ${db.json(metadata as JSONValue)}, updated_at = ${now}
    where id = ${account.id}`
  await db`delete from auth.one_time_tokens where user_id = ${account.id} and token_type = 'confirmation_token'`
}

/** Both the old and the new address must confirm; the second confirmation completes the change. */
async function changeEmail(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  account: Account,
  oneTimeToken: OneTimeToken,
): Promise<ApplyResult> {
  // Locks the row, so that of two concurrent confirmations the second sees the first.
  const [change] = await db<{ email: string | null; status: number }[]>`
    select email_change as email, email_change_confirm_status as status from auth.users
    where id = ${account.id} for update`
  const email = change?.email
  if (!email) throw new ApiError(403, 'otp_expired', 'Email link is invalid or has expired')
  const [otherToken] = await db`
    select 1 from auth.one_time_tokens where user_id = ${account.id} and purpose = 'email_change'
      and expires_at > ${auth.now()} limit 1`
  if (otherToken) {
    await db`update auth.users set email_change_confirm_status = 1 where id = ${account.id}`
    return 'other address needed'
  }
  if (change.status !== 1) throw new ApiError(403, 'otp_expired', 'Email link is invalid or has expired')
  const [taken] = await db`select 1 from auth.users where email = ${email} and id <> ${account.id}`
  if (taken)
    throw new ApiError(422, 'email_exists', 'A user with this email address has already been registered')
  await db`
    update auth.users set email = ${email}, email_change = null, email_change_sent_at = null,
      email_change_confirm_status = 0, email_confirmed_at = ${auth.now()}, is_anonymous = false, updated_at = ${auth.now()}
    where id = ${account.id}`
  if (account.is_anonymous) {
    const data = { sub: account.id, email }
    await addIdentity(db, {
      userId: account.id,
      provider: 'email',
      providerId: account.id,
      data,
      now: auth.now(),
    })
    await updateProviderList(db, account)
  }
  await setIdentityEmail(db, account.id, email)
  await audit(db, request, 'user_modified', account, { changed: 'email', proven: oneTimeToken.relates_to })
  return { account: (await accountById(db, account.id))! }
}
