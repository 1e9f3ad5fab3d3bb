// What PostgREST has learned after 12.0.2, the version we can ask: held against its documentation instead.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { put, type Question } from './ask.ts'
import { identify, tokenOf } from './tokens.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify,
    allowRollback: true,
    limits: { connections: 2 },
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const ask = (question: Question) => put(question, rest.fetch, 'http://test/rest/v1')

describe('max-affected', () => {
  const strict = (most: number) => ({ prefer: `handling=strict, max-affected=${most}` })
  const rows = async () => (await ask({ ask: '/items?select=id&order=id' })).body

  it('undoes an update that touches more rows', async () => {
    const reply = await ask({ ask: 'PATCH /items?id=gt.0', body: '{"quantity": 0}', headers: strict(2) })
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST124',
        message: 'Query result exceeds max-affected preference constraint',
        details: 'The query affects 3 rows',
      },
    })
  })
  it('undoes a delete that touches more rows, without any rollback being asked for', async () => {
    const before = await rows()
    const response = await rest.fetch(
      new Request('http://test/rest/v1/items?id=gt.0', { method: 'DELETE', headers: strict(1) }),
    )
    expect(response.status).toBe(400)
    expect(await rows()).toEqual(before)
  })
  it('lets through what stays within, and says that it was heeded', async () => {
    const reply = await ask({ ask: 'PATCH /items?id=eq.1', body: '{"quantity": 0}', headers: strict(1) })
    expect(reply.status).toBe(204)
    expect(reply.headers['preference-applied']).toBe('tx=rollback, handling=strict, max-affected=1')
  })
  it('is not heeded from a client that is not strict', async () => {
    const headers = { prefer: 'handling=lenient, max-affected=1' }
    expect((await ask({ ask: 'PATCH /items?id=gt.0', body: '{"quantity": 0}', headers })).status).toBe(204)
  })
})

describe('to-many spread', () => {
  it('gives one list a column, in the order asked for', async () => {
    const question = '/directors?select=name,...films(ids:id,year)&films.id=lt.6&films.order=id.desc&order=id'
    expect((await ask({ ask: question })).body).toEqual([
      { name: 'Agnès Varda', ids: [3], year: [1943] },
      { name: 'Akira Kurosawa', ids: [4, 1], year: [1944, 1941] },
      { name: 'Federico Fellini', ids: [2], year: [1942] },
      { name: 'Nobody Yet', ids: [], year: [] },
    ])
  })
  it('goes through a junction', async () => {
    const question = '/competitions?select=name,...films(film_ids:id)&films.order=id&order=id&limit=1'
    expect((await ask({ ask: question })).body).toEqual([{ name: 'Cannes', film_ids: [1, 3, 5, 7] }])
  })
  it('leaves out rows without any when it is inner', async () => {
    const reply = await ask({ ask: '/directors?select=id,...films!inner(n:id)&films.id=eq.2' })
    expect(reply.body).toEqual([{ id: 3, n: [2] }])
  })
})

describe('writes really happen when nobody rolls them back', () => {
  const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    rest.fetch(
      new Request(`http://test/rest/v1${path}`, {
        method,
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )
  const names = async () => (await ask({ ask: '/items?select=name&name=like.kept*&order=name' })).body

  it('keeps an insert, an update and a delete', async () => {
    expect((await send('POST', '/items', '[{"name":"kept a"},{"name":"kept b"}]')).status).toBe(201)
    expect((await send('PATCH', '/items?name=eq.kept a', '{"name":"kept c"}')).status).toBe(204)
    expect((await send('DELETE', '/items?name=eq.kept b')).status).toBe(204)
    expect(await names()).toEqual([{ name: 'kept c' }])
  })
  it('undoes a write that gives several rows where one object was asked for', async () => {
    const before = await names()
    const headers = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }
    const reply = await send('POST', '/items', '[{"name":"kept d"},{"name":"kept e"}]', headers)
    expect(reply.status).toBe(406)
    expect(await names()).toEqual(before)
  })
  it('says where a new row is, also with letters that a header cannot hold', async () => {
    const headers = { authorization: `Bearer ${await tokenOf('service')}`, prefer: 'return=headers-only' }
    await database.sql.unsafe(
      'create table "Köche" ("näme" text primary key); grant all on "Köche" to service_role',
    )
    await rest.reloadSchema()
    const reply = await send('POST', '/K%C3%B6che', '{"näme":"Ünal & co"}', headers)
    expect(reply.status).toBe(201)
    expect(reply.headers.get('location')).toBe('/K%C3%B6che?n%C3%A4me=eq.%C3%9Cnal%20%26%20co')
  })
  it('does not let a GET write, not even through a function', async () => {
    expect((await send('GET', '/rpc/add_log?message=x')).status).toBe(405)
  })
  it('heeds tx=rollback only where tests allow it', async () => {
    const plain = createRest({ connection: { ...database.connection, user: 'authenticator' }, identify })
    const request = new Request('http://test/rest/v1/items', {
      method: 'POST',
      body: '{"name":"kept f"}',
      headers: { 'content-type': 'application/json', prefer: 'tx=rollback' },
    })
    const reply = await plain.fetch(request)
    plain.close()
    expect(reply.headers.get('preference-applied')).toBeNull()
    expect(await names()).toContainEqual({ name: 'kept f' })
  })
})
