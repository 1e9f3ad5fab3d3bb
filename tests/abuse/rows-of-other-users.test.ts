import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccounts, identities, USER_IDS } from '#tests/support/accounts/callers.ts'

// A signed-in user tries to access rows of another user through every feature of the REST API.
let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await productDatabase()
  await createTestAccounts(database.sql)
  await database.sql`
    insert into public.ai_prompts (user_id, prompt_text, status)
    values (${USER_IDS.user}, 'my secret wish', 'completed')`
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify: async () => identities.other,
  })
})
afterAll(async () => {
  rest?.close()
  await database.close()
})

async function send(path: string, method = 'GET', body?: string) {
  const headers = { 'content-type': 'application/json', prefer: 'return=representation' }
  const init = body === undefined ? { method, headers } : { method, headers, body }
  const response = await rest.fetch(new Request(`http://site/rest/v1${path}`, init))
  return { status: response.status, text: await response.text() }
}

describe('rows of another user', () => {
  test.each([
    `/ai_prompts?user_id=eq.${USER_IDS.user}`,
    `/ai_prompts?or=(user_id.eq.${USER_IDS.user},user_id.neq.${USER_IDS.user})`,
    `/ai_prompts?not.and=(user_id.eq.${USER_IDS.other})`,
    `/profiles?id=eq.${USER_IDS.user}`,
    `/profiles?select=id,email&email=like.*`,
    `/coloring_pages?select=slug,ai_prompts(prompt_text)`,
    `/download_history?user_id=eq.${USER_IDS.user}`,
    `/ai_usage?select=*&user_id=eq.${USER_IDS.user}`,
  ])('cannot be read: %s', async (path) => {
    const { text } = await send(path)
    expect(text).not.toContain('my secret wish')
    expect(text).not.toContain('user@example.org')
  })

  test.each([
    ['PATCH', '/ai_prompts', '{"prompt_text":"mine now"}'],
    ['PATCH', `/ai_prompts?user_id=eq.${USER_IDS.user}`, '{"prompt_text":"mine now"}'],
    ['PATCH', '/profiles', '{"full_name":"mine now"}'],
    ['PATCH', `/profiles?id=eq.${USER_IDS.user}`, '{"subscription_tier":"admin"}'],
    ['DELETE', '/ai_prompts', undefined],
    ['DELETE', '/profiles', undefined],
    ['DELETE', `/ai_prompts?user_id=eq.${USER_IDS.user}`, undefined],
    ['POST', '/ai_prompts', `{"user_id":"${USER_IDS.user}","prompt_text":"in your name"}`],
    ['POST', '/profiles?on_conflict=id', `{"id":"${USER_IDS.user}","email":"other@example.org"}`],
  ])('cannot be changed: %s %s', async (method, path, body) => {
    await send(path, method, body)
    const prompts = await database.sql`select user_id, prompt_text from public.ai_prompts`
    expect(prompts).toEqual([{ user_id: USER_IDS.user, prompt_text: 'my secret wish' }])
    const [profile] = await database.sql`
      select full_name, email, subscription_tier from public.profiles where id = ${USER_IDS.user}`
    expect(profile).toMatchObject({ full_name: 'user', email: 'user@example.org' })
    expect(profile!.subscription_tier).not.toBe('admin')
  })
})

test.each([
  '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"role":"service_role"}}}',
  '[{"__proto__":{"x":1}},["a"],null]',
  '{"page_id":["a","b"],"rating":{"gte":1}}',
])('prototypes and arrays in place of values have no effect: %s', async (body) => {
  const { status, text } = await send('/page_ratings', 'POST', body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/\bat .*\.ts:/)
  expect(({} as Record<string, unknown>).role).toBeUndefined()
  expect((await send('/rpc/my_usage', 'POST', '{}')).status).toBe(200)
})
