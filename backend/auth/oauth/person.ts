import type { JSONValue } from 'postgres'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { accountByEmail, accountById, hasProvenAddress, type Account, type Db } from '../users/account.ts'
import { addIdentity, nameProviders } from '../users/create-account.ts'
import type { Ask } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import type { ProviderPerson } from './provider.ts'

/** The account of somebody a provider vouches for: the one they have, the one with their address, or a new one. */
export async function accountOfPerson(
  auth: AuthContext,
  db: Db,
  ask: Ask,
  provider: string,
  person: ProviderPerson,
  registrationOpen: boolean,
): Promise<Account> {
  const known = await ownerOf(db, provider, person)
  if (known) {
    await db`
      update auth.identities set identity_data = ${db.json(identityData(person))}, last_sign_in_at = ${auth.now()}
      where provider = ${provider} and provider_id = ${person.id}`
    return known
  }
  const { data: email } = fields.email.safeParse(person.email)
  if (!email || !person.emailVerified)
    throw new WireError(
      422,
      'provider_email_needs_verification',
      'The provider has not verified the email address',
    )

  const neighbour = await accountByEmail(db, email)
  if (!neighbour && !registrationOpen)
    throw new WireError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (neighbour && !hasProvenAddress(neighbour)) await takeOver(db, neighbour, auth.now())
  const id = neighbour?.id ?? (await insertUser(db, email, person, auth.now()))
  await addIdentity(db, {
    userId: id,
    provider,
    providerId: person.id,
    data: identityData(person),
    now: auth.now(),
  })
  await nameProviders(db, { id })
  await audit(db, ask, neighbour ? 'identity_linked' : 'user_signedup', { id, email }, { provider })
  return (await accountById(db, id))!
}

/** Adds the person's identity to the account that asked for it. */
export async function linkPerson(
  auth: AuthContext,
  db: Db,
  ask: Ask,
  userId: string,
  provider: string,
  person: ProviderPerson,
): Promise<Account> {
  if (await ownerOf(db, provider, person))
    throw new WireError(422, 'identity_already_exists', 'Identity is already linked')
  const data = identityData(person)
  await addIdentity(db, { userId, provider, providerId: person.id, data, now: auth.now() })
  await nameProviders(db, { id: userId })
  await audit(db, ask, 'identity_linked', { id: userId }, { provider })
  return (await accountById(db, userId))!
}

async function ownerOf(db: Db, provider: string, person: ProviderPerson): Promise<Account | undefined> {
  const [identity] = await db<{ user_id: string }[]>`
    select user_id from auth.identities where provider = ${provider} and provider_id = ${person.id}`
  return identity && accountById(db, identity.user_id)
}

/** Somebody signed up with this address and never proved it theirs; now its real owner is here, and they are out. */
async function takeOver(db: Db, account: Account, now: Date) {
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
  { name, picture }: ProviderPerson,
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

const identityData = ({ id, email, emailVerified, name, picture }: ProviderPerson) => ({
  sub: id,
  email: email ?? null,
  email_verified: emailVerified,
  full_name: name ?? null,
  avatar_url: picture ?? null,
})
