import type { Tier } from '#domain/accounts/subscription-tier.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Client } from './supabase-client.ts'

export interface Profile {
  id: string
  email: string | null
  full_name: string | null
  subscription_tier: Tier | null
  language_preference: Language
  created_at: string
}

const PROFILE_COLUMNS = 'id, email, full_name, subscription_tier, language_preference, created_at'

/** A token that the server does not accept, for example after a backup was restored, ends the session: the user can sign in again. */
export async function fetchProfile(client: Client, id: string): Promise<Profile | null> {
  const { data, status } = await client.from('profiles').select(PROFILE_COLUMNS).eq('id', id).maybeSingle()
  if (status === 401) await client.auth.signOut({ scope: 'local' })
  return data
}
