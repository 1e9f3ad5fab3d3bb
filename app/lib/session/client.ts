import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { PublicConfig } from '../visit.ts'
import { SESSION_KEY } from './stored.ts'

export type Client = SupabaseClient<Database>

let client: Promise<Client> | undefined

/** The client library, fetched when somebody signs in or is signed in; other visitors never load it. One for the whole tab. */
export function loadClient({ publishableKey }: PublicConfig): Promise<Client> {
  client ??= import('@supabase/supabase-js').then(({ createClient }) =>
    createClient<Database>(location.origin, publishableKey, {
      // What comes back in an address is read by features/accounts/arrival.ts: mail links carry tokens even where sign-in uses codes.
      auth: {
        storageKey: SESSION_KEY,
        flowType: 'pkce',
        detectSessionInUrl: false,
        persistSession: true,
        autoRefreshToken: true,
      },
    }),
  )
  // A failed download may be tried again.
  client.catch(() => (client = undefined))
  return client
}
