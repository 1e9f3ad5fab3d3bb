import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Fetch } from '#backend/identity.ts'
import type { Database } from '#supabase/database.types.ts'

export interface SupabaseClients {
  /** Obeys the row policies of the token's user; without a token, those of an anonymous visitor. */
  asCaller(token: string | undefined): SupabaseClient<Database>
  /** Bypasses the row policies. Must not leave the server. */
  asService: SupabaseClient<Database>
}

interface Options {
  siteUrl: string
  apiKeys: { publishable: string; secret: string }
  /** Handles the requests in this process, without a network connection. */
  backend: Fetch
}

/** Creates ordinary supabase-js clients that call our own API in-process. */
export function createSupabaseClients({ siteUrl, apiKeys, backend }: Options): SupabaseClients {
  const global = {
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      backend(new Request(input instanceof Request ? input : String(input), init)),
  }
  return {
    asCaller: (token) =>
      createClient<Database>(siteUrl, apiKeys.publishable, {
        accessToken: async () => token ?? apiKeys.publishable,
        global,
      }),
    // Without the option `accessToken`, because that option disables `auth.admin`.
    asService: createClient<Database>(siteUrl, apiKeys.secret, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global,
    }),
  }
}
