import type { JSONValue } from 'postgres'
import { accountById, type Account, type Db } from './account.ts'

interface NewAccount {
  /** Chosen by the database by default. */
  id?: string
  email: string
  passwordHash: string | null
  metadata: Record<string, unknown>
  /** Whether the account may sign in without confirming its e-mail first. */
  confirmed: boolean
  /** Stored with the identity: whether the user or a trusted party has proven that the e-mail belongs to the user. */
  emailVerified?: boolean
  now: Date
}

/** Creates an account that signs in by e-mail; undefined when an account with this e-mail exists. */
export async function createAccount(
  db: Db,
  { id, email, passwordHash, metadata, confirmed, emailVerified = confirmed, now }: NewAccount,
): Promise<Account | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${email}, ${passwordHash}, ${confirmed ? now : null},
      ${db.json({ provider: 'email', providers: ['email'] })}, ${db.json(metadata as JSONValue)}, ${now}, ${now})
    on conflict (email) where not is_sso_user do nothing
    returning id`
  if (!row) return undefined
  await addIdentity(db, {
    userId: row.id,
    provider: 'email',
    providerId: row.id,
    data: { sub: row.id, email, email_verified: emailVerified, phone_verified: false },
    now,
  })
  return accountById(db, row.id)
}

interface NewIdentity {
  userId: string
  provider: string
  providerId: string
  data: Record<string, unknown>
  now: Date
}

export async function addIdentity(db: Db, { userId, provider, providerId, data, now }: NewIdentity) {
  await db`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${providerId}, ${userId}, ${db.json(data as JSONValue)}, ${provider}, ${now}, ${now}, ${now})`
}

/** Gives the identity of an account that signs in by e-mail another address, which somebody trusted vouches for. */
export const setIdentityEmail = (db: Db, userId: string, email: string) => db`
  update auth.identities set identity_data = identity_data || ${db.json({ email, email_verified: true })}, updated_at = now()
  where user_id = ${userId} and provider = 'email'`

/** Rewrites `app_metadata.providers`, which tokens contain, from the account's identities. */
export async function updateProviderList(db: Db, account: Pick<Account, 'id'>) {
  await db`
    update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
      'provider', coalesce(list.providers ->> 0, 'email'), 'providers', coalesce(list.providers, '[]'))
    from (select jsonb_agg(i.provider order by i.created_at) as providers
          from auth.identities i where i.user_id = ${account.id}) list
    where u.id = ${account.id}`
}
