// Features of PostgREST versions after 12.0.2, the version of the recordings: the expectations follow its documentation.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import type { ApiCase } from './api-case.ts'
import { sendCase } from './send-case.ts'
import { identify, createToken } from './test-tokens.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    allowRollback: true,
    limits: { maxConnections: 2 },
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const sendToRest = (apiCase: ApiCase) => sendCase(apiCase, rest.fetch, 'http://test/rest/v1')

describe('max-affected', () => {
  const strict = (maxAffected: number) => ({ prefer: `handling=strict, max-affected=${maxAffected}` })
  const rows = async () => (await sendToRest({ request: '/items?select=id&order=id' })).body

  it('rolls back an update of more rows', async () => {
    const response = await sendToRest({
      request: 'PATCH /items?id=gt.0',
      body: '{"quantity": 0}',
      headers: strict(2),
    })
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 3 rows',
      },
    })
  })
  it('rolls back a delete of more rows without tx=rollback', async () => {
    const before = await rows()
    const response = await rest.fetch(
      new Request('http://test/rest/v1/items?id=gt.0', { method: 'DELETE', headers: strict(1) }),
    )
    expect(response.status).toBe(400)
    expect(await rows()).toEqual(before)
  })
  it('allows an update within the limit and reports the applied preference', async () => {
    const response = await sendToRest({
      request: 'PATCH /items?id=eq.1',
      body: '{"quantity": 0}',
      headers: strict(1),
    })
    expect(response.status).toBe(204)
    expect(response.headers['preference-applied']).toBe('tx=rollback, handling=strict, max-affected=1')
  })
  it('is ignored without handling=strict', async () => {
    const headers = { prefer: 'handling=lenient, max-affected=1' }
    expect(
      (await sendToRest({ request: 'PATCH /items?id=gt.0', body: '{"quantity": 0}', headers })).status,
    ).toBe(204)
  })
})

describe('to-many spread', () => {
  it('returns one array per column in the requested order', async () => {
    const request = '/directors?select=name,...films(ids:id,year)&films.id=lt.6&films.order=id.desc&order=id'
    expect((await sendToRest({ request })).body).toEqual([
      { name: 'Agnès Varda', ids: [3], year: [1943] },
      { name: 'Akira Kurosawa', ids: [4, 1], year: [1944, 1941] },
      { name: 'Federico Fellini', ids: [2], year: [1942] },
      { name: 'Nobody Yet', ids: [], year: [] },
    ])
  })
  it('works through a junction table', async () => {
    const request = '/competitions?select=name,...films(film_ids:id)&films.order=id&order=id&limit=1'
    expect((await sendToRest({ request })).body).toEqual([{ name: 'Cannes', film_ids: [1, 3, 5, 7] }])
  })
  it('omits parents without rows if the join is inner', async () => {
    const response = await sendToRest({ request: '/directors?select=id,...films!inner(n:id)&films.id=eq.2' })
    expect(response.body).toEqual([{ id: 3, n: [2] }])
  })
})

describe('writes without tx=rollback', () => {
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    rest.fetch(
      new Request(`http://test/rest/v1${path}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  const names = async () =>
    (await sendToRest({ request: '/items?select=name&name=like.saved*&order=name' })).body

  it('commits an insert, an update and a delete', async () => {
    expect((await send('POST', '/items', '[{"name":"saved a"},{"name":"saved b"}]')).status).toBe(201)
    expect((await send('PATCH', '/items?name=eq.saved a', '{"name":"saved c"}')).status).toBe(204)
    expect((await send('DELETE', '/items?name=eq.saved b')).status).toBe(204)
    expect(await names()).toEqual([{ name: 'saved c' }])
  })
  it('rolls back a write that returns several rows for a single object', async () => {
    const before = await names()
    const headers = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }
    const response = await send('POST', '/items', '[{"name":"saved d"},{"name":"saved e"}]', headers)
    expect(response.status).toBe(406)
    expect(await names()).toEqual(before)
  })
  it('encodes non-ASCII letters in the Location of a new row', async () => {
    const headers = { authorization: `Bearer ${await createToken('service')}`, prefer: 'return=headers-only' }
    await database.sql.unsafe(
      'create table "Köche" ("näme" text primary key); grant all on "Köche" to service_role',
    )
    await rest.reloadSchema()
    const response = await send('POST', '/K%C3%B6che', '{"näme":"Ünal & co"}', headers)
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe('/K%C3%B6che?n%C3%A4me=eq.%C3%9Cnal%20%26%20co')
  })
  it('prevents a write by GET, even through a function', async () => {
    expect((await send('GET', '/rpc/add_log?message=x')).status).toBe(405)
  })
  it('ignores tx=rollback unless allowRollback is set', async () => {
    const withoutRollback = createRest({
      connection: { ...database.connection, user: 'authenticator' },
      identify,
    })
    const request = new Request('http://test/rest/v1/items', {
      method: 'POST',
      body: '{"name":"saved f"}',
      headers: { 'content-type': 'application/json', prefer: 'tx=rollback' },
    })
    const response = await withoutRollback.fetch(request)
    withoutRollback.close()
    expect(response.headers.get('preference-applied')).toBeNull()
    expect(await names()).toContainEqual({ name: 'saved f' })
  })
})
