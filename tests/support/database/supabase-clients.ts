import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Identify } from '#backend/identity.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import type { Database } from '#supabase/database.types.ts'
import type { TestDatabase } from './test-database.ts'
import { identities, type Caller, CALLERS } from '../accounts/callers.ts'

export type TestClient = SupabaseClient<Database>

/** One unmodified Supabase client per caller, connected to a REST API in this process. */
export function createSupabaseClients(database: TestDatabase) {
  const rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    limits: { maxConnections: 4 },
  })
  const clientOf = (caller: Caller): TestClient =>
    createClient<Database>('http://test', 'key', {
      accessToken: async () => caller,
      global: { fetch: (input, init) => rest.fetch(new Request(input, init)) },
    })
  const clients = Object.fromEntries(CALLERS.map((caller) => [caller, clientOf(caller)]))
  return { clients: clients as Record<Caller, TestClient>, close: () => rest.close() }
}

/** The token is simply the caller's name, because these tests are not about tokens. */
const identify: Identify = async (request) => {
  const name = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '')
  return identities[name as Caller]
}
