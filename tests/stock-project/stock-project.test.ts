// The migrations and the seed of a typical Supabase project run unchanged on our platform, and its app works with them.
import { readFileSync } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuth, type Auth } from '#backend/auth/create-auth.ts'
import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const SITE_URL = 'http://stock.example'
let database: TestDatabase
let auth: Auth
let rest: Rest
let newClient: () => SupabaseClient

beforeAll(async () => {
  database = await emptyDatabase()
  const { sql, connection } = database
  await sql.unsafe(`alter database ${database.name} set search_path to "$user", public, extensions`)
  await preparePlatform(sql, { defaultGrants: true })
  await migrate(sql, 'tests/stock-project/migrations')
  await sql.begin(async (tx) => {
    await tx.unsafe('set local search_path to "$user", public, extensions')
    await tx.unsafe(readFileSync('tests/stock-project/seed.sql', 'utf8'))
  })
  const tokens = await createTokens({ sql, siteUrl: SITE_URL })
  rest = createRest({ connection, identify: tokens.identify })
  auth = createAuth({
    sql,
    tokens,
    siteUrl: SITE_URL,
    settings: {
      siteName: 'Stock',
      allowedRedirects: [],
      brokenPasswordRules: () => [],
      registrationOpen: async () => true,
      confirmEmail: false,
      languageField: 'language',
    },
    sendMail: async () => {},
    writeLinkPage: () => '',
    ipAddressOf: () => '192.0.2.1',
  })
  newClient = () =>
    createClient(SITE_URL, tokens.apiKeys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => {
          const request = new Request(input, init)
          return request.url.includes('/auth/v1/') ? auth.fetch(request) : rest.fetch(request)
        },
      },
    })
})
afterAll(async () => {
  rest?.close()
  await auth?.close()
  await database?.close()
})

async function signIn(email: string): Promise<SupabaseClient> {
  const client = newClient()
  const { error } = await client.auth.signInWithPassword({ email, password: 'password123' })
  expect(error).toBeNull()
  return client
}

test('seeded users sign in with their passwords, and a wrong one is refused', async () => {
  await signIn('user1@example.com')
  const { error } = await newClient().auth.signInWithPassword({
    email: 'user1@example.com',
    password: 'password124',
  })
  expect(error?.code).toBe('invalid_credentials')
})

test('new tables are granted by default, and row policies decide', async () => {
  const client = await signIn('user1@example.com')
  const { data } = await client.from('todos').select('task')
  expect(data).toEqual([{ task: 'draw a cat' }])
  const inserted = await client
    .from('todos')
    .insert({ task: 'sing a song' })
    .select('task, is_complete')
    .single()
  expect(inserted.data).toEqual({ task: 'sing a song', is_complete: false })
  expect((await newClient().from('todos').select()).data).toEqual([])
  expect((await newClient().from('profiles').select('full_name')).data).toHaveLength(2)
})

test('a sign-up gets its profile by the trigger of the migration', async () => {
  const client = newClient()
  const { data, error } = await client.auth.signUp({
    email: 'new@example.com',
    password: 'password123',
    options: { data: { full_name: 'Newcomer' } },
  })
  expect(error).toBeNull()
  const profile = await client.from('profiles').select('full_name').eq('id', data.user!.id).single()
  expect(profile.data).toEqual({ full_name: 'Newcomer' })
})

test('the database sends its messages to the table that Realtime reads', async () => {
  const [message] = await database.sql<{ event: string; payload: { record: { task: string } } }[]>`
    select event, payload from realtime.messages where payload -> 'record' ->> 'task' = 'draw a cat' limit 1`
  expect(message).toMatchObject({ event: 'INSERT', payload: { operation: 'INSERT', table: 'todos' } })
})
