import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Fetch } from '#backend/identity.ts'
import type { Database } from '#supabase/database.types.ts'

export interface Clients {
  /** Obeys the row policies of whoever holds the token; without one, those of a guest. */
  asCaller(token: string | undefined): SupabaseClient<Database>
  /** Obeys none. Stays on the server. */
  asService: SupabaseClient<Database>
}

interface Options {
  siteUrl: string
  apiKeys: { publishable: string; secret: string }
  /** Our own wires, called without a port between. */
  wires: Fetch
}

/** The ordinary client library, speaking to ourselves. */
export function createClients({ siteUrl, apiKeys, wires }: Options): Clients {
  const global = {
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      wires(new Request(input instanceof Request ? input : String(input), init)),
  }
  return {
    asCaller: (token) =>
      createClient<Database>(siteUrl, apiKeys.publishable, {
        accessToken: async () => token ?? apiKeys.publishable,
        global,
      }),
    // Without a token of its own, so that the part for accounts (`auth.admin`) can be used; nobody ever signs in with it.
    asService: createClient<Database>(siteUrl, apiKeys.secret, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global,
    }),
  }
}
