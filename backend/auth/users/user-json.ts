import type { Account, IdentityRow } from './account.ts'

/** An account in the shape of a user in `@supabase/auth-js`. */
export function userJson(account: Account) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: account.role,
    email: account.email ?? '',
    email_confirmed_at: account.email_confirmed_at ?? undefined,
    invited_at: account.invited_at ?? undefined,
    phone: account.phone ?? '',
    phone_confirmed_at: account.phone_confirmed_at ?? undefined,
    confirmation_sent_at: account.confirmation_sent_at ?? undefined,
    confirmed_at: account.confirmed_at ?? undefined,
    recovery_sent_at: account.recovery_sent_at ?? undefined,
    new_email: account.email_change ?? undefined,
    new_phone: account.phone_change || undefined,
    phone_change_sent_at: account.phone_change_sent_at ?? undefined,
    email_change_sent_at: account.email_change_sent_at ?? undefined,
    reauthentication_sent_at: account.reauthentication_sent_at ?? undefined,
    last_sign_in_at: account.last_sign_in_at ?? undefined,
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: account.identities.map(identityJson),
    ...(account.factors.length > 0 && { factors: account.factors.map(factorJson) }),
    created_at: account.created_at,
    updated_at: account.updated_at,
    banned_until: account.banned_until ?? undefined,
    is_anonymous: account.is_anonymous,
  }
}

const identityJson = ({ id, provider_id, ...identity }: IdentityRow) => ({
  identity_id: id,
  id: provider_id,
  ...identity,
})

const factorJson = (factor: Account['factors'][number]) => ({
  id: factor.id,
  friendly_name: factor.friendly_name ?? undefined,
  factor_type: factor.factor_type,
  status: factor.status,
  phone: factor.phone ?? undefined,
  created_at: factor.created_at,
  updated_at: factor.updated_at,
})

/** The response to an unconfirmed sign-up, which is the same for registered and new e-mails or numbers. */
export function signUpJson(
  recipient: { email: string } | { phone: string },
  metadata: Record<string, unknown>,
  now: Date,
  { id, identityId }: { id: string; identityId: string },
) {
  const provider = 'email' in recipient ? 'email' : 'phone'
  const identity = {
    identity_id: identityId,
    id,
    user_id: id,
    identity_data: { sub: id, ...recipient, email_verified: false, phone_verified: false },
    provider,
    ...recipient,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone: '',
    ...recipient,
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
