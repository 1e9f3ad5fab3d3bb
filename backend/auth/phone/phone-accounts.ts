import type { JSONValue } from 'postgres'
import { accountById, accountColumns, type Account, type Db } from '../users/account.ts'
import { addIdentity, updateProviderList } from '../users/create-account.ts'

export async function accountByPhone(db: Db, phone: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`
    select ${accountColumns(db)} from auth.users u where u.phone = ${phone} and u.deleted_at is null`
  return row
}

interface NewPhoneAccount {
  /** Chosen by the database by default. */
  id?: string
  phone: string
  passwordHash: string | null
  metadata: Record<string, unknown>
  confirmed: boolean
  now: Date
}

/** Creates an account that signs in by phone; undefined when an account with this number exists. */
export async function createPhoneAccount(
  db: Db,
  { id, phone, passwordHash, metadata, confirmed, now }: NewPhoneAccount,
): Promise<Account | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into auth.users (id, phone, encrypted_password, phone_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${phone}, ${passwordHash}, ${confirmed ? now : null},
      ${db.json({ provider: 'phone', providers: ['phone'] })}, ${db.json(metadata as JSONValue)}, ${now}, ${now})
    on conflict (phone) do nothing
    returning id`
  if (!row) return undefined
  const data = { sub: row.id, phone, email_verified: false, phone_verified: confirmed }
  await addIdentity(db, { userId: row.id, provider: 'phone', providerId: row.id, data, now })
  return accountById(db, row.id)
}

export async function isPhoneTaken(db: Db, phone: string, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const rows = await db`select 1 from auth.users where phone = ${phone} and id <> ${id}`
  return rows.length > 0
}

/** Sets the number of an account and its identity. The caller has checked that no other account has it. */
export async function setPhone(
  db: Db,
  account: Account,
  { phone, confirmed, now }: { phone: string; confirmed: boolean; now: Date },
) {
  await db`
    update auth.users set phone = ${phone}, phone_confirmed_at = ${confirmed ? now : null}, phone_change = '',
      phone_change_sent_at = null, is_anonymous = false, updated_at = ${now}
    where id = ${account.id}`
  const data = { phone, phone_verified: confirmed }
  if (account.identities.some(({ provider }) => provider === 'phone'))
    await db`
      update auth.identities set identity_data = identity_data || ${db.json(data)}, updated_at = ${now}
      where user_id = ${account.id} and provider = 'phone'`
  else {
    const identity = { userId: account.id, provider: 'phone', providerId: account.id, now }
    await addIdentity(db, { ...identity, data: { sub: account.id, ...data } })
    await updateProviderList(db, account)
  }
}
