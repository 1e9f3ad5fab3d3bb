import type { JSONValue } from 'postgres'
import { accountById, type Account, type Db } from './account.ts'

interface NewAccount {
  email: string
  encrypted: string | null
  metadata: Record<string, unknown>
  confirmed: boolean
  /** Whether anybody has shown that the address is theirs, or somebody trustworthy has said so. */
  proven?: boolean
  now: Date
}

/** A new account that signs in by its address; undefined when somebody was faster with the same one. */
export async function createAccount(
  db: Db,
  { email, encrypted, metadata, confirmed, proven = confirmed, now }: NewAccount,
): Promise<Account | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (${email}, ${encrypted}, ${confirmed ? now : null},
      ${db.json({ provider: 'email', providers: ['email'] })}, ${db.json(metadata as JSONValue)}, ${now}, ${now})
    on conflict (email) where not is_sso_user do nothing
    returning id`
  if (!row) return undefined
  await addIdentity(db, {
    userId: row.id,
    provider: 'email',
    providerId: row.id,
    data: { sub: row.id, email, email_verified: proven, phone_verified: false },
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

/** `app_metadata.providers` is what tokens tell of the identities; kept equal to them. */
export async function nameProviders(db: Db, account: Pick<Account, 'id'>) {
  await db`
    update auth.users u set raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object(
      'provider', coalesce(list.providers ->> 0, 'email'), 'providers', coalesce(list.providers, '[]'))
    from (select jsonb_agg(i.provider order by i.created_at) as providers
          from auth.identities i where i.user_id = ${account.id}) list
    where u.id = ${account.id}`
}
