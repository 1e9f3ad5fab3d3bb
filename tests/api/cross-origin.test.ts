import { createClient, type FunctionsHttpError } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInProcessSite, type InProcessSite } from '#tests/support/site/in-process-site.ts'
import { START_TIMEOUT_MS } from '../support/site/start-timeout.ts'

let site: InProcessSite
beforeAll(async () => {
  site = await startInProcessSite()
}, START_TIMEOUT_MS)
afterAll(() => site?.close())

const ORIGIN = { origin: 'https://app.example' }
const APIS = [
  '/rest/v1/coloring_pages?select=id&limit=1',
  '/rest/v1/no_such_table',
  '/auth/v1/settings',
  '/auth/v1/user',
  '/storage/v1/bucket',
  '/storage/v1/object/public/pages/none.svg',
  '/functions/v1/no-such-function',
  '/realtime/v1/api/broadcast',
  '/graphql/v1',
]

describe('an app on another origin', () => {
  test.each(APIS)('may send any request to %s, and its browser caches the permission', async (path) => {
    const { status, headers } = await site.request(path, {
      method: 'OPTIONS',
      headers: {
        ...ORIGIN,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,content-profile,prefer,x-client-info',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(headers.get('access-control-allow-headers')).toBe(
      'apikey,authorization,content-profile,prefer,x-client-info',
    )
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(3600)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(APIS)('can read the response of %s and its headers, but never with cookies', async (path) => {
    const response = await site.request(path, { headers: ORIGIN })
    await response.arrayBuffer()
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    const exposed = response.headers.get('access-control-expose-headers')!.toLowerCase().split(', ')
    for (const name of ['content-range', 'x-total-count', 'link', 'location', 'upload-offset'])
      expect(exposed).toContain(name)
  })

  test('can read why a body was too large', async () => {
    const response = await site.request('/rest/v1/favorites', {
      method: 'POST',
      headers: ORIGIN,
      body: 'x'.repeat(1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code: 'too_large' })
  })
})

test('the client calls a function and reads its error', async () => {
  const client = createClient(site.url, site.keys.publishable, { auth: { persistSession: false } })
  const { error } = await client.functions.invoke('generate-ai-coloring-page', { body: { prompt: 'a cat' } })
  expect((error as FunctionsHttpError).context).toMatchObject({ status: 401 })
})

test('a request that is no preflight still lists the methods of a table', async () => {
  const response = await site.request('/rest/v1/categories', { method: 'OPTIONS' })
  expect(response.headers.get('allow')).toContain('PATCH')
})

test('the GraphQL API, which is not offered, says so as JSON', async () => {
  for (const path of ['/graphql/v1', '/graphql/v1/']) {
    const response = await site.request(path, { method: 'POST', body: { query: '{ __typename }' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_offered' })
  }
})
