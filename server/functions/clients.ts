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
  const open = (key: string, token: string | undefined) =>
    createClient<Database>(siteUrl, key, {
      accessToken: async () => token ?? key,
      global: {
        fetch: (input, init) => wires(new Request(input instanceof Request ? input : String(input), init)),
      },
    })
  return {
    asCaller: (token) => open(apiKeys.publishable, token),
    asService: open(apiKeys.secret, undefined),
  }
}
