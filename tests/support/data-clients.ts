import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Identify } from '#backend/identity.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import type { Database } from '#supabase/database.types.ts'
import type { TestDatabase } from './database.ts'
import { identities, type Person, PEOPLE } from './people.ts'

export type DataClient = SupabaseClient<Database>

/** An unmodified Supabase client for each person, speaking to the data wire in this process. */
export function openDataClients(database: TestDatabase) {
  const rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    limits: { connections: 4 },
  })
  const clientOf = (person: Person): DataClient =>
    createClient<Database>('http://test', 'key', {
      accessToken: async () => person,
      global: { fetch: (input, init) => rest.fetch(new Request(input, init)) },
    })
  const clients = Object.fromEntries(PEOPLE.map((person) => [person, clientOf(person)]))
  return { clients: clients as Record<Person, DataClient>, close: () => rest.close() }
}

/** Tokens are somebody else's matter: here a person's name is its own. */
const identify: Identify = async (request) => {
  const name = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '')
  return identities[name as Person]
}
