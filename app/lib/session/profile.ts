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

export async function fetchProfile(client: Client, id: string): Promise<Profile | null> {
  const { data } = await client.from('profiles').select(PROFILE_COLUMNS).eq('id', id).maybeSingle()
  return data
}
