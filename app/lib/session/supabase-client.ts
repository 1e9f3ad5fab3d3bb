import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { PublicConfig } from '../request/request-context.ts'
import { SESSION_KEY } from './stored-session.ts'

export type Client = SupabaseClient<Database>

let client: Promise<Client> | undefined

/** Loads supabase-js and creates one client per tab. Guests never load it: only sign-in and signed-in users do. */
export function loadClient({ publishableKey }: PublicConfig): Promise<Client> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(location.origin, publishableKey, {
      auth: {
        storageKey: SESSION_KEY,
        flowType: 'pkce',
        // features/accounts reads the tokens of mail links from the URL, because supabase-js with PKCE accepts only
        // codes.
        detectSessionInUrl: false,
        persistSession: true,
        autoRefreshToken: true,
      },
    }),
  )
  // A failed download is retried by the next call.
  client.catch(() => (client = undefined))
  return client
}
