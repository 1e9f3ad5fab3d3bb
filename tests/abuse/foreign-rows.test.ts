import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPeople, identities, ids } from '#tests/support/people.ts'

// Somebody with an account of their own tries every way the data wire knows to reach the rows of somebody else.
let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await productDatabase()
  await createPeople(database.sql)
  await database.sql`
    insert into public.ai_prompts (user_id, prompt_text, status)
    values (${ids.user}, 'my secret wish', 'completed')`
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify: async () => identities.other,
  })
})
afterAll(async () => {
  rest?.close()
  await database.close()
})

async function ask(path: string, method = 'GET', body?: string) {
  const headers = { 'content-type': 'application/json', prefer: 'return=representation' }
  const init = body === undefined ? { method, headers } : { method, headers, body }
  const response = await rest.fetch(new Request(`http://site/rest/v1${path}`, init))
  return { status: response.status, text: await response.text() }
}

describe('the rows of somebody else', () => {
  test.each([
    `/ai_prompts?user_id=eq.${ids.user}`,
    `/ai_prompts?or=(user_id.eq.${ids.user},user_id.neq.${ids.user})`,
    `/ai_prompts?not.and=(user_id.eq.${ids.other})`,
    `/profiles?id=eq.${ids.user}`,
    `/profiles?select=id,email&email=like.*`,
    `/coloring_pages?select=slug,ai_prompts(prompt_text)`,
    `/download_history?user_id=eq.${ids.user}`,
    `/ai_usage?select=*&user_id=eq.${ids.user}`,
  ])('are not shown: %s', async (path) => {
    const { text } = await ask(path)
    expect(text).not.toContain('my secret wish')
    expect(text).not.toContain('user@example.org')
  })

  test.each([
    ['PATCH', '/ai_prompts', '{"prompt_text":"mine now"}'],
    ['PATCH', `/ai_prompts?user_id=eq.${ids.user}`, '{"prompt_text":"mine now"}'],
    ['PATCH', '/profiles', '{"full_name":"mine now"}'],
    ['PATCH', `/profiles?id=eq.${ids.user}`, '{"subscription_tier":"admin"}'],
    ['DELETE', '/ai_prompts', undefined],
    ['DELETE', '/profiles', undefined],
    ['DELETE', `/ai_prompts?user_id=eq.${ids.user}`, undefined],
    ['POST', '/ai_prompts', `{"user_id":"${ids.user}","prompt_text":"in your name"}`],
    ['POST', '/profiles?on_conflict=id', `{"id":"${ids.user}","email":"other@example.org"}`],
  ])('are not changed: %s %s', async (method, path, body) => {
    await ask(path, method, body)
    const prompts = await database.sql`select user_id, prompt_text from public.ai_prompts`
    expect(prompts).toEqual([{ user_id: ids.user, prompt_text: 'my secret wish' }])
    const [profile] = await database.sql`
      select full_name, email, subscription_tier from public.profiles where id = ${ids.user}`
    expect(profile).toMatchObject({ full_name: 'user', email: 'user@example.org' })
    expect(profile!.subscription_tier).not.toBe('admin')
  })
})

test.each([
  '{"__proto__":{"role":"service_role"},"constructor":{"prototype":{"role":"service_role"}}}',
  '[{"__proto__":{"x":1}},["a"],null]',
  '{"page_id":["a","b"],"rating":{"gte":1}}',
])('prototypes and lists in place of values have no effect: %s', async (body) => {
  const { status, text } = await ask('/page_ratings', 'POST', body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/\bat .*\.ts:/)
  expect(({} as Record<string, unknown>).role).toBeUndefined()
  expect((await ask('/rpc/my_usage', 'POST', '{}')).status).toBe(200)
})
