import type { JSONValue } from 'postgres'
import { ApiError } from '../../api-error.ts'
import { audit } from '../audit-log.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountByEmail, accountById, hasVerifiedEmail, type Account, type Db } from '../users/account.ts'
import { addIdentity, updateProviderList } from '../users/create-account.ts'
import type { AuthRequest } from '../http/auth-request.ts'
import * as fields from '../http/field-schemas.ts'
import type { OAuthProfile } from './oauth-provider.ts'

/** The account with this identity, else the account with this verified e-mail, else a new account. */
export async function findOrCreateAccount(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  provider: string,
  profile: OAuthProfile,
  registrationOpen: boolean,
): Promise<Account> {
  const linkedAccount = await findAccountByIdentity(db, provider, profile)
  if (linkedAccount) {
    await db`
      update auth.identities set identity_data = ${db.json(identityData(profile))}, last_sign_in_at = ${auth.now()}
      where provider = ${provider} and provider_id = ${profile.id}`
    return linkedAccount
  }
  const { data: email } = fields.email.safeParse(profile.email)
  if (!email || !profile.emailVerified)
    throw new ApiError(
      422,
      'provider_email_needs_verification',
      'The provider has not verified the email address',
    )

  const accountWithEmail = await accountByEmail(db, email)
  if (!accountWithEmail && !registrationOpen)
    throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (accountWithEmail && !hasVerifiedEmail(accountWithEmail))
    await removeUnverifiedCredentials(db, accountWithEmail, auth.now())
  const id = accountWithEmail?.id ?? (await insertUser(db, email, profile, auth.now()))
  await addIdentity(db, {
    userId: id,
    provider,
    providerId: profile.id,
    data: identityData(profile),
    now: auth.now(),
  })
  await updateProviderList(db, { id })
  await audit(
    db,
    request,
    accountWithEmail ? 'identity_linked' : 'user_signedup',
    { id, email },
    { provider },
  )
  return (await accountById(db, id))!
}

/** Adds the profile's identity to the account of the user who requested it. */
export async function linkIdentity(
  auth: AuthContext,
  db: Db,
  request: AuthRequest,
  userId: string,
  provider: string,
  profile: OAuthProfile,
): Promise<Account> {
  if (await findAccountByIdentity(db, provider, profile))
    throw new ApiError(422, 'identity_already_exists', 'Identity is already linked')
  const data = identityData(profile)
  await addIdentity(db, { userId, provider, providerId: profile.id, data, now: auth.now() })
  await updateProviderList(db, { id: userId })
  await db`update auth.users set is_anonymous = false where id = ${userId} and is_anonymous`
  await audit(db, request, 'identity_linked', { id: userId }, { provider })
  return (await accountById(db, userId))!
}

async function findAccountByIdentity(
  db: Db,
  provider: string,
  profile: OAuthProfile,
): Promise<Account | undefined> {
  const [identity] = await db<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${profile.id}`
  return identity && accountById(db, identity.user_id)
}

/** Removes all credentials of an unverified sign-up, because they may belong to an attacker. */
async function removeUnverifiedCredentials(db: Db, account: Account, now: Date) {
  await db`
    update auth.users set email_confirmed_at = ${now}, encrypted_password = null, updated_at = ${now}
    where id = ${account.id}`
  await db`delete from auth.identities where user_id = ${account.id}`
  await db`delete from auth.one_time_tokens where user_id = ${account.id}`
  await db`delete from auth.sessions where user_id = ${account.id}`
  await db`delete from auth.mfa_factors where user_id = ${account.id}`
}

async function insertUser(
  db: Db,
  email: string,
  { name, picture }: OAuthProfile,
  now: Date,
): Promise<string> {
  const metadata = Object.fromEntries(
    Object.entries({ full_name: name, avatar_url: picture }).filter(([, value]) => value !== undefined),
  )
  const [row] = await db<{ id: string }[]>`
    insert into auth.users (email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
    values (${email}, ${now}, ${db.json(metadata as JSONValue)}, ${now}, ${now}) returning id`
  return row!.id
}

const identityData = ({ id, email, emailVerified, name, picture }: OAuthProfile) => ({
  sub: id,
  email: email ?? null,
  email_verified: emailVerified,
  full_name: name ?? null,
  avatar_url: picture ?? null,
})
