import type { ISql } from 'postgres'

/** The connection pool or a transaction. */
export type Db = ISql

export interface IdentityRow {
  id: string
  provider_id: string
  user_id: string
  identity_data: Record<string, unknown>
  provider: string
  email: string | null
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}

interface FactorRow {
  id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone'
  status: 'verified' | 'unverified'
  phone: string | null
  created_at: string
  updated_at: string
}

/** A row of `auth.users` with its identities and factors. */
export interface Account {
  id: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string | null
  email_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  phone_change: string | null
  phone_change_sent_at: Date | null
  confirmed_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Record<string, unknown>
  raw_user_meta_data: Record<string, unknown>
  is_anonymous: boolean
  banned_until: Date | null
  created_at: Date
  updated_at: Date
  identities: IdentityRow[]
  factors: FactorRow[]
}

export const accountColumns = (db: Db) => db`
  u.id, u.role, u.email, u.encrypted_password, u.email_confirmed_at, u.invited_at, u.confirmation_sent_at, u.recovery_sent_at,
  u.email_change, u.email_change_sent_at, u.reauthentication_sent_at, u.phone, u.phone_confirmed_at, u.phone_change, u.phone_change_sent_at, u.confirmed_at,
  u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, u.banned_until, u.created_at,
  u.updated_at,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id)
    as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_step' order by f.created_at), '[]')
   from auth.mfa_factors f where f.user_id = u.id) as factors`

export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`
    select ${accountColumns(db)} from auth.users u where u.id = ${id} and u.deleted_at is null`
  return row
}

export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`
    select ${accountColumns(db)} from auth.users u
    where u.email = ${email} and not u.is_sso_user and u.deleted_at is null`
  return row
}

/** Stricter than `email_confirmed_at`, which is also set where the site requires no confirmation. */
export const hasVerifiedEmail = ({ email_confirmed_at, identities }: Account) =>
  email_confirmed_at !== null &&
  identities.every(
    ({ provider, identity_data }) => provider !== 'email' || identity_data.email_verified === true,
  )

export const isBanned = (account: Account, now: number) => (account.banned_until?.getTime() ?? 0) > now

export const hasVerifiedFactor = (account: Account) =>
  account.factors.some((factor) => factor.status === 'verified')
