import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineFunction } from '#supabase/functions/define-function.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/middleware/visitor-headers.ts'
import { toResponse, errorResponse } from '#backend/rest/build-response.ts'
import { PoolBusy } from '#backend/database/protocol/connection-pool.ts'
import { restErrorFromDatabase } from '#backend/rest/database-error.ts'
import { exportMyData } from '#supabase/functions/export-my-data/handler.ts'
import { createSupabaseClients } from './supabase-clients.ts'
import { createFunctionsHost } from './functions-host.ts'

test('calls of one address are limited while they run, whether or not their clients are still there', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const wait = defineFunction<object, z.ZodObject>({
    auth: 'anyone',
    input: z.object({}),
    run: () => promise,
  })
  const host = createFunctionsHost({
    functions: { wait },
    identify: async () => ({ role: 'anon', claims: {} }),
    clients: { asCaller: () => ({}), asService: {} } as never,
    providers: {},
    log: { error: () => {} } as never,
    timeoutMs: 60_000,
  })
  const call = (from: string, body = '{}') =>
    host.fetch(
      new Request('http://localhost/functions/v1/wait', {
        method: 'POST',
        body,
        headers: { [CLIENT_ADDRESS_HEADER]: from },
      }),
    )
  for (let n = 0; n < 60; n++) expect((await call('192.0.2.1', 'broken')).status).toBe(400)
  const running = Array.from({ length: 30 }, () => call('192.0.2.1'))
  const refused = await call('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  const other = call('192.0.2.2')
  resolve({ success: true })
  const all = await Promise.all([...running, other])
  expect(all.map(({ status }) => status)).toEqual(Array<number>(31).fill(200))
  expect((await call('192.0.2.1')).status).toBe(200)
})

test('an export is refused with 503 and Retry-After while all connections of the database are taken', async () => {
  const busy = () =>
    toResponse(errorResponse(restErrorFromDatabase(new PoolBusy('no connection in time'), false)!))
  const host = createFunctionsHost({
    functions: { 'export-my-data': exportMyData },
    identify: async () => ({ role: 'authenticated', claims: { sub: 'someone' } }),
    clients: createSupabaseClients({
      siteUrl: 'http://localhost',
      apiKeys: { publishable: 'public', secret: 'secret' },
      // The connections are taken after the first call.
      backend: async ({ url }) => (url.endsWith('/am_i_signed_in') ? Response.json(true) : busy()),
    }),
    providers: {} as never,
    log: { error: () => {} } as never,
    timeoutMs: 60_000,
  })
  const response = await host.fetch(
    new Request('http://localhost/functions/v1/export-my-data', { method: 'POST', body: '{}' }),
  )
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})
